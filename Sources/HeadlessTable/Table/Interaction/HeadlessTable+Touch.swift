public import Binder

extension HeadlessTable {
  /// Taps a row: highlights it, selects it, and runs the handlers, in UIKit's order.
  ///
  ///     table.tapRow(.id(mail.id))
  ///
  /// A row that is not visible, or that bars cover, is scrolled into view first, the shortest way. A touch that closes a
  /// menu or a row that is swiped aside does nothing else, and one on a cell whose `isUserInteractionEnabled` is false does
  /// nothing at all. It needs `allowsSelection`, and in editing mode `allowsSelectionDuringEditing` instead: without it the
  /// row is not even highlighted.
  public func tapRow(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard let row = readyRow(target, "tapped") else { return }
      guard !closesByTouch(), takesTaps else { return }
      gesture(on: row, "tapped", "tap") {
        guard touch() else { return }
        let isOnlyRow = !selectsMultipleRows || interaction.selection.isEmpty
        select()
        if isOnlyRow { performPrimaryAction() }
      }
    }
  }

  /// Taps the row at a path.
  public func tapRow(
    at indexPath: IndexPath,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    tapRow(indexPath, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Taps a row of a section, by the name of the section.
  public func tapRow<Section>(
    _ row: Int,
    in section: Section,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    tapRow(
      .row(row, in: section),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Whether a tap reaches a row: in editing mode the table keeps it for the controls, unless it is to select too.
  private var takesTaps: Bool {
    gestures.isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether a tap leaves other rows selected, and deselects a selected row.
  private var selectsMultipleRows: Bool {
    gestures.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Scrolls until a row has a cell that no bar covers as a whole; false, with a message, when it cannot have one.
  ///
  /// Estimates may be wrong, so that it takes more than one attempt.
  func bringIntoView(_ row: RowPosition, _ participle: String) -> Bool {
    for _ in 0..<TableProgress.roundLimit {
      if displayed.cells[row] != nil, layout.isUncovered(row) { return true }
      let before = offset
      scrollToRow(at: row.indexPath, at: .none)
      guard contains(row), offset != before || displayed.cells[row] != nil else { break }
    }
    if displayed.cells[row] != nil { return true }
    report(
      .error,
      "\(text(of: row).capitalizedFirst) of table '\(id)' can't be \(participle), because it "
        + "can't be brought into view. Give it a height of more than 0 points."
    )
    return false
  }

  /// Closes what an untouched part of the table closes at a touch: an open menu, or a row that is swiped aside.
  ///
  /// - Returns: Whether there was any.
  func closesByTouch() -> Bool {
    if dismissesMenu() { return true }
    guard gestures.swipe != nil else { return false }
    during(.touching) { closeSwipe() }
    return true
  }

  /// Whether the cell of a row takes touches.
  func takesTouches(_ row: RowPosition) -> Bool {
    guard let cell = displayed.cells[row]?.cell else { return true }
    if let cell = cell as? HeadlessCell { return cell.isUserInteractionEnabled }
    return (cell as? any MadeForHeadlessTable)?.takesTouches ?? true
  }

  /// Finger down and up; false when the cell or the delegate refuses the touch or the row is gone.
  ///
  /// The row may be another one after each call of the delegate, which may have changed rows; the cell that was
  /// highlighted is told the end of it, whatever it shows by then.
  private func touch() -> Bool {
    guard let row = interaction.touchedRow, takesTouches(row) else { return false }
    let mayHighlight = delegate?.tableView(self, shouldHighlightRowAt: row.indexPath) ?? true
    note(.shouldHighlight, row, mayHighlight ? "allow" : "refuse")
    guard mayHighlight, let row = interaction.touchedRow else { return false }
    let cell = displayed.cells[row]?.cell
    cell?.setHighlighted(true, animated: false)
    note(.didHighlight, row)
    delegate?.tableView(self, didHighlightRowAt: row.indexPath)
    cell?.setHighlighted(false, animated: false)
    guard let row = interaction.touchedRow else { return false }
    note(.didUnhighlight, row)
    delegate?.tableView(self, didUnhighlightRowAt: row.indexPath)
    return interaction.touchedRow != nil
  }

  private func select() {
    guard let row = interaction.touchedRow else { return }
    if selectsMultipleRows, interaction.selection.contains(row) { return deselect(row) }
    interaction.redirectTouch(to: askRow(.willSelect, row))
    if !selectsMultipleRows {
      for old in interaction.selection.rows
      where old != interaction.touchedRow && interaction.touchedRow != nil {
        if interaction.selection.contains(old) { deselect(old) }
      }
    }
    guard let target = interaction.touchedRow else { return }
    setSelected(true, target)
    note(.didSelect, target)
    delegate?.tableView(self, didSelectRowAt: target.indexPath)
  }

  /// A row that was not left in the middle of the tap does what it is there for, unless it was added to other selected
  /// rows or taken away from them.
  private func performPrimaryAction() {
    guard let row = interaction.tappedRow,
      delegate?.tableView(self, canPerformPrimaryActionForRowAt: row.indexPath) ?? false
    else { return }
    note(.primaryAction, row)
    delegate?.tableView(self, performPrimaryActionForRowAt: row.indexPath)
  }

  private func deselect(_ row: RowPosition) {
    guard let target = askRow(.willDeselect, row) else { return }
    setSelected(false, target)
    note(.didDeselect, target)
    delegate?.tableView(self, didDeselectRowAt: target.indexPath)
  }

  /// The row that the delegate wants to be selected or deselected instead of a row; nil for none.
  private func askRow(_ kind: Call.Event.Kind, _ row: RowPosition) -> RowPosition? {
    var answer: IndexPath? = row.indexPath
    if let delegate {
      answer =
        kind == .willSelect
        ? delegate.tableView(self, willSelectRowAt: row.indexPath)
        : delegate.tableView(self, willDeselectRowAt: row.indexPath)
    }
    let target = answer.flatMap(existingRow(at:))
    note(
      .event(
        Call.Event(
          kind: kind,
          place: place(of: row),
          text: target == nil ? "refuse" : target == row ? "allow" : "",
          target: target == row ? nil : target.map(place(of:))
        )
      )
    )
    return target
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension HeadlessTable {
  /// The selected row, the topmost if there are several; nil if there is none.
  public var indexPathForSelectedRow: IndexPath? {
    layoutIfNeeded()
    return interaction.selection.first?.indexPath
  }

  /// The selected rows from the top to the bottom; nil if there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    layoutIfNeeded()
    return interaction.selection.isEmpty ? nil : interaction.selection.rows.map(\.indexPath)
  }

  /// Selects a row, or none for nil, as code does it: no handler and no delegate is told.
  ///
  /// With `.none`, the table does not scroll, unlike `scrollToRow(at:at:)`.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool = false,
    scrollPosition: TableScrollPosition = .none
  ) {
    layoutIfNeeded()
    guard let indexPath else { return deselectAll(except: nil) }
    guard let row = existingRow(at: indexPath) else { return }
    beginSelectionPhase("select", row)
    if !selectsMultipleRows { deselectAll(except: row) }
    setSelected(true, row, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition) }
  }

  /// Deselects a row as code does it: no handler and no delegate is told.
  ///
  /// A row that is gone is not selected any more, so nothing is said of it.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
    layoutIfNeeded()
    guard let row = position(of: indexPath), contains(row) else { return }
    beginSelectionPhase("deselect", row)
    setSelected(false, row, animated: animated)
  }

  /// In the middle of a question, which goes on afterwards, the calls stay in the phase that they are in.
  private func beginSelectionPhase(_ title: String, _ row: RowPosition) {
    if progress.activity != .asking { beginPhase(title, row) }
  }

  private func deselectAll(except kept: RowPosition?) {
    for row in interaction.selection.rows where row != kept {
      setSelected(false, row, animated: false)
    }
  }

  /// Keeps the selection of a row, and tells its cell if it has one now.
  func setSelected(_ isSelected: Bool, _ row: RowPosition, animated: Bool = false) {
    interaction.select(row, isSelected)
    displayed.cells[row]?.cell.setSelected(isSelected, animated: animated)
  }
}
