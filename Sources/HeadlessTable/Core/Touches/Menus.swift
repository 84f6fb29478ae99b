import Binder

/// The open menu of a row.
struct OpenMenu {
  /// The position of the row; nil when it was deleted.
  var row: RowPosition?
  let actions: [MenuAction]
}

/// Context menus of rows.
@MainActor
final class Menus: CorePart {
  unowned let core: TableCore

  /// The open menu.
  @exclusivity(unchecked)
  private(set) var open: OpenMenu?

  init(on core: TableCore) { self.core = core }

  private var touches: TouchSimulator { core.touches }

  /// Long-presses a row, which opens its menu if it has one.
  func open(_ target: some RowTarget) {
    guard let row = touches.ready(target, "touched") else { return }
    touches.touch(row, "menu of") {
      touches.swiping.close()
      close()
      guard let row = touches.row else { return }
      let actions = callbacks.contextMenu(row)
      guard let actions, let row = touches.row else { return }
      open = OpenMenu(row: row, actions: actions)
      callbacks.willDisplayMenu(row)
      if !actions.contains(where: \.isShown) { close() }
    }
  }

  /// Chooses a command of the open menu by the titles that lead to it, and closes the menu.
  func choose(_ path: [String]) {
    guard let menu = readyMenu("'\(path[0])' can't be chosen") else { return }
    let action: MenuAction
    do throws(MenuMistake) {
      action = try menu.actions.command(at: path, inMenuOf: core.id)
    } catch { return report(.error, error.sentence) }
    let text = path.joined(separator: " › ")
    core.beginPhase("choose '\(text)'")
    core.during(.touching) {
      note(
        .event(Call.Event(kind: .menuAction, place: menu.row.map(core.place(of:)), text: text))
      )
      close()
      action.perform()
    }
  }

  /// Taps the preview of the open menu, and closes the menu.
  func tapPreview() {
    guard let menu = readyMenu("no preview can be tapped") else { return }
    core.beginPhase("tap preview")
    core.during(.touching) {
      if let row = menu.row { callbacks.performPreviewAction(row) }
      close()
    }
  }

  /// Closes the open menu.
  func close() {
    guard let menu = open else { return }
    open = nil
    callbacks.willEndMenu(menu.row)
  }

  /// Closes the open menu for a touch beside it, which does nothing else.
  ///
  /// - Returns: Whether a menu was open.
  func closesByTouch() -> Bool {
    guard open != nil else { return false }
    core.during(.touching) { close() }
    return true
  }

  /// Follows the row through a batch, where it stays or is deleted.
  func follow(_ position: (RowPosition) -> RowPosition?) {
    if let row = open?.row { open?.row = position(row) }
  }

  /// The open menu; nil, with a message, when none is.
  private func readyMenu(_ what: String) -> OpenMenu? {
    guard touches.isReady("touched") else { return nil }
    if open == nil {
      report(
        .error,
        "No menu of \(core.named) is open, so \(what). Call openContextMenu first."
      )
    }
    return open
  }
}
