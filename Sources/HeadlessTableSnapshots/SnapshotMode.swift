/// The action of an assertion when the text of a snapshot differs from its reference.
///
/// `CI` in the environment, set and neither `0` nor `false`, makes every mode `check`. Apart from that, the argument of the
/// call takes precedence over `HEADLESSTABLE_RECORD` in the environment, and that over the code around the test.
public enum SnapshotMode: String, Hashable, Sendable, CaseIterable {
  /// Writes nothing.
  case check
  /// Writes the new text to the folder of pending snapshots, where it waits for review; a reference stays as it is.
  case pending
  /// Like `pending`, but writes a reference where there is none.
  case missing
  /// Writes a new or changed reference, but not over one with the markers of a conflict, or with bytes that are no text.
  case failed
  /// Writes every reference, damaged ones too.
  case all
}

extension SnapshotMode {
  package static let variable = "HEADLESSTABLE_RECORD"

  /// The mode of tests within `withSnapshots(record:)`.
  @TaskLocal package static var scope: SnapshotMode?

  /// The mode of one assertion; on a server `check`.
  package static func resolve(
    argument: SnapshotMode?,
    scope: SnapshotMode?,
    environment: [String: String]
  ) throws(SnapshotMismatch) -> SnapshotMode {
    let named = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    let variable = named.flatMap(SnapshotMode.init)
    if let named, variable == nil {
      let modes = allCases.map(\.rawValue)
      throw SnapshotMismatch(
        kind: .refused,
        description: """
          \(Self.variable) is '\(named)', which is no mode.
          There are \(modes.dropLast().joined(separator: ", ")) and \(modes.last ?? "").
          """
      )
    }
    if isOnServer(environment) { return .check }
    return argument ?? variable ?? scope ?? .pending
  }

  /// Whether the process runs on a server: `CI` is set, and neither empty, `0` nor `false`.
  package static func isOnServer(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"] else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }
}

/// Runs code whose snapshot assertions have a mode, unless they or the environment say another.
///
/// In XCTest this is called around each test of a class:
///
///     override func invokeTest() {
///       withSnapshots(record: .missing) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - mode: The action when a text differs from its reference.
///   - body: The code.
/// - Returns: The result of the code.
public func withSnapshots<Result>(
  record mode: SnapshotMode,
  _ body: () throws -> Result
) rethrows -> Result {
  try SnapshotMode.$scope.withValue(mode, operation: body)
}
