#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

// A reference that is a file.
extension SnapshotAssertion {
  /// The name of the snapshot, given or taken from what is compared.
  package var chosenName: String {
    if case .file(let name?) = reference { name } else { snapshot.defaultName }
  }

  package var location: SnapshotLocation {
    switch reference {
    case .file:
      SnapshotLocation(of: chosenName, fileExtension: snapshot.fileExtension, in: test)
    case .source: InlineLocation(of: test).location
    }
  }

  func compareWithFile(
    _ mode: SnapshotMode,
    _ claims: Claims,
    _ read: (String) throws(FileFailure) -> Data?
  ) throws(SnapshotMismatch) {
    let asked = location
    try refuse(
      nameProblem
        ?? claims { $0.claim(asked, named: chosenName, text: snapshot.text, by: test) }
    )
    try refuseFaults(named: chosenName, at: asked)
    let file = Data(snapshot.fileText.utf8)
    let (location, old) = try found(at: asked, read)
    if old == nil { try refuseForeignSources() }
    let judgement = SnapshotJudgement(file, reference: old, version: snapshot.version, mode: mode)
    if old == nil { try refuse(caseProblem(of: location)) }
    try conclude(judgement, file, comparedWith: .file(old), at: location) { judgement in
      SnapshotFailureText.head(
        of: snapshot,
        named: chosenName,
        judgement,
        old: old.map { String(decoding: $0, as: UTF8.self) },
        at: location
      )
    }
  }

  /// The reference, and its place as it is on disk.
  private func found(
    at location: SnapshotLocation,
    _ read: (String) throws(FileFailure) -> Data?
  ) throws(SnapshotMismatch) -> (SnapshotLocation, Data?) {
    do {
      if let reference = try read(location.reference) { return (location, reference) }
      let stored = location.stored
      if stored.path.utf8.elementsEqual(location.path.utf8) { return (location, nil) }
      // What waits there has waited since before the other name existed.
      try? location.deletePending()
      return (stored, try read(stored.reference))
    } catch {
      // It is neither missing nor another one, as far as is known: no mode may write over it.
      throw SnapshotMismatch(
        kind: .refused,
        description: "'\(chosenName)' could not be read: \(error)\nreference  \(location.path)"
      )
    }
  }

  private func caseProblem(of location: SnapshotLocation) -> String? {
    location.nameDifferingInCase.map {
      "'\(location.path)' and '\($0)' are one file where case is ignored; rename one."
    }
  }

  /// Why the name cannot be used; a test that runs for several arguments does not say for which one it runs.
  private var nameProblem: String? {
    if chosenName.isEmpty {
      return """
        A snapshot can't have an empty name.
        Give it one, or none for that of the table: assertSnapshot(of: …, named: "…").
        """
    }
    guard test.isParameterized, reference == .file(named: nil) else { return nil }
    return """
      '\(snapshot.defaultName)' is asserted in a test that runs once for each of its arguments.
      Name the snapshot by the argument: assertSnapshot(of: …, named: "…").
      """
  }
}
