public import Binder
public import HeadlessTable

/// A strategy: takes the snapshot of a subject, which is then compared with a reference.
///
/// A strategy is a value. `assertSnapshot(of:as:)` of HeadlessTableTesting takes it, and so does
/// `verifySnapshot(of:as:)`:
///
///     assertSnapshot(of: table, as: .calls)
///     assertSnapshot(of: table, named: "payment", as: .transition { model.pay() })
///     assertSnapshot(of: songs, as: .transition(to: songs.reversed()))
///     assertSnapshot(of: [.width(375), .width(320)], as: .screens(\.table) { variant in
///       PeopleScreen(table: variant.makeTable(id: "people"))
///     })
///
/// `Failure` is the error that the strategy's own closures throw, `Never` if they throw none.
public struct SnapshotStrategy<Subject, Failure: Error> {
  /// Takes the snapshot of a subject.
  package let take: (Subject) throws(Failure) -> TakenSnapshot
}

/// A snapshot, and a way to take it again.
package struct TakenSnapshot {
  /// The text, and everything else that the comparison depends on.
  package let snapshot: Snapshot
  /// Makes the text twice more, to find out whether it is the same each time; nil if it cannot be made again.
  package let again: () -> (String, String)?
  /// Makes what a reviewer looks at beside the text; called only where the text waits for review.
  package let details: () -> SnapshotDetails

  /// Describes a snapshot.
  package init(
    snapshot: Snapshot,
    details: @escaping () -> SnapshotDetails = { SnapshotDetails() },
    again: @escaping () -> (String, String)?
  ) {
    self.snapshot = snapshot
    self.details = details
    self.again = again
  }

  /// Compares the snapshot with its reference.
  ///
  /// - Parameters:
  ///   - name: The snapshot's name; nil for the default name.
  ///   - record: The mode that the call gives.
  ///   - test: The test, and the line of the call.
  /// - Throws: The difference, or why the reference must not be asserted.
  package func verify(
    named name: String?,
    record: SnapshotMode?,
    in test: SnapshotTest
  ) throws(SnapshotMismatch) {
    let assertion = SnapshotAssertion(of: snapshot, named: name, record: record, in: test)
    try assertion.check(
      claim: { location in
        AssertedReferences.claim {
          $0.claim(location, named: assertion.chosenName, text: snapshot.text, by: test)
        }
      },
      again: again,
      details: details
    )
  }
}

extension SnapshotStrategy {
  /// The same strategy with values left out.
  ///
  ///     assertSnapshot(of: table, as: .calls.redacting(.kind(.identifier)))
  ///     assertSnapshot(of: table, as: .picture(.svg).redacting(.field("amount")))
  ///
  /// - Parameter redactions: What is left out; the first that fits a value names it.
  /// - Returns: The strategy.
  public func redacting(_ redactions: Redaction...) -> SnapshotStrategy {
    SnapshotStrategy { (subject) throws(Failure) in
      let taken = try withRedactions(redactions) { () throws(Failure) in try take(subject) }
      return TakenSnapshot(
        snapshot: taken.snapshot,
        details: { withRedactions(redactions) { taken.details() } },
        again: { withRedactions(redactions) { taken.again() } }
      )
    }
  }
}

extension SnapshotStrategy where Failure == Never {
  /// The text of a value in a format.
  public static func format(_ format: SnapshotFormat<Subject>) -> SnapshotStrategy {
    SnapshotStrategy { value in
      TakenSnapshot(snapshot: Snapshot(of: value, as: format)) {
        (format.text(value), format.text(value))
      }
    }
  }
}

extension SnapshotStrategy where Subject == HeadlessTable, Failure == Never {
  /// A picture of a table, under the name of the table's `id`.
  @MainActor
  public static func picture(_ picture: TablePicture) -> SnapshotStrategy {
    SnapshotStrategy { table in
      TakenSnapshot(
        snapshot: Snapshot(of: table, as: picture),
        details: { SnapshotDetails(of: table) },
        again: { (table.renderAgain(picture), table.renderAgain(picture)) }
      )
    }
  }

  /// The calls of a table under their phases, one line each, under the name `<table>-calls`.
  @MainActor
  public static var calls: SnapshotStrategy {
    SnapshotStrategy { table in
      let log = table.calls
      var snapshot = Snapshot(of: log, as: .text)
      snapshot.hints = table.hints
      return TakenSnapshot(snapshot: snapshot) { [text = snapshot.text] in (text, text) }
    }
  }
}

