// Rows that a touch selects, deselects and highlights, and their accessories.
extension SectionRows {
  /// Shows something at the trailing edge of each cell, before `onDequeue` runs.
  @discardableResult
  public func accessory(
    @ClosureValue<CellAccessory> _ accessory:
      @escaping (_ row: Int, _ model: Model) -> CellAccessory
  ) -> Self {
    handling { $0.gesturesToDeclare.accessory = .value(accessory) }
  }

  /// Runs code when the user has tapped the accessory button of a row; this does not select the row.
  ///
  /// - Parameter handler: Receives the position, the cell, which is nil while it is not displayed, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onAccessoryTapped(
    _ handler: @escaping @MainActor (_ row: Int, _ cell: Cell?, _ model: Model) async -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onAccessoryTapped = .cellWork(handler) }
  }

  /// Says which rows a tap selects; by default all of them.
  @discardableResult
  public func selectable(
    @ClosureValue<Bool> _ isSelectable: @escaping (_ row: Int, _ model: Model) -> Bool
  ) -> Self {
    handling { $0.gesturesToDeclare.selectable = .value(isSelectable) }
  }

  /// Says which rows a touch highlights, by default the selectable ones; a tap on another row does nothing.
  @discardableResult
  public func highlightable(
    @ClosureValue<Bool> _ isHighlightable: @escaping (_ row: Int, _ model: Model) -> Bool
  ) -> Self {
    handling { $0.gesturesToDeclare.highlightable = .value(isHighlightable) }
  }

  /// Runs code when the user has deselected a row, or selected another one instead.
  ///
  /// - Parameter handler: Receives the position, the cell, which is nil while it is not displayed, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onDeselected(
    _ handler: @escaping @MainActor (_ row: Int, _ cell: Cell?, _ model: Model) async -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onDeselected = .cellWork(handler) }
  }

  /// Runs code when the user has tapped a row, after the row was selected, and not in editing mode.
  @discardableResult
  public func onPrimaryAction(
    _ handler: @escaping @MainActor (_ row: Int, _ model: Model) async -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onPrimaryAction = .work(handler) }
  }
}

extension MultiSectionRows {
  /// Shows something at the trailing edge of each cell, before `onDequeue` runs.
  @discardableResult
  public func accessory(
    @ClosureValue<CellAccessory> _ accessory:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> CellAccessory
  ) -> Self {
    handling { $0.gesturesToDeclare.accessory = .value(accessory) }
  }

  /// Runs code when the user has tapped the accessory button of a row; this does not select the row.
  @discardableResult
  public func onAccessoryTapped(
    _ handler:
      @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell?, _ model: Model) async ->
      Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onAccessoryTapped = .cellWork(handler) }
  }

  /// Says which rows a tap selects; by default all of them.
  @discardableResult
  public func selectable(
    @ClosureValue<Bool> _ isSelectable:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> Bool
  ) -> Self {
    handling { $0.gesturesToDeclare.selectable = .value(isSelectable) }
  }

  /// Says which rows a touch highlights, by default the selectable ones; a tap on another row does nothing.
  @discardableResult
  public func highlightable(
    @ClosureValue<Bool> _ isHighlightable:
      @escaping (_ section: Section, _ row: Int, _ model: Model) -> Bool
  ) -> Self {
    handling { $0.gesturesToDeclare.highlightable = .value(isHighlightable) }
  }

  /// Runs code when the user has deselected a row, or selected another one instead.
  @discardableResult
  public func onDeselected(
    _ handler:
      @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell?, _ model: Model) async ->
      Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onDeselected = .cellWork(handler) }
  }

  /// Runs code when the user has tapped a row, after the row was selected, and not in editing mode.
  @discardableResult
  public func onPrimaryAction(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ model: Model) async -> Void
  ) -> Self {
    handling { $0.gesturesToDeclare.onPrimaryAction = .work(handler) }
  }
}
