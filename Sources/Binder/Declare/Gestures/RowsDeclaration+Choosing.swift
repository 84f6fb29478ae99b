extension RowsOfSection {
  /// Shows the same at the trailing edge of each cell.
  @discardableResult
  public func accessory(_ accessory: CellAccessory) -> Self { self.accessory { _ in accessory } }

  /// Shows something at the trailing edge of each cell, before `onDequeue` runs.
  @discardableResult @_disfavoredOverload
  public func accessory(
    _ accessory: @escaping (_ row: Int) -> CellAccessory
  ) -> Self {
    let question = question(accessory)
    return handling { $0.gesturesToDeclare.accessory = question }
  }

  /// Shows something at the trailing edge of each cell, before `onDequeue` runs.
  @discardableResult
  public func accessory(
    _ accessory: @escaping (_ row: Int, _ model: Model) -> CellAccessory
  ) -> Self {
    let question = question(accessory)
    return handling { $0.gesturesToDeclare.accessory = question }
  }

  /// Runs code when a finger has tapped the accessory button of a row, which is not selected by that.
  @discardableResult @_disfavoredOverload
  public func onAccessoryTapped(
    _ handler: @escaping @MainActor (_ row: Int, _ cell: Cell?) async -> Void
  ) -> Self {
    let notice = cellNotice(handler)
    return handling { $0.gesturesToDeclare.onAccessoryTapped = notice }
  }

  /// Runs code when a finger has tapped the accessory button of a row, which is not selected by that.
  ///
  /// - Parameter handler: Receives the position, the cell, which is nil while it is not displayed, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onAccessoryTapped(
    _ handler: @escaping @MainActor (_ row: Int, _ cell: Cell?, _ model: Model) async -> Void
  ) -> Self {
    let notice = cellNotice(handler)
    return handling { $0.gesturesToDeclare.onAccessoryTapped = notice }
  }

  /// Says which rows a tap selects; else it selects all of them.
  @discardableResult @_disfavoredOverload
  public func selectable(
    _ isSelectable: @escaping (_ row: Int) -> Bool
  ) -> Self {
    let question = question(isSelectable)
    return handling { $0.gesturesToDeclare.selectable = question }
  }

  /// Says which rows a tap selects; else it selects all of them.
  @discardableResult
  public func selectable(
    _ isSelectable: @escaping (_ row: Int, _ model: Model) -> Bool
  ) -> Self {
    let question = question(isSelectable)
    return handling { $0.gesturesToDeclare.selectable = question }
  }

  /// Says which rows a touch highlights, else those that are selectable; a tap of another row does nothing.
  @discardableResult @_disfavoredOverload
  public func highlightable(
    _ isHighlightable: @escaping (_ row: Int) -> Bool
  ) -> Self {
    let question = question(isHighlightable)
    return handling { $0.gesturesToDeclare.highlightable = question }
  }

  /// Says which rows a touch highlights, else those that are selectable; a tap of another row does nothing.
  @discardableResult
  public func highlightable(
    _ isHighlightable: @escaping (_ row: Int, _ model: Model) -> Bool
  ) -> Self {
    let question = question(isHighlightable)
    return handling { $0.gesturesToDeclare.highlightable = question }
  }

  /// Runs code when a finger has deselected a row, or selected another one instead.
  @discardableResult @_disfavoredOverload
  public func onDeselected(
    _ handler: @escaping @MainActor (_ row: Int, _ cell: Cell?) async -> Void
  ) -> Self {
    let notice = cellNotice(handler)
    return handling { $0.gesturesToDeclare.onDeselected = notice }
  }

  /// Runs code when a finger has deselected a row, or selected another one instead.
  ///
  /// - Parameter handler: Receives the position, the cell, which is nil while it is not displayed, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onDeselected(
    _ handler: @escaping @MainActor (_ row: Int, _ cell: Cell?, _ model: Model) async -> Void
  ) -> Self {
    let notice = cellNotice(handler)
    return handling { $0.gesturesToDeclare.onDeselected = notice }
  }

  /// Runs code when a finger has tapped a row, after the row was selected, and not in editing mode.
  @discardableResult @_disfavoredOverload
  public func onPrimaryAction(
    _ handler: @escaping @MainActor (_ row: Int) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onPrimaryAction = notice }
  }

  /// Runs code when a finger has tapped a row, after the row was selected, and not in editing mode.
  @discardableResult
  public func onPrimaryAction(
    _ handler: @escaping @MainActor (_ row: Int, _ model: Model) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onPrimaryAction = notice }
  }
}

