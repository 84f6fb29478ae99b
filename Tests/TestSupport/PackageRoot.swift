package import Foundation

/// The folder that holds the package.
package enum PackageRoot {
  /// Found from the place of this file.
  package static let url = URL(filePath: #filePath)
    .deletingLastPathComponent()  // TestSupport
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// The text of a file, by its path from the root.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// Whether there is a file or a folder.
  package static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path)
  }

  /// The names of the folders in a folder, sorted.
  package static func folders(in folder: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(at: url.appending(path: folder), includingPropertiesForKeys: nil)
      .filter(\.hasDirectoryPath)
      .map(\.lastPathComponent)
      .sorted()
  }

  /// The paths from the root of everything below a folder, sorted.
  package static func paths(below folder: String) throws -> [String] {
    try FileManager.default
      .subpathsOfDirectory(atPath: url.appending(path: folder).path)
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}
