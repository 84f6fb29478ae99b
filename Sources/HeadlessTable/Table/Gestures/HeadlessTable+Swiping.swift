public import Binder

extension HeadlessTable {
  /// Swipes a row aside: its actions show at an edge until one of them is chosen, another row is touched, or the table
  /// scrolls.
  ///
  /// A row without actions that can be deleted shows its delete button at the trailing edge. One that cannot be deleted
  /// stays where it is. No row can be swiped aside in editing mode: `tapDelete` shows its actions then.
  ///
  /// - Parameters:
  ///   - target: The row: an index path, a position, `.row(0, in: Section.inbox)` or `.id(mail.id)`.
  ///   - edge: The edge that the actions stand at.
  ///   - fileID: The file of the call, which the compiler fills in like all that follows.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The actions that show, the one nearest to the edge first.
  @discardableResult
  public func swipe(
    _ target: some RowTarget,
    _ edge: SwipeEdge = .trailing,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> [SwipeAction] {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard let row = readySwipe(target) else { return [] }
      gesture(on: row, "swiped", "swipe") {
        closeSwipe()
        if canEditTouchedRow() { openTouchedRow(edge) }
      }
      return openActions
    }
  }

  /// Swipes across a whole row, which performs the first action where that is allowed.
  public func fullSwipe(
    _ target: some RowTarget,
    _ edge: SwipeEdge = .trailing,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard !swipe(target, edge).isEmpty, gestures.swipe?.actions.allowsFullSwipe == true else {
        return
      }
      during(.touching) { performAction(0) }
    }
  }

  /// The actions of the row that is swiped aside; none while no row is.
  public var openActions: [SwipeAction] {
    layoutIfNeeded()
    return gestures.swipe?.actions.actions ?? []
  }

  /// Taps an action of a row, and swipes the row aside first if it is not.
  public func tapAction(
    _ title: String,
    on target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard let row = readyRow(target, "swiped") else { return }
      if gestures.swipe?.row == row, offers(title) { return tapAction(title) }
      guard readySwipe(row) != nil else { return }
      var others: [SwipeAction] = []
      for edge in [SwipeEdge.trailing, .leading] {
        swipe(row, edge)
        if offers(title) { return tapAction(title) }
        others += openActions
      }
      closeSwipe()
      reportMissingAction(title, of: row, among: others)
    }
  }

  /// Taps an action of the row that is swiped aside.
  public func tapAction(
    _ title: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard isReady("swiped") else { return }
      guard let swipe = gestures.swipe, let row = swipe.row else {
        return reportMistake(
          "No row of table '\(id)' is swiped aside, so '\(title)' can't be tapped. Swipe a row first, "
            + "or name it: tapAction(\"\(title)\", on: …)."
        )
      }
      guard let index = swipe.actions.actions.firstIndex(where: { $0.title == title }) else {
        return reportMissingAction(title, of: row, among: openActions)
      }
      beginPhase("tap '\(title)' of", row)
      during(.touching) { performAction(index) }
    }
  }

  /// Closes the row that is swiped aside, as a touch anywhere else does.
  public func closeSwipe() {
    guard let swipe = gestures.close() else { return }
    note(.event(Call.Event(kind: .didEndEditing, place: swipe.row.map(place(of:)))))
    during(progress.activity == .idle ? .touching : progress.activity) {
      delegate?.tableView(self, didEndEditingRowAt: swipe.row?.indexPath)
    }
    retireHeldCells()
  }

  /// Closes a swipe whose row was deleted.
  func closeLostSwipe() {
    if let swipe = gestures.swipe, swipe.row == nil { closeSwipe() }
  }

  /// The row that a finger swipes aside; nil, with a message, when there is none or the table is in editing mode.
  private func readySwipe(_ target: some RowTarget) -> RowPosition? {
    guard let row = readyRow(target, "swiped"), !dismissesMenu() else { return nil }
    guard gestures.isEditing else { return row }
    reportMistake(
      "\(sentenceStart(row)) can't be swiped aside, because the table is in editing mode. Call tapDelete, which shows "
        + "its actions, or setEditing(false) first."
    )
    return nil
  }

  private func offers(_ title: String) -> Bool {
    gestures.swipe?.actions.actions.contains { $0.title == title } ?? false
  }

  private func reportMissingAction(
    _ title: String,
    of row: RowPosition,
    among actions: [SwipeAction]
  ) {
    let titles = actions.map { "'\($0.title)'" }
    reportMistake(
      "\(sentenceStart(row)) has no action '\(title)'; it has "
        + "\(titles.isEmpty ? "none" : titles.joined(separator: ", "))."
    )
  }

  /// Runs an action of the row that is swiped aside; the row closes when the action has ended.
  private func performAction(_ index: Int) {
    guard let swipe = gestures.swipe else { return }
    let action = swipe.actions.actions[index]
    note(
      .event(Call.Event(kind: .swipeAction, place: swipe.row.map(place(of:)), text: action.title))
    )
    action.perform { [weak self] in self?.actionEnded(swipe.number, action.title, $0) }
  }

  /// An action has ended, at once or much later, when another row may be swiped aside.
  private func actionEnded(_ number: Int, _ title: String, _ outcome: ActionOutcome) {
    let row = gestures.swipe.flatMap { $0.number == number ? $0.row : nil }
    note(
      .event(
        Call.Event(kind: .actionEnded, place: row.map(place(of:)), text: "\(title): \(outcome)")
      )
    )
    if gestures.swipe?.number == number { during(.touching) { closeSwipe() } }
  }
}

