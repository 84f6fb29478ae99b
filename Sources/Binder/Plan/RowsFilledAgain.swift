/// Rows whose cells other code fills after an update, though nothing about the rows has changed.
///
/// Only displayed rows have cells: the table provides their index paths, and all others stay as they are.
package struct RowsFilledAgain: Sendable {
  /// Rows, ascending.
  package var rows: [RowPosition] = []
  /// Sections all of whose rows are.
  package var sections: [Int] = []
  /// Rows, ascending, that keep their cells in another section, whose controls they show in editing mode.
  package var arrivals: [RowPosition] = []

  package init() {}

  package var isEmpty: Bool { rows.isEmpty && sections.isEmpty && arrivals.isEmpty }

  /// Whether a row is one of them; O(log *n*).
  package func contains(_ row: RowPosition) -> Bool {
    if sections.contains(row.section) { return true }
    let index = rows.partitioningIndex { $0 >= row }
    return index < rows.count && rows[index] == row
  }

  /// The rows that are filled again, with those that get the controls of another section if controls are shown.
  package func whileEditing(_ isEditing: Bool) -> RowsFilledAgain {
    var filled = self
    if isEditing { filled.rows = (rows + arrivals).sorted() }
    filled.arrivals = []
    return filled
  }
}
