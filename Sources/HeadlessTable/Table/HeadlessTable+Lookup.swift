public import Binder

extension HeadlessTable {
  /// The number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int {
    core.screen.rowCount(ofSection: section)
  }

  /// The rows that are at least partly on the screen, from the top to the bottom; nil if none is.
  public var indexPathsForVisibleRows: [IndexPath]? {
    core.screen.visibleRows
  }

  /// The cell that shows a row now, or nil when the row is not visible.
  public func cellForRow(at indexPath: IndexPath) -> (any TableCell)? {
    core.screen.cell(at: indexPath)
  }

  /// The header of a section, or nil when there is none or it is not visible.
  public func headerView(forSection section: Int) -> (any TableHeaderFooterView)? {
    core.settled.displayed.headers[section]?.view
  }

  /// The footer of a section, or nil when there is none or it is not visible.
  public func footerView(forSection section: Int) -> (any TableHeaderFooterView)? {
    core.settled.displayed.footers[section]?.view
  }
}

// By the name of a section, as it is written in the declaration.

extension HeadlessTable {
  /// The number of rows of a section, by the name of the section.
  ///
  ///     #expect(table.numberOfRows(in: Section.inbox) == 2)
  ///
  /// - Returns: The number of rows; 0, with an error in the table's diagnostics, where the section is not displayed.
  /// - Complexity: O(sections).
  public func numberOfRows<Section>(
    in section: Section,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Int {
    lookUp(section, SourceLocation(fileID, filePath, line, column)) { numberOfRows(inSection: $0) }
      ?? 0
  }

  /// The header of a section, by the name of the section.
  ///
  /// - Returns: The header; nil when there is none or it is not visible, and, with an error in the table's diagnostics,
  ///   where the section is not displayed.
  /// - Complexity: O(sections).
  public func headerView<Section>(
    in section: Section,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> (any TableHeaderFooterView)? {
    lookUp(section, SourceLocation(fileID, filePath, line, column)) { headerView(forSection: $0) }
  }

  /// The footer of a section, by the name of the section, as the header is.
  public func footerView<Section>(
    in section: Section,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> (any TableHeaderFooterView)? {
    lookUp(section, SourceLocation(fileID, filePath, line, column)) { footerView(forSection: $0) }
  }

  private func lookUp<Section, Found>(
    _ section: Section,
    _ line: SourceLocation,
    _ find: (Int) -> Found?
  ) -> Found? {
    core.reports.about(line) {
      core.settled.section(section).flatMap(find)
    }
  }
}

extension HeadlessTable {
  /// The place of a row in the content, visible or not.
  ///
  /// - Complexity: O(log sections + log rows).
  public func rectForRow(at indexPath: IndexPath) -> TableRect { core.screen.rect(of: indexPath) }

  /// The place of a section's header in the content, where it rests when it does not stick.
  public func rectForHeader(inSection section: Int) -> TableRect {
    core.screen.rect(ofSection: section, .header)
  }

  /// The place of a section's footer in the content, where it rests when it does not stick.
  public func rectForFooter(inSection section: Int) -> TableRect {
    core.screen.rect(ofSection: section, .footer)
  }

  /// The place of a section in the content: its header, its rows and its footer.
  public func rect(forSection section: Int) -> TableRect {
    core.screen.rect(ofSection: section, nil)
  }

  /// The row that covers a point of the content; nil for a header, a footer, or no content.
  ///
  /// - Complexity: O(log sections + log rows).
  public func indexPathForRow(at point: TablePoint) -> IndexPath? {
    core.settled.layout.row(at: point)?.indexPath
  }

  /// The rows that show in a rectangle of the content; nil if its size is negative or no number.
  ///
  /// - Complexity: O(log sections + log rows) and the number of rows in it.
  public func indexPathsForRows(in rect: TableRect) -> [IndexPath]? {
    core.settled.layout.rows(in: rect)?.map(\.indexPath)
  }
}
