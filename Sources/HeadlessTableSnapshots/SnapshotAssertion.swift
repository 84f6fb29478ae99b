#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif
internal import HeadlessTable

/// One comparison of a snapshot with its reference, with everything it depends on but the files.
package struct SnapshotAssertion {
  /// What a snapshot is compared with.
  package enum Reference: Hashable, Sendable {
    /// A file beside that of the test, under a name; without one it has that of what is compared.
    case file(named: String?)
    /// The literal behind the call; nil where there is none yet.
    case source(String?)
  }

  package var snapshot: Snapshot
  package var reference: Reference
  package var record: SnapshotMode?
  package var test: SnapshotTest
  package var environment: [String: String]

  package init(
    of snapshot: Snapshot,
    with reference: Reference,
    record: SnapshotMode? = nil,
    in test: SnapshotTest,
    environment: [String: String] = processEnvironment
  ) {
    self.snapshot = snapshot
    self.snapshot.details = {
      var details = snapshot.details()
      details.test = test.heading
      return details
    }
    self.reference = reference
    self.record = record
    self.test = test
    self.environment = environment
  }

  /// Reads and notes which references were asserted, and says why one must not be.
  package typealias Claims = ((inout AssertedSnapshots) -> String?) -> String?

  /// Compares, and writes what the mode wants written.
  ///
  /// - Complexity: reads one file and compares bytes; everything else happens only if they differ.
  package func check(
    claims: Claims = { _ in nil },
    read: (String) throws(FileFailure) -> Data? = SnapshotFiles.read
  ) throws(SnapshotMismatch) {
    let mode = try SnapshotMode.resolve(
      argument: record,
      scope: SnapshotMode.scope,
      environment: environment
    )
    do throws(SnapshotMismatch) {
      switch reference {
      case .file: try compareWithFile(mode, claims, read)
      case .source(let expected): try compareWithSource(expected, mode, claims)
      }
    } catch {
      throw (error.kind == .refused ? error : error.explained(by: snapshot.again())).shown
    }
  }

  func refuse(_ sentence: String?) throws(SnapshotMismatch) {
    if let sentence { throw SnapshotMismatch(kind: .refused, description: sentence) }
  }

  /// Refuses a comparison with nothing where the sources of the test are on another machine, at whose path folders would be made.
  func refuseForeignSources() throws(SnapshotMismatch) {
    if SnapshotFiles.isThere(location.package.root) { return }
    try refuse(
      """
      '\(chosenName)' has no reference here: the test's sources are not on this machine, in \(test.file.parentPath).
      Run the test where it was built, or build it here.
      """
    )
  }

  /// Refuses a snapshot with problems, of which a server keeps all but the text.
  func refuseFaults(named name: String, at location: SnapshotLocation) throws(SnapshotMismatch) {
    guard let faults = snapshot.faultText(named: name) else { return }
    location.kept(by: environment)?.keepRefused(
      snapshot.details,
      saying: faults.withVisibleControls
    )
    try refuse(faults)
  }

  /// Writes what follows from a judgement, and throws the failure that is to be reported.
  func conclude(
    _ judgement: SnapshotJudgement,
    _ text: Data,
    comparedWith basis: ComparedReference,
    at location: SnapshotLocation,
    saying head: (SnapshotJudgement) -> String
  ) throws(SnapshotMismatch) {
    let failure = judgement.action.failure(of: text, comparedWith: basis, at: location, snapshot)
    let judgement = failure == nil ? judgement : judgement.unwritten(hasReference: basis.isThere)
    let kept = location.kept(by: environment)
    guard let kind = judgement.kind else {
      try? kept?.deletePending()
      return
    }
    let fate =
      failure.map { SnapshotFailureText.Fate.unwritten(": \($0)") }
      ?? .following(judgement.action, isOnServer: SnapshotMode.isOnServer(environment))
    var said = SnapshotFailureText(
      head: head(judgement),
      location: location,
      hasReference: basis.isThere,
      fate: fate
    )
    if let kept, fate != .recorded {
      if fate != .waiting { said.fate = .kept(kept) }
      do throws(FileFailure) {
        let words = said.description
        try kept.writePending(text, comparedWith: basis, with: snapshot.details(), saying: words)
      } catch {
        if fate != .waiting { said.fate = .unwritten(": \(error)") }
      }
    }
    if let failure, case .file = reference {
      try refuse("'\(chosenName)' could not be written: \(failure)\n\(said.description)")
    }
    throw SnapshotMismatch(kind: kind, description: said.description)
  }
}

extension SnapshotJudgement.Action {
  /// Performs the action, and returns why that was not possible.
  fileprivate func failure(
    of text: Data,
    comparedWith basis: ComparedReference,
    at location: SnapshotLocation,
    _ snapshot: Snapshot
  ) -> FileFailure? {
    do {
      switch self {
      case .nothing: break
      // A text that passes is right, also where an older one cannot be deleted.
      case .deletePending: try? location.deletePending()
      case .writePending:
        try location.writePending(text, comparedWith: basis, with: snapshot.details())
      case .writeReference:
        try location.writeReference(text)
        try? location.deletePending()
      }
      return nil
    } catch {
      return FileFailure(error)
    }
  }
}
