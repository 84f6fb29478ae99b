public import Binder

extension HeadlessListView {
  /// The number of sections.
  public var numberOfSections: Int { core.settled.layout.sectionCount }

  /// The cells on the screen, by their paths.
  ///
  /// While a cell of a table is being made it is not known which of them are: reading them is an inconsistency then with
  /// `Strictness.strict`.
  public var visibleCells: [any TableCell] { core.screen.visibleCells }

  /// The path of a displayed cell, or nil when it is not visible.
  ///
  /// It alone does not do the pending work first: an update may give the cell to another row, and the path is that of the row
  /// that the cell shows.
  public func indexPath(for cell: any TableCell) -> IndexPath? {
    core.displayed.position(of: cell)?.indexPath
  }

  /// The cell that shows a row, which is scrolled into view first, the shortest way.
  ///
  ///     table.cell(of: .id("wi-fi"), as: SwitchCell.self)?.toggle.tap()
  ///
  /// - Returns: The cell; nil, with an error in the diagnostics, where there is no such row, it cannot be brought into view, or
  ///   its cell is of another class.
  public func cell<Cell>(
    of target: some RowTarget,
    as type: Cell.Type = Cell.self,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Cell? { about(fileID, filePath, line, column) { core.screen.cell(of: target, as: type) } }

  /// The view of a part of the table that belongs to no section; nil for none.
  ///
  ///     let banner = table.view(of: .header) as? SaleBanner
  ///
  /// A collection view has a view in place of items, and no header or footer.
  public func view(of part: TablePart) -> (any TableHeaderFooterView)? {
    core.settled.displayed.parts[part]
  }
}
