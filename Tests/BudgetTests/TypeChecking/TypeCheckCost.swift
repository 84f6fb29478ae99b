import Foundation
import TestSupport

/// What it costs the compiler to type-check a source text against the built modules.
struct TypeCheckCost {
  /// The solver's scopes, `Sema.NumConstraintScopes`: the same in every run, on every machine.
  var scopes: Int

  /// The compiler's words about functions whose bodies took longer than the limit, in each of
  /// three runs; a busy machine makes one run slow, not three.
  var slowBodies: [String]

  /// The time that a function body may take.
  static let limitInMilliseconds = 100

  /// Type-checks a source text as a file of its own, again and again as long as a body is slow.
  ///
  /// - Throws: `TypeCheckFailure` when there is no compiler, there are no modules, or the text does
  ///   not compile; its description then holds the compiler's errors.
  static func measure(
    _ source: String,
    limitInMilliseconds limit: Int = limitInMilliseconds,
    attempts: Int = 3
  ) async throws -> TypeCheckCost {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "type-check-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var cost = TypeCheckCost(scopes: 0, slowBodies: [])
    for attempt in 1...attempts {
      let run = folder.appending(path: "\(attempt)")
      cost = try await measureOnce(source, in: run, limit: limit)
      if cost.slowBodies.isEmpty { break }
    }
    return cost
  }

  private static func measureOnce(
    _ source: String,
    in folder: URL,
    limit: Int
  ) async throws -> TypeCheckCost {
    let statistics = folder.appending(path: "statistics")
    try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: true)
    let file = folder.appending(path: "Fixture.swift")
    try Data(source.utf8).write(to: file)
    let check = try await TypeCheck.run(
      file,
      options: ["-Xfrontend", "-warn-long-function-bodies=\(limit)"]
        + ["-stats-output-dir", statistics.path]
    )
    guard check.succeeded else {
      throw TypeCheckFailure(description: "The fixture does not compile:\n\(check.output)")
    }
    return TypeCheckCost(
      scopes: try scopes(in: statistics),
      slowBodies: check.output.split(separator: "\n")
        .filter { $0.hasPrefix("/") && $0.contains("ms to type-check") }
        .map(String.init)
    )
  }

  /// The sum over the compiler's jobs.
  private static func scopes(in statistics: URL) throws -> Int {
    let key = "Sema.NumConstraintScopes"
    let counts = try FileManager.default
      .contentsOfDirectory(at: statistics, includingPropertiesForKeys: nil)
      .flatMap { file in
        try String(contentsOf: file, encoding: .utf8)
          .matches(of: /"Sema\.NumConstraintScopes": (\d+)/)
          .compactMap { Int($0.1) }
      }
    guard !counts.isEmpty else {
      throw TypeCheckFailure(description: "The compiler has written no '\(key)'.")
    }
    return counts.reduce(0, +)
  }
}
