public import Binder

extension HeadlessTable {
  /// Whether the rows show controls, or one row is swiped aside.
  public var isEditing: Bool { gestures.isEditing || gestures.swipe != nil }

  /// Whether a tap selects a row in editing mode.
  public var allowsSelectionDuringEditing: Bool {
    get { gestures.allowsSelectionDuringEditing }
    set { gestures.allowsSelectionDuringEditing = newValue }
  }

  /// Whether rows show circles to choose several of them in editing mode, in place of other controls.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { gestures.allowsMultipleSelectionDuringEditing }
    set { gestures.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Shows the controls of the rows, or hides them; visible cells are told.
  ///
  /// A row that is swiped aside closes, and one that is dragged goes back. Editing begins with nothing selected and ends
  /// with the rows selected that were before, as far as they are still there; no handler and no delegate is told of that.
  public func setEditing(_ editing: Bool, animated: Bool = false) {
    layoutIfNeeded()
    closeSwipe()
    guard editing != gestures.isEditing else { return }
    if progress.isFree { beginPhase(editing ? "edit" : "end editing") }
    cancelDrag()
    gestures.isEditing = editing
    gestures.forgetControls()
    let reselected = interaction.setEditing(editing)
    if editing {
      during(.asking) { for row in displayed.rows where !needsReload { askControls(of: row) } }
    }
    let cells = displayed.cells.values.map(\.cell)
    during(progress.activity == .idle ? .touching : progress.activity) {
      for cell in cells where gestures.tellsEditing(cell) {
        cell.setEditing(editing, animated: animated)
      }
      for row in reselected {
        displayed.cells[row]?.cell.setSelected(
          interaction.selection.contains(row),
          animated: animated
        )
      }
    }
  }

  /// Asks for the controls of a row that is displayed in editing mode, and keeps them.
  func askControls(of row: RowPosition) {
    gestures.keep(controls(of: row), of: row) { displayed.cells[$0] != nil }
  }

  /// The controls that a row has in editing mode.
  ///
  /// Nobody is asked for the control of a row that shows a circle to choose it.
  private func controls(of row: RowPosition) -> RowControls {
    var controls = RowControls(style: .none, isIndented: true, isMovable: false)
    if canEdit(row) {
      controls.isChoosable = allowsMultipleSelectionDuringEditing
      if !controls.isChoosable { controls.style = editingStyle(of: row) }
      let delegate = delegate
      controls.isIndented =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: row.indexPath) ?? true
    }
    controls.isMovable = canMove(row)
    return controls
  }

  /// The controls of a row in a picture, for which one that is not displayed is asked; nil outside of editing mode.
  func picturedControls(of row: RowPosition) -> RowControls? {
    guard gestures.isEditing else { return nil }
    if displayed.cells[row] != nil { return gestures.controls(of: row) }
    return progress.drawsInQuestion ? nil : offScreen { controls(of: row) }
  }

  func canMove(_ row: RowPosition) -> Bool {
    let canMove = dataSource?.tableView(self, canMoveRowAt: row.indexPath) ?? false
    note(.canMove, row, canMove ? "allow" : "refuse")
    return canMove
  }
}

extension HeadlessTable {
  /// Taps the delete control of a row: the row shows its delete button, or its actions.
  ///
  /// The table must be in editing mode; `confirmDelete()` taps the button.
  ///
  /// - Returns: The actions that show.
  @discardableResult
  public func tapDelete(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [SwipeAction] {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      tapControl(.delete, of: target) {
        closeSwipe()
        openTouchedRow(.trailing)
      }
      return openActions
    }
  }

  /// Taps the delete button of the row that shows one: the row is deleted.
  public func confirmDelete(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard isReady("deleted") else { return }
      guard let swipe = gestures.swipe, let row = swipe.row else {
        return reportMistake(
          "No row of table '\(id)' shows a delete button. Swipe a row first, or call tapDelete in "
            + "editing mode."
        )
      }
      guard swipe.isDeleteButton else {
        let titles = swipe.actions.actions.map { "'\($0.title)'" }.joined(separator: ", ")
        return reportMistake(
          "\(sentenceStart(row)) shows \(titles) and no delete button. Tap one of these with tapAction."
        )
      }
      tapAction(swipe.actions.actions[0].title)
    }
  }

  /// Taps the insert control of a row.
  public func tapInsert(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      tapControl(.insert, of: target) {
        closeSwipe()
        if let row = interaction.touchedRow { commit(.insert, row) }
      }
    }
  }

  private func tapControl(
    _ style: RowEditingStyle,
    of target: some RowTarget,
    _ body: () -> Void
  ) {
    guard let row = readyRow(target, "edited"), !dismissesMenu(), bringIntoView(row, "edited")
    else { return }
    guard gestures.isEditing else {
      return reportMistake(
        "\(sentenceStart(row)) shows no \(style) control, because the table is not in editing mode. Call "
          + "setEditing(true) first."
      )
    }
    guard let shown = gestures.controls(of: row)?.style, shown == style else {
      return reportMistake(
        "\(sentenceStart(row)) shows no \(style) control: its editing style is "
          + "'\(gestures.controls(of: row)?.style ?? .none)'."
      )
    }
    gesture(on: row, "edited", "tap \(style) of", body)
  }
}
