import Binder

/// The selected rows of a table, and the rules by which taps select.
@MainActor
final class RowSelection: CorePart {
  unowned let core: TableCore

  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false

  private(set) var rows: Set<RowPosition> = []

  /// The rows that were selected before the table was edited, and are again when that ends.
  private var rowsBeforeEditing: Set<RowPosition> = []

  init(of core: TableCore) { self.core = core }
}

extension RowSelection {
  /// Whether a tap reaches a row: in editing mode the table keeps it for the controls, unless it is to select too.
  var takesTaps: Bool {
    core.touches.editing.isOn
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var takesSeveralRows: Bool {
    core.touches.editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func select(_ indexPath: IndexPath?, animated: Bool, at scrollPosition: TableScrollPosition) {
    core.layoutIfNeeded()
    guard let indexPath else { return deselectAll(except: nil) }
    guard let row = core.existingRow(at: indexPath) else { return }
    beginPhase("select", row)
    if !takesSeveralRows { deselectAll(except: row) }
    set(true, row, animated: animated)
    if scrollPosition != .none { core.screen.scroll(to: indexPath, at: scrollPosition) }
  }

  /// A row that was deleted is not selected any more, so this does nothing then.
  func deselect(_ indexPath: IndexPath, animated: Bool) {
    core.layoutIfNeeded()
    guard let row = core.position(of: indexPath), layout.contains(row) else { return }
    beginPhase("deselect", row)
    set(false, row, animated: animated)
  }

  func set(_ isSelected: Bool, _ row: RowPosition, animated: Bool = false) {
    if isSelected { rows.insert(row) } else { rows.remove(row) }
    displayed.cells[row]?.cell.setSelected(isSelected, animated: animated)
  }

  /// In the middle of a call of the data source, which continues afterwards, the calls stay in the phase that they are in.
  private func beginPhase(_ title: String, _ row: RowPosition) {
    if progress.activity != .reading { core.beginPhase(title, row) }
  }

  private func deselectAll(except kept: RowPosition?) {
    for row in rows.sorted() where row != kept { set(false, row) }
  }

  /// Begins to edit with nothing selected, or ends it with what was selected before.
  ///
  /// - Returns: The rows that are selected now and were not before, or the other way round.
  func setEditing(_ editing: Bool) -> [RowPosition] {
    let before = rows
    rows = rowsBeforeEditing
    rowsBeforeEditing = editing ? before : []
    return rows.symmetricDifference(before).sorted()
  }

  func forget() { (rows, rowsBeforeEditing) = ([], []) }

  func follow(_ position: (RowPosition) -> RowPosition?) {
    rows = Set(rows.compactMap(position))
    rowsBeforeEditing = Set(rowsBeforeEditing.compactMap(position))
  }
}
