import Binder
import HeadlessTable

/// A screen whose rows take more than taps.
@MainActor
protocol GestureSample: Sample {}

extension TableSession {
  /// Does what a key stands for on a screen whose rows take gestures; false for any other key.
  func pressGesture(_ key: Key) -> Bool {
    guard screen is any GestureSample, let cursor, case .character(let character) = key else {
      return false
    }
    switch character {
    case "s": swipe(cursor, .trailing)
    case "S": swipe(cursor, .leading)
    case "m": message = numbered(table.openContextMenu(cursor).map(\.title))
    case "1"..."9": choose(character.wholeNumberValue ?? 1)
    case "x": table.setEditing(!table.isEditing)
    case "J": drag(cursor, to: row(after: cursor))
    case "K": drag(cursor, to: row(before: cursor))
    case "r": if table.refreshHandler != nil { table.pullToRefresh() }
    default: return false
    }
    return true
  }

  private func swipe(_ row: IndexPath, _ edge: SwipeEdge) {
    table.closeSwipe()
    if table.isEditing { return message = "Rows that show controls are not swiped: press x." }
    message = numbered(table.swipe(row, edge).map(\.title))
  }

  /// The titles with the keys that choose them.
  private func numbered(_ titles: [String]) -> String {
    if titles.isEmpty { return "This row has nothing to choose." }
    return titles.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: " · ")
  }

  /// Chooses the action or the command with a number, if there is one.
  private func choose(_ number: Int) {
    let actions = table.openActions
    if actions.indices.contains(number - 1) { return table.tapAction(actions[number - 1].title) }
    let commands = table.openMenuActions
    guard commands.indices.contains(number - 1), commands[number - 1].kind == .command,
      commands[number - 1].style == .normal || commands[number - 1].style == .destructive
    else { return }
    table.choose(commands[number - 1].title)
  }

  private func drag(_ row: IndexPath, to target: IndexPath?) {
    guard let target, target != row,
      table.dataSource?.tableView(table, canMoveRowAt: row) == true
    else { return }
    table.closeSwipe()
    guard table.isEditing else { return message = "Rows are moved by their controls: press x." }
    table.dragRow(at: row, to: target)
    move(to: target)
  }
}
