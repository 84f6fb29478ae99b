package import Binder

/// The views that a viewport shows, and their places.
///
/// A plan is computed from nothing but the geometry, the style and the viewport, and lists only
/// what intersects the bounds and is more than 0 points high. Places are content coordinates.
package struct LayoutPlan: Sendable, Equatable {
  /// Rows that are directly one below the other.
  package struct VisibleRows: Sendable, Hashable {
    package var section: Int
    /// The rows, by their positions in the section; never empty.
    package var range: Range<Int>
  }

  /// A header or a footer at the place where it is shown; it may rest at another one.
  package struct Supplementary: Sendable, Hashable {
    package var section: Int
    /// Its top edge in points, after sticking.
    package var y: Double
    package var height: Double
    /// Whether it sticks to an edge of the viewport, away from where it rests.
    package var isPinned: Bool
  }

  /// The visible rows from top to bottom.
  ///
  /// Rows of 0 points are left out, so one section may have several ranges.
  package var rows: [VisibleRows] = []
  package var headers: [Supplementary] = []
  package var footers: [Supplementary] = []

  package init() {}

  /// Makes a plan of what a viewport shows of a table.
  ///
  /// - Complexity: O(log sections + log runs) for each visible section and each visible run.
  package init(geometry: TableGeometry, style: TableSectionStyle, viewport: Viewport) {
    let visible = geometry.visibleSections(from: viewport.offset, to: viewport.maxY)
    var index = visible.lowerBound
    while index < visible.upperBound {
      let section = geometry.placedSection(index)
      let heights = section.geometry.rows
      for range in heights.nonzeroRanges(in: section.rows(in: viewport)) {
        rows.append(VisibleRows(section: index, range: range))
      }
      if let header = section.visible(.header, in: style, viewport) { headers.append(header) }
      if let footer = section.visible(.footer, in: style, viewport) { footers.append(footer) }
      // Skips sections of 0 points without reading each.
      index = max(index + 1, geometry.firstSection(endingAfter: section.maxY))
    }
  }
}

extension LayoutPlan {
  func contains(_ row: RowPosition) -> Bool {
    for visible in rows where visible.section == row.section && visible.range.contains(row.row) {
      return true
    }
    return false
  }

  /// The first visible row behind another, or of all; nil if there is none.
  ///
  /// - Complexity: O(visible runs of rows).
  func row(after cursor: RowPosition?) -> RowPosition? {
    for visible in rows where visible.section >= cursor?.section ?? 0 {
      var row = visible.range.lowerBound
      if let cursor, cursor.section == visible.section { row = max(row, cursor.row + 1) }
      if row < visible.range.upperBound { return RowPosition(section: visible.section, row: row) }
    }
    return nil
  }

  package func supplementaries(_ kind: SupplementaryKind) -> [Supplementary] {
    kind == .header ? headers : footers
  }

  package var positions: [RowPosition] {
    rows.flatMap { rows in rows.range.map { RowPosition(section: rows.section, row: $0) } }
  }

  package var sectionsInSight: Set<Int> {
    Set(rows.map(\.section) + headers.map(\.section) + footers.map(\.section))
  }
}

extension LayoutPlan: CustomStringConvertible {
  /// The plan as a line: `rows 0:0..<2 1:0..<1 | headers 0@10* 1@172 | footers`.
  ///
  /// Rows stand with their section, headers and footers with their top edge in points and a star where they stick.
  package var description: String {
    let lists = [
      ("rows", rows.map { "\($0.section):\($0.range)" }),
      ("headers", headers.map(\.description)),
      ("footers", footers.map(\.description)),
    ]
    return lists.map { name, items in ([name] + items).joined(separator: " ") }
      .joined(separator: " | ")
  }
}

extension LayoutPlan.Supplementary: CustomStringConvertible {
  /// The section, the top edge, and a star for a view that sticks: `1@172*`.
  package var description: String {
    "\(section)@\(y.pointsText)\(isPinned ? "*" : "")"
  }
}
