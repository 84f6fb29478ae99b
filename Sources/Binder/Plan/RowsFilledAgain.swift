/// Rows whose cells other code fills after an update, though nothing about the rows has changed.
///
/// Only displayed rows have cells: the table provides their index paths, and all others stay as they are.
package struct RowsFilledAgain: Sendable {
  package var rows: [RowPosition] = []
  package var sections: [Int] = []
  /// Rows, ascending, that keep their cells in another section, whose controls they show in editing mode.
  package var arrivals: [RowPosition] = []
  /// For each section of rows without models the first row that is new, and whether those above it keep their controls, too.
  package var counted: [(end: RowPosition, keepsControls: Bool)] = []

  package init() {}

  package var isEmpty: Bool {
    rows.isEmpty && sections.isEmpty && arrivals.isEmpty && counted.isEmpty
  }

  package func contains(_ row: RowPosition) -> Bool {
    if sections.contains(row.section) || isCounted(row) { return true }
    let index = rows.partitioningIndex { $0 >= row }
    return index < rows.count && rows[index] == row
  }

  package func keepsControls(_ row: RowPosition) -> Bool { isCounted(row) { $0 } }

  private func isCounted(_ row: RowPosition, where isMeant: (Bool) -> Bool = { _ in true }) -> Bool
  {
    counted.contains { end, keepsControls in
      end.section == row.section && row.row < end.row && isMeant(keepsControls)
    }
  }

  /// The rows that are filled again, with those that get the controls of another section if controls are shown.
  package func whileEditing(_ isEditing: Bool) -> RowsFilledAgain {
    var filled = self
    if isEditing { filled.rows = (rows + arrivals).sorted() }
    filled.arrivals = []
    return filled
  }
}
