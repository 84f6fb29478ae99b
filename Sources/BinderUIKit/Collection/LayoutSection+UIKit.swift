#if canImport(UIKit) && !os(watchOS)
  import BinderCollections
  import UIKit

  extension LayoutSection {
    /// The same section, as UIKit takes it; a flow takes the sizes of its items and the width of the section.
    @MainActor
    func ofUIKit(sizes: [LayoutSize], width: Double) -> NSCollectionLayoutSection {
      let group: NSCollectionLayoutGroup =
        switch content {
        case .group(let group): group.ofUIKit(group.box.size)
        case .flow(let flow):
          flow.group(
            of: sizes,
            lineSpacing: interGroupSpacing,
            room: width - contentInsets.sum(.horizontal)
          )
        }
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = CGFloat(interGroupSpacing)
      section.contentInsets = contentInsets.ofUIKit
      section.boundarySupplementaryItems = boundaryItems.map(\.ofUIKit)
      section.decorationItems = decorationItems.map(\.ofUIKit)
      section.orthogonalScrollingBehavior = orthogonalScrolling.ofUIKit
      section.supplementaryContentInsetsReference =
        supplementariesFollowContentInsets ? .automatic : .none
      section.contentInsetsReference = contentInsetsReference.ofUIKit
      return section
    }
  }

  extension LayoutFlow {
    /// A group of all items of a section, as UIKit's compositional layouts know no flow; where cells decide their sizes, a group
    /// is a line.
    @MainActor
    fileprivate func group(
      of sizes: [LayoutSize],
      lineSpacing: Double,
      room: Double
    ) -> NSCollectionLayoutGroup {
      if isEstimated {
        let line = LayoutGroup.horizontal(
          width: .fractionalWidth(1),
          height: itemSize.height,
          subitems: [LayoutItem(width: itemSize.width, height: itemSize.height)],
          interItemSpacing: .fixed(itemSpacing)
        )
        return line.ofUIKit(line.box.size)
      }
      let frames = FlowFrames(self, lineSpacing: lineSpacing).frames(of: sizes, room: room)
      let height: CGFloat = frames.map { $0.origin.y + $0.size.height }.max() ?? 0
      // UIKit lays out no group without room, also where a section is empty.
      let all = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(height > 0 ? height : 1)
      )
      return NSCollectionLayoutGroup.custom(layoutSize: all) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
    }
  }

  extension LayoutGroup {
    @MainActor
    fileprivate func ofUIKit(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
      let group: NSCollectionLayoutGroup
      switch arrangement {
      case .custom(let custom):
        group = .custom(layoutSize: size) { environment in
          let size = environment.container.effectiveContentSize
          return custom.frames(LayoutSize(width: size.width, height: size.height)).map(\.ofUIKit)
        }
      case .row(let axis, let subitems, let spacing):
        group = Self.row(axis, size, subitems)
        group.interItemSpacing = spacing.ofUIKit
      }
      box.dress(group)
      group.supplementaryItems = box.supplementaryItems.map(\.ofUIKit)
      return group
    }

    @MainActor
    private static func row(
      _ axis: LayoutAxis,
      _ size: NSCollectionLayoutSize,
      _ subitems: Subitems
    ) -> NSCollectionLayoutGroup {
      switch (axis, subitems) {
      case (.horizontal, .list(let items)):
        .horizontal(layoutSize: size, subitems: items.map(\.ofUIKit))
      case (.vertical, .list(let items)):
        .vertical(layoutSize: size, subitems: items.map(\.ofUIKit))
      case (_, .count(let count, let item)):
        row(axis, size, count, of: item.ofUIKit(share: count, axis))
      case (_, .repeating(let count, let item)): row(axis, size, count, of: item.ofUIKit)
      }
    }

    @MainActor
    private static func row(
      _ axis: LayoutAxis,
      _ size: NSCollectionLayoutSize,
      _ count: Int,
      of item: NSCollectionLayoutItem
    ) -> NSCollectionLayoutGroup {
      switch axis {
      case .horizontal: .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
      case .vertical: .vertical(layoutSize: size, repeatingSubitem: item, count: count)
      }
    }
  }

  extension LayoutItem {
    @MainActor
    fileprivate var ofUIKit: NSCollectionLayoutItem { ofUIKit(box.size) }

    /// The item as one of so many that share the room of a row.
    ///
    /// UIKit's fractions are those of the room that the spaces between the items leave. So `1 / count` is what the method with a
    /// count, which is deprecated, has given each item.
    @MainActor
    fileprivate func ofUIKit(share count: Int, _ axis: LayoutAxis) -> NSCollectionLayoutItem {
      let part = 1 / CGFloat(count)
      return ofUIKit(
        NSCollectionLayoutSize(
          widthDimension: axis == .horizontal ? .fractionalWidth(part) : box.width.ofUIKit,
          heightDimension: axis == .vertical ? .fractionalHeight(part) : box.height.ofUIKit
        )
      )
    }

    @MainActor
    private func ofUIKit(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
      if let group { return group.ofUIKit(size) }
      let item = NSCollectionLayoutItem(
        layoutSize: size,
        supplementaryItems: box.supplementaryItems.map(\.ofUIKit)
      )
      box.dress(item)
      return item
    }
  }

  extension LayoutBox {
    @MainActor
    fileprivate var size: NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width.ofUIKit, heightDimension: height.ofUIKit)
    }

    @MainActor
    fileprivate func dress(_ item: NSCollectionLayoutItem) {
      item.contentInsets = contentInsets.ofUIKit
      guard edgeSpacing != LayoutEdgeSpacing() else { return }
      let (leading, trailing) = edgeSpacing.spaces(.horizontal)
      let (top, bottom) = edgeSpacing.spaces(.vertical)
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: leading.ofUIKit,
        top: top.ofUIKit,
        trailing: trailing.ofUIKit,
        bottom: bottom.ofUIKit
      )
    }
  }

  extension LayoutSupplementaryItem {
    @MainActor
    fileprivate var ofUIKit: NSCollectionLayoutSupplementaryItem {
      let item = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: width.ofUIKit,
          heightDimension: height.ofUIKit
        ),
        elementKind: ElementKind(kind).ofUIKit,
        containerAnchor: anchor.ofUIKit,
        itemAnchor: NSCollectionLayoutAnchor(edges: itemEdges.ofUIKit)
      )
      item.zIndex = zIndex
      return item
    }
  }

  extension LayoutBoundaryItem {
    @MainActor
    fileprivate var ofUIKit: NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: width.ofUIKit,
          heightDimension: height.ofUIKit
        ),
        elementKind: ElementKind(kind).ofUIKit,
        alignment: alignment.alignment,
        absoluteOffset: CGPoint(x: x, y: y)
      )
      item.extendsBoundary = extendsBoundary
      item.pinToVisibleBounds = pinsToVisibleBounds
      item.zIndex = zIndex
      return item
    }
  }

  extension LayoutDecorationItem {
    @MainActor
    fileprivate var ofUIKit: NSCollectionLayoutDecorationItem {
      let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
      item.contentInsets = contentInsets.ofUIKit
      item.zIndex = zIndex
      return item
    }
  }
#endif
