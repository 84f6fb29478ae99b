internal import Binder

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// The package whose tests take snapshots, and where in it they lie.
///
/// ```text
/// <root>                    the nearest folder above the test's file with a Package.swift
/// ├── Tests/AppTests
/// │   ├── AccountsTests.swift
/// │   └── __Snapshots__/AccountsTests/<suite>/…/<test>/<name>.txt      references
/// └── .build/snapshots
///     └── Tests/AppTests/__Snapshots__/AccountsTests/<suite>/…/<test>/<name>.txt
///         ├── text          what could be accepted
///         ├── base          the digest of the reference that it would replace
///         ├── drawing.svg   what the table looked like
///         └── calls         its calls
/// ```
///
/// What waits is a folder at the reference's path from the root; `PendingFile` lists the files in it. To accept is to make the
/// text the file at that path; to reject is to delete the folder. A text is whole: it appears by a rename, after the
/// files beside it. An assertion that passes deletes the folder of its reference. `.lock` is what a reviewer holds while it
/// writes into source files.
///
/// The folder below `__Snapshots__` is named after the file of the assertion, without `.swift`. A folder a
/// suite follows, then that of the test. There is no suite for a test in no type, nor where an assertion
/// did not know its test: in `verifySnapshot`, and in a detached task or a thread of Swift Testing.
/// `SnapshotName.component` makes folders and files of names.
package struct SnapshotPackage: Hashable, Sendable {
  /// The path of the package's folder, without a slash at its end.
  package let root: String
  /// The folder of everything but the references: `.build/snapshots`, or one that a server keeps.
  package let snapshotsFolder: String

  package init(root: String) {
    self.root = root
    snapshotsFolder = "\(root)/.build/snapshots"
  }

  private init(root: String, snapshotsFolder: String) {
    self.root = root
    self.snapshotsFolder = snapshotsFolder
  }

  /// The same package with what waits for review in another folder: a path, from the package's root if it is not absolute.
  package func keeping(in folder: String) -> SnapshotPackage {
    var folder = folder.hasPrefix("/") ? folder : "\(root)/\(folder)"
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return SnapshotPackage(root: root, snapshotsFolder: folder)
  }

  /// The package that a file belongs to: the nearest folder above it with a `Package.swift`, else the
  /// nearest with a `.git`, else the file's own.
  package init(around filePath: String) {
    self.init(
      root: Self.known.withLock { known in
        let folder = filePath.parentPath
        if let root = known[folder] { return root }
        let found =
          folder.nearestParent(with: "Package.swift") ?? folder.nearestParent(with: ".git")
        known[folder] = found ?? folder
        return found ?? folder
      }
    )
  }

  private static let known = Lock<[String: String]>([:])

  /// The path of a file from the root; a path outside the package stays as it is.
  package func relativePath(of path: String) -> String {
    path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
  }
}

extension String {
  package var parentPath: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The absolute path without `.` and `..`: in the folder `/app/build`, `../Tests/A.swift` is `/app/Tests/A.swift`.
  var withoutDots: String {
    let path = hasPrefix("/") ? self : "\(FileManager.default.currentDirectoryPath)/\(self)"
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  package var lastPathName: String { split(separator: "/").last.map(String.init) ?? self }

  fileprivate func nearestParent(with name: String) -> String? {
    var folder = self
    while !FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
      guard folder != "/", folder != "." else { return nil }
      folder = folder.parentPath
    }
    return folder
  }
}
