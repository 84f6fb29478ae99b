import Binder

/// A section with its place in the table: the y of each of its parts in content coordinates.
package struct PlacedSection: Sendable {
  package let index: Int
  package let rowsBefore: Int
  package let y: Double
  package let geometry: SectionGeometry

  init(_ geometry: SectionGeometry, at start: LayoutExtent, below header: Double) {
    self.geometry = geometry
    index = start.elements
    rowsBefore = start.rows
    y = header + start.height
  }

  package var headerY: Double { y + geometry.topPadding }
  package var rowsY: Double { headerY + geometry.header }
  package var footerY: Double { rowsY + geometry.rows.total }
  package var footerMaxY: Double { footerY + geometry.footer }
  package var maxY: Double { y + geometry.height }

  /// The span of a row; O(log runs).
  func span(ofRow row: Int) -> TableGeometry.Span {
    var span = TableGeometry.Span(y: 0, height: 0)
    geometry.rows.forEachRow(in: row..<row + 1, origin: rowsY) { _, top, height in
      span = TableGeometry.Span(y: top, height: height)
    }
    return span
  }

  /// The stretch to show for a row: with the header above the first row where it is at the top, and with the footer
  /// below the last row where it is at the bottom.
  ///
  /// The shortest way shows all three, unless they are higher than the viewport; then it shows the row alone.
  func span(
    ofRow row: Int,
    at position: TableScrollPosition,
    in viewport: Viewport
  ) -> TableGeometry.Span {
    let own = span(ofRow: row)
    let hasHeader = row == 0 && (position == .top || position == .none)
    let hasFooter =
      row == geometry.rows.count - 1 && (position == .bottom || position == .none)
    let (top, bottom) = (hasHeader ? headerY : own.y, hasFooter ? footerMaxY : own.maxY)
    let isTooHigh = position == .none && bottom - top > viewport.insetHeight
    return isTooHigh ? own : TableGeometry.Span(y: top, height: bottom - top)
  }

  /// The part of the section that covers a place between `y` and `maxY`; O(log runs).
  func element(at place: Double) -> TableGeometry.Element {
    if place < headerY || place >= footerMaxY { return .padding(section: index) }
    if place < rowsY { return .header(section: index) }
    if let row = geometry.rows.row(at: place, origin: rowsY) {
      return .row(section: index, row: row)
    }
    return .footer(section: index)
  }
}
