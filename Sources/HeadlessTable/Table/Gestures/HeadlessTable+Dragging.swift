public import Binder

/// A row under a finger that drags it.
struct OpenDrag {
  /// The position of the row; nil when it was deleted.
  var row: RowPosition?
  /// The position under the finger, counted when the row has been taken out.
  var proposed: RowPosition
  /// The target of the row when it is dropped; nil when it is to be asked for again, because rows have changed.
  var target: RowPosition?
}

extension HeadlessTable {
  /// Grabs a row to drag it, if the data source lets it; the table must be in editing mode.
  ///
  ///     table.setEditing(true)
  ///     table.beginDrag(.id(mail.id))
  ///     table.drag(to: .row(3, in: Section.inbox))
  ///     table.drop()
  public func beginDrag(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard let row = readyRow(target, "dragged"), !dismissesMenu() else { return }
      guard gestures.isEditing else {
        return reportMistake(
          "\(sentenceStart(row)) can't be dragged, because the table is not in editing mode. Call setEditing(true) first."
        )
      }
      gesture(on: row, "dragged", "drag") {
        closeSwipe()
        guard let row = interaction.touchedRow else { return }
        guard canMove(row) else {
          return reportMistake(
            "\(sentenceStart(row)) can't be dragged, because the data source does not let it move. Declare "
              + "onMoved and let canMove allow it, or answer canMoveRowAt."
          )
        }
        cancelDrag()
        guard let row = interaction.touchedRow else { return }
        gestures.beginDrag(row)
        gestures.hold(displayed.cells[row]?.cell)
      }
    }
  }

  /// Moves the dragged row over a place; the delegate may choose another one.
  ///
  /// - Parameters:
  ///   - place: The place, counted when the row has been taken out. The place behind the last row is one, too.
  ///   - fileID: The file of the call, which the compiler fills in like all that follows.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func drag(
    to place: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard let row = readyDrag(), let proposed = place.place(in: self) else { return }
      let last = geometry.section(proposed.section).rows.count
      guard (0...last).contains(proposed.row) else {
        return reportMistake(
          "Table '\(id)' has no place \(proposed.row) in section '\(name(ofSection: proposed.section))' "
            + "to drop a row at; its last place is \(last)."
        )
      }
      during(.touching) { askTarget(of: row, proposed) }
    }
  }

  /// Drops the dragged row: the table moves it and tells its data source, which is to move the data and to tell the
  /// table nothing.
  public func drop(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      guard let row = readyDrag() else { return }
      if let drag = gestures.drag, drag.target == nil { askTarget(of: row, drag.proposed) }
      let ended = gestures.endDrag()
      retireHeldCells()
      guard let drag = ended, let target = drag.target, target != row else { return }
      note(.moveRow, row, "\(name(ofSection: target.section))/\(target.row)")
      performBatchUpdates {
        gestures.isDropping = true
        dataSource?.moveRow(at: row.indexPath, to: target.indexPath, of: self)
        gestures.isDropping = false
        moveRow(at: row.indexPath, to: target.indexPath)
      }
    }
  }

  /// Puts the row that is dragged back where it was.
  public func cancelDrag() {
    _ = gestures.endDrag()
    retireHeldCells()
  }

  /// Drags a row to another place and drops it there; the table must be in editing mode.
  ///
  ///     table.dragRow(at: .id(mail.id), to: .row(3, in: Section.inbox))
  ///
  /// - Parameters:
  ///   - target: The row.
  ///   - place: Where it is dropped, counted when it has been taken out; a row by its identity stands for the place that
  ///     it has before.
  ///   - fileID: The file of the call, which the compiler fills in like all that follows.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func dragRow(
    at target: some RowTarget,
    to place: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) { dragAndDrop(target, place) }
  }

  /// Drags the row at a path to another path and drops it there; the table must be in editing mode.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - newIndexPath: Where it is dropped, counted when it has been taken out.
  ///   - fileID: The file of the call, which the compiler fills in like all that follows.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func dragRow(
    at indexPath: IndexPath,
    to newIndexPath: IndexPath,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    reports.about(SourceLine(fileID, filePath, line, column)) {
      dragAndDrop(indexPath, newIndexPath)
    }
  }

  private func dragAndDrop(_ target: some RowTarget, _ place: some RowTarget) {
    cancelDrag()
    beginDrag(target)
    guard gestures.drag != nil else { return }
    drag(to: place)
    drop()
  }

  /// The row that is dragged; nil, with a message, when none is, and without one when it was deleted meanwhile.
  private func readyDrag() -> RowPosition? {
    guard isReady("dragged") else { return nil }
    guard let drag = gestures.drag else {
      reportMistake("No row of table '\(id)' is dragged. Call beginDrag first.")
      return nil
    }
    if drag.row == nil { cancelDrag() }
    return drag.row
  }

  private func askTarget(of row: RowPosition, _ proposed: RowPosition) {
    let count = geometry.section(min(proposed.section, geometry.sectionCount - 1)).rows.count
    let rest = proposed.section == row.section ? count - 1 : count
    let place = RowPosition(
      section: min(proposed.section, geometry.sectionCount - 1),
      row: min(proposed.row, max(rest, 0))
    )
    let answer = delegate?.tableView(
      self,
      targetIndexPathForMoveFromRowAt: row.indexPath,
      toProposedIndexPath: place.indexPath
    )
    let target = answer.flatMap { RowPosition(exactly: $0) } ?? place
    note(.moveTarget, row, "\(name(ofSection: target.section))/\(target.row)")
    gestures.drag(over: proposed, to: target)
  }
}
