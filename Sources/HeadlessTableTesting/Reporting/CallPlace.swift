internal import HeadlessTable
internal import HeadlessTableSnapshots

/// The place that an assertion was called at, by a name that Swift Testing has no type of.
typealias CallPlace = SourceLocation

extension CallPlace {
  /// Compares a subject with its reference, or checks it, as a strategy says, and reports what is wrong.
  func check<Subject>(
    _ subject: Subject,
    as strategy: SnapshotStrategy<Subject>,
    with reference: SnapshotAssertion.Reference,
    record: SnapshotMode? = nil
  ) {
    reporting { () throws(SnapshotMismatch) in
      let test = SnapshotTest.current(calledFrom: self)
      try strategy.verify(subject, with: reference, record: record, in: test)
    }
  }

  func check<Subject>(
    _ subject: Subject,
    as strategy: SnapshotStrategy<Subject>,
    matches expected: String
  ) {
    reporting { () throws(SnapshotMismatch) in
      guard let snapshot = try strategy.snapshot(of: subject) else { return }
      try InlineExpectation(expected).verify(snapshot)
    }
  }

  private func reporting(_ body: () throws(SnapshotMismatch) -> Void) {
    do throws(SnapshotMismatch) {
      try body()
    } catch {
      report(error.description, at: self)
    }
  }
}
