package import Foundation

/// A command that has run: what it printed, and how it ended.
package struct Command: Sendable {
  /// Everything on the output and on the error output, in the order in which it was written.
  package let output: String
  /// 0 if all is well.
  package let status: Int32

  /// Runs a program and waits for its end, without a thread; one that does not end is killed.
  ///
  /// - Parameters:
  ///   - words: The program, which is found in the path, and its arguments.
  ///   - folder: The working folder; nil for that of this process.
  ///   - changes: Variables that are added to those of this process or, where nil, taken from them.
  ///   - limit: How long it may run, in seconds.
  /// - Returns: What the program printed and how it ended.
  /// - Throws: A sentence if there is no such program or it does not end.
  package static func run(
    _ words: [String],
    in folder: URL? = nil,
    environment changes: [String: String?] = [:],
    limit: Int = 600
  ) async throws -> Command {
    // A file takes all output at once; a pipe that nobody reads would stop the program.
    let log = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment
      .filter { changes[$0.key] == nil }
      .merging(changes.compactMapValues(\.self)) { $1 }
    let output = try FileHandle(forWritingTo: log)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try await end(of: process, limit: limit)
    let command = Command(
      output: String(decoding: try Data(contentsOf: log), as: UTF8.self),
      status: process.terminationStatus
    )
    guard process.terminationReason == .exit || command.status != SIGKILL else {
      throw CommandFailure(words: words, limit: limit, output: command.output)
    }
    return command
  }

  private static func end(of process: Process, limit: Int) async throws {
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { return ended.resume(throwing: error) }
      let number = process.processIdentifier
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) { [weak process] in
        if process?.isRunning == true { kill(number, SIGKILL) }
      }
    }
  }
}

/// A command that did not end in time.
private struct CommandFailure: Error, CustomStringConvertible {
  let words: [String]
  let limit: Int
  let output: String

  var description: String {
    "'\(words.joined(separator: " "))' has not ended within \(limit) seconds. It said:\n\(output)"
  }
}
