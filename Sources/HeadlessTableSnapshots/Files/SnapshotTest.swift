/// A test that takes snapshots, and the place of the call in which it takes one.
package struct SnapshotTest: Hashable, Sendable {
  /// The test's module; empty where it is not known.
  package var module: String
  /// The types around the test, from the outermost; empty for a test in none, and where they are not
  /// known, as in a detached task of Swift Testing.
  package var suites: [String]
  /// The test's function: `overview()`, `sizes(width:)`, `` `a raw name`() ``.
  package var function: String
  package var isParameterized: Bool
  /// The absolute path of the call's file when it was compiled.
  package var file: String
  package var line: Int
  package var column: Int

  package init(
    module: String,
    suites: [String] = [],
    function: String,
    isParameterized: Bool = false,
    file: String,
    line: Int = 1,
    column: Int = 1
  ) {
    self.module = module
    self.suites = suites
    self.function = function
    self.isParameterized = isParameterized
    self.file = file.withoutDots
    self.line = line
    self.column = column
  }

  /// The test's name as `swift test list` writes it: `AppTests.AccountsTests/overview()`.
  package var name: String {
    let path = (suites + [function]).joined(separator: "/")
    return module.isEmpty ? path : "\(module).\(path)"
  }

  /// The name without the module, and in a second line the place of the call, from the package's root.
  var heading: String {
    let path = SnapshotPackage(around: file).relativePath(of: file)
    return "\((suites + [function]).joined(separator: "/"))\n\(path):\(line)\n"
  }

  /// The module in what the compiler fills in for `#fileID`.
  package static func module(inFileID fileID: String) -> String {
    String(fileID.prefix { $0 != "/" })
  }
}
