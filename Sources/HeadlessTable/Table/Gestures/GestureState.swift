import Binder

/// What a finger is in the middle of, and what the rows of an edited table show.
@MainActor
final class GestureState {
  /// Whether the rows show controls.
  var isEditing = false

  /// Whether a tap selects a row while the table is edited.
  var allowsSelectionDuringEditing = false

  /// Whether rows show circles to choose several of them while the table is edited, in place of other controls.
  var allowsMultipleSelectionDuringEditing = false

  /// The row that is swiped aside.
  private(set) var swipe: OpenSwipe?

  private var controls: [RowPosition: RowControls] = [:]
  private var swipeCount = 0
}

/// A row that is swiped aside, with its buttons.
@MainActor
struct OpenSwipe {
  /// Which swipe it is: an action that ends later may close no other one.
  let number: Int
  /// Where the row is; nil when it was deleted.
  var row: RowPosition?
  let edge: SwipeEdge
  let actions: SwipeActions
  /// Whether the only button is the one that the table gives rows that can be deleted.
  let isDeleteButton: Bool
}

/// The controls of a row of an edited table.
struct RowControls: Hashable, Sendable {
  var style: RowEditingStyle
  var isIndented: Bool
  var isMovable: Bool

  /// The words for a picture.
  var tags: [String] {
    var tags: [String] = []
    if style == .delete { tags.append("deletable") }
    if style == .insert { tags.append("insertable") }
    if isMovable { tags.append("movable") }
    return tags
  }
}

extension GestureState {
  /// Opens a row.
  func open(
    _ row: RowPosition,
    _ edge: SwipeEdge,
    _ actions: SwipeActions,
    isDeleteButton: Bool
  ) {
    swipeCount += 1
    swipe = OpenSwipe(
      number: swipeCount,
      row: row,
      edge: edge,
      actions: actions,
      isDeleteButton: isDeleteButton
    )
  }

  /// Closes the row that is swiped aside, and returns it.
  func close() -> OpenSwipe? {
    defer { swipe = nil }
    return swipe
  }

  /// The controls of a row, once they were asked for.
  func controls(of row: RowPosition) -> RowControls? { isEditing ? controls[row] : nil }

  /// Keeps the controls of a row, and forgets those of rows that are not displayed.
  func keep(_ newControls: RowControls?, of row: RowPosition, displayed: (RowPosition) -> Bool) {
    controls[row] = newControls
    if controls.count > 1_000 { controls = controls.filter { displayed($0.key) } }
  }

  /// Forgets all controls.
  func forgetControls() { controls.removeAll() }

  /// Follows the rows through a batch; a reloaded row stays swiped aside.
  ///
  /// - Parameter position: A row's position after the batch; nil where it is deleted.
  func follow(_ position: (RowPosition) -> RowPosition?) {
    if let row = swipe?.row { swipe?.row = position(row) }
    var moved: [RowPosition: RowControls] = [:]
    for (row, controls) in controls { if let new = position(row) { moved[new] = controls } }
    controls = moved
  }

  /// A reload has replaced the rows.
  func forget() {
    swipe?.row = nil
    controls.removeAll()
  }
}
