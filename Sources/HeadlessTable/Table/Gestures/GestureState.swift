import Binder

/// The gesture that a finger is in the middle of, and the controls of an edited table's rows.
@MainActor
final class GestureState {
  /// Whether the rows show controls.
  var isEditing = false

  /// Whether a tap selects a row in editing mode.
  var allowsSelectionDuringEditing = false

  /// Whether rows show circles to choose several of them in editing mode, in place of other controls.
  var allowsMultipleSelectionDuringEditing = false

  /// The titles of the index at the edge.
  var indexTitles: [String] = []

  /// The code that runs when a finger has pulled the table down.
  var refreshHandler: (@MainActor () async -> Void)?

  /// Whether that code has not ended.
  var isRefreshing = false

  /// The row that is swiped aside.
  @exclusivity(unchecked)
  private(set) var swipe: OpenSwipe?

  /// The row under a finger that drags it.
  @exclusivity(unchecked)
  private(set) var drag: OpenDrag?

  /// Whether the data source is being told of a row that was dropped, which is in a batch of the table's own.
  var isDropping = false

  /// The open menu.
  @exclusivity(unchecked)
  private(set) var menu: OpenMenu?

  /// The cells of the row that a finger has hold of.
  @exclusivity(unchecked)
  private var heldCells: [ObjectIdentifier: any TableCell] = [:]
  /// Those of them that have left the screen meanwhile.
  private var waitingCells: [any TableCell] = []

  private var controls: [RowPosition: RowControls] = [:]
  /// The cells that were told that editing mode has begun, and not of its end.
  @exclusivity(unchecked)
  private var editedCells: Set<ObjectIdentifier> = []
  private var swipeCount = 0
}

/// A row that is swiped aside, with its buttons.
@MainActor
struct OpenSwipe {
  /// The number of the swipe: an action that ends later must close no other one.
  let number: Int
  /// The position of the row; nil when it was deleted.
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
  /// Whether it shows a circle to choose it by, among several rows.
  var isChoosable = false

  /// The words for a picture.
  var tags: [String] {
    var tags: [String] = []
    if style == .delete { tags.append("deletable") }
    if style == .insert { tags.append("insertable") }
    if isMovable { tags.append("movable") }
    if !isIndented { tags.append("unindented") }
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

  /// Whether a finger has hold of a row: it is swiped aside or dragged.
  func holds(_ row: RowPosition) -> Bool { swipe?.row == row || drag?.row == row }

  /// Keeps a cell from other rows until the finger lets go of the row that it shows.
  func hold(_ cell: (any TableCell)?) {
    if let cell { heldCells[ObjectIdentifier(cell)] = cell }
  }

  /// Whether a cell that leaves the screen has to wait until the finger lets go.
  func keeps(_ cell: any TableCell) -> Bool {
    guard heldCells[ObjectIdentifier(cell)] != nil else { return false }
    waitingCells.append(cell)
    return true
  }

  /// The cells that other rows may have now, if the finger has let go of everything.
  func release() -> [any TableCell] {
    guard swipe == nil, drag == nil else { return [] }
    defer { (heldCells, waitingCells) = ([:], []) }
    return waitingCells
  }

  /// Takes hold of a row.
  func beginDrag(_ row: RowPosition) { drag = OpenDrag(row: row, proposed: row, target: row) }

  /// Moves the row that is dragged over a place, which leads it to a place where it may go.
  func drag(over proposed: RowPosition, to target: RowPosition) {
    drag?.proposed = proposed
    drag?.target = target
  }

  /// Lets go of the row that is dragged, and returns it.
  func endDrag() -> OpenDrag? {
    defer { drag = nil }
    return drag
  }

  /// Opens the menu of a row.
  func openMenu(_ row: RowPosition, _ actions: [MenuAction]) {
    menu = OpenMenu(row: row, actions: actions)
  }

  /// Closes the open menu, and returns it.
  func closeMenu() -> OpenMenu? {
    defer { menu = nil }
    return menu
  }

  /// The controls of a row, once they were asked for.
  func controls(of row: RowPosition) -> RowControls? { isEditing ? controls[row] : nil }

  /// Keeps the controls of a row, and forgets those of rows that are not displayed.
  func keep(_ newControls: RowControls?, of row: RowPosition, displayed: (RowPosition) -> Bool) {
    controls[row] = newControls
    if controls.count > 1_000 { controls = controls.filter { displayed($0.key) } }
  }

  /// Whether a cell that comes to the screen is to be told of editing mode; most know that there is none.
  func tellsEditing(_ cell: any TableCell) -> Bool {
    guard isEditing else {
      return !editedCells.isEmpty && editedCells.remove(ObjectIdentifier(cell)) != nil
    }
    editedCells.insert(ObjectIdentifier(cell))
    return true
  }

  /// Forgets all controls.
  func forgetControls() { controls.removeAll() }

  /// Follows the rows through a batch; a reloaded row stays swiped aside.
  ///
  /// - Parameter position: A row's position after the batch; nil where it is deleted.
  func follow(_ position: (RowPosition) -> RowPosition?) {
    if let row = swipe?.row { swipe?.row = position(row) }
    if let row = menu?.row { menu?.row = position(row) }
    if let row = drag?.row {
      drag?.row = position(row)
      drag?.target = nil
    }
    var moved: [RowPosition: RowControls] = [:]
    for (row, controls) in controls { if let new = position(row) { moved[new] = controls } }
    controls = moved
  }

  /// A reload has replaced the rows.
  func forget() {
    swipe?.row = nil
    menu?.row = nil
    drag?.row = nil
    controls.removeAll()
  }
}
