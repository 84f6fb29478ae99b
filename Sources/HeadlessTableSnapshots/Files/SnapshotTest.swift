package import HeadlessTable

/// A test that takes snapshots, and the line on which it takes one.
package struct SnapshotTest: Hashable, Sendable {
  /// The test's module; empty where it is not known.
  package var module: String
  /// The types around the test, from the outermost; empty for a test in none, and where they are not
  /// known, as in a detached task of Swift Testing.
  package var suites: [String]
  /// The test's function: `overview()`, `sizes(width:)`, `` `a raw name`() ``.
  package var function: String
  /// Whether the test runs once for each of its arguments.
  package var isParameterized: Bool
  /// The line of the call.
  package var source: SourcePlace

  /// Describes a test.
  package init(
    module: String,
    suites: [String] = [],
    function: String,
    isParameterized: Bool = false,
    source: SourcePlace
  ) {
    self.module = module
    self.suites = suites
    self.function = function
    self.isParameterized = isParameterized
    self.source = source
  }

  /// The test's name as `swift test list` writes it: `AppTests.AccountsTests/overview()`.
  package var name: String {
    let path = (suites + [function]).joined(separator: "/")
    return module.isEmpty ? path : "\(module).\(path)"
  }
}

/// A line of a source file.
package struct SourcePlace: Hashable, Sendable {
  /// The module and the file's name: `AppTests/AccountsTests.swift`.
  package var fileID: String
  /// The path of the file when it was compiled.
  package var filePath: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// Describes a line.
  package init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension SourceLine {
  /// The same as text.
  package var place: SourcePlace {
    SourcePlace(
      fileID: fileID.description,
      filePath: filePath.description,
      line: Int(line),
      column: Int(column)
    )
  }
}

extension SnapshotTest {
  /// The test as far as a call tells: its function and its module.
  package init(calledBy function: String, at source: SourcePlace) {
    let module = source.fileID.prefix { $0 != "/" }
    self.init(module: String(module), function: function, source: source)
  }
}
