extension TableDriver: CellEventReceiver {
  /// Runs the event handlers of the section that displays the cell now.
  ///
  /// A pending update comes first, so that row and model are the current ones; an event of a row that
  /// the update has removed is dropped, and recorded as dropped.
  func receive<Cell: ViewEventEmitting>(_ event: Cell.ViewEvent, from cell: Cell) {
    guard let tableCell = cell as? any TableCell else { return }
    let before = tableView.indexPath(for: tableCell)
    let name = before.flatMap { RowName($0, in: content) }
    updateIfNeeded()
    let after = name?.indexPath(in: content)
    tableView.record(
      CellEventRecord(
        event: textWithoutAddresses(event),
        cellType: String(describing: Cell.self),
        indexPath: after,
        wasDropped: after == nil
      )
    )
    guard let after, let section = content.section(at: after.section),
      let row = section.row(after.row)
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

  init?(_ indexPath: IndexPath, in content: TableContent<Section>) {
    guard let section = content.section(at: indexPath.section),
      let row = section.row(indexPath.row)
    else { return nil }
    self.section = section.section
    self.row = row.row
    identity = row.rows.identity(at: row.row)
  }

  func indexPath(in content: TableContent<Section>) -> IndexPath? {
    guard let (index, section) = content.section(section) else { return nil }
    if matches(section.row(row)) { return IndexPath(row: row, section: index) }
    guard let identity, let rows = section.rows else { return nil }
    let found = (0..<rows.count).first { rows.identity(at: $0) == identity }
    return found.map { IndexPath(row: $0, section: index) }
  }

  private func matches(_ reference: RowReference<Section>?) -> Bool {
    guard let reference else { return false }
    return reference.rows.identity(at: reference.row) == identity
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
