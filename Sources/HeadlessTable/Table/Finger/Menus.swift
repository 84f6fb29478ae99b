import Binder

/// The open menu of a row.
struct OpenMenu {
  /// The position of the row; nil when it was deleted.
  var row: RowPosition?
  let actions: [MenuAction]
}

/// Context menus of rows.
@MainActor
final class Menus {
  private unowned let table: HeadlessTable

  /// The open menu.
  @exclusivity(unchecked)
  private(set) var open: OpenMenu?

  init(on table: HeadlessTable) { self.table = table }

  private var finger: Finger { table.finger }

  /// Presses a row for long, which opens its menu if it has one.
  func open(_ target: some RowTarget) {
    guard let row = finger.ready(target, "touched") else { return }
    finger.touch(row, "menu of") {
      finger.swiping.close()
      close()
      guard let row = finger.row else { return }
      let actions = table.delegate?.tableView(table, contextMenuForRowAt: row.indexPath)
      let titles = actions.map { $0.contains(where: \.isShown) ? $0.titles : "empty" }
      table.note(.contextMenu, row, titles ?? "none")
      guard let actions, let row = finger.row else { return }
      open = OpenMenu(row: row, actions: actions)
      table.note(.willDisplayMenu, row)
      table.delegate?.tableView(table, willDisplayContextMenuForRowAt: row.indexPath)
      if !actions.contains(where: \.isShown) { close() }
    }
  }

  /// Chooses a command of the open menu by the titles that lead to it, and closes the menu.
  func choose(_ path: [String]) {
    guard let menu = readyMenu("'\(path[0])' can't be chosen") else { return }
    let action: MenuAction
    do throws(MenuMistake) {
      action = try menu.actions.command(at: path, inMenuOf: table.id)
    } catch { return table.report(.error, error.sentence) }
    let text = path.joined(separator: " › ")
    table.beginPhase("choose '\(text)'")
    table.during(.touching) {
      table.note(
        .event(Call.Event(kind: .menuAction, place: menu.row.map(table.place(of:)), text: text))
      )
      close()
      action.perform()
    }
  }

  /// Taps the picture of the row above its menu, and closes the menu.
  func tapPreview() {
    guard let menu = readyMenu("no preview can be tapped") else { return }
    table.beginPhase("tap preview")
    table.during(.touching) {
      if let row = menu.row {
        table.note(.previewAction, row)
        table.delegate?.tableView(table, performPreviewActionForRowAt: row.indexPath)
      }
      close()
    }
  }

  /// Closes the open menu.
  func close() {
    guard let menu = open else { return }
    open = nil
    table.note(.event(Call.Event(kind: .willEndMenu, place: menu.row.map(table.place(of:)))))
    table.delegate?.tableView(table, willEndContextMenuForRowAt: menu.row?.indexPath)
  }

  /// Closes the open menu for a touch beside it, which does nothing else.
  ///
  /// - Returns: Whether a menu was open.
  func closesByTouch() -> Bool {
    guard open != nil else { return false }
    table.during(.touching) { close() }
    return true
  }

  /// Follows the row through a batch, where it stays or is deleted.
  func follow(_ position: (RowPosition) -> RowPosition?) {
    if let row = open?.row { open?.row = position(row) }
  }

  /// The open menu; nil, with a message, when none is.
  private func readyMenu(_ what: String) -> OpenMenu? {
    guard finger.isReady("touched") else { return nil }
    if open == nil {
      table.report(
        .error,
        "No menu of table '\(table.id)' is open, so \(what). Call openContextMenu first."
      )
    }
    return open
  }
}
