import Binder

/// A row that is swiped aside, with its buttons.
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

/// Swipes: a row is swiped aside, and shows its actions until it closes.
@MainActor
final class Swiping: CorePart {
  unowned let core: TableCore

  private(set) var open: OpenSwipe?
  private var count = 0

  init(on core: TableCore) { self.core = core }

  private var touches: TouchSimulator { core.touches }

  var actions: [SwipeAction] { open?.actions.actions ?? [] }

  @discardableResult
  func swipe(_ target: some RowTarget, _ edge: SwipeEdge) -> [SwipeAction] {
    guard let row = touches.ready(target, "swiped"), mayOpen(row) else { return [] }
    touches.touch(row, "swipe") {
      close()
      if let row = touches.row, callbacks.canEdit(row) { openTouchedRow(edge) }
    }
    return core.settled.touches.swiping.actions
  }

  func fullSwipe(_ target: some RowTarget, _ edge: SwipeEdge) {
    guard !swipe(target, edge).isEmpty, open?.actions.allowsFullSwipe == true else { return }
    core.during(.touching) { perform(0) }
  }

  /// Taps an action of a row, and swipes the row aside first if it is not.
  func tap(_ title: String, on target: some RowTarget) {
    guard let row = touches.ready(target, "swiped") else { return }
    if open?.row == row.position, offers(title) { return tap(title) }
    guard mayOpen(row) else { return }
    var others: [SwipeAction] = []
    for edge in [SwipeEdge.trailing, .leading] {
      let shown = swipe(row.position, edge)
      if offers(title) { return tap(title) }
      others += shown
    }
    close()
    reportMissing(title, of: row.position, among: others)
  }

  func tap(_ title: String) {
    guard touches.isReady("swiped") else { return }
    guard let open, let row = open.row else {
      return report(
        .error,
        "No row of \(core.named) is swiped aside, so '\(title)' can't be tapped. Swipe a row first, "
          + "or name it: tapAction(\"\(title)\", on: …)."
      )
    }
    guard let index = actions.firstIndex(where: { $0.title == title }) else {
      return reportMissing(title, of: row, among: actions)
    }
    beginPhase("tap '\(title)' of", row)
    core.during(.touching) { perform(index) }
  }

  func confirmDelete() {
    guard touches.isReady("deleted") else { return }
    guard let open, let row = open.row else {
      return report(
        .error,
        "No row of \(core.named) shows a delete button. Swipe a row first, or call tapDelete in "
          + "editing mode."
      )
    }
    guard open.isDeleteButton else {
      let titles = actions.map { "'\($0.title)'" }.joined(separator: ", ")
      return report(
        .error,
        "\(core.sentenceStart(row)) shows \(titles) and no delete button. Tap one of these with tapAction."
      )
    }
    tap(actions[0].title)
  }

  func close() {
    guard let swipe = open else { return }
    open = nil
    callbacks.didEndEditing(swipe.row)
    touches.release()
  }

  func closeIfLost() {
    if let open, open.row == nil { close() }
  }

  func follow(_ position: (RowPosition) -> RowPosition?) {
    if let row = open?.row { open?.row = position(row) }
  }
}

extension Swiping {
  private func mayOpen(_ row: ReadyRow) -> Bool {
    if touches.menus.closesByTouch() { return false }
    if let layout = (layout as? CollectionLayout)?.sections[row.position.section].layout,
      !layout.isList
    {
      report(
        .error,
        "\(core.sentenceStart(row.position)) can't be swiped aside, because the layout of its section is '\(layout)'. Use "
          + ".list, or open its context menu."
      )
      return false
    }
    guard touches.editing.isOn else { return true }
    report(
      .error,
      "\(core.sentenceStart(row.position)) can't be swiped aside, because the \(core.host.name) is in editing mode. Call "
        + "tapDelete, which shows its actions, or setEditing(false) first."
    )
    return false
  }

  private func offers(_ title: String) -> Bool { actions.contains { $0.title == title } }

  private func reportMissing(_ title: String, of row: RowPosition, among actions: [SwipeAction]) {
    let titles = actions.map { "'\($0.title)'" }
    report(
      .error,
      "\(core.sentenceStart(row)) has no action '\(title)'; it has "
        + "\(titles.isEmpty ? "none" : titles.joined(separator: ", "))."
    )
  }

  /// Runs an action of the row that is swiped aside; the row closes when the action has ended.
  private func perform(_ index: Int) {
    guard let swipe = open else { return }
    let action = swipe.actions.actions[index]
    note(.swipeAction, swipe.row, action.title)
    // What is called then may release the table, which owns all of this.
    action.perform { [weak table = core.table] outcome in
      guard let table else { return }
      table.core.touches.swiping.actionEnded(swipe.number, action.title, outcome)
    }
  }

  /// An action has ended, at once or much later, when another row may be swiped aside.
  private func actionEnded(_ number: Int, _ title: String, _ outcome: ActionOutcome) {
    let row = open.flatMap { $0.number == number ? $0.row : nil }
    note(.actionEnded, row, "\(title): \(outcome)")
    if open?.number == number { core.during(.touching) { close() } }
  }

  func openTouchedRow(_ edge: SwipeEdge) {
    guard let row = touches.row else { return }
    let value = callbacks.swipeActions(row, edge)
    let actions = value ?? (edge == .trailing ? deleteButton() : nil)
    guard let actions, !actions.actions.isEmpty, let row = touches.row else { return }
    callbacks.willBeginEditing(row)
    guard let row = touches.row else { return }
    count += 1
    open = OpenSwipe(
      number: count,
      row: row,
      edge: edge,
      actions: actions,
      isDeleteButton: value == nil
    )
    touches.hold(displayed.cells[row]?.cell)
  }

  private func deleteButton() -> SwipeActions? {
    guard let row = touches.row, callbacks.editingStyle(row) == .delete, let row = touches.row
    else { return nil }
    return SwipeActions([
      SwipeAction(callbacks.deleteTitle(row), style: .destructive) {
        [weak table = core.table] in
        guard let table, let row = table.core.touches.swiping.open?.row else { return .refused }
        table.core.callbacks.commit(.delete, row)
        return .done
      }
    ])
  }
}
