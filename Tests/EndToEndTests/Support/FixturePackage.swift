import Foundation
import TestSupport

@testable import tablesnap

/// A package whose tests assert snapshots: a target of tests for XCTest, one for Swift Testing and one for both,
/// and two whose tests come and go.
///
/// It lies in a temporary folder and is built once, against the modules that the running tests were built with.
struct FixturePackage: Sendable {
  private let package = BuiltPackage(named: "Fixture")

  /// How its tests are run.
  enum Way: CaseIterable {
    /// The built tests are run as a program, which is fast.
    case directly
    /// By `swift test`.
    case bySwiftTest
    /// By `swift test --parallel`.
    case inParallel

    /// All of them in a long run.
    static var usual: [Way] { Cases.factor > 1 ? allCases : [.directly] }
  }

  /// The package, built for the sources as they are.
  static func built() async throws -> FixturePackage {
    try await building.value
  }

  private static let building = Task {
    let fixture = FixturePackage()
    try fixture.write()
    try await fixture.package.build()
    return fixture
  }

  private init() {}

  /// The folder of the package.
  var folder: URL { package.folder }

  /// How the package manager finds what was built.
  var buildOptions: BuildOptions {
    BuildOptions(scratchPath: package.scratch.path, skipsBuild: true)
  }

  /// Runs the tests, without the variables that say a mode unless they are given.
  func test(_ way: Way = .directly, environment: [String: String] = [:]) async throws -> TestRun {
    let command = ["swift", "test", "--skip-build", "--scratch-path", package.scratch.path]
    return switch way {
    case .directly: try await package.test(environment)
    case .bySwiftTest: try await package.run([command], environment)
    case .inParallel: try await package.run([command + ["--parallel"]], environment)
    }
  }

  /// Runs one test that is written for Swift Testing.
  func test(only name: String, environment: [String: String]) async throws -> TestRun {
    try await package.run([package.swiftTesting + ["--filter", name]], environment)
  }

  /// Runs one class of tests that is written for XCTest.
  func test(onlyClass name: String, environment: [String: String]) async throws -> TestRun {
    try await package.run([[package.program, name]], environment)
  }
}

extension FixturePackage {
  /// Where the fixture's sources are.
  static let sources = PackageRoot.url.appending(path: "Tests/EndToEndTests/Fixture")

  private func write() throws {
    let files = FileManager.default
    try? files.removeItem(at: folder)
    try files.createDirectory(
      at: folder.appending(path: "Tests"),
      withIntermediateDirectories: true
    )
    try Data(Self.manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    for name in ["Screens", "ClassicTests", "SwiftTests", "MixedTests", "NewTests", "OldTests"] {
      try files.copyItem(
        at: Self.sources.appending(path: name),
        to: folder.appending(path: "Tests/\(name)")
      )
    }
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Fixture",
      platforms: [.macOS(.v15)],
      targets: [.target(name: "Screens", path: "Tests/Screens")]
        + ["ClassicTests", "SwiftTests", "MixedTests", "NewTests", "OldTests"].map {
          .testTarget(name: $0, dependencies: ["Screens"])
        }
    )

    """
}
