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
  ///   - file: The file.
  ///   - options: More options for the compiler.
  /// - Returns: Whether it compiles and what was said.
  /// - Throws: `TypeCheckFailure` when there is no compiler or there are no modules.
  package static func run(_ file: URL, options: [String] = []) async throws -> TypeCheck {
    let features = try BuiltModules.upcomingFeatures().flatMap { ["-enable-upcoming-feature", $0] }
    let command = try await Command.run(
      [
        try BuiltModules.compiler().path, "-typecheck", "-swift-version", "6",
        "-I", try BuiltModules.directory().path,
      ] + platformOptions + features + options + [file.path]
    )
    return TypeCheck(succeeded: command.status == 0, output: command.output)
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
}
