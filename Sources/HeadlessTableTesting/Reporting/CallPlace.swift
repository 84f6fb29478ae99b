internal import HeadlessTable
internal import HeadlessTableSnapshots

/// The line that an assertion was called in, and the function around it.
struct CallPlace {
  let line: SourceLine
  let function: StaticString

  /// Takes what the compiler fills in.
  init(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    _ function: StaticString
  ) {
    self.line = SourceLine(fileID, filePath, line, column)
    self.function = function
  }

  /// The same for the part that needs no test library.
  var source: SourcePlace { line.place }
}

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

  /// Compares the text of a subject with a literal and reports the difference.
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
      report(error.description, at: line)
    }
  }
}
