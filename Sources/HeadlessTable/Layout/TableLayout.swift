package import Binder

/// The layout of a table: its sections with their heights, its size, its insets and its offset.
///
/// It calls nobody and knows no view: the heights that callbacks give or views measure are written into it.
package final class TableLayout {
  /// The heights that count where nobody has answered; whoever uses the table sets them.
  @exclusivity(unchecked)
  var rules: HeightRules { didSet { rectanglesChanged() } }

  /// Points that bars and the like cover at the edges.
  var inset = TableEdgeInsets.zero { didSet { knownPlan = nil } }

  /// The width and the height of the table in points.
  @exclusivity(unchecked)
  package private(set) var size: TableSize { didSet { rectanglesChanged() } }

  /// The point of the content that is at the table's top edge.
  @exclusivity(unchecked)
  package private(set) var offset = 0.0 { didSet { knownPlan = nil } }

  /// The answers that were given about the sections.
  @exclusivity(unchecked)
  private(set) var sections: [SectionState] = []

  /// The places of all sections and rows.
  @exclusivity(unchecked)
  package private(set) var geometry = TableGeometry() {
    didSet {
      (knownSection, knownRun) = (nil, nil)
      rectanglesChanged()
    }
  }

  /// The row that stays in its place on the screen; nil for none.
  var heldRow: HeldRow?

  /// Another number whenever rows may have other rectangles.
  private(set) var placement = 0

  /// The plan, until something changes that it is made of.
  private var knownPlan: LayoutPlan?

  /// The rectangle that was read last, until rows may have others: a cell reads it several times while it is displayed.
  private var knownRect: (row: RowPosition, rect: TableRect)?

  /// The section that was read last, until a height changes: rows are read one after another.
  private var knownSection: PlacedSection?

  /// The rows of one height that were read last, until a height changes.
  private var knownRun: KnownRun?

  private struct KnownRun {
    let section: Int
    let rows: Range<Int>
    let run: HeightRun
    /// The top of the first of the rows.
    let top: Double

    func contains(_ row: RowPosition) -> Bool { row.section == section && rows.contains(row.row) }
  }

  init(size: TableSize, rules: HeightRules) {
    self.size = size
    self.rules = rules
  }

  private func rectanglesChanged() {
    placement += 1
    (knownPlan, knownRect) = (nil, nil)
  }
}

extension TableLayout {
  /// Shows other sections; the offset stays.
  ///
  /// - Parameters:
  ///   - sections: What was answered about them.
  ///   - geometry: Their places.
  ///   - keepsRectangles: Whether every row, header and footer is where it was, and as high.
  ///   - newRow: Gives the new position of a row that stays where it is on the screen.
  func replace(
    _ sections: [SectionState],
    _ geometry: TableGeometry,
    keepsRectangles: Bool = false,
    newRow: (RowPosition) -> RowPosition? = { $0 }
  ) {
    self.sections = sections
    change(keepsRectangles: keepsRectangles) { $0 = geometry }
    if heldRow != nil { followHeldRow(newRow) }
  }

  /// Changes the places of sections and rows, or only whether their heights are known.
  private func change(keepsRectangles: Bool, _ change: (inout TableGeometry) -> Void) {
    let known = (placement, knownPlan, knownRect)
    change(&geometry)
    if keepsRectangles { (placement, knownPlan, knownRect) = known }
  }

  func resize(height: Double) { size.height = height }

  func scroll(to y: Double) { offset = y }

  /// Sets the height that a row really has.
  func setHeight(_ height: Double, of row: RowPosition) {
    let before = self.height(of: row)
    guard before.height != height || before.isEstimate else { return }
    change(keepsRectangles: before.height == height) { geometry in
      geometry.update(row.section) { section in
        section.rows.setHeight(height, isEstimate: false, at: row.row)
      }
    }
  }

  /// The height of a row in points, and whether it is an estimate.
  func height(of row: RowPosition) -> (height: Double, isEstimate: Bool) {
    let run = knownRun(of: row).run
    return (run.height, run.isEstimate)
  }

  private func knownRun(of row: RowPosition) -> KnownRun {
    if let knownRun, knownRun.contains(row) { return knownRun }
    let section = placedSection(row.section)
    let (run, start) = section.geometry.rows.run(at: row.row, origin: section.rowsY)
    let known = KnownRun(
      section: row.section,
      rows: start.rows..<start.rows + run.count,
      run: run,
      top: start.height
    )
    knownRun = known
    return known
  }

  /// A section with the place of each of its parts.
  private func placedSection(_ index: Int) -> PlacedSection {
    if let knownSection, knownSection.index == index { return knownSection }
    let section = geometry.placedSection(index)
    knownSection = section
    return section
  }

  /// Sets the heights of all rows of a section.
  func setRows(_ rows: RowHeights, ofSection section: Int) {
    geometry.update(section) { $0.rows = rows }
  }

  /// Remembers which heights the rows of a section have, and whether they are estimated.
  func setDimensions(_ dimensions: RowDimensions, areEstimates: Bool, ofSection section: Int) {
    sections[section].dimensions = dimensions
    sections[section].estimatesRows = areEstimates
  }

  /// Sets the height of a header or a footer, and so the section's padding.
  func setHeight(_ height: Double, of kind: SupplementaryKind, section: Int) {
    let before = placedSection(section).geometry
    var after = before
    let padding = padding(of: kind, section: section, height: height)
    after.set(height, padding: padding, isEstimate: false, of: kind)
    let isAsHigh =
      padding == before.padding(of: kind) && after.height(of: kind) == before.height(of: kind)
    guard !isAsHigh || before.isEstimate(of: kind) else { return }
    change(keepsRectangles: isAsHigh) { $0.update(section) { $0 = after } }
  }

