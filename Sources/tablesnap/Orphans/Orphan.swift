import HeadlessTable
import HeadlessTableSnapshots

/// A reference that no test asserts any more.
struct Orphan: Hashable, CustomStringConvertible {
  /// The file, suite or test that is missing.
  enum Reason: Hashable {
    case file(String)
    case suite(String, module: String?)
    case test(String, suite: String?, module: String?)
  }

  let reference: StoredReference
  let reason: Reason

  /// The path and the reason: `…/accounts.txt: there is no suite 'OldTests' in AppTests`.
  var description: String { "\(reference.location.path): \(reason)".withVisibleControls }

  /// Deletes the reference and the folders that are empty then.
  ///
  /// - Throws: Why the reference cannot be deleted; all is as it was then.
  func delete() throws {
    let location = reference.location
    try SnapshotFiles.delete(location.reference)
    try? location.deletePending()
    let top = "\(location.package.root)/\(reference.folder)"
    SnapshotFiles.deleteEmptyFolders(from: location.reference, to: top)
  }
}

extension Orphan.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .file(let path): "there is no file \(path)"
    case .suite(let suite, let module): "there is no suite '\(suite)'\(Self.place(module))"
    case .test(let test, let suite, let module):
      "there is no test '\(test)'\(Self.place(suite ?? module))"
    }
  }

  private static func place(_ name: String?) -> String { name.map { " in \($0)" } ?? "" }
}

/// A reference on disk, taken apart: `<folder>/__Snapshots__/<file>/<suite>/…/<test>/<name>.txt`.
struct StoredReference: Hashable {
  let location: SnapshotLocation
  let folder: String
  /// The name of the source file, as `SnapshotName` writes it.
  let file: String
  /// The folders of the suites.
  let suites: ArraySlice<String>
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
  /// The references of all targets, in the order of their paths.
  ///
  /// Packages within this one have their own, and what a server has kept lies in folders with the names of references.
  var storedReferences: [StoredReference] {
    SnapshotFiles.paths(below: root) { folder in
      folder == snapshotsFolder || Self.isOfPendingText(folder)
        || SnapshotFiles.contents(of: "\(folder)/Package.swift") != nil
    }
    .filter { $0.contains("__Snapshots__/") }
    .compactMap { StoredReference(SnapshotLocation(package: self, path: $0)) }
  }

  /// Whether a folder is that of a text that waits, or was refused.
  private static func isOfPendingText(_ folder: String) -> Bool {
    guard folder.contains("/__Snapshots__/") else { return false }
    let names = SnapshotFiles.names(in: folder)
    return !names.isEmpty && names.allSatisfy { PendingFile(rawValue: $0) != nil }
  }
}
