internal import HeadlessTable

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One comparison of a snapshot with the expectation that stands in its test, or is to stand there.
package struct InlineAssertion {
  /// The snapshot.
  package var snapshot: Snapshot
  /// The expectation; nil if there is none yet.
  package var expected: String?
  /// The mode that the call says.
  package var record: SnapshotMode?
  /// The test that it belongs to.
  package var test: SnapshotTest
  /// The variables of the process.
  package var environment: [String: String]

  /// Describes a comparison, by default in the environment of this process.
  package init(
    of snapshot: Snapshot,
    matches expected: String?,
    record: SnapshotMode? = nil,
    in test: SnapshotTest,
    environment: [String: String] = processEnvironment
  ) {
    self.snapshot = snapshot
    self.expected = expected
    self.record = record
    self.test = test
    self.environment = environment
  }

  /// Compares, and leaves a text that differs for `tablesnap accept` to write into the source.
  ///
  /// A source file is never written while tests run: in every mode but `check` the text waits.
  ///
  /// - Parameter claim: Says why the place must not be asserted, if that is so.
  /// - Throws: The failure to report.
  package func check(
    claim: (SnapshotLocation, InlineUse) -> String? = { _, _ in nil }
  ) throws(SnapshotMismatch) {
    let mode = try SnapshotMode.resolve(
      argument: record,
      scope: SnapshotMode.scope,
      environment: environment
    )
    let place = InlineLocation(at: test.source)
    let kept = SnapshotArtifacts.location(of: place.location, environment).flatMap(
      InlineLocation.init
    )
    let places = (mode == .check ? [] : [place]) + (kept.map { [$0] } ?? [])
    for place in places { place.deleteOutdated() }
    if let problem = snapshot.faultText(named: snapshot.defaultName) {
      try? kept?.deletePending()
      kept?.location.keepRefused(snapshot.details, saying: problem.withVisibleControls)
      throw SnapshotMismatch.refused(problem).shown
    }
    let mismatch = mismatch?.withShortLines
    let use = InlineUse(text: snapshot.text, expectation: expected, passes: mismatch == nil)
    try refuse(claim(place.location, use), mismatch, at: places)
    guard let mismatch else {
      for place in places { try? place.deletePending() }
      kept?.location.deleteDetails()
      return
    }
    let written = mode == .check ? nil : written(place)
    let lines =
      kept.map { keep(mismatch, place, $0, written) } ?? written ?? unwritten()
    // Another text may have come by since.
    try refuse(claim(place.location, use), mismatch, at: places)
    let text = ([mismatch.description] + lines).joined(separator: "\n")
    throw SnapshotMismatch(kind: mismatch.kind, description: text).explained(by: snapshot.again())
      .shown
  }

  /// Leaves nothing at places that must not be asserted.
  private func refuse(
    _ problem: String?,
    _ mismatch: SnapshotMismatch?,
    at places: [InlineLocation]
  ) throws(SnapshotMismatch) {
    guard let problem else { return }
    for place in places { try? place.deletePending() }
    let lines = [problem] + (mismatch.map { [$0.description] } ?? [])
    throw SnapshotMismatch.refused(lines.joined(separator: "\n")).shown
  }

  private var mismatch: SnapshotMismatch? {
    if let expected { return InlineExpectation(expected).mismatch(with: snapshot) }
    let title = "\(snapshot.defaultName) has no expectation yet"
    let lines = LineDiff(from: "", to: snapshot.text).excerpt(limit: 200).dropLast()
    let text = ([title] + snapshot.hintLines + [String(lines)]).joined(separator: "\n")
    return SnapshotMismatch(kind: .missing, description: text)
  }

  private func written(_ place: InlineLocation) -> [String] {
    do {
      try place.writePending(text, instead: expected, with: snapshot.details())
      return ["source     \(place.path):\(place.line)"]
        + ["accept     \(AcceptCommand(name: place.uniqueName))"]
    } catch {
      return ["actual     not written: \(error)"]
    }
  }

  private func unwritten() -> [String] {
    let reason = SnapshotMode.isOnServer(environment) ? "CI is set" : "the mode is check"
    return ["actual     not written, because \(reason)"]
  }

  /// Writes the text, and what the failure says, into the folder that a server keeps.
  ///
  /// - Returns: The last lines of the failure, where the text waits nowhere else.
  private func keep(
    _ mismatch: SnapshotMismatch,
    _ place: InlineLocation,
    _ kept: InlineLocation,
    _ written: [String]?
  ) -> [String] {
    let folder = place.package.relativePath(of: kept.package.snapshotsFolder)
    let lines =
      written ?? [
        "source     \(place.path):\(place.line)",
        "accept     \(AcceptCommand(name: place.uniqueName, artifacts: folder))",
      ]
    do {
      try kept.writePending(text, instead: expected, with: snapshot.details())
      let said = ([mismatch.description] + lines).joined(separator: "\n")
      try SnapshotFiles.write(Data("\(said)\n".utf8), to: kept.location.failure)
      return lines
    } catch {
      return written ?? ["actual     not written: \(error)"]
    }
  }

  /// The text of the new expectation: with the lines `⋮` of the old one, where these still stand for something.
  private var text: String {
    guard let expected else { return snapshot.text }
    return InlineExpectation(expected).updated(to: snapshot.text)
  }
}

extension SnapshotMismatch {
  fileprivate static func refused(_ text: String) -> SnapshotMismatch {
    SnapshotMismatch(kind: .refused, description: text)
  }
}
