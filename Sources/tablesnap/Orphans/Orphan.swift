import HeadlessTable

/// A reference that no test asserts any more.
struct Orphan: Hashable, CustomStringConvertible {
  /// What is not there any more.
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
