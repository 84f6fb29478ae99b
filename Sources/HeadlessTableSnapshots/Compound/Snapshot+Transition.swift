public import HeadlessTable

extension SnapshotStrategy where Subject: HeadlessListView {
  /// A change of a table, under the name `<table>-transition`.
  ///
  ///     assertSnapshot(of: table, as: .transition { model.pay() })
  ///
  /// The text is the part of the table that the change touches, as it was before and as it is after; between them the
  /// batches, with the rows that their operations are about (`−` deletes, `+` inserts, `→` moves, `~` reloads, `≈`
  /// reconfigures), and the events, such as a selection. A drawing shows both tables side by side. If the table refuses a
  /// batch, or finds anything else that is inconsistent, the assertion fails whatever the reference says.
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
    _ change: @escaping () throws -> Void
  ) -> SnapshotStrategy {
    SnapshotStrategy { table in
      var snapshot = try Snapshot(ofTransitionOf: table, as: picture, showing: extent, change)
      snapshot.details = { SnapshotDetails(of: table, showsLastUpdate: true) }
      snapshot.again = { nil }
      return snapshot
    }
  }
}

extension Snapshot {
  /// Takes a snapshot of a change of a table: the part of the table that it touches, before it and after it, and between
  /// them the batches, with the identities of the rows that they are about, and the events; as a drawing both tables,
  /// side by side.
  ///
  /// The table must be consistent after it, or the snapshot is not compared. A date or a universally unique identifier
  /// has one number in all parts of the text.
  ///
  /// Of the calls since a position in the log, the text has the updates and the events, unless a closure chooses others.
  @MainActor
  init<Failure: Error>(
    ofTransitionOf table: HeadlessListView,
    as picture: TablePicture,
    showing extent: TransitionExtent = .changes,
    telling calls: (_ log: CallLog, _ start: Int, _ operations: NamedOperations) -> String = {
      $0.text(from: $1, $2)
    },
    _ change: () throws(Failure) -> Void
  ) throws(Failure) {
    guard !picture.isDrawing else {
      let drawing = try table.render(picture, ofUpdate: change)
      self.init(of: table, as: picture)
      (format, defaultName, text) = ("transition", "\(table.id)-transition", drawing)
      return
    }
    let tokens = TokenNumbers.Shared()
    let before = TokenNumbers.share(tokens) { Snapshot(of: table, as: picture).text }
    let namesBefore = TableNames(of: table)
    let (count, clearCount) = (table.core.reports.log.count, table.core.reports.log.clearCount)
    try change()
    self = TokenNumbers.share(tokens) { Snapshot(of: table, as: picture) }
    format = "transition"
    fileExtension = "txt"
    defaultName = "\(table.id)-transition"
    let log = table.core.reports.log
    let start = log.clearCount == clearCount ? count : 0
    let operations = NamedOperations(
      log,
      from: start,
      before: namesBefore,
      after: TableNames(of: table)
    )
    let tables = TransitionText(from: before, to: text, showing: extent)
    text =
      tables.before + TokenNumbers.share(tokens) { calls(log, start, operations) } + tables.after
  }
}

extension CallLog {
  /// The updates and the events from a position on, under their phases; below each batch its operations.
  @MainActor
  fileprivate func text(from start: Int, _ operations: NamedOperations) -> String {
    var tokens = TokenNumbers()
    return withTokens(from: start, &tokens).written(from: start, operations)
  }

  @MainActor
  private func written(from start: Int, _ operations: NamedOperations) -> String {
    var batch = 0
    func text(_ title: String, _ calls: SubSequence) -> String {
      let lines = calls.flatMap { call -> [String] in
        let lines = call.description.linesWithoutNewlines.map { "  \($0)\n" }
        switch call {
        case .event: return lines
        case .update(let update) where update.batch != nil:
          batch += 1
          return lines + operations.lines(ofBatch: batch - 1).map { "    \($0)\n" }
        case .update: return lines
        default: return []
        }
      }
      return lines.isEmpty ? "" : "== \(title)\n\(lines.joined())"
    }
    var all = ""
    let first = Swift.max(
      callsBeforePhases.endIndex,
      phases.first { $0.start >= start }?.start ?? count
    )
    if start < first { all += text("what followed", self[start..<first]) }
    for phase in phases where phase.start >= start {
      all += text(phase.description, calls(in: phase))
    }
    return all
  }
}
