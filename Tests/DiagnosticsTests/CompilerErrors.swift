import Foundation
import TestSupport

/// What the compiler says about the wrong declarations of a file, which it reads in one run.
struct CompilerErrors {
  private static let app = CompilerErrors(.app)
  private static let migration = CompilerErrors(.migration)
  private static let costly = CompilerErrors(.costly)
  static let all = [app, costly, migration]

  let file: WrongFile
  private let errors: Task<[(line: Int, text: String)], any Error>

  /// The errors of a declaration as `line: sentence`, with lines of its code.
  static func of(_ declaration: WrongDeclaration) async throws -> [String] {
    for errors in all {
      guard let first = errors.file.firstLines[declaration.code] else { continue }
      let lines = first..<(first + declaration.lineCount)
      return try await errors.errors.value.filter { lines.contains($0.line) }
        .map { "\($0.line - first + 1): \($0.text)" }
    }
    return []
  }

  /// The errors that belong to no declaration.
  func elsewhere() async throws -> [String] {
    let known = file.declarations.map { declaration in
      let first = file.firstLines[declaration.code] ?? 0
      return first..<(first + declaration.lineCount)
    }
    return try await errors.value.filter { error in !known.contains { $0.contains(error.line) } }
      .map { "\($0.line): \($0.text)" }
  }

  /// The solver gets so few scopes that a declaration which takes the compiler long, and not a fraction of a second,
  /// has other errors than it should.
  private init(_ file: WrongFile) {
    self.file = file
    errors = Task {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "diagnostics-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appending(path: "Wrong.swift")
      try Data(file.source.utf8).write(to: path)
      let output = try await TypeCheck.run(
        path,
        options: ["-Xfrontend", "-solver-scope-threshold=\(file.scopes)"]
      ).output
      return output.matches(of: /(?m)^\/[^\n:]*:(\d+):\d+: error: ([^\n]*)$/).compactMap { match in
        Int(match.1).map { (line: $0, text: String(match.2)) }
      }
    }
  }
}
