extension RowsOfSection {
  /// Lets rows be deleted, by a swipe or in editing mode, and runs code when a finger has confirmed it.
  @discardableResult @_disfavoredOverload
  public func onDelete(
    _ handler: @escaping @MainActor (_ row: Int) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onDelete = notice }
  }

  /// Lets rows be deleted, by a swipe or in editing mode, and runs code when a finger has confirmed it.
  ///
  /// The code changes the data; the row disappears with the update that follows. A row whose data stays closes.
  @discardableResult
  public func onDelete(
    _ handler: @escaping @MainActor (_ row: Int, _ model: Model) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onDelete = notice }
  }

  /// Gives rows an insert button in editing mode, and runs code when a finger has tapped it.
  @discardableResult @_disfavoredOverload
  public func onInsert(
    _ handler: @escaping @MainActor (_ row: Int) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onInsert = notice }
  }

  /// Gives rows an insert button in editing mode, and runs code when a finger has tapped it.
  @discardableResult
  public func onInsert(
    _ handler: @escaping @MainActor (_ row: Int, _ model: Model) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onInsert = notice }
  }

  /// Chooses the control of each row in editing mode; else it follows from `onDelete` and `onInsert`.
  @discardableResult @_disfavoredOverload
  public func editingStyle(
    _ style: @escaping (_ row: Int) -> RowEditingStyle
  ) -> Self {
    let question = question(style)
    return handling { $0.gesturesToDeclare.editingStyle = question }
  }

  /// Chooses the control of each row in editing mode; else it follows from `onDelete` and `onInsert`.
  @discardableResult
  public func editingStyle(
    _ style: @escaping (_ row: Int, _ model: Model) -> RowEditingStyle
  ) -> Self {
    let question = question(style)
    return handling { $0.gesturesToDeclare.editingStyle = question }
  }

  /// Gives the delete button of each row its text; else it is `Delete`.
  @discardableResult @_disfavoredOverload
  public func deleteTitle(
    _ title: @escaping (_ row: Int) -> String
  ) -> Self {
    let question = question(title)
    return handling { $0.gesturesToDeclare.deleteTitle = question }
  }

  /// Gives the delete button of each row its text; else it is `Delete`.
  @discardableResult
  public func deleteTitle(
    _ title: @escaping (_ row: Int, _ model: Model) -> String
  ) -> Self {
    let question = question(title)
    return handling { $0.gesturesToDeclare.deleteTitle = question }
  }

  /// Says whether each row makes room for its control in editing mode; else it does.
  @discardableResult @_disfavoredOverload
  public func indentsWhileEditing(
    _ indents: @escaping (_ row: Int) -> Bool
  ) -> Self {
    let question = question(indents)
    return handling { $0.gesturesToDeclare.indentsWhileEditing = question }
  }

  /// Says whether each row makes room for its control in editing mode; else it does.
  @discardableResult
  public func indentsWhileEditing(
    _ indents: @escaping (_ row: Int, _ model: Model) -> Bool
  ) -> Self {
    let question = question(indents)
    return handling { $0.gesturesToDeclare.indentsWhileEditing = question }
  }
}

extension RowsOfSections {
  /// Lets rows be deleted, by a swipe or in editing mode, and runs code when a finger has confirmed it.
  @discardableResult @_disfavoredOverload
  public func onDelete(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onDelete = notice }
  }

  /// Lets rows be deleted, by a swipe or in editing mode, and runs code when a finger has confirmed it.
  ///
  /// The code changes the data; the row disappears with the update that follows. A row whose data stays closes.
  @discardableResult
  public func onDelete(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ model: Model) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onDelete = notice }
  }

  /// Gives rows an insert button in editing mode, and runs code when a finger has tapped it.
  @discardableResult @_disfavoredOverload
  public func onInsert(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onInsert = notice }
  }

  /// Gives rows an insert button in editing mode, and runs code when a finger has tapped it.
  @discardableResult
  public func onInsert(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ model: Model) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onInsert = notice }
  }

  /// Chooses the control of each row in editing mode; else it follows from `onDelete` and `onInsert`.
  @discardableResult @_disfavoredOverload
  public func editingStyle(
    _ style: @escaping (_ section: Section, _ row: Int) -> RowEditingStyle
  ) -> Self {
    let question = question(style)
    return handling { $0.gesturesToDeclare.editingStyle = question }
  }

  /// Chooses the control of each row in editing mode; else it follows from `onDelete` and `onInsert`.
  @discardableResult
  public func editingStyle(
    _ style: @escaping (_ section: Section, _ row: Int, _ model: Model) -> RowEditingStyle
  ) -> Self {
    let question = question(style)
    return handling { $0.gesturesToDeclare.editingStyle = question }
  }

  /// Gives the delete button of each row its text; else it is `Delete`.
  @discardableResult @_disfavoredOverload
  public func deleteTitle(
    _ title: @escaping (_ section: Section, _ row: Int) -> String
  ) -> Self {
    let question = question(title)
    return handling { $0.gesturesToDeclare.deleteTitle = question }
  }

  /// Gives the delete button of each row its text; else it is `Delete`.
  @discardableResult
  public func deleteTitle(
    _ title: @escaping (_ section: Section, _ row: Int, _ model: Model) -> String
  ) -> Self {
    let question = question(title)
    return handling { $0.gesturesToDeclare.deleteTitle = question }
  }

  /// Says whether each row makes room for its control in editing mode; else it does.
  @discardableResult @_disfavoredOverload
  public func indentsWhileEditing(
    _ indents: @escaping (_ section: Section, _ row: Int) -> Bool
  ) -> Self {
    let question = question(indents)
    return handling { $0.gesturesToDeclare.indentsWhileEditing = question }
  }

  /// Says whether each row makes room for its control in editing mode; else it does.
  @discardableResult
  public func indentsWhileEditing(
    _ indents: @escaping (_ section: Section, _ row: Int, _ model: Model) -> Bool
  ) -> Self {
    let question = question(indents)
    return handling { $0.gesturesToDeclare.indentsWhileEditing = question }
  }
}
