public import Binder

// What is looked up in a section by its name, as it is written in the declaration.
extension HeadlessTable {
  /// The number of rows of a section, by the name of the section.
  ///
  ///     #expect(table.numberOfRows(in: Section.inbox) == 2)
  ///
  /// - Parameters:
  ///   - section: The name of the section.
  ///   - fileID: The file of the call, which the compiler fills in like all that follows.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
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
  /// - Parameters:
  ///   - section: The name of the section.
  ///   - fileID: The file of the call, which the compiler fills in like all that follows.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
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

  /// The footer of a section, by the name of the section.
  ///
  /// - Parameters:
  ///   - section: The name of the section.
  ///   - fileID: The file of the call, which the compiler fills in like all that follows.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  /// - Returns: The footer; nil when there is none or it is not visible, and, with an error in the table's diagnostics,
  ///   where the section is not displayed.
  /// - Complexity: O(sections).
  public func footerView<Section>(
    in section: Section,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> (any TableHeaderFooterView)? {
    lookUp(section, SourceLocation(fileID, filePath, line, column)) { footerView(forSection: $0) }
  }

  /// Looks something up in a section; nil, with a message about a line of a test, when the section is not displayed.
  private func lookUp<Section, Found>(
    _ section: Section,
    _ line: SourceLocation,
    _ find: (Int) -> Found?
  ) -> Found? {
    reports.about(line) {
      layoutIfNeeded()
      return self.section(named: displayName(of: section)).flatMap(find)
    }
  }
}
