extension Snapshot {
  /// Takes a snapshot of a change of a table: the table before it, the calls that it caused, and the lines
  /// that differ after it; as a drawing the tables before it and after it, side by side.
  ///
  /// The table must be consistent after it, or the snapshot is not compared.
  @MainActor
  package init<Failure: Error>(
    ofTransitionOf table: HeadlessTable,
    as picture: TablePicture,
    _ change: () throws(Failure) -> Void
  ) throws(Failure) {
    try self.init(ofTransitionOf: table, as: picture, telling: { $0.text(from: $1) }, change)
  }

  /// Takes a snapshot of a change, and of the calls since a position in the log what is to be told of them.
  @MainActor
  init<Failure: Error>(
    ofTransitionOf table: HeadlessTable,
    as picture: TablePicture,
    telling calls: (_ log: CallLog, _ start: Int) -> String,
    _ change: () throws(Failure) -> Void
  ) throws(Failure) {
    guard !picture.isDrawing else {
      let drawing = try table.render(picture, ofUpdate: change)
      self.init(of: table, as: picture)
      (format, defaultName, text) = ("transition", "\(table.id)-transition", drawing)
      return
    }
    let before = Snapshot(of: table, as: picture).text
    let (count, clearCount) = (table.reports.log.count, table.reports.log.clearCount)
    try change()
    self.init(of: table, as: picture)
    format = "transition"
    defaultName = "\(table.id)-transition"
    let start = table.reports.log.clearCount == clearCount ? count : 0
    let diff = LineDiff(from: before, to: text)
    let after = diff.isEmpty ? "  no line has changed\n" : diff.changedLines
    text = before + calls(table.reports.log, start) + "== after\n" + after
  }
}

extension CallLog {
  /// The calls from a position on, under their phases.
  fileprivate func text(from start: Int) -> String {
    var text = ""
    let first = Swift.max(
      callsBeforePhases.endIndex,
      phases.first { $0.start >= start }?.start ?? count
    )
    if start < first { text += Self.text("what followed", self[start..<first]) }
    for phase in phases where phase.start >= start {
      text += Self.text(title(of: phase), calls(in: phase))
    }
    return text
  }

  private static func text(_ title: String, _ calls: SubSequence) -> String {
    (["== \(title)"] + lines(of: calls).map { "  " + $0 }).map { $0 + "\n" }.joined()
  }
}
