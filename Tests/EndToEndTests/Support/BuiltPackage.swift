import Foundation
import TestSupport

/// A package in a temporary folder, built against the modules that the running tests were built with.
struct BuiltPackage: Sendable {
  /// The name in its manifest.
  let name: String
  /// The folder of the package.
  let folder: URL
  /// The folder that it is built into.
  let scratch: URL

  /// A package in the folder that belongs to the running tests, where an earlier run may have left its files.
  init(named name: String) {
    self.name = name
    let digest = CommandLine.arguments[0].utf8.reduce(5_381 as UInt32) { $0 &* 33 &+ UInt32($1) }
    let root = FileManager.default.temporaryDirectory.appending(path: "end-to-end-\(digest)")
    folder = root.appending(path: name)
    scratch = root.appending(path: "build-\(name)")
  }

  /// Builds the package with its tests, for the sources as they are.
  func build() async throws {
    let build = try await Command.run(
      ["swift", "build", "--build-tests", "--scratch-path", scratch.path]
        + BuiltLibrary().options,
      in: folder
    )
    guard build.status == 0 else { throw BuildFailure(description: build.output) }
  }

  /// Runs the built tests as a program, once for each test library.
  func test(_ environment: [String: String] = [:]) async throws -> TestRun {
    try await run([[program], swiftTesting], environment)
  }

  /// The built tests, which run those for XCTest.
  var program: String {
    scratch.appending(path: "debug/\(name)PackageTests.xctest").path
  }

  /// The command that runs the built tests that are written for Swift Testing.
  var swiftTesting: [String] { [program, "--testing-library", "swift-testing"] }

  /// Runs commands that run tests, without the variables that say a mode unless they are given.
  func run(_ commands: [[String]], _ environment: [String: String]) async throws -> TestRun {
    let none: [String: String?] = [
      "CI": nil, "HEADLESSTABLE_RECORD": nil, "FIXTURE_ROWS": nil, "FIXTURE_MISUSE": nil,
      "HEADLESSTABLE_ARTIFACTS": nil,
    ]
    var ended: [Command] = []
    for words in commands {
      ended.append(
        try await Command.run(words, in: folder, environment: none.merging(environment) { $1 })
      )
    }
    return TestRun(ended)
  }
}

/// A package that cannot be built.
private struct BuildFailure: Error, CustomStringConvertible {
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
      "Binder", "BinderCollections", "BinderObservables", "HeadlessTable",
      "HeadlessTableSnapshots", "HeadlessTableTesting", "HeadlessTableTestingStart", "TableBatches",
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
