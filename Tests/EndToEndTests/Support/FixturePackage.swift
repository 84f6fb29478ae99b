import Foundation

/// A package that uses this one: a target of tests for XCTest, one for Swift Testing and one for both.
///
/// It lies in a temporary folder and is built there once, beside the sources but not in them, so that it
/// neither waits for the build around these tests nor writes into it.
struct FixturePackage: Sendable {
  /// The folder of the package.
  let folder: URL
  private let scratch: URL

  /// The package, built for the sources as they are.
  static func built() async throws -> FixturePackage {
    try await building.value
  }

  private static let building = Task {
    let package = FixturePackage()
    try package.write()
    let build = try await Command.run(
      ["swift", "build", "--build-tests", "--scratch-path", package.scratch.path],
      in: package.folder
    )
    guard build.status == 0 else { throw FixtureFailure(description: build.output) }
    return package
  }

  private init() {
    let digest = CommandLine.arguments[0].utf8.reduce(5_381 as UInt32) { $0 &* 33 &+ UInt32($1) }
    let root = FileManager.default.temporaryDirectory.appending(path: "end-to-end-\(digest)")
    folder = root.appending(path: "Fixture")
    scratch = root.appending(path: "build")
  }

  /// Runs the tests, without the variables that say a mode unless they are given.
  func test(
    _ options: [String] = [],
    environment: [String: String] = [:]
  ) async throws -> TestRun {
    let none: [String: String?] = [
      "CI": nil, "HEADLESSTABLE_RECORD": nil, "FIXTURE_ROWS": nil, "FIXTURE_MISUSE": nil,
    ]
    let command = try await Command.run(
      ["swift", "test", "--skip-build", "--scratch-path", scratch.path] + options,
      in: folder,
      environment: none.merging(environment) { $1 }
    )
    return TestRun(command)
  }
}

/// The package cannot be built.
struct FixtureFailure: Error, CustomStringConvertible {
  let description: String
}

extension FixturePackage {
  /// The package that these tests belong to.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Support
    .deletingLastPathComponent()  // EndToEndTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// Where the fixture's sources are.
  static let sources = root.appending(path: "Tests/EndToEndTests/Fixture")

  private func write() throws {
    let files = FileManager.default
    try? files.removeItem(at: folder)
    try files.createDirectory(
      at: folder.appending(path: "Tests"),
      withIntermediateDirectories: true
    )
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    for name in ["Screens", "ClassicTests", "SwiftTests", "MixedTests"] {
      try files.copyItem(
        at: Self.sources.appending(path: name),
        to: folder.appending(path: "Tests/\(name)")
      )
    }
    // What was planned for other files of the package around it is planned anew.
    try? files.removeItem(at: scratch.appending(path: "debug/description.json"))
    try? files.removeItem(at: scratch.appending(path: "debug.yaml"))
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    func library(_ name: String) -> Target.Dependency { .product(name: name, package: "Binder") }
    let libraries = ["Binder", "HeadlessTable", "HeadlessTableTesting"].map(library)

    let package = Package(
      name: "Fixture",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "Binder", path: "\(Self.root.path)")],
      targets: [
        .target(name: "Screens", dependencies: libraries.dropLast(), path: "Tests/Screens")
      ] + ["ClassicTests", "SwiftTests", "MixedTests"].map {
        .testTarget(name: $0, dependencies: ["Screens"] + libraries)
      }
    )

    """
  }
}
