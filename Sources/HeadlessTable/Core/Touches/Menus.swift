import Binder

struct OpenMenu {
  /// The position of the row; nil when it was deleted.
  var row: RowPosition?
  let actions: [MenuAction]
}

@MainActor
final class Menus: CorePart {
  unowned let core: TableCore

  private(set) var open: OpenMenu?

  init(on core: TableCore) { self.core = core }

  private var touches: TouchSimulator { core.touches }

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

  func choose(_ path: [String]) {
    guard let menu = readyMenu("'\(path[0])' can't be chosen") else { return }
    let action: MenuAction
    do throws(MenuMistake) {
      action = try menu.actions.command(at: path, inMenuOf: core.id)
    } catch { return report(.error, error.sentence) }
    let text = path.joined(separator: " › ")
    core.beginPhase("choose '\(text)'")
    core.during(.touching) {
      note(.menuAction, menu.row, text)
      close()
      action.perform()
    }
  }

  func tapPreview() {
    guard let menu = readyMenu("no preview can be tapped") else { return }
    core.beginPhase("tap preview")
    core.during(.touching) {
      if let row = menu.row { callbacks.performPreviewAction(row) }
      close()
    }
  }

  func close() {
    guard let menu = open else { return }
    open = nil
    callbacks.willEndMenu(menu.row)
  }

  /// Closes the open menu for a touch beside it, which does nothing else.
  func closesByTouch() -> Bool {
    guard open != nil else { return false }
    core.during(.touching) { close() }
    return true
  }

  func follow(_ position: (RowPosition) -> RowPosition?) {
    if let row = open?.row { open?.row = position(row) }
  }

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
