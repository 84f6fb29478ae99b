import Binder

/// A command that a test names and that cannot be chosen.
struct MenuMistake: Error {
  let sentence: String
}

@MainActor
extension [MenuAction] {
  /// What a menu has: its commands and submenus, and those that are inline.
  var shown: [MenuAction] {
    filter(\.isShown).flatMap { $0.kind == .inline ? $0.children.shown : [$0] }
  }

  /// The titles of the commands on one line; those of a submenu are in parentheses behind it.
  var titles: String {
    shown.map { $0.kind == .submenu ? "\($0.title) (\($0.children.titles))" : $0.title }
      .joined(separator: ", ")
  }

  /// Finds the command that the titles of submenus and its own title lead to.
  func command(at path: [String], inMenuOf table: String) throws(MenuMistake) -> MenuAction {
    var (level, place) = (shown, "open menu of table '\(table)'")
    for (index, title) in path.enumerated() {
      guard let action = level.first(where: { $0.title == title }) else {
        let known = level.map { "'\($0.title)'" }.joined(separator: ", ")
        let subject = "\(index == 0 ? "The" : "The submenu '\(path[index - 1])' of the") \(place)"
        throw MenuMistake(sentence: "\(subject) has no command '\(title)'; it has \(known).")
      }
      let isLast = index == path.count - 1
      switch (action.kind, isLast) {
      case (.command, true):
        guard action.style == .disabled else { return action }
        throw MenuMistake(
          sentence: "The command '\(title)' of the \(place) is disabled, so it can't be chosen."
        )
      case (.command, false):
        throw MenuMistake(
          sentence: "'\(title)' of the \(place) is no submenu, so '\(path[index + 1])' can't be "
            + "chosen in it."
        )
      case (_, true):
        let example = (path + action.children.shown.prefix(1).map(\.title))
          .map { "\"\($0)\"" }.joined(separator: ", ")
        throw MenuMistake(
          sentence: "'\(title)' of the \(place) is a submenu. Choose one of its commands, as in "
            + "choose(\(example))."
        )
      case (_, false): level = action.children.shown
      }
    }
    throw MenuMistake(sentence: "No command of the \(place) was named.")
  }

  /// The commands as fields of a picture: first what the open menu shows, a line for each group that is inline, then the
  /// commands of its submenus.
  func fields(named name: String = "menu") -> [SnapshotField] {
    let lines = lines(named: name)
    return lines.shown + lines.inSubmenus
  }

  private func lines(
    named name: String
  ) -> (shown: [SnapshotField], inSubmenus: [SnapshotField]) {
    var (shown, inSubmenus): ([SnapshotField], [SnapshotField]) = ([], [])
    var beginsLine = false
    for action in self where action.isShown {
      var group = [action.field(named: name)]
      switch action.kind {
      case .command: break
      case .submenu:
        var commands = action.children.fields(named: "\(name) › \(action.title)")
        for index in commands.indices { commands[index].isInSubmenu = true }
        if !commands.isEmpty { commands[0].beginsLine = true }
        inSubmenus += commands
      case .inline:
        let lines = action.children.lines(
          named: action.title.isEmpty ? name : "\(name): \(action.title)"
        )
        (group, beginsLine) = (lines.shown, true)
        inSubmenus += lines.inSubmenus
      }
      if !group.isEmpty { group[0].beginsLine = group[0].beginsLine || beginsLine }
      beginsLine = action.kind == .inline
      shown += group
    }
    return (shown, inSubmenus)
  }
}

extension MenuAction {
  fileprivate func field(named name: String) -> SnapshotField {
    var tags = style == .normal ? [] : ["\(style)"]
    if state != .off { tags.append("\(state)") }
    if kind == .submenu { tags.append("submenu") }
    if let subtitle { tags.append("subtitle=\(subtitle.quoted)") }
    return SnapshotField(name, .string(title), tags: tags, kind: .button)
  }
}
