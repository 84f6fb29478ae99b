import Foundation
import TestToolchain

/// The errors of the compiler for a source text.
enum CompilerErrors {
  /// Each error as `line: sentence`, with lines of the declaration's code.
  ///
  /// The solver has so few scopes that a declaration which takes the compiler long, and not a fraction of a second, has
  /// other errors than it should.
  static func of(_ declaration: WrongDeclaration) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "diagnostics-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Wrong.swift")
    try Data(declaration.source.utf8).write(to: file)
    let output = try await TypeCheck.run(
      file,
      options: ["-Xfrontend", "-solver-scope-threshold=20000"]
    ).output
    return output.matches(of: /(?m)^\/[^\n:]*:(\d+):\d+: error: ([^\n]*)$/).map { match in
      let line = Int(match.1).map { $0 - WrongDeclaration.firstLine + 1 } ?? 0
      return "\(line): \(match.2)"
    }
  }
}