  /// Blank points beside a header or a footer of some height.
  func padding(of kind: SupplementaryKind, section: Int, height: Double) -> Double {
    let state = sections[section][kind]
    return rules.padding(beside: kind, state, height: height, inFirstSection: section == 0)
  }

  /// Sets the height of the table's own header or footer; the placeholder is as high as the table.
  func setHeight(_ height: Double, of part: TablePart) {
    switch part {
    case .header: geometry.header = height
    case .footer: geometry.footer = height
    case .placeholder: break
    }
  }

  /// Remembers the answers about a header or a footer.
  func set(_ answer: SectionState.Supplementary, of kind: SupplementaryKind, section: Int) {
    sections[section][kind] = answer
  }
}

extension TableLayout {
  /// The number of rows of each section.
  var rowCounts: [Int] { geometry.sections.map(\.rows.count) }

  func contains(_ row: RowPosition) -> Bool {
    if let knownRun, knownRun.contains(row) { return true }
    return sections.indices.contains(row.section) && row.row >= 0
      && row.row < geometry.section(row.section).rows.count
  }

  /// The number of sections, and of rows in one of them, for a sentence.
  func counts(at section: Int) -> TableInconsistency.Counts {
    let rows = sections.indices.contains(section) ? geometry.section(section).rows.count : nil
    return TableInconsistency.Counts(sections: geometry.sectionCount, rows: rows)
  }

  /// As many rows as are visible, beyond the visible ones, nearest first.
  func upcomingRows(
    _ direction: PrefetchWindow.Direction,
    beyond visible: [RowPosition]
  ) -> [RowPosition] {
    guard let row = direction == .down ? visible.last : visible.first else { return [] }
    let number = geometry.rowsBefore(section: row.section) + row.row
    return (1...visible.count).compactMap { distance in
      let next = direction == .down ? number + distance : number - distance
      return geometry.position(ofRowNumber: next).map {
        RowPosition(section: $0.section, row: $0.row)
      }
    }
  }
}

extension TableLayout {
  /// The blank points to the left and to the right of rows, headers and footers.
  var sideInset: Double { rules.profile.sideInset(in: rules.style, width: size.width) }

  /// The width of rows, headers and footers in points.
  package var rowWidth: Double {
    max(0, size.width - 2 * sideInset)
  }

  package func rect(of row: RowPosition) -> TableRect {
    if let knownRect, knownRect.row == row { return knownRect.rect }
    let known = knownRun(of: row)
    let above = known.run.height(ofRows: row.row - known.rows.lowerBound)
    let rect = rect(y: known.top + above, height: known.run.height)
    knownRect = (row, rect)
    return rect
  }

  /// Gives the rectangles of rows that stand one below the other.
  func forEachRect(of visible: LayoutPlan.VisibleRows, _ body: (RowPosition, TableRect) -> Void) {
    let section = placedSection(visible.section)
    let rows = section.geometry.rows
    rows.forEachRow(in: visible.range, origin: section.rowsY) { row, top, height in
      body(RowPosition(section: visible.section, row: row), rect(y: top, height: height))
    }
  }

  func rect(y: Double, height: Double) -> TableRect {
    TableRect(x: sideInset, y: y, width: rowWidth, height: height)
  }

  /// The part of the content that shows.
  var viewport: Viewport { Viewport(offset: offset, height: size.height, inset: inset) }

  /// The part of the table that the viewport shows, by the heights known now.
  package var plan: LayoutPlan {
    if let knownPlan { return knownPlan }
    let plan = LayoutPlan(geometry: geometry, style: rules.style, viewport: viewport)
    knownPlan = plan
    return plan
  }

  /// Whether a row shows by the heights known now; O(log n), so that not each new height needs a new plan.
  func shows(_ row: RowPosition) -> Bool {
    if let knownPlan { return knownPlan.contains(row) }
    let section = placedSection(row.section)
    return section.rows(in: viewport).contains(row.row)
      && section.geometry.rows.height(at: row.row).height > 0
  }

  /// Whether a header or a footer shows by the heights known now; O(log n).
  func shows(_ kind: SupplementaryKind, section: Int) -> Bool {
    placedSection(section).visible(kind, in: rules.style, viewport) != nil
  }

  /// The offsets at which scrolling may end.
  package var offsetLimits: ClosedRange<Double> {
    viewport.restingOffsets(contentHeight: geometry.contentHeight)
  }

  /// The offset within the limits of scrolling that is nearest to another.
  func restingOffset(nearest y: Double) -> Double {
    y.isNaN
      ? offset : viewport.restingOffset(nearest: y, contentHeight: geometry.contentHeight)
  }

  /// The offset at which a row is at a position; of a row of `Int.max`, the section as a whole.
  func offset(showing row: RowPosition, at position: TableScrollPosition) -> Double {
    let span =
      row.row == .max
      ? geometry.span(ofHeader: row.section)
      : placedSection(row.section).span(ofRow: row.row, at: position, in: viewport)
    return viewport.offset(showing: span, at: position, contentHeight: geometry.contentHeight)
  }

  /// The limit that the offset has to go back to where the content has become shorter; nil if it may stay.
  ///
  /// An offset that was beyond the limits before stays where the program has put it; a content height
  /// of nil, after a reload, makes no such difference.
  func offsetAfterShrinking(from heightBefore: Double?) -> Double? {
    let limit = offsetLimits.upperBound
    guard offset > limit else { return nil }
    if let heightBefore {
      guard geometry.contentHeight < heightBefore,
        offset <= viewport.restingOffsets(contentHeight: heightBefore).upperBound
      else { return nil }
    }
    return limit
  }
}
