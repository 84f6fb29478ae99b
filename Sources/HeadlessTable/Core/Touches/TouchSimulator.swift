import Binder

/// A row that a gesture can be made on: it is there, and the table is in the middle of nothing.
struct ReadyRow {
  let position: RowPosition
  /// What is done to the row, for messages: `swiped`.
  fileprivate let participle: String
}

/// The touch on a table: the row under it, and the gestures that it can make.
@MainActor
final class TouchSimulator: CorePart {
  unowned let core: TableCore

  /// The row under the touch, wherever batches move it; nil without a touch, and when the row was deleted.
  private(set) var row: RowPosition?

  /// The row that the touch began at, whatever row the delegate wants to be selected instead.
  private(set) var firstRow: RowPosition?

  let taps: Taps
  let swiping: Swiping
  let dragging: Dragging
  let menus: Menus
  let editing: EditingMode
  let edges: TableEdges

  /// The cells of the row that is swiped aside or dragged: no other row gets them.
  private var heldCells: [ObjectIdentifier: any TableCell] = [:]
  /// Those of them that have left the screen meanwhile.
  private var waitingCells: [any TableCell] = []

  init(on core: TableCore) {
    self.core = core
    taps = Taps(on: core)
    swiping = Swiping(on: core)
    dragging = Dragging(on: core)
    menus = Menus(on: core)
    editing = EditingMode(of: core)
    edges = TableEdges(of: core)
  }
}

extension TouchSimulator {
  /// The row that a gesture is about; nil, with a message, when there is none or the table is busy.
  ///
  /// The participle says what is to be done to the row, for messages: `swiped`.
  func ready(_ target: some RowTarget, _ participle: String) -> ReadyRow? {
    guard isReady(participle), let row = target.namedRow.row(core) else { return nil }
    return ReadyRow(position: row, participle: participle)
  }

  func isReady(_ participle: String) -> Bool {
    core.layoutIfNeeded()
    if progress.isFree { return true }
    report(
      .error,
      "\(core.host.aRow.capitalizedFirst) of \(core.named) can't be \(participle), because the \(core.host.name) is in the "
        + "middle of a tap, an update or a callback. Do it after that."
    )
    return false
  }

  func touch(_ ready: ReadyRow, _ title: String, _ body: () -> Void) {
    guard bringIntoView(ready) else { return }
    beginPhase(title, ready.position)
    core.during(.touching) {
      (row, firstRow) = (ready.position, ready.position)
      body()
      (row, firstRow) = (nil, nil)
    }
  }

  /// Scrolls until a row has a cell that no bar covers as a whole; false, with a message, when it cannot have one.
  ///
  /// Estimates may be wrong, so that it takes more than one attempt.
  func bringIntoView(_ ready: ReadyRow) -> Bool {
    let row = ready.position
    for _ in 0..<TableProgress.roundLimit {
      if displayed.cells[row] != nil, layout.isUncovered(row) { return true }
      let before = layout.offset
      core.screen.scroll(to: row.indexPath, at: .none)
      guard layout.contains(row), layout.offset != before || displayed.cells[row] != nil else {
        break
      }
    }
    if displayed.cells[row] != nil { return true }
    report(
      .error,
      "\(core.sentenceStart(row)) can't be \(ready.participle), because it "
        + "can't be brought into view. Give it a height of more than 0 points."
    )
    return false
  }

  func redirect(to row: RowPosition?) { self.row = row }

  /// Closes what an untouched part of the table closes at a touch: an open menu, or a row that is swiped aside.
  func closesByTouch() -> Bool {
    if menus.closesByTouch() { return true }
    guard swiping.open != nil else { return false }
    core.during(.touching) { swiping.close() }
    return true
  }
}

extension TouchSimulator {
  var heldRows: [RowPosition] {
    [swiping.open?.row, dragging.drag?.row, menus.open?.row].compactMap { $0 }
  }

  /// Keeps a cell from other rows until the touch releases the row that it shows.
  func hold(_ cell: (any TableCell)?) {
    if let cell { heldCells[ObjectIdentifier(cell)] = cell }
  }

  /// A row is displayed, in a cell that is kept from other rows if the touch has hold of the row.
  func displayed(_ row: RowPosition, _ cell: any TableCell) {
    if swiping.open?.row == row || dragging.drag?.row == row { hold(cell) }
    editing.displayed(row, cell)
  }

  func keeps(_ cell: any TableCell) -> Bool {
    guard heldCells[ObjectIdentifier(cell)] != nil else { return false }
    waitingCells.append(cell)
    return true
  }

  /// Pools the cells that other rows may have now, if the touch has released everything.
  func release() {
    guard swiping.open == nil, dragging.drag == nil else { return }
    for cell in waitingCells { views.pool(cell) }
    (heldCells, waitingCells) = ([:], [])
  }

  /// Follows the rows through a batch; a reloaded row stays swiped aside, and is not touched any more.
  func follow(_ map: ChangeMap) {
    row = row.flatMap(map.newKeepingCell)
    firstRow = firstRow.flatMap(map.newKeepingCell)
    swiping.follow(map.new(of:))
    dragging.follow(map.new(of:))
    menus.follow(map.new(of:))
    editing.follow(map.new(of:))
  }

  func forget() {
    (row, firstRow) = (nil, nil)
    swiping.follow { _ in nil }
    dragging.forget()
    menus.follow { _ in nil }
    editing.forget()
  }
}
