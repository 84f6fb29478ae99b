#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The place of a snapshot's reference, and of the folder with what waits for review.
package struct SnapshotLocation: Hashable, Sendable {
  package let package: SnapshotPackage
  /// The path of the reference from the package's root.
  package let path: String

  package init(package: SnapshotPackage, path: String) {
    self.package = package
    self.path = path
  }

  package init(of name: String, fileExtension: String = "txt", in test: SnapshotTest) {
    let file = test.file
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

  package var reference: String { "\(package.root)/\(path)" }
}

extension SnapshotLocation {
  /// The path of a file or a folder that differs from this reference, or from a folder around it, in nothing
  /// but capital letters, so that both are one where case is ignored; nil if there is none.
  ///
  /// - Complexity: reads the folders below `__Snapshots__` on the way to the reference.
  package var nameDifferingInCase: String? {
    var folder = package.root
    var isBelow = false
    for name in path.split(separator: "/").map(String.init) {
      if isBelow {
        let folded = name.lowercased()
        let names = SnapshotFiles.names(in: folder)
        if let other = names.first(where: { $0 != name && $0.lowercased() == folded }) {
          return package.relativePath(of: "\(folder)/\(other)")
        }
      }
      isBelow = isBelow || name == "__Snapshots__"
      folder += "/\(name)"
    }
    return nil
  }

  /// The same place with its names as they are on disk, where a letter may stand apart from its marks: such names are equal, and
  /// one file on a Mac, but two where names are bytes.
  ///
  /// - Complexity: reads the folders below `__Snapshots__` in which a name is missing, and none if the reference is there.
  package var stored: SnapshotLocation {
    let names = path.split(separator: "/").map(String.init)
    guard let mark = names.firstIndex(of: "__Snapshots__") else { return self }
    var path = names[...mark].joined(separator: "/")
    for name in names[(mark + 1)...] {
      let folder = "\(package.root)/\(path)"
      let isThere = FileManager.default.fileExists(atPath: "\(folder)/\(name)")
      path += "/" + (isThere ? name : SnapshotFiles.names(in: folder).first { $0 == name } ?? name)
    }
    return SnapshotLocation(package: package, path: path)
  }
}

/// A link on the path of a reference, to a place outside the package.
package struct OutwardLink: Error, Hashable, CustomStringConvertible {
  package let path: String
  package let target: String

  package var description: String {
    "'\(path)' is a link that leads out of the package, to '\(target)'. "
      + "Put a folder or a file in its place."
  }
}

extension SnapshotLocation {
  /// The content of the reference for a reviewer; nil if there is none, or only a link that leads out of the package.
  package var ownReference: Data? {
    SnapshotFiles.contents(ofOwn: stored.reference, in: package.root)
  }

  /// The same for code that is about to replace it.
  package func readOwnReference() throws(FileFailure) -> Data? {
    guard let path = SnapshotFiles.realPath(ofOwn: stored.reference, in: package.root) else {
      return nil
    }
    return try SnapshotFiles.read(path)
  }

  /// Writes the reference, in one step; a link within the package stays, and the file that it leads to is written.
  package func writeReference(_ file: Data) throws {
    let stored = stored
    if let link = stored.outwardLink { throw link }
    let path = stored.reference
    try SnapshotFiles.write(file, to: SnapshotFiles.realPath(path) ?? path)
  }

  /// The first link on the path of the reference whose target is outside the package, or does not exist.
  private var outwardLink: OutwardLink? {
    let root = SnapshotFiles.realPath(package.root) ?? package.root
    var place = package.root
    for name in path.split(separator: "/") {
      place += "/\(name)"
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
      else { continue }
      if let real = SnapshotFiles.realPath(place), real.hasPrefix("\(root)/") { continue }
      return OutwardLink(path: package.relativePath(of: place), target: target)
    }
    return nil
  }
}
