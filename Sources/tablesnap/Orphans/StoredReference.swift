import HeadlessTable

/// A reference on disk, taken apart: `<folder>/__Snapshots__/<file>/<suite>/…/<test>/<name>.txt`.
struct StoredReference: Hashable {
  let location: SnapshotLocation
  /// The folder of the source file, from the package's root.
  let folder: String
  /// The name of the source file, as `SnapshotName` writes it.
  let file: String
  /// The folders of the suites.
  let suites: ArraySlice<String>
  /// The folder of the test.
  let test: String

  /// Takes a path apart; nil if there is no test in it.
  init?(_ location: SnapshotLocation) {
    let parts = location.path.split(separator: "/").map(String.init)
    guard let mark = parts.lastIndex(of: "__Snapshots__"), parts.count > mark + 3 else {
      return nil
    }
    self.location = location
    folder = parts[..<mark].joined(separator: "/")
    file = parts[mark + 1]
    suites = parts[(mark + 2)..<(parts.count - 2)]
    test = parts[parts.count - 2]
  }

  /// The folders that a test with these snapshots has.
  var testFolders: [String] { suites + [test] }
}

extension SnapshotPackage {
  /// The references of all targets, in the order of their paths; packages within this one have their own.
  var storedReferences: [StoredReference] {
    SnapshotFiles.paths(below: root) { SnapshotFiles.contents(of: "\($0)/Package.swift") != nil }
      .filter { $0.contains("__Snapshots__/") }
      .compactMap { StoredReference(SnapshotLocation(package: self, path: $0)) }
  }
}
