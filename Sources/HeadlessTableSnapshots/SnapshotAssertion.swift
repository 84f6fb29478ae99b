internal import HeadlessTable

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// One comparison of a snapshot with its reference, with everything it depends on but the files.
package struct SnapshotAssertion {
  /// The snapshot.
  package var snapshot: Snapshot
  /// The name that the call gives.
  package var name: String?
  /// The mode that the call says.
  package var record: SnapshotMode?
  /// The test that it belongs to.
  package var test: SnapshotTest
  /// The variables of the process.
  package var environment: [String: String]

  /// Describes a comparison, by default in the environment of this process.
  package init(
    of snapshot: Snapshot,
    named name: String?,
    record: SnapshotMode?,
    in test: SnapshotTest,
    environment: [String: String] = processEnvironment
  ) {
    self.snapshot = snapshot
    self.name = name
    self.record = record
    self.test = test
    self.environment = environment
  }

  /// The name of the snapshot, given or taken from what is compared.
  package var chosenName: String { name ?? snapshot.defaultName }

  /// The place of the reference.
  package var location: SnapshotLocation {
    SnapshotLocation(of: chosenName, fileExtension: snapshot.fileExtension, in: test)
  }

  /// Compares, and writes what the mode wants written.
  ///
  /// - Parameters:
  ///   - claim: Says why the reference must not be asserted, if that is so.
  ///   - read: Returns the content of the file at a path; nil if there is none. Throws if it cannot be read.
  /// - Throws: The failure to report.
  /// - Complexity: reads one file and compares bytes; everything else happens only if they differ.
  package func check(
    claim: (SnapshotLocation) -> String? = { _ in nil },
    read: (String) throws(FileFailure) -> Data? = SnapshotFiles.read
  ) throws(SnapshotMismatch) {
    let mode = try SnapshotMode.resolve(
      argument: record,
      scope: SnapshotMode.scope,
      environment: environment
    )
    let location = location
    do throws(SnapshotMismatch) {
      try refuse(nameProblem ?? claim(location))
      if let faults = snapshot.faultText(named: chosenName) {
        SnapshotArtifacts.location(of: location, environment)?
          .keepRefused(snapshot.details, saying: faults.withVisibleControls)
        try refuse(faults)
      }
      try compare(at: location, mode, read)
    } catch {
      throw (error.kind == .refused ? error : error.explained(by: snapshot.again())).shown
    }
  }

  private func compare(
    at asked: SnapshotLocation,
    _ mode: SnapshotMode,
    _ read: (String) throws(FileFailure) -> Data?
  ) throws(SnapshotMismatch) {
    let (file, version) = (Data(snapshot.fileText.utf8), snapshot.version)
    let (location, reference) = try found(at: asked, read)
    let judgement = SnapshotJudgement(file, reference: reference, version: version, mode: mode)
    if reference == nil { try refuse(caseProblem(of: location)) }
    let failure = judgement.action.failure(
      of: file,
      at: location,
      reference: reference,
      snapshot.details
    )
    let artifact = SnapshotArtifacts.location(of: location, environment)
    guard let kind = judgement.verdict.kind else {
      try? artifact?.deletePending()
      artifact?.deleteDetails()
      return
    }
    var text = failureText(
      failure == nil ? judgement : judgement.unwritten,
      reference: reference,
      location
    )
    text.artifact = failure.map { .failure($0) }
    if let artifact, kind != .recorded || failure != nil {
      text.artifact = .success(artifact)
      text.artifact = artifact.keep(
        file,
        instead: reference,
        snapshot.details,
        saying: text.description
      )
    }
    try refuse(
      failure.map { "'\(chosenName)' could not be written: \($0)\n\(text.description)" }
    )
    throw SnapshotMismatch(kind: kind, description: text.description)
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
      // What waits there has waited since before the other name came.
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

  private func failureText(
    _ judgement: SnapshotJudgement,
    reference: Data?,
    _ location: SnapshotLocation
  ) -> SnapshotFailureText {
    SnapshotFailureText(
      name: chosenName,
      judgement: judgement,
      old: reference.map { String(decoding: $0, as: UTF8.self) },
      new: snapshot.fileText,
      location: location,
      isOnServer: SnapshotMode.isOnServer(environment),
      hints: snapshot.hintLines
    )
  }

  private func refuse(_ sentence: String?) throws(SnapshotMismatch) {
    if let sentence { throw SnapshotMismatch(kind: .refused, description: sentence) }
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
    guard test.isParameterized, name == nil else { return nil }
    return """
      '\(snapshot.defaultName)' is asserted in a test that runs once for each of its arguments.
      Name the snapshot by the argument: assertSnapshot(of: …, named: "…").
      """
  }
}

extension SnapshotJudgement.Action {
  /// Performs the action, and returns why that was not possible.
  fileprivate func failure(
    of file: Data,
    at location: SnapshotLocation,
    reference: Data?,
    _ details: () -> SnapshotDetails
  ) -> FileFailure? {
    do {
      try perform(file, at: location, reference: reference, details)
      return nil
    } catch {
      return FileFailure(error)
    }
  }

  private func perform(
    _ file: Data,
    at location: SnapshotLocation,
    reference: Data?,
    _ details: () -> SnapshotDetails
  ) throws {
    switch self {
    case .nothing: break
    // A text that passes is right, also where an older one cannot be deleted.
    case .deletePending: try? location.deletePending()
    case .writePending: try location.writePending(file, instead: reference, with: details())
    case .writeReference:
      try location.writeReference(file)
      try? location.deletePending()
    }
  }
}

extension SnapshotJudgement.Verdict {
  /// The kind of the failure; nil when nothing is reported.
  fileprivate var kind: SnapshotMismatch.Kind? {
    switch self {
    case .passed: nil
    case .changed: .changed
    case .missing: .missing
    case .recorded: .recorded
    }
  }
}
