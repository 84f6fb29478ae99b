#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

// A reference that is a literal in the source, or is to be one.
extension SnapshotAssertion {
  /// Compares, and leaves a text that differs for `tablesnap accept` to write into the source.
  ///
  /// A source file is never written while tests run: in every mode but `check` the text waits.
  func compareWithSource(
    _ expected: String?,
    _ mode: SnapshotMode,
    _ claims: Claims
  ) throws(SnapshotMismatch) {
    let location = location
    let places =
      (mode == .check ? [] : [location]) + (location.kept(by: environment).map { [$0] } ?? [])
    for place in places { InlineLocation(place)?.deleteOutdated() }
    let name = snapshot.defaultName
    try refuseFaults(named: name, at: location)
    let mismatch = mismatch(with: expected)?.withShortLines
    let use = InlineUse(text: snapshot.text, expectation: expected, passes: mismatch == nil)
    func refuseSeveral() throws(SnapshotMismatch) {
      guard let problem = claims({ $0.claim(location, named: name, for: use) }) else { return }
      // Nothing stays at places that must not be asserted.
      for place in places { try? place.deletePending() }
      try refuse(([problem] + (mismatch.map { [$0.description] } ?? [])).joined(separator: "\n"))
    }
    try refuseSeveral()
    if mismatch != nil { try refuseForeignSources() }
    // The text of the new expectation has the lines `⋮` of the old one, where these still leave something out.
    let text = expected.map { InlineExpectation($0).updated(to: snapshot.text) } ?? snapshot.text
    do throws(SnapshotMismatch) {
      try conclude(
        SnapshotJudgement(of: mismatch?.kind, mode: mode),
        Data(text.utf8),
        comparedWith: .source(expected, nil),
        at: location
      ) { _ in mismatch?.description ?? "" }
    } catch {
      // Another text may be there by now.
      try refuseSeveral()
      throw error
    }
  }

  private func mismatch(with expected: String?) -> SnapshotMismatch? {
    if let expected { return InlineExpectation(expected).mismatch(with: snapshot) }
    let title = "\(snapshot.defaultName) has no expectation yet"
    let lines = LineDiff(from: "", to: snapshot.text).excerpt(limit: 200).dropLast()
    let text = ([title] + snapshot.hintLines + [String(lines)]).joined(separator: "\n")
    return SnapshotMismatch(kind: .missing, description: text)
  }
}
