import Binder

// What is on the screen, and where things are in the content.

extension Screen {
  var visibleCells: [any TableCell] {
    core.layoutIfNeeded()
    if core.host == .table, core.strictness == .strict, let row = views.request?.row {
      report(.visibleCellsInQuestion(row.indexPath))
    }
    return displayed.rows.compactMap { displayed.cells[$0]?.cell }
  }

  var visibleRows: [IndexPath]? {
    core.layoutIfNeeded()
    // In the middle of a layout the rows that leave are still displayed, also those that are no longer there.
    let rows =
      progress.isFree
      ? displayed.rows : displayed.rows.filter { layout.contains($0) && layout.shows($0) }
    return rows.isEmpty ? nil : rows.map(\.indexPath)
  }

  func cell(at indexPath: IndexPath) -> (any TableCell)? {
    core.layoutIfNeeded()
    return core.position(of: indexPath).flatMap { displayed.cells[$0]?.cell }
  }

  /// The cell that shows a row, which is scrolled into view first; nil, with a message, where there is none of a class.
  func cell<Cell>(of target: some RowTarget, as type: Cell.Type) -> Cell? {
    guard let row = core.touches.ready(target, "looked up"), core.touches.bringIntoView(row),
      let shown = displayed.cells[row.position]?.cell
    else { return nil }
    if let cell = shown as? Cell { return cell }
    report(
      .error,
      "\(core.sentenceStart(row.position)) has a cell of \(Swift.type(of: shown)), not of \(type)."
    )
    return nil
  }

  func rowCount(ofSection section: Int) -> Int {
    core.layoutIfNeeded()
    guard layout.sectionIndices.contains(section) else {
      report(.sectionOutOfBounds(rowsOf: section, counts: layout.counts(at: section)))
      return 0
    }
    return layout.rowCount(ofSection: section)
  }
}

extension Screen {
  func rect(of indexPath: IndexPath) -> TableRect {
    core.layoutIfNeeded()
    return core.existingRow(at: indexPath).map(layout.rect(of:)) ?? .zero
  }

  func rect(ofSection section: Int, _ part: SupplementaryKind?) -> TableRect {
    core.layoutIfNeeded()
    guard layout.sectionIndices.contains(section) else {
      report(.sectionOutOfBounds(rectOf: section, counts: layout.counts(at: section)))
      return .zero
    }
    return layout.rect(ofSection: section, part)
  }

  func showsTopEdge(of indexPath: IndexPath) -> Bool {
    core.layoutIfNeeded()
    guard let row = core.position(of: indexPath), layout.contains(row) else { return false }
    return layout.showsTopEdge(of: row)
  }
}