extension SnapshotStrategy where Subject == HeadlessTable {
  /// A change of a table, under the name `<table>-transition`.
  ///
  ///     assertSnapshot(of: table, as: .transition { model.pay() })
  ///
  /// The text is the part of the table that the change touches, as it was before; the calls that the change caused,
  /// with the batches and the rows that their operations are about (`−` deletes, `+` inserts, `→` moves, `~` reloads,
  /// `≈` reconfigures); and the lines that differ after it. A drawing shows both tables side by side. If the table refuses a batch, or finds anything else that is
  /// inconsistent, the assertion fails whatever the reference says.
  ///
  /// - Parameters:
  ///   - picture: The picture of the table.
  ///   - extent: The part of the table that the text repeats; rows that stay as they are are counted, unless it is
  ///     `.wholeTable`.
  ///   - change: Changes the data or drives the table; pending work is done after it.
  /// - Returns: The strategy.
  @MainActor
  public static func transition(
    in picture: TablePicture = .text,
    showing extent: TransitionExtent = .changes,
    _ change: @escaping () throws(Failure) -> Void
  ) -> SnapshotStrategy {
    SnapshotStrategy { (table) throws(Failure) in
      let snapshot = try Snapshot(ofTransitionOf: table, as: picture, showing: extent, change)
      return TakenSnapshot(
        snapshot: snapshot,
        details: { SnapshotDetails(of: table, showsLastUpdate: true) },
        again: { nil }
      )
    }
  }
}

extension SnapshotStrategy where Failure == Never {
  /// The update from one list to another, under the name `list-transition`.
  ///
  ///     assertSnapshot(of: songs, named: "by title", as: .transition(to: songs.sorted { $0.title < $1.title }))
  ///
  /// The text is the old rows that change, with their stored values, the operations of each batch (`−` deletes, `+`
  /// inserts, `→` moves, `~` reloads), and the lines that differ after them. A table applies the batches; if it
  /// refuses one, the assertion fails whatever the reference says.
  @MainActor
  public static func transition<Model>(
    to new: [Model],
    showing extent: TransitionExtent = .changes
  ) -> SnapshotStrategy where Subject == [Model] {
    SnapshotStrategy { old in
      let snapshot = Snapshot(ofTransitionFrom: old, to: new, showing: extent)
      return TakenSnapshot(snapshot: snapshot, again: { nil })
    }
  }

  /// The update from one list of sections to another, under the name `list-transition`.
  ///
  /// The text is that of a list without sections, with the titles of the sections. If two sections of a list have
  /// the same `id`, the assertion fails.
  @MainActor
  public static func transition<ID, Model>(
    to new: [ListSection<ID, Model>],
    showing extent: TransitionExtent = .changes
  ) -> SnapshotStrategy where Subject == [ListSection<ID, Model>] {
    SnapshotStrategy { old in
      let snapshot = Snapshot(ofTransitionFrom: old, to: new, showing: extent)
      return TakenSnapshot(snapshot: snapshot, again: { nil })
    }
  }
}

extension SnapshotStrategy where Subject == [TableVariant] {
  /// One screen in several variants, under the name of the table's `id`.
  ///
  ///     assertSnapshot(
  ///       of: [.width(375), .width(320)],
  ///       as: .screens(\.table) { PeopleScreen(table: $0.makeTable(id: "people")) }
  ///     )
  ///
  /// The text is the first variant in full, and of each other the lines that differ from the first, under a title
  /// such as `== width 320`.
  ///
  /// - Parameters:
  ///   - table: Returns the table of a screen.
  ///   - picture: The picture of the tables.
  ///   - makeScreen: Makes the screen, which is kept until its table has been drawn.
  /// - Returns: The strategy.
  @MainActor
  public static func screens<Screen>(
    _ table: @escaping (Screen) -> HeadlessTable,
    in picture: TablePicture = .text,
    _ makeScreen: @escaping (TableVariant) throws(Failure) -> Screen
  ) -> SnapshotStrategy {
    SnapshotStrategy { (variants) throws(Failure) in
      let snapshot = try Snapshot(of: table, in: variants, as: picture, makeScreen)
      return TakenSnapshot(snapshot: snapshot) {
        let second = try? Snapshot(of: table, in: variants, as: picture, makeScreen)
        return second.map { (snapshot.text, $0.text) }
      }
    }
  }
}
