/// Rows whose cells other code fills after an update, though nothing about the rows has changed.
///
/// Only those that are displayed have cells: a table is asked which they are, and all others stay as they are.
package struct RowsFilledAgain: Sendable {
  /// Rows, ascending.
  package var rows: [RowPosition] = []
  /// Sections all of whose rows are.
  package var sections: [Int] = []

  package init() {}

  package var isEmpty: Bool { rows.isEmpty && sections.isEmpty }

  /// Whether a row is one of them; O(log *n*).
  package func contains(_ row: RowPosition) -> Bool {
    if sections.contains(row.section) { return true }
    let index = rows.partitioningIndex { $0 >= row }
    return index < rows.count && rows[index] == row
  }
}
