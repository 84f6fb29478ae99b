extension TableDriver: CellEventReceiver {
  func receive<Event>(_ event: Event, ofContentIn cell: any TableCell) -> Bool {
    guard let shown = shownContents[cell] else { return false }
    return received(event, from: cell, named: "\(type(of: shown.content))") { _ in }
  }

  /// Runs the event handlers of the section that displays the cell now.
  ///
  /// A pending update comes first, so that row and model are the current ones; an event of a row that
  /// the update has removed is dropped, and recorded as dropped.
  func receive<Cell: ViewEventEmitting>(_ event: Cell.ViewEvent, from cell: Cell) {
    guard let tableCell = cell as? any TableCell else { return }
    _ = received(event, from: tableCell, named: String(describing: type(of: cell))) { row in
      for handler in row.content.handlers.onEvent(from: cell) where hasFinished {
        handler.run(event, from: cell, in: row.reference)
      }
    }
  }

  private func received<Event>(
    _ event: Event,
    from tableCell: any TableCell,
    named typeName: String,
    _ run: (ContentRowReference) -> Void
  ) -> Bool {
    guard let tableView else { return false }
    let content = shownContents[tableCell]?.content
    let before = tableView.indexPath(for: tableCell)
    let seen = before.flatMap { RowToFind($0, in: shown) }
    let display = CellEventRoute.display(of: tableCell)
    if tableView.acceptsUpdates { updateIfNeeded() }
    let isKept = CellEventRoute.display(of: tableCell) == display
    let kept = isKept ? tableView.indexPath(for: tableCell) : nil
    let after = seen.flatMap { $0.indexPath(in: shown, likely: kept) }
    tableView.record(
      CellEventRecord(
        event: textWithoutAddresses(event),
        cellType: typeName,
        indexPath: after,
        wasDropped: after == nil
      )
    )
    guard let after, let row = row(at: after) else { return true }
    run(row)
    guard let content else { return true }
    let handlers = row.content.handlers.onEvent(of: content)
    let work = handlers.compactMap { $0.work(for: event, in: row.reference) }
    runAtOnce { [weak self] in
      for work in work where self?.hasFinished == true { await work() }
    }
    return !work.isEmpty
  }
}