extension RowsOfSections {
  /// Shows the same at the trailing edge of each cell.
  @discardableResult
  public func accessory(_ accessory: CellAccessory) -> Self {
    self.accessory { _, _ in accessory }
  }

  /// Shows something at the trailing edge of each cell, before `onDequeue` runs.
  @discardableResult @_disfavoredOverload
  public func accessory(
    _ accessory: @escaping (_ section: Section, _ row: Int) -> CellAccessory
  ) -> Self {
    let question = question(accessory)
    return handling { $0.gesturesToDeclare.accessory = question }
  }

  /// Shows something at the trailing edge of each cell, before `onDequeue` runs.
  @discardableResult
  public func accessory(
    _ accessory: @escaping (_ section: Section, _ row: Int, _ model: Model) -> CellAccessory
  ) -> Self {
    let question = question(accessory)
    return handling { $0.gesturesToDeclare.accessory = question }
  }

  /// Runs code when a finger has tapped the accessory button of a row, which is not selected by that.
  @discardableResult @_disfavoredOverload
  public func onAccessoryTapped(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell?) async -> Void
  ) -> Self {
    let notice = cellNotice(handler)
    return handling { $0.gesturesToDeclare.onAccessoryTapped = notice }
  }

  /// Runs code when a finger has tapped the accessory button of a row, which is not selected by that.
  ///
  /// - Parameter handler: Receives the position, the cell, which is nil while it is not displayed, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onAccessoryTapped(
    _ handler:
      @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell?, _ model: Model) async ->
      Void
  ) -> Self {
    let notice = cellNotice(handler)
    return handling { $0.gesturesToDeclare.onAccessoryTapped = notice }
  }

  /// Says which rows a tap selects; else it selects all of them.
  @discardableResult @_disfavoredOverload
  public func selectable(
    _ isSelectable: @escaping (_ section: Section, _ row: Int) -> Bool
  ) -> Self {
    let question = question(isSelectable)
    return handling { $0.gesturesToDeclare.selectable = question }
  }

  /// Says which rows a tap selects; else it selects all of them.
  @discardableResult
  public func selectable(
    _ isSelectable: @escaping (_ section: Section, _ row: Int, _ model: Model) -> Bool
  ) -> Self {
    let question = question(isSelectable)
    return handling { $0.gesturesToDeclare.selectable = question }
  }

  /// Says which rows a touch highlights, else those that are selectable; a tap of another row does nothing.
  @discardableResult @_disfavoredOverload
  public func highlightable(
    _ isHighlightable: @escaping (_ section: Section, _ row: Int) -> Bool
  ) -> Self {
    let question = question(isHighlightable)
    return handling { $0.gesturesToDeclare.highlightable = question }
  }

  /// Says which rows a touch highlights, else those that are selectable; a tap of another row does nothing.
  @discardableResult
  public func highlightable(
    _ isHighlightable: @escaping (_ section: Section, _ row: Int, _ model: Model) -> Bool
  ) -> Self {
    let question = question(isHighlightable)
    return handling { $0.gesturesToDeclare.highlightable = question }
  }

  /// Runs code when a finger has deselected a row, or selected another one instead.
  @discardableResult @_disfavoredOverload
  public func onDeselected(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell?) async -> Void
  ) -> Self {
    let notice = cellNotice(handler)
    return handling { $0.gesturesToDeclare.onDeselected = notice }
  }

  /// Runs code when a finger has deselected a row, or selected another one instead.
  ///
  /// - Parameter handler: Receives the position, the cell, which is nil while it is not displayed, and the model.
  /// - Returns: The same rows, for further calls.
  @discardableResult
  public func onDeselected(
    _ handler:
      @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell?, _ model: Model) async ->
      Void
  ) -> Self {
    let notice = cellNotice(handler)
    return handling { $0.gesturesToDeclare.onDeselected = notice }
  }

  /// Runs code when a finger has tapped a row, after the row was selected, and not in editing mode.
  @discardableResult @_disfavoredOverload
  public func onPrimaryAction(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onPrimaryAction = notice }
  }

  /// Runs code when a finger has tapped a row, after the row was selected, and not in editing mode.
  @discardableResult
  public func onPrimaryAction(
    _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ model: Model) async -> Void
  ) -> Self {
    let notice = notice(handler)
    return handling { $0.gesturesToDeclare.onPrimaryAction = notice }
  }
}
