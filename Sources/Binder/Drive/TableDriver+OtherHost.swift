extension TableDriver {
  /// Says what is declared that only the other kind of host has: a layout for a table, the editing of rows for a collection
  /// view.
  func warnOfOtherHost() {
    let isCollection = (tableView as? any ArrangingHost)?.arrangesSections ?? false
    let declaration = reader.declaration
    let named = declaration.namedSections.map { ("Section '\($0.key.name)'", $0.handlers) }
    for (place, handlers) in named + [
      ("onAllOtherSections", declaration.otherHandlers), ("onAnySection", declaration.anyHandlers),
    ] {
      guard let handlers else { continue }
      let names = isCollection ? handlers.editingNames : handlers.arrangement?.names ?? []
      if names.isEmpty { continue }
      let remedy =
        isCollection
        ? "a collection view does not edit its items; declare trailingSwipe"
        : "a table does not arrange its rows; bind this to a collection view"
      report(.warning, "\(place) declares \(names.joined(separator: ", ")): \(remedy).")
    }
  }
}

extension SectionHandlers {
  /// The handlers of the controls that the rows of an edited table show.
  fileprivate var editingNames: [String] {
    let editing: Set = [
      "onDelete", "onInsert", "editingStyle", "deleteTitle", "indentsWhileEditing",
    ]
    return gestures?.all.map(\.name).filter(editing.contains) ?? []
  }
}
