package import Binder

/// The layout of a table: its sections with their heights, its size, its insets and its offset.
///
/// It has no callbacks and no views: the heights that callbacks give or views measure are written into it.
package final class TableLayout: ListLayout {
  @exclusivity(unchecked)  // TableBenchmarks scroll
  private(set) var sections: [SectionState] = []

  @exclusivity(unchecked)  // TableBenchmarks scroll
  package private(set) var geometry = TableGeometry() {
    didSet {
      (knownSection, knownRun) = (nil, nil)
      rectanglesChanged()
    }
  }

  /// The rectangle that was read last, of a placement: a cell reads it several times while it is displayed.
  private var knownRect: (placement: Int, row: RowPosition, rect: TableRect)?

  /// The section that was read last, until a height changes: rows are read one after another.
  private var knownSection: PlacedSection?

  /// The rows of one height that were read last, until a height changes.
  private var knownRun: KnownRun?

  private struct KnownRun {
    let section: Int
    let rows: Range<Int>
    let run: HeightRun
    let top: Double

    func contains(_ row: RowPosition) -> Bool { row.section == section && rows.contains(row.row) }
  }

  init(size: TableSize, rules: HeightRules) { super.init(size: size, rules: rules) }

  package override var sectionCount: Int { geometry.sectionCount }
  package override var rowCount: Int { geometry.rowCount }

  package override func rowCount(ofSection section: Int) -> Int {
    geometry.section(section).rows.count
  }

  package override func rowsBefore(section: Int) -> Int { geometry.rowsBefore(section: section) }

  package override func position(ofRowNumber number: Int) -> RowPosition? {
    geometry.position(ofRowNumber: number)
  }

  override func contains(_ row: RowPosition) -> Bool {
    if let knownRun, knownRun.contains(row) { return true }
    return super.contains(row)
  }

  override var contentSize: TableSize {
    TableSize(width: size.width, height: geometry.contentHeight)
  }

  package override func rect(of row: RowPosition) -> TableRect {
    if let knownRect, knownRect.row == row, knownRect.placement == placement {
      return knownRect.rect
    }
    let known = knownRun(of: row)
    let above = known.run.height(ofRows: row.row - known.rows.lowerBound)
    let rect = rect(y: known.top + above, height: known.run.height)
    knownRect = (placement, row, rect)
    return rect
  }

  override func forEachRect(
    of visible: LayoutPlan.VisibleRows,
    _ body: (RowPosition, TableRect) -> Void
  ) {
    let section = placedSection(visible.section)
    let rows = section.geometry.rows
    rows.forEachRow(in: visible.range, origin: section.rowsY) { row, top, height in
      body(RowPosition(section: visible.section, row: row), rect(y: top, height: height))
    }
  }

  override func rect(
    of supplementary: LayoutPlan.Supplementary,
    _ kind: SupplementaryKind
  ) -> TableRect {
    rect(y: supplementary.y, height: supplementary.height)
  }

  override func rect(ofSection section: Int, _ part: SupplementaryKind?) -> TableRect {
    let (header, footer) = (geometry.span(ofHeader: section), geometry.span(ofFooter: section))
    return switch part {
    case .header: rect(y: header.y, height: header.height)
    case .footer: rect(y: footer.y, height: footer.height)
    case nil: rect(y: header.y, height: footer.maxY - header.y)
    }
  }

  override func makePlan() -> LayoutPlan {
    LayoutPlan(geometry: geometry, style: rules.style, viewport: viewport)
  }

  override func shows(_ row: RowPosition) -> Bool {
    if let knownPlan { return knownPlan.contains(row) }
    let section = placedSection(row.section)
    return section.rows(in: viewport).contains(row.row)
      && section.geometry.rows.height(at: row.row).height > 0
  }

  override func shows(_ kind: SupplementaryKind, section: Int) -> Bool {
    placedSection(section).visible(kind, in: rules.style, viewport) != nil
  }

  override func isEstimate(_ row: RowPosition) -> Bool { height(of: row).isEstimate }

  override func span(of row: RowPosition, at position: TableScrollPosition) -> TableGeometry.Span {
    row.row == .max
      ? geometry.span(ofHeader: row.section)
      : placedSection(row.section).span(ofRow: row.row, at: position, in: viewport)
  }

  override func row(at point: TablePoint) -> RowPosition? {
    guard point.x >= 0, point.x < size.width,
      case .row(let section, let row) = geometry.element(at: point.y)
    else { return nil }
    return RowPosition(section: section, row: row)
  }

  override func rows(showingIn rect: TableRect) -> [RowPosition] {
    guard rect.minX < size.width, rect.maxX > 0 else { return [] }
    return geometry.visibleSections(from: rect.minY, to: rect.maxY).flatMap { section in
      geometry.visibleRows(inSection: section, from: rect.minY, to: rect.maxY)
        .filter { geometry.section(section).rows.height(at: $0).height > 0 }
        .map { RowPosition(section: section, row: $0) }
    }
  }

  override var sideInset: Double { rules.profile.sideInset(in: rules.style, width: size.width) }

  package override var rowWidth: Double { max(0, size.width - 2 * sideInset) }

  private func rect(y: Double, height: Double) -> TableRect {
    TableRect(x: sideInset, y: y, width: rowWidth, height: height)
  }
}

extension TableLayout {
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
    guard keepsRectangles else { return change(&geometry) }
    keepingRectangles { change(&geometry) }
  }

  func setHeight(_ height: Double, of row: RowPosition) {
    let before = self.height(of: row)
    guard before.height != height || before.isEstimate else { return }
    change(keepsRectangles: before.height == height) { geometry in
      geometry.update(row.section) { section in
        section.rows.setHeight(height, isEstimate: false, at: row.row)
      }
    }
  }

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

  private func placedSection(_ index: Int) -> PlacedSection {
    if let knownSection, knownSection.index == index { return knownSection }
    let section = geometry.placedSection(index)
    knownSection = section
    return section
  }

  func setRows(_ rows: RowHeights, ofSection section: Int) {
    geometry.update(section) { $0.rows = rows }
  }

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

  func set(_ value: SectionState.Supplementary, of kind: SupplementaryKind, section: Int) {
    sections[section][kind] = value
  }
}
