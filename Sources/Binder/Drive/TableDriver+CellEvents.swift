extension TableDriver: CellEventReceiver {
  /// Runs the event handlers of the section that displays the cell now.
  ///
  /// A pending update comes first, so that row and model are the current ones; an event of a row that
  /// the update has removed is dropped, and recorded as dropped.
  func receive<Cell: ViewEventEmitting>(_ event: Cell.ViewEvent, from cell: Cell) {
    guard let tableView, let tableCell = cell as? any TableCell else { return }
    let before = tableView.indexPath(for: tableCell)
    let seen = before.flatMap { SeenRow($0, in: shown) }
    let display = CellEventRoute.display(of: cell)
    if tableView.acceptsUpdates { updateIfNeeded() }
    let isKept = CellEventRoute.display(of: cell) == display
    let kept = isKept ? tableView.indexPath(for: tableCell) : nil
    let after = seen.flatMap { $0.indexPath(in: shown, likely: kept) }
    tableView.record(
      CellEventRecord(
        event: textWithoutAddresses(event),
        cellType: String(describing: type(of: cell)),
        indexPath: after,
        wasDropped: after == nil
      )
    )
    guard let after, let row = row(at: after) else { return }
    for handler in row.content.handlers.onEvent(from: cell) where hasFinished {
      handler.run(event, from: cell, in: row.reference)
    }
  }
}
