public import HeadlessTable

/// A way to make the text of a subject that is compared with a reference; or a check, which needs no reference.
///
/// A strategy is a value. `assertSnapshot(of:as:)` of HeadlessTableTesting takes it, and so does
/// `verifySnapshot(of:as:)`:
///
///     assertSnapshot(of: table, as: .text(extent: .all))
///     assertSnapshot(of: table, named: "payment", as: .transition { model.pay() })
///     assertSnapshot(of: songs, as: .transition(to: songs.reversed()))
///     assertSnapshot(of: [.width(375), .width(320)], as: .screens(\.table) { variant in
///       PeopleScreen(table: variant.makeTable(id: "people"))
///     })
///     assertSnapshot(of: table, as: .residue)
///
/// A strategy for a type of one's own is made of a closure:
///
///     extension SnapshotStrategy where Subject == Invoice {
///       static var lines: SnapshotStrategy {
///         SnapshotStrategy("invoice") { $0.lines.joined(separator: "\n") }
///       }
///     }
///
/// The closures of a strategy may throw: the error is then the failure of the assertion.
public struct SnapshotStrategy<Subject> {
  /// Takes the snapshot of a subject; nil where there is no text to be compared, because a check has found nothing.
  package let take: (Subject) throws -> Snapshot?

  package init(taking take: @escaping (Subject) throws -> Snapshot?) {
    self.take = take
  }

  /// Makes a strategy of a closure that writes the text.
  ///
  /// The text is written as UTF-8. If it does not end with a line feed, one is added.
  ///
  /// - Parameters:
  ///   - name: The name of the format, by which a reference says that it was written in an older version of it.
  ///   - version: The version of the format. A reference in version 1 is the text alone, one in a later version begins with a
  ///     line that says so, and references of another version are reported as such.
  ///   - fileExtension: The extension of the reference's name, without the dot.
  ///   - defaultName: The name of a snapshot that is given none.
  ///   - text: The text of a subject.
  public init(
    _ name: String,
    version: Int = 1,
    fileExtension: String = "txt",
    defaultName: @escaping (Subject) -> String = { _ in "snapshot" },
    text: @escaping (Subject) throws -> String
  ) {
    self.init { subject in
      var snapshot = Snapshot(
        try text(subject),
        format: name,
        version: version,
        fileExtension: fileExtension,
        defaultName: defaultName(subject)
      )
      snapshot.again = { try? (text(subject), text(subject)) }
      return snapshot
    }
  }

  /// The text of a subject, as its reference would have it; empty for a check that finds nothing.
  ///
  /// - Throws: The error of a closure of the strategy, or the findings of a check.
  public func text(of subject: Subject) throws -> String { try take(subject)?.text ?? "" }

  /// Takes the snapshot of a subject, or says as a failure of the assertion why there is none.
  package func snapshot(of subject: Subject) throws(SnapshotMismatch) -> Snapshot? {
    do {
      return try take(subject)
    } catch let mismatch as SnapshotMismatch {
      throw mismatch
    } catch {
      throw SnapshotMismatch(kind: .refused, description: "The snapshot was not taken: \(error)")
    }
  }
}

extension SnapshotStrategy {
  /// The same strategy with values left out.
  ///
  ///     assertSnapshot(of: table, as: .calls.redacting(.kind(.identifier)))
  ///     assertSnapshot(of: table, as: .svg.redacting(.field("amount")))
  ///
  /// - Parameter redactions: What is left out; the first that fits a value names it.
  /// - Returns: The strategy.
  public func redacting(_ redactions: Redaction...) -> SnapshotStrategy {
    SnapshotStrategy { subject in
      guard var snapshot = try withRedactions(redactions, { try take(subject) }) else { return nil }
      let (details, again) = (snapshot.details, snapshot.again)
      snapshot.details = { withRedactions(redactions) { details() } }
      snapshot.again = { withRedactions(redactions) { again() } }
      return snapshot
    }
  }

  /// The same strategy for values that have one of this strategy's subjects in them.
  public func pullback<Whole>(_ part: @escaping (Whole) -> Subject) -> SnapshotStrategy<Whole> {
    SnapshotStrategy<Whole> { try take(part($0)) }
  }
}

extension SnapshotStrategy where Subject: CustomStringConvertible {
  /// The value's description.
  public static var description: SnapshotStrategy {
    SnapshotStrategy("description") { $0.description }
  }
}

extension SnapshotStrategy where Subject == String {
  /// The text itself.
  public static var text: SnapshotStrategy { SnapshotStrategy("text") { $0 } }
}

extension SnapshotStrategy where Subject == CallLog {
  /// The calls under their phases, one line each, under the name `<table>-calls`.
  public static var text: SnapshotStrategy {
    SnapshotStrategy("calls", defaultName: { "\($0.tableID)-calls" }) { $0.description }
  }
}
