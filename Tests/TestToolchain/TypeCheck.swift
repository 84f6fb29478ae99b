package import Foundation

/// A run of the compiler over one file, against the modules that the tests were built with.
package struct TypeCheck {
  /// Whether the file compiles.
  package let succeeded: Bool

  /// Everything that the compiler has said.
  package let output: String

  /// Type-checks a file as one of a user's module.
  ///
  /// - Parameters:
  ///   - file: The file; the compiler's words are kept beside it.
  ///   - options: More options for the compiler.
  /// - Returns: Whether it compiles and what was said.
  /// - Throws: `TypeCheckFailure` when there is no compiler or there are no modules.
  package static func run(_ file: URL, options: [String] = []) async throws -> TypeCheck {
    let features = try BuiltModules.upcomingFeatures().flatMap { ["-enable-upcoming-feature", $0] }
    return try await run(
      try BuiltModules.compiler(),
      ["-typecheck", "-swift-version", "6", "-I", try BuiltModules.directory().path]
        + platformOptions + features + options + [file.path],
      log: file.appendingPathExtension("log")
    )
  }

  private static var platformOptions: [String] {
    #if os(macOS)
      #if arch(arm64)
        ["-target", "arm64-apple-macosx15.0"]
      #else
        ["-target", "x86_64-apple-macosx15.0"]
      #endif
    #else
      []
    #endif
  }

  /// Runs a command to its end; its output goes to a file, which no reader can block.
  private static func run(
    _ command: URL,
    _ arguments: [String],
    log: URL
  ) async throws -> TypeCheck {
    try Data().write(to: log)
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return TypeCheck(
      succeeded: status == 0,
      output: try String(contentsOf: log, encoding: .utf8)
    )
  }
}
