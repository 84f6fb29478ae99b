/// A place in a source file, and the function around it, as the compiler fills them in and the test libraries want them.
package struct SourceLocation: Sendable {
  /// The module and the file's name: `AppTests/AccountsTests.swift`.
  package let fileID: StaticString
  package let filePath: StaticString
  /// The line, from 1.
  package let line: UInt
  /// The column, from 1.
  package let column: UInt
  /// The function; empty where it is not needed.
  package let function: StaticString

  package init(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    _ function: StaticString = ""
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.function = function
  }
}

extension SourceLocation {
  func isSame(as other: SourceLocation) -> Bool {
    line == other.line && column == other.column
      && filePath.description == other.filePath.description
  }
}
