package import Binder

/// The effects of a finger: the selected rows, the row under the finger, the rows announced as needed soon.
@MainActor
final class Interaction {
  /// Whether a tap selects a row outside of editing mode.
  var allowsSelection = true

  /// Whether a tap leaves other rows selected, and deselects a selected row, outside of editing mode.
  var allowsMultipleSelection = false

  @exclusivity(unchecked)
  private(set) var selection = Selection()

  /// The rows that were selected before the table was edited, and are again when that ends.
  private var selectionBeforeEditing = Selection()

  /// The row under a finger, wherever batches move it; nil without a finger, and when the row was deleted.
  private(set) var touchedRow: RowPosition?

  /// The row that a tap began at, whatever row the delegate wants to be selected instead.
  private(set) var tappedRow: RowPosition?

  private var prefetching = PrefetchWindow()
}

extension Interaction {
  /// Selects or deselects a row.
  func select(_ row: RowPosition, _ isSelected: Bool) {
    if isSelected { selection.select(row) } else { selection.deselect(row) }
  }

  /// Begins to edit with nothing selected, or ends it with what was selected before.
  ///
  /// - Returns: The rows that are selected now and were not before, or the other way round.
  func setEditing(_ editing: Bool) -> [RowPosition] {
    let before = selection
    selection = selectionBeforeEditing
    selectionBeforeEditing = editing ? before : Selection()
    return selection.rows(differingFrom: before)
  }

  /// Does something while a finger is on a row.
  func touching(_ row: RowPosition, _ body: () -> Void) {
    (touchedRow, tappedRow) = (row, row)
    body()
    (touchedRow, tappedRow) = (nil, nil)
  }

  /// The delegate wants another row to be selected instead of the one under the finger, or none.
  func redirectTouch(to row: RowPosition?) { touchedRow = row }

  /// The rows to announce, or to take back, after a scroll; `upcoming` are nearest first.
  func scroll(
    _ direction: PrefetchWindow.Direction,
    visible: [RowPosition],
    upcoming: [RowPosition]
  ) -> PrefetchWindow.Step {
    prefetching.scroll(direction, visible: visible, upcoming: upcoming)
  }

  /// Forgets everything, because a reload has replaced the rows.
  func forget() {
    (selection, selectionBeforeEditing) = (Selection(), Selection())
    (touchedRow, tappedRow) = (nil, nil)
    prefetching.forget()
  }

  /// Follows the rows through a batch.
  ///
  /// - Parameter position: A row's position after the batch; nil where it is deleted or reloaded.
  func follow(_ position: (RowPosition) -> RowPosition?) {
    selection = selection.following(position)
    selectionBeforeEditing = selectionBeforeEditing.following(position)
    touchedRow = touchedRow.flatMap(position)
    tappedRow = tappedRow.flatMap(position)
    prefetching.forget()
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
  func rows(differingFrom other: Selection) -> [RowPosition] {
    selected.symmetricDifference(other.selected).sorted()
  }

  package func contains(_ row: RowPosition) -> Bool { selected.contains(row) }

  package var isEmpty: Bool { selected.isEmpty }

  /// The selected rows from the top to the bottom.
  ///
  /// - Complexity: O(n log n) in the number of selected rows.
  package var rows: [RowPosition] { selected.sorted() }

  /// The selected row nearest to the top.
  package var first: RowPosition? { selected.min() }

  mutating func select(_ row: RowPosition) { selected.insert(row) }

  mutating func deselect(_ row: RowPosition) { selected.remove(row) }
}
