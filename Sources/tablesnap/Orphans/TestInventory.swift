import Foundation
import HeadlessTableSnapshots

/// The tests that a package has, and where their targets lie.
struct TestInventory: Equatable {
  var tests: Set<ListedTest>
  /// The modules of test targets by the path of their folder from the package's root.
  var modules: [String: String]

  /// The module that the files of a folder belong to; nil if it is no test target's.
  func module(of folder: String) -> String? {
    modules
      .filter { folder == $0.key || folder.hasPrefix("\($0.key)/") }
      .max { $0.key.count < $1.key.count }?
      .value
  }

  /// The modules that the list may name for a test whose snapshots lie in a folder.
  ///
  /// Beside that of the folder these are the modules that are no test target: a suite may be in an extension of their
  /// types. Any module may be it where the folder is no test target's, as that of helpers of tests.
  func modules(of folder: String) -> Set<String> {
    let listed = Set(tests.map(\.module))
    guard let module = module(of: folder) else { return listed }
    return listed.subtracting(modules.values).union([module])
  }
}

/// A test as `swift test list` prints it: `AppTests.AccountsTests/overview()`, and where several have that name, with the
/// place of each behind it: `AppTests.AccountsTests/overview()/AccountsTests.swift:8:4`.
///
/// The module is that of the outermost type; in an extension of an imported type that is not the test's module.
struct ListedTest: Hashable {
  let module: String
  /// The folders that its snapshots lie in: one a suite, then that of the function.
  let folders: [String]

  init(module: String, folders: [String]) {
    self.module = module
    self.folders = folders
  }

  /// Tests whose folders are one where case is ignored are one: there, each finds the references of the other.
  static func == (left: ListedTest, right: ListedTest) -> Bool {
    left.module == right.module && left.foldedFolders == right.foldedFolders
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(module)
    hasher.combine(foldedFolders)
  }

  private var foldedFolders: [String] { folders.map { $0.lowercased() } }

  init?(line: Substring) {
    var parts = Self.parts(of: Self.withoutPlace(line))
    guard parts.count > 1, !parts.contains("") else { return nil }
    module = parts.removeFirst()
    folders = parts.map(SnapshotName.component(ofTest:))
  }

  /// The line without a file, a line and a column behind the test; a function's name never ends in numbers behind colons.
  private static func withoutPlace(_ line: Substring) -> Substring {
    guard let place = line.firstMatch(of: #/\/[^\/]+:[0-9]+:[0-9]+$/#) else { return line }
    return line[..<place.range.lowerBound]
  }

  /// The parts between points and slashes; those between ticks belong to a raw name.
  private static func parts(of line: Substring) -> [String] {
    var parts = [""]
    var isRaw = false
    for character in line {
      if character == "`" { isRaw.toggle() }
      if !isRaw, character == "." || character == "/" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}

extension TestInventory {
  /// Runs the package manager, which builds the tests for that unless an option says not to.
  init(of package: SnapshotPackage, _ build: BuildOptions) async throws {
    let list = try await Self.output(of: ["swift", "test", "list"] + build.arguments, in: package)
    let description = try await Self.output(
      of: ["swift", "package", "describe", "--type", "json"],
      in: package
    )
    try self.init(list: String(decoding: list, as: UTF8.self), description: description)
  }

  /// Reads what the package manager prints.
  init(list: String, description: Data) throws {
    tests = Set(list.split(whereSeparator: \.isNewline).compactMap(ListedTest.init(line:)))
    let targets = try JSONDecoder().decode(PackageDescription.self, from: description).targets
    modules = Dictionary(
      targets.filter { $0.type == "test" }.map { ($0.path, $0.c99name) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Runs a command and waits for its end, without a thread.
  private static func output(of words: [String], in package: SnapshotPackage) async throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tablesnap-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: package.root)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    let data = try Data(contentsOf: output)
    guard process.terminationStatus == 0 else {
      let said = String(decoding: try Data(contentsOf: errors) + data, as: UTF8.self)
      throw PackageManagerFailure(command: words.joined(separator: " "), output: said)
    }
    return data
  }
}

/// The package manager did not say which tests there are.
struct PackageManagerFailure: Error, CustomStringConvertible {
  let command: String
  let output: String

  var description: String {
    "'\(command)' failed, so it is not known which references are orphaned. It said:\n\(output)"
  }
}

/// The part of a package's description that is read.
private struct PackageDescription: Decodable {
  struct Target: Decodable {
    let c99name: String
    let path: String
    let type: String
  }

  let targets: [Target]
}

/// The options with which the package manager lists the tests.
struct BuildOptions: Equatable {
  /// The folder that it builds into; nil for its own.
  var scratchPath: String?
  /// Whether the tests are those that were built last.
  var skipsBuild = false

  var arguments: [String] {
    (scratchPath.map { ["--scratch-path", $0] } ?? []) + (skipsBuild ? ["--skip-build"] : [])
  }
}
