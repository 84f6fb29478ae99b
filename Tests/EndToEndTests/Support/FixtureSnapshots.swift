import Foundation

/// The snapshots that the fixture's tests assert, by the remarks in their sources: `// next line: <names>`.
enum FixtureSnapshots {
  /// For each name, where it is asserted: `SwiftTests.swift:12`.
  static func places() throws -> [String: String] {
    var places: [String: String] = [:]
    for target in ["ClassicTests", "SwiftTests", "MixedTests"] {
      let file = FixturePackage.sources.appending(path: "\(target)/\(target).swift")
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let remark = line.firstRange(of: "// next line: ") else { continue }
        for name in line[remark.upperBound...].split(separator: " ") {
          places[String(name)] = "\(target).swift:\(index + 2)"
        }
      }
    }
    return places
  }

  /// The places of the snapshots of correct tests.
  static func correct() throws -> [String: String] {
    let misused = [
      "classic-twice", "classic-unseen", "swift-unnamed", "swift-twice", "swift-inconsistent",
      "swift-unseen", "swift-kept", "classic-early", "classic-late", "classic-end",
    ]
    return try places().filter { !misused.contains($0.key) }
  }
}

extension FixturePackage {
  /// Every reference and every text that waits, by its path from the package, with its content.
  var snapshots: [String: Data] {
    let files = FileManager.default
    let paths = (try? files.subpathsOfDirectory(atPath: folder.path)) ?? []
    var snapshots: [String: Data] = [:]
    for path in paths
    where path.hasSuffix(".txt") || path.hasSuffix(".txt/text") {
      snapshots[path] = files.contents(atPath: folder.appending(path: path).path)
    }
    return snapshots
  }

  /// Replaces all snapshots, pending ones too.
  func replaceSnapshots(with snapshots: [String: Data]) throws {
    let files = FileManager.default
    try? files.removeItem(at: folder.appending(path: ".build"))
    for path in self.snapshots.keys { try files.removeItem(at: folder.appending(path: path)) }
    for (path, content) in snapshots {
      let file = folder.appending(path: path)
      try files.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try content.write(to: file)
    }
  }
}

/// What the files of snapshots are called.
extension [String: Data] {
  private static var pendingFolder: String { ".build/snapshots/" }

  /// The references.
  var references: [String: Data] { filter { !$0.key.hasPrefix(Self.pendingFolder) } }

  /// What waits to be accepted, by the paths of the references.
  var pending: [String: Data] {
    let pending = filter { $0.key.hasPrefix(Self.pendingFolder) }
    return Dictionary(
      uniqueKeysWithValues: pending.map {
        ($0.dropFirst(Self.pendingFolder.count).dropLast("/text".count), $1)
      }
      .map { (String($0), $1) }
    )
  }

  /// The names of the snapshots: the files without folders and `.txt`.
  var names: Set<String> {
    Set(keys.compactMap { $0.split(separator: "/").last?.dropLast(4) }.map(String.init))
  }

  /// The path of the snapshot of a name.
  func path(of name: String) -> String? { keys.first { $0.hasSuffix("/\(name).txt") } }
}
