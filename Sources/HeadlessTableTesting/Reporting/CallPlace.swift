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
  /// Compares a subject with its reference, as a strategy takes it, and reports the difference.
  func check<Subject, Failure>(
    _ subject: Subject,
    as strategy: SnapshotStrategy<Subject, Failure>,
    named name: String?,
    record: SnapshotMode?
  ) throws(Failure) {
    let taken = try strategy.take(subject)
    let test = SnapshotTest.current(calledFrom: self)
    do throws(SnapshotMismatch) {
      try taken.verify(named: name, record: record, in: test)
    } catch {
      report(error.description, at: line)
    }
  }

  /// Compares a snapshot with a literal and reports the difference.
  func check(_ snapshot: Snapshot, matches expected: String) {
    let text =
      snapshot.faultText(named: snapshot.defaultName)
      ?? InlineExpectation(expected).mismatch(with: snapshot)?.description
    if let text { report(text.withShortLines, at: line) }
  }

  /// Compares a subject, as a strategy takes it, with the expectation behind the call.
  func checkInline<Subject, Failure>(
    _ subject: Subject,
    as strategy: SnapshotStrategy<Subject, Failure>,
    record: SnapshotMode?,
    matches expected: (() -> String)?
  ) throws(Failure) {
    let taken = try strategy.take(subject)
    let test = SnapshotTest.current(calledFrom: self)
    let name = taken.snapshot.defaultName
    let assertion = InlineAssertion(
      of: taken.snapshot,
      matches: expected?(),
      record: record,
      in: test
    )
    do throws(SnapshotMismatch) {
      try assertion.check(
        claim: { location, use in
          AssertedReferences.claim { $0.claim(location, named: name, for: use) }
        },
        again: taken.again,
        details: taken.details
      )
    } catch {
      report(error.description, at: line)
    }
  }

  /// Runs a check that needs no reference, and reports its findings.
  func check<Subject>(_ subject: Subject, as check: TableCheck<Subject>) {
    do throws(CheckFailure) {
      try check.verify(subject)
    } catch {
      report(error.description, at: line)
    }
  }
}
