public import Binder

/// The open menu of a row.
@MainActor
struct OpenMenu {
  /// The position of the row; nil when it was deleted.
  var row: RowPosition?
  let actions: [MenuAction]
}

extension HeadlessTable {
  /// Presses a row for long, which opens its menu if it has one.
  ///
  /// - Returns: The commands of the menu; none without a menu. An empty menu closes by itself.
  @discardableResult
  public func openContextMenu(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [MenuAction] {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      gesture(on: target, "touched", "menu of") {
        closeSwipe()
        closeContextMenu()
        guard let row = interaction.touchedRow else { return }
        let actions = delegate?.tableView(self, contextMenuForRowAt: row.indexPath)
        let titles = actions.map { $0.contains(where: \.isShown) ? $0.titles : "empty" }
        note(.contextMenu, row, titles ?? "none")
        guard let actions, let row = interaction.touchedRow else { return }
        gestures.openMenu(row, actions)
        note(.willDisplayMenu, row)
        delegate?.tableView(self, willDisplayContextMenuForRowAt: row.indexPath)
        if !actions.contains(where: \.isShown) { closeContextMenu() }
      }
      return gestures.menu?.actions ?? []
    }
  }

  /// The commands of the open menu; none while no menu is open.
  public var openMenuActions: [MenuAction] {
    layoutIfNeeded()
    return gestures.menu?.actions ?? []
  }

  /// Chooses a command of the open menu, and closes the menu.
  ///
  ///     table.choose("Reply")
  ///     table.choose("Move to", "Archive")
  ///
  /// A command that stands inline is one of the menu around it.
  ///
  /// - Parameters:
  ///   - title: The title of the command, or of the submenu that has it.
  ///   - titles: The titles of submenus in that, and of the command at the end.
  ///   - fileID: The file of the call, for a failure that is about it.
  ///   - filePath: The path of that file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func choose(
    _ title: String,
    _ titles: String...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard isReady("touched") else { return }
      guard let menu = gestures.menu else { return reportMissingMenu("'\(title)' can't be chosen") }
      let path = [title] + titles
      let action: MenuAction
      do throws(MenuMistake) {
        action = try menu.actions.command(at: path, inMenuOf: id)
      } catch { return reportMistake(error.sentence) }
      let text = path.joined(separator: " › ")
      beginPhase("choose '\(text)'")
      during(.touching) {
        note(
          .event(Call.Event(kind: .menuAction, place: menu.row.map(place(of:)), text: text))
        )
        closeContextMenu()
        action.perform()
      }
    }
  }

  /// Taps the picture of the row above its menu, and closes the menu.
  public func tapPreview(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard isReady("touched") else { return }
      guard let menu = gestures.menu else { return reportMissingMenu("no preview can be tapped") }
      beginPhase("tap preview")
      during(.touching) {
        if let row = menu.row {
          note(.previewAction, row)
          delegate?.tableView(self, performPreviewActionForRowAt: row.indexPath)
        }
        closeContextMenu()
      }
    }
  }

  /// Closes the open menu, as a touch beside it does.
  public func closeContextMenu() {
    guard let menu = gestures.closeMenu() else { return }
    note(.event(Call.Event(kind: .willEndMenu, place: menu.row.map(place(of:)))))
    delegate?.tableView(self, willEndContextMenuForRowAt: menu.row?.indexPath)
  }

  /// Closes the open menu for a touch beside it, which does nothing else.
  ///
  /// - Returns: Whether a menu was open.
  func dismissesMenu() -> Bool {
    guard gestures.menu != nil else { return false }
    during(.touching) { closeContextMenu() }
    return true
  }

  private func reportMissingMenu(_ what: String) {
    reportMistake("No menu of table '\(id)' is open, so \(what). Call openContextMenu first.")
  }
}

extension HeadlessTable {
  /// Taps the button at the trailing edge of a row; that does not select the row.
  ///
  /// As any touch, it closes an open menu or a row that is swiped aside, and does nothing else then.
  public func tapAccessory(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard let row = readyRow(target, "touched"), !closesByTouch() else { return }
      gesture(on: row, "touched", "tap accessory of") {
        guard let row = interaction.touchedRow, takesTouches(row) else { return }
        if let cell = displayed.cells[row]?.cell as? HeadlessCell, !cell.accessoryType.isButton {
          return reportMistake(
            "\(sentenceStart(row)) has no accessory button to tap; its accessory is "
              + "'\(cell.accessoryType)'."
          )
        }
        note(.accessoryTapped, row)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: row.indexPath)
      }
    }
  }
}

extension CellAccessory {
  /// Whether a finger can tap it.
  fileprivate var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}
