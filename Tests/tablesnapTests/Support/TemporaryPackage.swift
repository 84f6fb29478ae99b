import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import Testing

@testable import tablesnap

/// A package in a folder of its own, which is deleted with it.
final class TemporaryPackage {
  let root: String
  let package: SnapshotPackage

  /// Where the snapshots of `AccountsTests/overview` lie.
  static let folder = "Tests/AppTests/__Snapshots__/AccountsTests/overview"

  init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "tablesnap-\(UUID().uuidString)")
    root = folder.path
    package = SnapshotPackage(root: root)
    try write("Package.swift", "// swift-tools-version: 6.2\n")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ path: String, _ text: String) throws {
    try SnapshotFiles.write(Data(text.utf8), to: "\(root)/\(path)")
  }

  func read(_ path: String) -> String? {
    SnapshotFiles.contents(of: "\(root)/\(path)").map { String(decoding: $0, as: UTF8.self) }
  }

  func location(_ name: String) -> SnapshotLocation {
    SnapshotLocation(package: package, path: "\(Self.folder)/\(name).txt")
  }

  /// Leaves a reference and what a failed test leaves beside it.
  func change(_ name: String, from old: String?, to new: String) throws {
    let location = location(name)
    if let old { try SnapshotFiles.write(Data(old.utf8), to: location.reference) }
    try location.writePending(Data(new.utf8), comparedWith: .file(old.map { Data($0.utf8) }))
  }

  /// What the reference holds.
  func reference(_ name: String) -> String? { read(location(name).path) }

  /// What waits for review.
  var pendingNames: [String] { package.pendingSnapshots.map(\.name) }

  /// The paths of all files and folders below a hidden one.
  func everything(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)").sorted()
  }

  /// Runs a command line in the package, with tests that need not be built.
  func run(_ arguments: String..., tests: [String] = []) async throws -> Outcome {
    let inventory = TestInventory(
      tests: Set(tests.compactMap { ListedTest(line: $0[...]) }),
      modules: ["Tests/AppTests": "AppTests"]
    )
    return try await Tool(in: root) { _ in inventory }.run(Invocation(arguments))
  }
}