extension HeadlessTable {
  /// Asks whether the row under the finger can be swiped or edited.
  func canEditTouchedRow() -> Bool {
    guard let row = interaction.touchedRow else { return false }
    return canEdit(row)
  }

  func canEdit(_ row: RowPosition) -> Bool {
    let canEdit = dataSource?.tableView(self, canEditRowAt: row.indexPath) ?? false
    note(.canEdit, row, canEdit ? "allow" : "refuse")
    return canEdit
  }

  /// Asks for the actions of the row under the finger, and opens it if there are any.
  func openTouchedRow(_ edge: SwipeEdge) {
    guard let row = interaction.touchedRow else { return }
    let answer = delegate?.tableView(self, swipeActionsForRowAt: row.indexPath, at: edge)
    let titles = answer?.actions.map(\.title).joined(separator: ", ")
    note(.swipeActions, row, "\(edge): \(titles.map { $0.isEmpty ? "none" : $0 } ?? "default")")
    let actions = answer ?? (edge == .trailing ? deleteButton() : nil)
    guard let actions, !actions.actions.isEmpty, let row = interaction.touchedRow else { return }
    note(.willBeginEditing, row)
    delegate?.tableView(self, willBeginEditingRowAt: row.indexPath)
    guard let row = interaction.touchedRow else { return }
    gestures.open(row, edge, actions, isDeleteButton: answer == nil)
    gestures.hold(displayed.cells[row]?.cell)
  }

  /// The button of a row that has no actions and can be deleted.
  private func deleteButton() -> SwipeActions? {
    guard let row = interaction.touchedRow, editingStyle(of: row) == .delete,
      let row = interaction.touchedRow
    else { return nil }
    let title = delegate?.tableView(
      self,
      titleForDeleteConfirmationButtonForRowAt: row.indexPath
    )
    return SwipeActions([
      SwipeAction(title ?? "Delete", style: .destructive) { [weak self] in
        guard let self, let row = self.gestures.swipe?.row else { return .refused }
        self.commit(.delete, row)
        return .done
      }
    ])
  }

  func editingStyle(of row: RowPosition) -> RowEditingStyle {
    let style = delegate?.tableView(self, editingStyleForRowAt: row.indexPath) ?? .delete
    note(.editingStyle, row, "\(style)")
    return style
  }

  func commit(_ style: RowEditingStyle, _ row: RowPosition) {
    note(.commit, row, "\(style)")
    dataSource?.tableView(self, commit: style, forRowAt: row.indexPath)
  }
}
