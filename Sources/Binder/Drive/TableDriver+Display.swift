/// The rows whose cells are displayed, for handlers that run when a cell has left the screen: its row may be deleted by then.
@MainActor
struct DisplayedRows {
  struct Row {
    let reference: RowReference
    fileprivate weak var cell: (any TableCell)?
    fileprivate let maker: CellSource?
    fileprivate let handlers: ResolvedHandlers
    fileprivate let number: Int
  }

  private var rows: [ObjectIdentifier: Row] = [:]
  private var count = 0

  var isEmpty: Bool { rows.isEmpty }

  mutating func begin(_ cell: any TableCell, with row: RowReference, of content: SectionContent) {
    count += 1
    set(row, of: content, in: cell, count)
  }

  mutating func fill(_ cell: any TableCell, with row: RowReference, of content: SectionContent) {
    if let known = rows[ObjectIdentifier(cell)] { set(row, of: content, in: cell, known.number) }
  }

  mutating func end(_ cell: any TableCell) -> Row? {
    rows.removeValue(forKey: ObjectIdentifier(cell))
  }

  mutating func endAll() -> [Row] {
    defer { rows = [:] }
    return Array(rows.values).ordered { $0.number < $1.number }
  }

  private mutating func set(
    _ row: RowReference,
    of content: SectionContent,
    in cell: any TableCell,
    _ number: Int
  ) {
    let rows = row.rows.only(row.index)
    let alone =
      RowReference(section: row.section, row: row.row, rows: rows, index: 0, list: row.list)
    self.rows[ObjectIdentifier(cell)] = Row(
      reference: alone,
      cell: cell,
      maker: content.maker,
      handlers: content.handlers,
      number: number
    )
  }
}

// Cells that are displayed and leave the screen: the handlers that run.
extension TableDriver {
  func tellDisplayed(_ cell: any TableCell, at indexPath: IndexPath) {
    guard let row = row(at: indexPath) else { return }
    if reader.features.followsEnds { displayed.begin(cell, with: row.reference, of: row.content) }
    for handler in row.content.handlers.notices({ $0.onWillDisplay }) where hasFinished {
      _ = handler.run(row.reference, cell)
    }
  }

  func tellEnded(_ cell: any TableCell, at indexPath: IndexPath) {
    guard !displayed.isEmpty, let row = displayed.end(cell) else { return }
    let likely = shown.section(at: indexPath.section)
    let isSame = likely?.section == row.reference.section
    let section = isSame ? likely : shown.index(of: row.reference.section).flatMap(shown.section)
    let list = row.reference.list
    tellEnded(row, cell, in: list == nil ? section : list.flatMap { section?.list($0) })
  }

  /// Runs the handlers of all rows whose cells are displayed, as the table will show nothing of the declaration any more.
  func tellAllEnded() {
    for row in displayed.endAll() {
      guard let cell = row.cell else { continue }
      tellEnded(row, cell, in: nil)
    }
  }

  private func tellEnded(
    _ row: DisplayedRows.Row,
    _ cell: any TableCell,
    in section: SectionContent?
  ) {
    let isFitting =
      section?.rows?.modelType == row.reference.rows.modelType
      && section?.maker?.kind == row.maker?.kind
    let handlers = isFitting ? section?.handlers ?? row.handlers : row.handlers
    for handler in handlers.notices({ $0.onDidEndDisplaying }) where hasFinished {
      _ = handler.run(row.reference, cell)
    }
  }
}
