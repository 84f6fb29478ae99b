import Foundation
import TestSupport

/// A package whose tests assert expectations that stand, or are to stand, in their own sources.
struct InlinePackage: Sendable {
  private let package = BuiltPackage(named: "Inline")
  private let tests: URL

  /// Writes a package with sources of tests, by their names.
  init(_ sources: [String: String]) throws {
    let files = FileManager.default
    tests = package.folder.appending(path: "Tests/InlineTests")
    try? files.removeItem(at: package.folder)
    try files.createDirectory(at: tests, withIntermediateDirectories: true)
    try Data(Self.manifest.utf8).write(to: package.folder.appending(path: "Package.swift"))
    try files.copyItem(
      at: FixturePackage.sources.appending(path: "Screens/Screen.swift"),
      to: tests.appending(path: "Screen.swift")
    )
    for (name, text) in sources {
      try Data(text.utf8).write(to: tests.appending(path: name))
    }
  }

  /// Builds the tests and runs them.
  func buildAndTest(_ environment: [String: String] = [:]) async throws -> TestRun {
    try await package.build()
    return try await test(environment)
  }

  /// Runs the tests as they were built last.
  func test(_ environment: [String: String] = [:]) async throws -> TestRun {
    try await package.test(environment)
  }

  /// Runs the command that reviews, as a user does.
  func tablesnap(_ words: String...) async throws -> Command {
    guard let tool = BuiltFiles.url(of: "tablesnap") else { throw ToolFailure() }
    return try await Command.run([tool.path] + words + ["--package-path", package.folder.path])
  }

  /// The sources of the tests as they are now, by their names.
  func sources() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: tests.path)
    let read = try names.filter { $0 != "Screen.swift" }.map { name in
      let bytes = try Data(contentsOf: tests.appending(path: name))
      return (name, String(decoding: bytes, as: UTF8.self))
    }
    return Dictionary(uniqueKeysWithValues: read)
  }

  /// The files that the library has left beside the sources, by their paths.
  var leftovers: [String] {
    let folder = package.folder.appending(path: ".build/snapshots").path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { $0.contains(".txt") }.sorted()
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Inline",
      platforms: [.macOS(.v15)],
      targets: [.testTarget(name: "InlineTests")]
    )

    """
}

/// The command was not built with the running tests.
private struct ToolFailure: Error, CustomStringConvertible {
  let description = "There is no tablesnap in the folders around the running tests."
}
