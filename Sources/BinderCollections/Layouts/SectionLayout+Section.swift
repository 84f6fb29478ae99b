extension SectionLayout {
  /// The section that the layout is short for.
  package func section(
    width: Double,
    axis: LayoutAxis = .vertical,
    hasHeader: Bool = false,
    hasFooter: Bool = false,
    scale: Double = 2
  ) -> LayoutSection {
    let room = (axis: axis, points: width, scale: scale)
    var section = section(room, hasHeader: hasHeader, hasFooter: hasFooter)
    guard let headersArePinned else { return section }
    for index in section.boundaryItems.indices
    where section.boundaryItems[index].kind == LayoutBoundaryItem.headerKind {
      section.boundaryItems[index].pinsToVisibleBounds = headersArePinned
      section.boundaryItems[index].zIndex = headersArePinned ? LayoutBoundaryItem.pinnedZIndex : 1
    }
    return section
  }

  private func section(_ room: Room, hasHeader: Bool, hasFooter: Bool) -> LayoutSection {
    var section: LayoutSection
    switch form {
    case .list(let appearance):
      return appearance.section(hasHeader: hasHeader, hasFooter: hasFooter)
    case .grid(let columns, let spacing, let height, let insets):
      section = Self.grid(columns, spacing, height, insets, room)
    case .carousel(let size, let spacing, let paging, let insets):
      section = LayoutSection(
        group: .horizontal(
          width: size.width,
          height: size.height,
          subitems: [
            LayoutItem(
              width: size.width.isEstimate ? size.width : .fractionalWidth(1),
              height: size.height.isEstimate ? size.height : .fractionalHeight(1)
            )
          ]
        ),
        interGroupSpacing: spacing,
        contentInsets: insets,
        orthogonalScrolling: paging.scrolling
      )
    case .flow(let flow, let lineSpacing, let insets):
      section = LayoutSection(flow: flow, lineSpacing: lineSpacing, insets: insets)
    case .compositional(let composed):
      section = composed
    }
    let kinds = section.boundaryItems.map(\.kind)
    if hasHeader, !kinds.contains(LayoutBoundaryItem.headerKind) {
      section.boundaryItems.append(.header(estimate: 44))
    }
    if hasFooter, !kinds.contains(LayoutBoundaryItem.footerKind) {
      section.boundaryItems.append(.footer(estimate: 44))
    }
    return section
  }

  private typealias Room = (axis: LayoutAxis, points: Double, scale: Double)

  private static func grid(
    _ columns: GridColumns,
    _ spacing: Double,
    _ height: ItemHeight,
    _ insets: LayoutInsets,
    _ room: Room
  ) -> LayoutSection {
    let points = room.points - insets.sum(room.axis.other)
    let count = columns.count(in: points, spacing: spacing)
    let itemWidth = (points - Double(count - 1) * spacing) / Double(count)
    let pixels = (itemWidth * room.scale + 1e-6).rounded(.down) / room.scale
    let dimension: LayoutDimension =
      switch height {
      case .fraction(let part): .absolute(pixels * part)
      case .absolute(let points): .absolute(points)
      case .estimated(let points): .estimated(points)
      }
    let isVertical = room.axis == .vertical
    let item = LayoutItem(
      width: !isVertical && dimension.isEstimate ? dimension : .fractionalWidth(1),
      height: isVertical && dimension.isEstimate ? dimension : .fractionalHeight(1)
    )
    let line = isVertical ? LayoutGroup.horizontal : LayoutGroup.vertical
    let group = line(
      isVertical ? .fractionalWidth(1) : dimension,
      isVertical ? dimension : .fractionalHeight(1),
      .count(count, item),
      .fixed(spacing),
      .zero,
      LayoutEdgeSpacing(),
      []
    )
    return LayoutSection(group: group, interGroupSpacing: spacing, contentInsets: insets)
  }
}

extension SectionLayout.GridColumns {
  fileprivate func count(in room: Double, spacing: Double) -> Int {
    switch self {
    case .count(let count): return max(1, count)
    case .minimumWidth(let width):
      let count = (room + spacing) / (width + spacing)
      return count >= 1 && count <= 1_000 ? Int(count + 1e-9) : 1
    }
  }
}

extension CarouselPaging {
  fileprivate var scrolling: OrthogonalScrolling {
    switch self {
    case .none: .continuous
    case .items: .groupPaging
    case .centeredItems: .groupPagingCentered
    case .pages: .paging
    }
  }
}

extension ListAppearance {
  fileprivate func section(hasHeader: Bool, hasFooter: Bool) -> LayoutSection {
    let row = LayoutItem(width: .fractionalWidth(1), height: .estimated(44))
    let estimate = isPlain ? 28 : 17.5
    var boundaryItems: [LayoutBoundaryItem] = []
    if hasHeader { boundaryItems.append(.header(estimate: estimate, isPinned: isPlain)) }
    if hasFooter { boundaryItems.append(.footer(estimate: estimate, isPinned: isPlain)) }
    return LayoutSection(
      group: .horizontal(width: .fractionalWidth(1), height: .estimated(44), subitems: [row]),
      contentInsets: insets(hasHeader: hasHeader, hasFooter: hasFooter),
      boundaryItems: boundaryItems,
      contentInsetsReference: .none
    )
  }

  package var isPlain: Bool { self == .plain || self == .sidebarPlain }

  private func insets(hasHeader: Bool, hasFooter: Bool) -> LayoutInsets {
    let (top, bottom, side): (Double, Double, Double) =
      switch self {
      case .plain: (0, 0, 0)
      case .grouped: (35, 20, 0)
      case .insetGrouped: (35, 20, 16)
      case .sidebar: (0, 10, 10)
      case .sidebarPlain: (0, 0, 10)
      }
    return LayoutInsets(
      top: hasHeader ? 0 : top,
      leading: side,
      bottom: hasFooter ? 0 : bottom,
      trailing: side
    )
  }
}

extension LayoutBoundaryItem {
  /// What stays visible is in front of what passes.
  fileprivate static let pinnedZIndex = 200

  fileprivate static func header(estimate: Double, isPinned: Bool = false) -> LayoutBoundaryItem {
    edge(headerKind, .top, estimate, isPinned)
  }

  fileprivate static func footer(estimate: Double, isPinned: Bool = false) -> LayoutBoundaryItem {
    edge(footerKind, .bottom, estimate, isPinned)
  }

  private static func edge(
    _ kind: String,
    _ alignment: LayoutEdges,
    _ estimate: Double,
    _ isPinned: Bool
  ) -> LayoutBoundaryItem {
    LayoutBoundaryItem(
      kind: kind,
      height: .estimated(estimate),
      alignment: alignment,
      pinsToVisibleBounds: isPinned,
      zIndex: isPinned ? pinnedZIndex : 1
    )
  }
}
