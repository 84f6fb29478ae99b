package import Binder
package import BinderCollections
package import TableBatches

/// The layout of a collection view: its sections with their layouts, its size, its insets and its offsets.
///
/// It has no callbacks and no views: the sizes that callbacks give or views measure are written into it.
package final class CollectionLayout: ListLayout {
  package private(set) var geometry: CollectionGeometry {
    didSet { rectanglesChanged() }
  }

  package private(set) var sections: [SectionState] = []

  package struct SectionState: Equatable {
    /// The layout as it was declared, for pictures.
    package var layout: SectionLayout
    /// The section that it is short for.
    var section: LayoutSection
  }

  /// What shows, until something changes that it is made of.
  private var knownElements: (plan: CollectionPlan, of: LayoutPlan)?

  override init(size: TableSize, rules: HeightRules, isHorizontal: Bool) {
    let axis = isHorizontal ? LayoutAxis.horizontal : .vertical
    geometry = CollectionGeometry(in: LayoutContainer(size: size, axis: axis), sections: [])
    super.init(size: size, rules: rules, isHorizontal: isHorizontal)
  }

  package override var host: HostKind { .collection }
  package override var sectionCount: Int { geometry.sectionCount }
  package override var rowCount: Int { geometry.itemCount }

  package override func rowCount(ofSection section: Int) -> Int {
    geometry.itemCount(inSection: section)
  }

  package override func rowsBefore(section: Int) -> Int { geometry.itemsBefore(section: section) }

  package override func position(ofRowNumber number: Int) -> RowPosition? {
    geometry.position(ofItemNumber: number)
  }

  override var contentSize: TableSize { geometry.contentSize }

  package override func rect(of row: RowPosition) -> TableRect { geometry.rect(of: row) ?? .zero }

  override func rect(
    of supplementary: LayoutPlan.Supplementary,
    _ kind: SupplementaryKind
  ) -> TableRect {
    let shown = elements.supplementaries.first {
      $0.kind == kind.elementKind && $0.section == supplementary.section
    }
    return shown?.rect ?? .zero
  }

  override func rect(ofSection section: Int, _ part: SupplementaryKind?) -> TableRect {
    if let part {
      return geometry.rect(ofSupplementary: part.elementKind, section: section) ?? .zero
    }
    return geometry.rect(ofSection: section)
  }

  override func makePlan() -> LayoutPlan {
    let elements = CollectionPlan(geometry, visible: visibleRect, inset: inset.layoutInsets)
    var plan = LayoutPlan()
    for items in elements.items {
      plan.rows += items.ranges.map { LayoutPlan.VisibleRows(section: items.section, range: $0) }
    }
    for element in elements.supplementaries where element.index == 0 {
      guard let section = element.section else { continue }
      let supplementary = LayoutPlan.Supplementary(
        section: section,
        y: start(of: element.rect),
        height: end(of: element.rect) - start(of: element.rect),
        isPinned: element.isPinned
      )
      switch element.kind {
      case LayoutBoundaryItem.headerKind: plan.headers.append(supplementary)
      case LayoutBoundaryItem.footerKind: plan.footers.append(supplementary)
      default: break
      }
    }
    knownElements = (elements, plan)
    return plan
  }

  override func shows(_ row: RowPosition) -> Bool {
    if let knownPlan { return knownPlan.contains(row) }
    return geometry.rect(of: row)?.intersects(visibleRect) ?? false
  }

  override func isEstimate(_ row: RowPosition) -> Bool { geometry.isEstimated(row) }

  override func isSteady(_ row: RowPosition) -> Bool { geometry.isSteady(row) }

  override func placesRowsByAverage(inSection section: Int) -> Bool {
    if case .flow(let flow) = sections[section].section.content { flow.isEstimated } else { false }
  }

  override func span(of row: RowPosition, at position: TableScrollPosition) -> TableGeometry.Span {
    let rect = row.row == .max ? geometry.rect(ofSection: row.section) : rect(of: row)
    return TableGeometry.Span(y: start(of: rect), height: end(of: rect) - start(of: rect))
  }

  override func rows(showingIn rect: TableRect) -> [RowPosition] {
    CollectionPlan(geometry, visible: rect).items.flatMap { items in
      items.ranges.joined().map { RowPosition(section: items.section, row: $0) }
    }
  }

  override func row(at point: TablePoint) -> RowPosition? {
    let pixel = TableRect(origin: point, size: TableSize(width: 0.001, height: 0.001))
    return rows(showingIn: pixel).max { first, second in
      // The one in front.
      (geometry.attributes(of: first)?.zIndex ?? 0, first)
        < (geometry.attributes(of: second)?.zIndex ?? 0, second)
    }
  }
}

extension CollectionLayout {
  /// What shows, with everything that is no item, header or footer.
  package var elements: CollectionPlan {
    let plan = plan
    if let knownElements, knownElements.of == plan { return knownElements.plan }
    return CollectionPlan(geometry, visible: visibleRect, inset: inset.layoutInsets)
  }

  var visibleRect: TableRect {
    let corner = TablePoint(x: isHorizontal ? offset : 0, y: isHorizontal ? 0 : offset)
    return TableRect(origin: corner, size: size)
  }

  func replace(
    _ sections: [SectionState],
    _ geometry: CollectionGeometry,
    keepsRectangles: Bool = false,
    newRow: (RowPosition) -> RowPosition? = { $0 }
  ) {
    self.sections = sections
    if keepsRectangles {
      keepingRectangles { self.geometry = geometry }
    } else {
      self.geometry = geometry
    }
    if heldRow != nil { followHeldRow(newRow) }
  }

  func measure(_ row: RowPosition, as size: TableSize) {
    // A rectangle of whole pixels can stay while the lines below it move by less.
    let isSame = size == geometry.solvedSize(of: row)
    guard !isSame || geometry.isEstimated(row) else { return }
    if isSame, !placesRowsByAverage(inSection: row.section) {
      keepingRectangles { geometry.measure(row, as: size) }
    } else {
      geometry.measure(row, as: size)
    }
  }

  func measure(_ kind: String, section: Int?, as size: TableSize) {
    let isKnown = !geometry.isEstimated(supplementary: kind, section: section)
    if isKnown, geometry.rect(ofSupplementary: kind, section: section)?.size == size { return }
    geometry.measure(supplementary: kind, section: section, as: size)
  }

  /// The offset of a section that scrolls across at which an item of it is at a position; nil for another section.
  func offsetAcross(showing row: RowPosition, at position: TableScrollPosition) -> Double? {
    guard sections[row.section].section.orthogonalScrolling != .none else { return nil }
    let rect = rect(of: row)
    let offset = geometry.offset(ofSection: row.section)
    let (start, end) = isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let across = Viewport(offset: offset, height: isHorizontal ? size.height : size.width)
    let span = TableGeometry.Span(y: start + offset, height: end - start)
    let limit = geometry.offsetLimits(ofSection: row.section).upperBound
    return across.offset(showing: span, at: position, contentHeight: limit + across.height)
  }

  func scroll(section: Int, to offset: Double) { geometry.scroll(section: section, to: offset) }
}

extension SupplementaryKind {
  var elementKind: String {
    self == .header ? LayoutBoundaryItem.headerKind : LayoutBoundaryItem.footerKind
  }
}

extension TableEdgeInsets {
  /// The same insets, where lines begin at the left.
  var layoutInsets: LayoutInsets {
    LayoutInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}
