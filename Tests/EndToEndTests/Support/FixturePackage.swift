import Foundation
import TestSupport

@testable import tablesnap

/// A package whose tests assert snapshots: a target of tests for XCTest, one for Swift Testing and one for both,
/// and two whose tests come and go.
///
/// It lies in a temporary folder and is built once, against the modules that the running tests were built with.
struct FixturePackage: Sendable {
  /// The folder of the package.
  let folder: URL
  private let scratch: URL

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
    let package = FixturePackage()
    try package.write()
    let library = try BuiltLibrary()
    let build = try await Command.run(
      ["swift", "build", "--build-tests", "--scratch-path", package.scratch.path] + library.options,
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

  /// How the package manager finds what was built.
  var buildOptions: BuildOptions { BuildOptions(scratchPath: scratch.path, skipsBuild: true) }

  /// Runs the tests, without the variables that say a mode unless they are given.
  func test(_ way: Way = .directly, environment: [String: String] = [:]) async throws -> TestRun {
    let none: [String: String?] = [
      "CI": nil, "HEADLESSTABLE_RECORD": nil, "FIXTURE_ROWS": nil, "FIXTURE_MISUSE": nil,
      "HEADLESSTABLE_ARTIFACTS": nil,
    ]
    var commands: [Command] = []
    for words in words(way) {
      commands.append(
        try await Command.run(words, in: folder, environment: none.merging(environment) { $1 })
      )
    }
    return TestRun(commands)
  }

  private func words(_ way: Way) -> [[String]] {
    let command = ["swift", "test", "--skip-build", "--scratch-path", scratch.path]
    let program = scratch.appending(path: "debug/FixturePackageTests.xctest").path
    return switch way {
    case .directly: [[program], [program, "--testing-library", "swift-testing"]]
    case .bySwiftTest: [command]
    case .inParallel: [command + ["--parallel"]]
    }
  }
}

/// The package cannot be built.
struct FixtureFailure: Error, CustomStringConvertible {
  let description: String
}

/// What the running tests were built with: modules and object files, which are used as they are.
private struct BuiltLibrary {
  /// The options of a build that uses them.
  let options: [String]

  init() throws {
    let modules = try BuiltModules.directory()
    let products = modules.deletingLastPathComponent()
    let objects = try [
      "Binder", "HeadlessTable", "HeadlessTableTesting", "HeadlessTableTestingStart",
    ]
    .flatMap { try Self.objects(of: $0, in: products.appending(path: "\($0).build")) }
    let dates = try objects.map {
      try FileManager.default.attributesOfItem(atPath: $0.path)[.modificationDate] as? Date
    }
    // Sources are compiled again for a library that was built at another time.
    let version = "-DBUILT_\(Int(dates.compactMap(\.self).max()?.timeIntervalSince1970 ?? 0))"
    let map = products.appending(path: "HeadlessTableTestingStart.build/module.modulemap").path
    options =
      ["-I", modules.path, "-Xcc", "-fmodule-map-file=\(map)", version].flatMap {
        ["-Xswiftc", $0]
      }
      + (objects.map(\.path) + ["-lswiftObservation", "-lswiftSynchronization"]).flatMap {
        ["-Xlinker", $0]
      }
  }

  /// The object files of a module's sources; a build folder may hold those of deleted sources, too.
  private static func objects(of module: String, in folder: URL) throws -> [URL] {
    let sources = Set(
      try PackageRoot.paths(below: "Sources/\(module)").map { URL(filePath: $0).lastPathComponent }
    )
    return
      try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "o" }
      .filter { sources.contains($0.deletingPathExtension().lastPathComponent) }
      .sorted { $0.path < $1.path }
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
