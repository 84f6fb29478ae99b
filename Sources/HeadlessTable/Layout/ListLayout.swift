package import Binder
package import TableBatches

/// The layout of a table or a collection view: its size, its insets, its offset, and where each row is.
///
/// It has no callbacks and no views. A table's rows lie one below the other; a collection view's are laid out by section.
/// What both have in common is here, along the axis that scrolls.
package class ListLayout {
  /// The heights that count where the delegate returns none; they are settings of the table.
  @exclusivity(unchecked)  // TableBenchmarks scroll
  final var rules: HeightRules { didSet { rectanglesChanged() } }

  final var inset = TableEdgeInsets.zero { didSet { planChanged() } }

  package final internal(set) var size: TableSize { didSet { rectanglesChanged() } }

  /// The point of the content that is at the edge where scrolling begins.
  @exclusivity(unchecked)  // TableBenchmarks scroll
  package final private(set) var offset = 0.0 { didSet { planChanged() } }

  /// The row that stays in its place on the screen; nil for none.
  final var heldRow: HeldRow?

  /// A version number that changes whenever rows may have other rectangles.
  @exclusivity(unchecked)  // TableBenchmarks scroll
  final private(set) var placement = 0

  /// The plan, until something changes that it is made of.
  @exclusivity(unchecked)  // TableBenchmarks scroll
  final private(set) var knownPlan: LayoutPlan?

  /// Whether the content scrolls from left to right, and not from top to bottom.
  final let isHorizontal: Bool

  init(size: TableSize, rules: HeightRules, isHorizontal: Bool = false) {
    self.size = size
    self.rules = rules
    self.isHorizontal = isHorizontal
  }

  // What each kind of layout has its own way of.

  package var host: HostKind { .table }
  package var sectionCount: Int { 0 }
  package var rowCount: Int { 0 }

  package func rowCount(ofSection section: Int) -> Int { 0 }

  package func rowsBefore(section: Int) -> Int { 0 }

  /// The row that is counted through all sections; nil for a number that none has.
  package func position(ofRowNumber number: Int) -> RowPosition? { nil }

  func contains(_ row: RowPosition) -> Bool {
    row.section >= 0 && row.section < sectionCount && row.row >= 0
      && row.row < rowCount(ofSection: row.section)
  }

  var contentSize: TableSize { .zero }

  package func rect(of row: RowPosition) -> TableRect { .zero }

  func forEachRect(of visible: LayoutPlan.VisibleRows, _ body: (RowPosition, TableRect) -> Void) {
    for row in visible.range {
      let row = RowPosition(section: visible.section, row: row)
      body(row, rect(of: row))
    }
  }

  /// The place of a header or a footer on the screen, where it may stick.
  func rect(of supplementary: LayoutPlan.Supplementary, _ kind: SupplementaryKind) -> TableRect {
    .zero
  }

  func rect(ofSection section: Int, _ part: SupplementaryKind?) -> TableRect { .zero }

  func makePlan() -> LayoutPlan { LayoutPlan() }

  /// Whether a row shows by the sizes known now; O(log n), so that not each new size needs a new plan.
  func shows(_ row: RowPosition) -> Bool { plan.contains(row) }

  func shows(_ kind: SupplementaryKind, section: Int) -> Bool {
    plan.supplementaries(kind).contains { $0.section == section }
  }

  /// Whether the size of a row is an estimate.
  func isEstimate(_ row: RowPosition) -> Bool { false }

  /// Whether nothing that is beside a row, in a line with it, waits for its size.
  func isSteady(_ row: RowPosition) -> Bool { true }

  /// Whether a size that becomes known can change the place of every row of a section, also of those above.
  func placesRowsByAverage(inSection section: Int) -> Bool { false }

  /// The stretch to show for a row; of a row of `Int.max`, for the section as a whole.
  func span(of row: RowPosition, at position: TableScrollPosition) -> TableGeometry.Span {
    let rect = rect(of: row)
    return TableGeometry.Span(y: start(of: rect), height: end(of: rect) - start(of: rect))
  }

  func rows(showingIn rect: TableRect) -> [RowPosition] { [] }

  /// The row that covers a point of the content; nil for a header, a footer, or no content.
  func row(at point: TablePoint) -> RowPosition? { nil }

  package var rowWidth: Double { size.width }

  var sideInset: Double { 0 }
}

extension ListLayout {
  package final var plan: LayoutPlan {
    if let knownPlan { return knownPlan }
    let plan = makePlan()
    knownPlan = plan
    return plan
  }

  final func planChanged() { knownPlan = nil }

  final func rectanglesChanged() {
    placement += 1
    knownPlan = nil
  }

  /// Makes a change that leaves every row, header and footer where it is.
  final func keepingRectangles(_ change: () -> Void) {
    let known = (placement, knownPlan)
    change()
    (placement, knownPlan) = known
  }

  final func scroll(to offset: Double) { self.offset = offset }
}

// Along the axis that scrolls.

extension ListLayout {
  /// Points of the viewport along the axis.
  package final var length: Double { isHorizontal ? size.width : size.height }

  package final var contentLength: Double {
    isHorizontal ? contentSize.width : contentSize.height
  }

  package final func start(of rect: TableRect) -> Double { isHorizontal ? rect.minX : rect.minY }

  final func end(of rect: TableRect) -> Double { isHorizontal ? rect.maxX : rect.maxY }

  final var viewport: Viewport { viewport(inset: inset) }

  final func viewport(inset: TableEdgeInsets) -> Viewport {
    guard isHorizontal else { return Viewport(offset: offset, height: size.height, inset: inset) }
    let along = TableEdgeInsets(top: inset.left, bottom: inset.right)
    return Viewport(offset: offset, height: size.width, inset: along)
  }
}

extension ListLayout {
  package final var sectionIndices: Range<Int> { 0..<sectionCount }

  final var rowCounts: [Int] { sectionIndices.map(rowCount(ofSection:)) }

  final func counts(at section: Int) -> TableInconsistency.Counts {
    let rows = sectionIndices.contains(section) ? rowCount(ofSection: section) : nil
    return TableInconsistency.Counts(sections: sectionCount, rows: rows, host: host)
  }

  /// The rows beyond the visible ones, nearest first: 12 if 12 rows are visible.
  final func upcomingRows(
    _ direction: PrefetchWindow.Direction,
    beyond visible: [RowPosition]
  ) -> [RowPosition] {
    guard let row = direction == .down ? visible.last : visible.first else { return [] }
    let number = rowsBefore(section: row.section) + row.row
    return (1...visible.count).compactMap { distance in
      position(ofRowNumber: direction == .down ? number + distance : number - distance)
    }
  }

  /// The rows that show in a rectangle of the content; nil if its size is negative or no number.
  final func rows(in rect: TableRect) -> [RowPosition]? {
    guard rect.width >= 0, rect.height >= 0, !rect.minX.isNaN, !rect.minY.isNaN else { return nil }
    return rows(showingIn: rect)
  }
}
