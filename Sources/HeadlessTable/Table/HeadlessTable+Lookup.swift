public import Binder

extension HeadlessTable {
  /// How many sections there are.
  public var numberOfSections: Int {
    layoutIfNeeded()
    return geometry.sectionCount
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    layoutIfNeeded()
    guard sections.indices.contains(section) else {
      report(.sectionOutOfBounds(rowsOf: section, counts: counts(at: section)))
      return 0
    }
    return geometry.section(section).rows.count
  }

  /// The cells on the screen, from the top to the bottom.
  public var visibleCells: [any TableCell] {
    layoutIfNeeded()
    return displayed.rows.compactMap { displayed.cells[$0]?.cell }
  }

  /// The rows that are at least partly on the screen, from the top to the bottom; nil if none is.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    let paths = displayed.rows.map(\.indexPath)
    return paths.isEmpty ? nil : paths
  }

  /// The cell that shows a row now, or nil when the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> (any TableCell)? {
    layoutIfNeeded()
    return position(of: indexPath).flatMap { displayed.cells[$0]?.cell }
  }

  /// Where a cell is displayed now, or nil when it is not visible.
  ///
  /// This is the one question that does not do the pending work first: an update may give the cell
  /// to another row, and the question is about the row that it shows.
  public func indexPath(for cell: any TableCell) -> IndexPath? {
    displayed.position(of: cell)?.indexPath
  }

  /// The header of a section, or nil when there is none or it is not visible.
  public func headerView(forSection section: Int) -> (any TableHeaderFooterView)? {
    layoutIfNeeded()
    return displayed.headers[section]?.view
  }

  /// The footer of a section, or nil when there is none or it is not visible.
  public func footerView(forSection section: Int) -> (any TableHeaderFooterView)? {
    layoutIfNeeded()
    return displayed.footers[section]?.view
  }

  func contains(_ row: RowPosition) -> Bool {
    sections.indices.contains(row.section) && row.row >= 0
      && row.row < geometry.section(row.section).rows.count
  }

  /// The position that a path names, or nil with a message when it has not exactly two indices.
  func position(of path: IndexPath) -> RowPosition? {
    if let position = RowPosition(path) { return position }
    report(.invalidIndexPath(path))
    return nil
  }

  /// The row that a path names, or nil with a message when there is none.
  func existingRow(at path: IndexPath) -> RowPosition? {
    guard let row = position(of: path) else { return nil }
    if contains(row) { return row }
    report(.rowOutOfBounds(path, counts: counts(at: row.section)))
    return nil
  }

  func counts(at section: Int) -> TableInconsistency.Counts {
    let rows = sections.indices.contains(section) ? geometry.section(section).rows.count : nil
    return TableInconsistency.Counts(sections: geometry.sectionCount, rows: rows)
  }
}
