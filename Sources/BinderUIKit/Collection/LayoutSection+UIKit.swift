#if canImport(UIKit) && !os(watchOS)
  import BinderCollections
  import UIKit

  @MainActor
  extension LayoutSection {
    /// The same section, as UIKit takes it; a flow takes the sizes of its items and the room that bars leave.
    func ofUIKit(sizes: [LayoutSize], in box: LayoutSize) -> NSCollectionLayoutSection {
      let group: NSCollectionLayoutGroup
      var (insets, supplementariesFollow) = (contentInsets, supplementariesFollowContentInsets)
      switch content {
      case .group(let repeated):
        group = repeated.ofUIKit(size(repeated.box.width, repeated.box.height))
      case .flow(let flow):
        group = flow.group(of: sizes, lineSpacing: interGroupSpacing, sides: insets, in: box)
        // A header keeps free what bars cover at the sides, and not what its items keep free: so they do it in their group.
        (insets.leading, insets.trailing, supplementariesFollow) = (0, 0, true)
      }
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = CGFloat(interGroupSpacing)
      section.contentInsets = insets.ofUIKit
      section.boundarySupplementaryItems = boundaryItems.map(\.ofUIKit)
      section.decorationItems = decorationItems.map(\.ofUIKit)
      section.orthogonalScrollingBehavior = orthogonalScrolling.ofUIKit
      section.supplementaryContentInsetsReference =
        supplementariesFollow ? .automatic : .none
      section.contentInsetsReference = contentInsetsReference.ofUIKit
      return section
    }
  }

  @MainActor
  extension LayoutFlow {
    /// A group of all items of a section, as UIKit's compositional layouts know no flow; where cells decide their sizes, a group
    /// is a line.
    fileprivate func group(
      of sizes: [LayoutSize],
      lineSpacing: Double,
      sides: LayoutInsets,
      in box: LayoutSize
    ) -> NSCollectionLayoutGroup {
      let room = box.width - sides.sum(.horizontal)
      if isEstimated {
        let line = line(of: sizes.first, sides: sides, room: room)
        return line.ofUIKit(size(line.box.width, line.box.height))
      }
      let frames = FlowFrames(self, lineSpacing: lineSpacing)
        .frames(of: sizes, from: sides.leading, room: room)
      let height: CGFloat = frames.map { $0.origin.y + $0.size.height }.max() ?? 0
      // UIKit lays out no group without room, also where a section is empty.
      let all = NSCollectionLayoutSize(
        widthDimension: .absolute(CGFloat(max(1, box.width))),
        heightDimension: .absolute(height > 0 ? height : 1)
      )
      return NSCollectionLayoutGroup.custom(layoutSize: all) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
    }

    /// A line of items that cells measure: as many of one size as a line has room for, or else what UIKit finds to fit.
    private func line(of size: LayoutSize?, sides: LayoutInsets, room: Double) -> LayoutGroup {
      let height = itemSize.height.isEstimate ? itemSize.height : .fractionalHeight(1)
      // Those that are not as high as their line are in its middle.
      let edges = LayoutEdgeSpacing(top: .flexible(0), bottom: .flexible(0))
      let item = { LayoutItem(width: $0, height: height, edgeSpacing: edges) }
      var (items, start, gap): (LayoutGroup.Subitems, Double, Double) =
        ([item(itemSize.width)], 0, spacing)
      if let size {
        // UIKit shows nothing of a group with an item that is longer.
        let width = max(1, min(size.width, room))
        let widths = Array(repeating: width, count: max(1, count(fitting: width, in: room)))
        items = .repeating(widths.count, item(.absolute(width)))
        (start, gap) = arrangement(of: widths, in: room, isLast: false, equal: (true, true))
      }
      return .horizontal(
        width: .fractionalWidth(1),
        height: itemSize.height,
        subitems: items,
        interItemSpacing: .fixed(gap),
        contentInsets: LayoutInsets(leading: sides.leading + start, trailing: sides.trailing)
      )
    }
  }

  @MainActor
  private func size(_ width: LayoutDimension, _ height: LayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width.ofUIKit, heightDimension: height.ofUIKit)
  }

  @MainActor
  extension LayoutGroup {
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

  @MainActor
  extension LayoutItem {
    fileprivate var ofUIKit: NSCollectionLayoutItem { ofUIKit(size(box.width, box.height)) }

    /// The item as one of so many that share the room of a row.
    ///
    /// UIKit's fractions are those of the room that the spaces between the items leave. So `1 / count` is what the method with a
    /// count, which is deprecated, has given each item.
    fileprivate func ofUIKit(share count: Int, _ axis: LayoutAxis) -> NSCollectionLayoutItem {
      let part = 1 / Double(count)
      return ofUIKit(
        size(
          axis == .horizontal ? .fractionalWidth(part) : box.width,
          axis == .vertical ? .fractionalHeight(part) : box.height
        )
      )
    }

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

  @MainActor
  extension LayoutBox {
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

  @MainActor
  extension LayoutSupplementaryItem {
    fileprivate var ofUIKit: NSCollectionLayoutSupplementaryItem {
      let item = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(width, height),
        elementKind: ElementKind(kind).ofUIKit,
        containerAnchor: anchor.ofUIKit,
        itemAnchor: NSCollectionLayoutAnchor(edges: itemEdges.ofUIKit)
      )
      item.zIndex = zIndex
      return item
    }
  }

  @MainActor
  extension LayoutBoundaryItem {
    fileprivate var ofUIKit: NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(width, height),
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

  @MainActor
  extension LayoutDecorationItem {
    fileprivate var ofUIKit: NSCollectionLayoutDecorationItem {
      let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
      item.contentInsets = contentInsets.ofUIKit
      item.zIndex = zIndex
      return item
    }
  }
#endif
