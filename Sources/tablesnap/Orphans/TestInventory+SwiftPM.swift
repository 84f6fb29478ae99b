import Foundation
import HeadlessTable

extension TestInventory {
  /// Asks the package manager, which builds the tests for that unless it is told not to.
  ///
  /// - Throws: A `PackageManagerFailure` if it cannot tell.
  init(of package: SnapshotPackage, _ build: BuildOptions) async throws {
    let list = try await Self.output(of: ["swift", "test", "list"] + build.arguments, in: package)
    let description = try await Self.output(
      of: ["swift", "package", "describe", "--type", "json"],
      in: package
    )
    try self.init(list: String(decoding: list, as: UTF8.self), description: description)
  }

  /// Reads what the package manager prints.
  ///
  /// - Parameters:
  ///   - list: The tests, one a line.
  ///   - description: The package as JSON.
  /// - Throws: An error if the description is not what was asked for.
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

/// What is read of the description of a package.
private struct PackageDescription: Decodable {
  struct Target: Decodable {
    let c99name: String
    let path: String
    let type: String
  }

  let targets: [Target]
}
