/// A row that a cell was filled with: it may be gone when the cell leaves the screen.
@MainActor
struct FilledRow {
  let reference: RowReference
  let handlers: ResolvedHandlers

  /// Takes of a row what is needed, and nothing of the other rows.
  init(_ row: ContentRow) {
    let seen = row.reference
    reference = RowReference(
      section: seen.section,
      row: seen.row,
      rows: seen.rows.only(seen.index),
      index: 0
    )
    handlers = row.content.handlers
  }
}

// Cells that are displayed and leave the screen: the handlers that are told.
extension TableDriver {
  /// Runs the handlers of a row whose cell is about to be displayed.
  func tellDisplayed(_ cell: any TableCell, at indexPath: IndexPath) {
    guard let row = row(at: indexPath) else { return }
    for handler in row.content.handlers.notices({ $0.onWillDisplay }) where hasFinished {
      _ = handler.run(row.reference, cell)
    }
  }

  /// Runs the handlers of the row that a cell was filled with last: those that its section has now, else those that it had.
  func tellEnded(_ cell: any TableCell, at indexPath: IndexPath) {
    guard !filledRows.isEmpty, let row = filledRows.removeValue(forKey: ObjectIdentifier(cell))
    else { return }
    let likely = shown.section(at: indexPath.section)
    let isSame = likely?.section == row.reference.section
    let section = isSame ? likely : shown.index(of: row.reference.section).flatMap(shown.section)
    let handlers = section?.handlers ?? row.handlers
    for handler in handlers.notices({ $0.onDidEndDisplaying }) where hasFinished {
      _ = handler.run(row.reference, cell)
    }
  }
}
