import Foundation

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// A folder with a manifest, for as long as the object is there.
final class TemporaryPackage {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)").path
    try write("", to: "Package.swift")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, to file: String) throws {
    try SnapshotFiles.write(Data(text.utf8), to: "\(path)/\(file)")
  }

  func text(of file: String) -> String? {
    SnapshotFiles.contents(of: "\(path)/\(file)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file but the manifest, by its path from the root, with what it holds.
  var files: [String: String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { file in
        file == "Package.swift" ? nil : text(of: file).map { (file, $0) }
      }
    )
  }

  func file(_ file: String) -> String { "\(path)/\(file)" }
}
