package import Binder

extension LayoutPlan {
  /// Whether a row is visible.
  ///
  /// - Complexity: O(visible runs of rows).
  func contains(_ row: RowPosition) -> Bool {
    rows.contains { $0.section == row.section && $0.range.contains(row.row) }
  }

  /// The visible headers or footers.
  package func supplementaries(_ kind: SupplementaryKind) -> [Supplementary] {
    kind == .header ? headers : footers
  }

  /// The visible rows from the top to the bottom.
  package var positions: [RowPosition] {
    rows.flatMap { rows in rows.range.map { RowPosition(section: rows.section, row: $0) } }
  }

  /// The sections of which anything is visible.
  package var sectionsInSight: Set<Int> {
    Set(rows.map(\.section) + headers.map(\.section) + footers.map(\.section))
  }
}
