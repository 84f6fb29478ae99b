package import Binder

extension TableGeometry {
  package struct Span: Sendable, Hashable {
    package var y: Double
    package var height: Double
    package var maxY: Double { y + height }
  }

  package enum Element: Sendable, Hashable {
    /// Blank space above a section's header or below its footer.
    case padding(section: Int)
    case header(section: Int)
    case row(section: Int, row: Int)
    case footer(section: Int)
  }

  /// The number of rows above a section, all sections together; O(log sections).
  package func rowsBefore(section: Int) -> Int {
    section == sectionCount ? rowCount : placedSection(section).rowsBefore
  }

  /// The section and the position in it of a row that is counted through all sections.
  ///
  /// It gives the rows before and after any other, whatever empty sections lie between; nil for a
  /// number outside of `0..<rowCount`.
  package func position(ofRowNumber number: Int) -> RowPosition? {
    guard number >= 0, let found = sections.first(where: { $0.rows > number }) else { return nil }
    return RowPosition(section: found.start.elements, row: number - found.start.rows)
  }

  /// The span of a section, paddings included, so that sections leave no gaps.
  package func span(ofSection section: Int) -> Span {
    let placed = placedSection(section)
    return Span(y: placed.y, height: placed.geometry.height)
  }

  /// The span of a section's header when it does not stick.
  package func span(ofHeader section: Int) -> Span {
    let placed = placedSection(section)
    return Span(y: placed.headerY, height: placed.geometry.header)
  }

  /// The span of a section's footer when it does not stick.
  package func span(ofFooter section: Int) -> Span {
    let placed = placedSection(section)
    return Span(y: placed.footerY, height: placed.geometry.footer)
  }

  /// What covers a place, its top edge included and its bottom edge not; nil outside of all sections.
  package func element(at y: Double) -> Element? {
    guard let index = section(at: y) else { return nil }
    return placedSection(index).element(at: y)
  }

  /// The section that covers a place, which is never one of 0 points; O(log sections).
  package func section(at y: Double) -> Int? {
    y >= header && y < footerY ? firstSection(endingAfter: y) : nil
  }

  /// The first section whose bottom edge is below a place, or `sectionCount`; O(log sections).
  package func firstSection(endingAfter y: Double) -> Int {
    let y = y - header
    return sections.first { $0.height > y }?.start.elements ?? sectionCount
  }

  /// The sections that show between two places; one that only touches either does not show.
  ///
  /// Sections of 0 points among them are part of the range.
  package func visibleSections(from y0: Double, to y1: Double) -> Range<Int> {
    let first = firstSection(endingAfter: y0)
    guard y0 < y1 else { return first..<first }
    let end = y1 - header
    guard let (_, start) = sections.first(where: { $0.height >= end })
    else { return first..<sectionCount }
    return first..<max(first, start.elements + (start.height < end ? 1 : 0))
  }

  /// The rows of a section that show between two places; one that only touches does not show.
  ///
  /// Rows of 0 points among them are part of the range.
  package func visibleRows(inSection section: Int, from y0: Double, to y1: Double) -> Range<Int> {
    let placed = placedSection(section)
    return placed.geometry.rows.rows(from: y0, to: y1, origin: placed.rowsY)
  }
}
