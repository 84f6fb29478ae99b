#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One comparison of a snapshot with the expectation that stands in its test, or is to stand there.
package struct InlineAssertion: Sendable {
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
  /// - Parameters:
  ///   - claim: Says why the place must not be asserted, if that is so.
  ///   - details: Makes what a reviewer looks at beside the text.
  /// - Throws: The failure to report.
  package func check(
    claim: (SnapshotLocation) -> String? = { _ in nil },
    details: () -> SnapshotDetails = { SnapshotDetails() }
  ) throws(SnapshotMismatch) {
    let mode = try SnapshotMode.resolve(
      argument: record,
      scope: SnapshotMode.scope,
      environment: environment
    )
    let name = snapshot.defaultName
    let place = InlineLocation(at: test.source)
    if let problem = snapshot.faultText(named: name) { throw .refused(problem) }
    guard let mismatch else {
      if mode != .check { try? place.deletePending() }
      return
    }
    if let problem = claim(place.location) {
      try? place.deletePending()
      throw .refused("\(problem)\n\(mismatch.description)")
    }
    let lines = mode == .check ? unwritten(place, details) : written(place, details)
    let text = ([mismatch.description] + lines).joined(separator: "\n")
    throw SnapshotMismatch(kind: mismatch.kind, description: text).shown
  }

  private var mismatch: SnapshotMismatch? {
    if let expected { return InlineExpectation(expected).mismatch(with: snapshot) }
    let title = "\(snapshot.defaultName) has no expectation yet"
    let lines = LineDiff(from: "", to: snapshot.text).excerpt(limit: 200).dropLast()
    let text = ([title] + snapshot.hintLines + [String(lines)]).joined(separator: "\n")
    return SnapshotMismatch(kind: .missing, description: text)
  }

  private func written(_ place: InlineLocation, _ details: () -> SnapshotDetails) -> [String] {
    do {
      try place.writePending(text, instead: expected, with: details())
      return ["source     \(place.path):\(place.line)"]
        + ["accept     \(AcceptCommand(name: place.uniqueName))"]
    } catch {
      return ["actual     not written: \(error)"]
    }
  }

  private func unwritten(_ place: InlineLocation, _ details: () -> SnapshotDetails) -> [String] {
    guard let kept = SnapshotArtifacts.location(of: place.location, environment),
      let inline = InlineLocation(kept)
    else {
      let reason = SnapshotMode.isOnServer(environment) ? "CI is set" : "the mode is check"
      return ["actual     not written, because \(reason)"]
    }
    do {
      try inline.writePending(text, instead: expected, with: details())
    } catch {
      return ["actual     not written: \(error)"]
    }
    let folder = place.package.relativePath(of: kept.package.snapshotsFolder)
    return ["source     \(place.path):\(place.line)"]
      + ["accept     \(AcceptCommand(name: place.uniqueName, artifacts: folder))"]
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
