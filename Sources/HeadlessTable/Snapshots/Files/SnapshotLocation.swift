/// Where the reference of a snapshot lies, and where its new text waits.
package struct SnapshotLocation: Hashable, Sendable {
  /// The package that both lie in.
  package let package: SnapshotPackage
  /// The path of the reference from the package's root.
  package let path: String

  /// The location of a reference by its path from the package's root.
  package init(package: SnapshotPackage, path: String) {
    self.package = package
    self.path = path
  }

  /// The location of the snapshot that a test takes under a name.
  package init(of name: String, fileExtension: String = "txt", in test: SnapshotTest) {
    let file = test.source.filePath
    let folder = file.parentPath
    var fileName = file.dropFirst(folder.count).drop { $0 == "/" }
    if fileName.hasSuffix(".swift") { fileName.removeLast(6) }
    let folders =
      [SnapshotName.component(String(fileName))]
      + test.suites.map { SnapshotName.component(ofTest: $0) }
      + [SnapshotName.component(ofTest: test.function)]
    let below = folders.joined(separator: "/")
    let fileOfName = "\(SnapshotName.component(name)).\(fileExtension)"
    package = SnapshotPackage(around: file)
    path = package.relativePath(of: "\(folder)/__Snapshots__/\(below)/\(fileOfName)")
  }

  /// The path of the reference.
  package var reference: String { "\(package.root)/\(path)" }

  /// The path of the text that waits to be accepted.
  package var pending: String { "\(package.pendingFolder)/\(path)" }

  /// What the command that accepts is given: `AccountsTests/overview/accounts`, the path below
  /// `__Snapshots__` without the file's extension.
  package var shortName: String {
    guard let folder = path.firstRange(of: "__Snapshots__/") else { return path }
    let below = path[folder.upperBound...]
    guard let dot = below.lastIndex(of: "."), !below[dot...].contains("/") else {
      return String(below)
    }
    return String(below[..<dot])
  }
}
