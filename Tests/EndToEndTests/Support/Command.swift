import Foundation

/// A command that has run: what it printed, and how it ended.
struct Command {
  /// Everything on the output and on the error output, in the order in which it was written.
  let output: String
  /// 0 if all is well.
  let status: Int32

  /// Runs a program that is found in the path, with variables added to those of this process or, where nil,
  /// taken from them, and waits for its end.
  static func run(
    _ words: [String],
    in folder: URL,
    environment changes: [String: String?] = [:]
  ) async throws -> Command {
    let log = folder.appending(path: "output-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      changes.compactMapValues(\.self)
    ) {
      $1
    }.filter { changes[$0.key] != .some(nil) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let status = try await withCheckedThrowingContinuation {
      (done: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    return Command(output: try String(contentsOf: log, encoding: .utf8), status: status)
  }
}
