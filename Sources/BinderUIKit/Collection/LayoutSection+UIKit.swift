#if canImport(UIKit) && !os(watchOS)
  import BinderCollections
  import UIKit

  extension LayoutSection {
    /// The same section, as UIKit takes it; a flow takes the sizes of its items and the width of the section.
    @MainActor
    func ofUIKit(sizes: [LayoutSize], width: Double) -> NSCollectionLayoutSection {
      let group: NSCollectionLayoutGroup =
        switch content {
        case .group(let group): group.ofUIKit
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
        let item = LayoutItem(
          width: .estimated(itemSize.width),
          height: .estimated(itemSize.height)
        )
        return LayoutGroup.horizontal(
          width: .fractionalWidth(1),
          height: .estimated(itemSize.height),
          subitems: [item],
          interItemSpacing: .fixed(itemSpacing)
        ).ofUIKit
      }
      let frames = FlowFrames(self, lineSpacing: lineSpacing).frames(of: sizes, room: room)
      let height: CGFloat = frames.map { $0.origin.y + $0.size.height }.max() ?? 0
      let all = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(height)
      )
      return NSCollectionLayoutGroup.custom(layoutSize: all) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
    }
  }

  extension LayoutGroup {
    @MainActor
    fileprivate var ofUIKit: NSCollectionLayoutGroup {
      let group: NSCollectionLayoutGroup
      switch arrangement {
      case .custom(let custom):
        group = .custom(layoutSize: box.size) { environment in
          let size = environment.container.effectiveContentSize
          return custom.frames(LayoutSize(width: size.width, height: size.height)).map(\.ofUIKit)
        }
      case .row(let axis, let subitems, let spacing):
        group = Self.row(axis, box.size, subitems)
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
      let items = subitems.items.map(\.ofUIKit)
      switch (axis, subitems) {
      case (.horizontal, .list): return .horizontal(layoutSize: size, subitems: items)
      case (.vertical, .list): return .vertical(layoutSize: size, subitems: items)
      case (.horizontal, .count(let count, let item)):
        return .horizontal(layoutSize: size, subitem: item.ofUIKit, count: count)
      case (.vertical, .count(let count, let item)):
        return .vertical(layoutSize: size, subitem: item.ofUIKit, count: count)
      case (.horizontal, .repeating(let count, let item)):
        return .horizontal(layoutSize: size, repeatingSubitem: item.ofUIKit, count: count)
      case (.vertical, .repeating(let count, let item)):
        return .vertical(layoutSize: size, repeatingSubitem: item.ofUIKit, count: count)
      }
    }
  }

  extension LayoutItem {
    @MainActor
    fileprivate var ofUIKit: NSCollectionLayoutItem {
      if let group { return group.ofUIKit }
      let item = NSCollectionLayoutItem(
        layoutSize: box.size,
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
