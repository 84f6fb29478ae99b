extension TableDriver: CellEventReceiver {
  /// Runs the event handlers of the section that displays the cell now.
  ///
  /// A pending update comes first, so that row and model are the current ones; an event of a row that
  /// the update has removed is dropped, and recorded as dropped.
  func receive<Cell: ViewEventEmitting>(_ event: Cell.ViewEvent, from cell: Cell) {
    guard let tableView, let tableCell = cell as? any TableCell else { return }
    let before = tableView.indexPath(for: tableCell)
    let name = before.flatMap { RowName($0, in: shown) }
    updateIfNeeded()
    let after = name?.indexPath(in: shown)
    tableView.record(
      CellEventRecord(
        event: textWithoutAddresses(event),
        cellType: String(describing: Cell.self),
        indexPath: after,
        wasDropped: after == nil
      )
    )
    guard let after, let section = shown.section(at: after.section),
      let row = shown.row(after.row, inSection: after.section)
    else { return }
    let emission = EventHandler<Section, Cell>.Emission(cell: cell, event: event)
    for handler in section.handlers.onEvent(from: Cell.self) { _ = handler.run(row, emission) }
  }
}

/// A row by names that outlive an update: its section and its identity, or else its position.
@MainActor
private struct RowName<Section: TableViewSection> {
  let section: Section
  let row: Int
  let identity: String?

  init?(_ indexPath: IndexPath, in content: ShownContent<Section>) {
    guard let row = content.row(indexPath.row, inSection: indexPath.section) else { return nil }
    section = row.section
    self.row = row.row
    identity = row.identity
  }

  func indexPath(in content: ShownContent<Section>) -> IndexPath? {
    guard let index = content.index(of: section) else { return nil }
    if let same = content.row(row, inSection: index), same.identity == identity {
      return IndexPath(row: row, section: index)
    }
    guard let identity else { return nil }
    let rows = 0..<content.rowCount(inSection: index)
    return rows.first { content.row($0, inSection: index)?.identity == identity }
      .map { IndexPath(row: $0, section: index) }
  }
}

/// A value as text, without the address that stands in the name of a type declared in a function.
private func textWithoutAddresses<Value>(_ value: Value) -> String {
  let marker = "(unknown context at $"
  var text = Substring(String(describing: value))
  var result = ""
  while let start = text.firstRange(of: marker) {
    result += text[..<start.lowerBound]
    let rest = text[start.upperBound...]
    text = rest.firstRange(of: ").").map { rest[$0.upperBound...] } ?? rest
  }
  return result + text
}
