import HeadlessTable

/// A test as `swift test list` prints it: `AppTests.AccountsTests/overview()`.
struct ListedTest: Hashable {
  let module: String
  /// The folders that its snapshots lie in: one a suite, then that of the function.
  let folders: [String]

  init(module: String, folders: [String]) {
    self.module = module
    self.folders = folders
  }

  /// Reads a line; nil if it is no test.
  init?(line: Substring) {
    var parts = Self.parts(of: line)
    guard parts.count > 1, !parts.contains("") else { return nil }
    module = parts.removeFirst()
    folders = parts.map(SnapshotName.component(ofTest:))
  }

  /// What stands between points and slashes; those between ticks belong to a raw name.
  private static func parts(of line: Substring) -> [String] {
    var parts = [""]
    var isRaw = false
    for character in line {
      if character == "`" { isRaw.toggle() }
      if !isRaw, character == "." || character == "/" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
