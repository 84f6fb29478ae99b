#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

extension SnapshotLocation {
  /// The path below `__Snapshots__` without the file's extension: `AccountsTests/overview/accounts`.
  package var shortName: String { Self.withoutExtension(below) }

  /// The argument of the command that accepts this snapshot and no other, as far as the files beside it show.
  ///
  /// It is the short name; with the extension where that is not `txt`, or where two files differ in nothing else. The folder
  /// is before it where another target has the same name, as in `AppTests/AccountsTests/overview/accounts`.
  ///
  /// - Complexity: reads the folders of the package on the way to the reference.
  package var uniqueName: String {
    guard let mark = path.firstRange(of: "__Snapshots__/") else { return path }
    let name = needsExtension ? below : shortName
    let folders = path[..<mark.lowerBound].split(separator: "/").map(String.init)
    let place = package.firstFolder(of: folders) { other in
      let folder = (other + ["__Snapshots__", below]).joined(separator: "/").parentPath
      return Self.names(in: folder, of: package).contains {
        Self.withoutExtension($0) == Self.withoutExtension(fileName)
      }
    }
    guard let place else { return name }
    return (folders[place...] + [name]).joined(separator: "/")
  }

  private var below: String {
    path.firstRange(of: "__Snapshots__/").map { String(path[$0.upperBound...]) } ?? path
  }

  package var fileName: String { path.lastPathName }

  private var needsExtension: Bool {
    let stem = Self.withoutExtension(fileName)
    return fileName != "\(stem).txt"
      || Self.names(in: path.parentPath, of: package)
        .contains { $0 != fileName && Self.withoutExtension($0) == stem }
  }

  private static func withoutExtension(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return name }
    return String(name[..<dot])
  }

  private static func names(in folder: String, of package: SnapshotPackage) -> [String] {
    ["\(package.root)/\(folder)", "\(package.snapshotsFolder)/\(folder)"]
      .flatMap(SnapshotFiles.names)
  }
}

extension InlineLocation {
  /// The argument of the command that accepts this expectation and no other: the short name, with the folder before it that
  /// distinguishes it from a file of the same name, `AppTests/AccountsTests.swift:12:5`.
  ///
  /// - Complexity: reads the folders of the package on the way to the file.
  package var uniqueName: String {
    let parts = path.split(separator: "/").map(String.init)
    let place = package.firstFolder(of: parts.dropLast()) { other in
      let file = (other + parts.suffix(1)).joined(separator: "/")
      return FileManager.default.fileExists(atPath: "\(package.root)/\(file)")
    }
    guard let place else { return shortName }
    return (parts[place...].dropLast() + [shortName]).joined(separator: "/")
  }
}

extension SnapshotPackage {
  /// The first of some folders, one within the other from the root, in whose place another one holds the same.
  fileprivate func firstFolder(
    of folders: [String],
    where holdsSame: (_ other: [String]) -> Bool
  ) -> Int? {
    var folder = root
    for (index, name) in folders.enumerated() {
      let others = (SnapshotFiles.names(in: folder) + SnapshotFiles.names(in: pending(folder)))
        .filter { $0 != name && !$0.hasPrefix(".") }
      let isThere = others.contains { other in
        holdsSame(folders[..<index] + [other] + folders[(index + 1)...])
      }
      if isThere { return index }
      folder += "/\(name)"
    }
    return nil
  }

  private func pending(_ folder: String) -> String {
    folder == root ? snapshotsFolder : "\(snapshotsFolder)/\(relativePath(of: folder))"
  }
}
