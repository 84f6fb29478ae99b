// Rows that the user deletes and inserts, and their controls in editing mode.
extension SectionRows {
  /// Lets the user delete rows, by a swipe or in editing mode, and runs code after the confirmation.
  ///
  /// The code changes the data; the row disappears with the update that follows. A row whose data stays closes.
  @discardableResult
  public func onDelete(
    _ handler: @escaping @MainActor (_ row: Int, _ model: Model) async -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onDelete = .work(handler) }
  }

  /// Gives rows an insert button in editing mode, and runs code when the user has tapped it.
  @discardableResult
  public func onInsert(
    _ handler: @escaping @MainActor (_ row: Int, _ model: Model) async -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onInsert = .work(handler) }
  }

  /// Chooses the control of each row in editing mode; by default it follows from `onDelete` and `onInsert`.
  @discardableResult
  public func editingStyle(
    @ClosureValue<RowEditingStyle> _ style:
      @escaping (_ row: Int, _ model: Model) -> RowEditingStyle
  ) -> Self {
    handling { $0.gesturesToDeclare.editingStyle = .value(style) }
  }

  /// Gives the delete button of each row its title, by default `Delete`.
  @discardableResult
  public func deleteTitle(
    @ClosureValue<String> _ title: @escaping (_ row: Int, _ model: Model) -> String
  ) -> Self {
    handling { $0.gesturesToDeclare.deleteTitle = .value(title) }
  }

  /// Says whether each row is indented in editing mode; by default it is.
  @discardableResult
  public func indentsWhileEditing(
    @ClosureValue<Bool> _ indents: @escaping (_ row: Int, _ model: Model) -> Bool
  ) -> Self {
    handling { $0.gesturesToDeclare.indentsWhileEditing = .value(indents) }
  }
}

extension MultiSectionRows {
  /// Lets the user delete rows, by a swipe or in editing mode, and runs code after the confirmation.
  ///
  /// The code changes the data; the row disappears with the update that follows. A row whose data stays closes.
  @discardableResult
  public func onDelete(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ model: Model) async -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onDelete = .work(handler) }
  }

  /// Gives rows an insert button in editing mode, and runs code when the user has tapped it.
  @discardableResult
  public func onInsert(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ model: Model) async -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onInsert = .work(handler) }
  }

  /// Chooses the control of each row in editing mode; by default it follows from `onDelete` and `onInsert`.
  @discardableResult
  public func editingStyle(
    @ClosureValue<RowEditingStyle> _ style:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> RowEditingStyle
  ) -> Self {
    handling { $0.gesturesToDeclare.editingStyle = .value(style) }
  }

  /// Gives the delete button of each row its title, by default `Delete`.
  @discardableResult
  public func deleteTitle(
    @ClosureValue<String> _ title:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> String
  ) -> Self {
    handling { $0.gesturesToDeclare.deleteTitle = .value(title) }
  }

  /// Says whether each row is indented in editing mode; by default it is.
  @discardableResult
  public func indentsWhileEditing(
    @ClosureValue<Bool> _ indents:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> Bool
  ) -> Self {
    handling { $0.gesturesToDeclare.indentsWhileEditing = .value(indents) }
  }
}
