import Foundation
import TestSupport

/// What the compiler says about all wrong declarations, which it reads in one run.
enum CompilerErrors {
  /// The errors of a declaration as `line: sentence`, with lines of its code.
  static func of(_ declaration: WrongDeclaration) async throws -> [String] {
    let errors = try await all.value
    let first = WrongDeclaration.firstLines[declaration.code] ?? 0
    let lines = first..<(first + declaration.lineCount)
    return errors.filter { lines.contains($0.line) }.map { "\($0.line - first + 1): \($0.text)" }
  }

  /// The errors that belong to no declaration.
  static func elsewhere() async throws -> [String] {
    let known = WrongDeclaration.all.map { declaration in
      let first = WrongDeclaration.firstLines[declaration.code] ?? 0
      return first..<(first + declaration.lineCount)
    }
    return try await all.value.filter { error in !known.contains { $0.contains(error.line) } }
      .map { "\($0.line): \($0.text)" }
  }

  /// The solver has so few scopes that a declaration which takes the compiler long, and not a fraction of a second,
  /// has other errors than it should.
  private static let all = Task {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "diagnostics-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Wrong.swift")
    try Data(WrongDeclaration.source.utf8).write(to: file)
    let output = try await TypeCheck.run(
      file,
      options: ["-Xfrontend", "-solver-scope-threshold=150000"]
    ).output
    return output.matches(of: /(?m)^\/[^\n:]*:(\d+):\d+: error: ([^\n]*)$/).compactMap { match in
      Int(match.1).map { (line: $0, text: String(match.2)) }
    }
  }
}
