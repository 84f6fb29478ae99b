package import Binder

/// The selected rows of a table, and the rules by which taps select.
@MainActor
final class RowSelection: CorePart {
  unowned let core: TableCore

  /// Whether a tap selects a row outside of editing mode.
  var allowsSelection = true

  /// Whether a tap leaves other rows selected, and deselects a selected row, outside editing mode.
  var allowsMultipleSelection = false

  /// Whether a tap selects a row in editing mode.
  var allowsSelectionDuringEditing = false

  /// Whether rows show circles to choose several of them in editing mode, in place of other controls.
  var allowsMultipleSelectionDuringEditing = false

  @exclusivity(unchecked)
  private(set) var rows = Selection()

  /// The rows that were selected before the table was edited, and are again when that ends.
  private var rowsBeforeEditing = Selection()

  init(of core: TableCore) { self.core = core }
}

extension RowSelection {
  /// Whether a tap reaches a row: in editing mode the table keeps it for the controls, unless it is to select too.
  var takesTaps: Bool {
    core.touches.editing.isOn
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether a tap leaves other rows selected, and deselects a selected row.
  var takesSeveralRows: Bool {
    core.touches.editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects a row as code does it, or none for nil.
  func select(_ indexPath: IndexPath?, animated: Bool, at scrollPosition: TableScrollPosition) {
    core.layoutIfNeeded()
    guard let indexPath else { return deselectAll(except: nil) }
    guard let row = core.existingRow(at: indexPath) else { return }
    beginPhase("select", row)
    if !takesSeveralRows { deselectAll(except: row) }
    set(true, row, animated: animated)
    if scrollPosition != .none { core.screen.scroll(to: indexPath, at: scrollPosition) }
  }

  /// Deselects a row as code does it.
  ///
  /// A row that was deleted is not selected any more, so this does nothing then.
  func deselect(_ indexPath: IndexPath, animated: Bool) {
    core.layoutIfNeeded()
    guard let row = core.position(of: indexPath), layout.contains(row) else { return }
    beginPhase("deselect", row)
    set(false, row, animated: animated)
  }

  /// Keeps the selection of a row, and shows it in its cell if it has one now.
  func set(_ isSelected: Bool, _ row: RowPosition, animated: Bool = false) {
    if isSelected { rows.select(row) } else { rows.deselect(row) }
    displayed.cells[row]?.cell.setSelected(isSelected, animated: animated)
  }

  /// In the middle of a call of the data source, which goes on afterwards, the calls stay in the phase that they are in.
  private func beginPhase(_ title: String, _ row: RowPosition) {
    if progress.activity != .reading { core.beginPhase(title, row) }
  }

  private func deselectAll(except kept: RowPosition?) {
    for row in rows.ascending where row != kept { set(false, row) }
  }

  /// Begins to edit with nothing selected, or ends it with what was selected before.
  ///
  /// - Returns: The rows that are selected now and were not before, or the other way round.
  func setEditing(_ editing: Bool) -> [RowPosition] {
    let before = rows
    rows = rowsBeforeEditing
    rowsBeforeEditing = editing ? before : Selection()
    return rows.differing(from: before)
  }

  /// Forgets everything, because a reload has replaced the rows.
  func forget() { (rows, rowsBeforeEditing) = (Selection(), Selection()) }

  /// Follows the rows through a batch.
  ///
  /// - Parameter position: A row's position after the batch; nil where it is deleted or reloaded.
  func follow(_ position: (RowPosition) -> RowPosition?) {
    rows = rows.following(position)
    rowsBeforeEditing = rowsBeforeEditing.following(position)
  }
}

/// The selected rows, kept apart from the cells, which are reused.
package struct Selection: Equatable, Sendable {
  fileprivate var selected: Set<RowPosition> = []

  /// The same rows at other positions, without those that have none any more.
  func following(_ position: (RowPosition) -> RowPosition?) -> Selection {
    Selection(selected: Set(selected.compactMap(position)))
  }

  /// The rows that one of two selections has, from the top to the bottom.
  func differing(from other: Selection) -> [RowPosition] {
    selected.symmetricDifference(other.selected).sorted()
  }

  package func contains(_ row: RowPosition) -> Bool { selected.contains(row) }

  package var isEmpty: Bool { selected.isEmpty }

  /// The selected rows from the top to the bottom.
  ///
  /// - Complexity: O(n log n) in the number of selected rows.
  package var ascending: [RowPosition] { selected.sorted() }

  /// The selected row nearest to the top.
  package var first: RowPosition? { selected.min() }

  mutating func select(_ row: RowPosition) { selected.insert(row) }

  mutating func deselect(_ row: RowPosition) { selected.remove(row) }
}
