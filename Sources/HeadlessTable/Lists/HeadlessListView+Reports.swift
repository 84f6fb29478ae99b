public import Binder

extension HeadlessListView {
  /// The misuses by the table's code for which `UITableView` raises an exception, in order.
  public var inconsistencies: [TableInconsistency] { core.settled.reports.inconsistencies }

  /// The wrong or surprising things that the table and its binder found, in order.
  public var diagnostics: [TableDiagnostic] { core.settled.reports.diagnostics }

  /// Reports a problem that the binder or the table itself has found.
  ///
  /// An error stops the program where `onInconsistency` is `trap`; a warning never does.
  public func report(_ diagnostic: TableDiagnostic) { core.reports.report(diagnostic) }

  /// The callbacks and the events of the table, in order.
  ///
  /// Reading it does the pending work first. `calls.clear()` does too, so that what is listed
  /// afterwards happened afterwards. A table whose `calls.isRecording` is false reads no names.
  public var calls: CallLog {
    get {
      var log = core.settled.reports.log
      log.nothingToCheck = core.nothingToCheck ?? core.nothingRecorded
      return log
    }
    _modify {
      let clearCount = core.reports.log.clearCount
      yield &core.reports.log
      if core.reports.log.clearCount != clearCount { core.settleUnrecorded() }
    }
  }

  /// Records what the binder did with a cell's event.
  public func record(_ event: CellEventRecord) { core.record(event) }
}

extension HeadlessListView {
  /// Draws the table as it is now, after all pending work.
  ///
  /// A picture of all rows makes a cell for each, and a picture of the visible ones a header and a footer
  /// for each visible section; the call log does not mention those. A picture of all rows measures
  /// those that have not been displayed, so that its content may be higher or lower than `contentSize`, and its offset
  /// is counted in it; in others such a row stands with the height that the table counts it for and a `~` before
  /// it. In the middle of a callback for a cell, a view, a height or a count, a picture makes no view, and shows
  /// what is displayed.
  ///
  ///     print(table.render(.text(extent: .all, rows: .compact)))
  ///     try table.render(.svg).write(toFile: "table.svg", atomically: true, encoding: .utf8)
  ///
  /// - Complexity: O(sections + listed rows), and one callback for the name of each row that is not
  ///   listed where rows have names.
  public func render(_ picture: TablePicture = .text) -> String { core.pictures.draw(picture) }

  /// Makes a change, and draws what it did.
  ///
  ///     let drawing = table.render(.svg, ofUpdate: { model.pay() })
  ///
  /// A drawing shows the table before the change and after it side by side. Rows are marked with what the update did
  /// with them; beside them stand a legend and the calls. Another picture shows the table after the change. Pending work is
  /// done after it.
  public func render<Failure: Error>(
    _ picture: TablePicture,
    ofUpdate change: () throws(Failure) -> Void
  ) throws(Failure) -> String { try core.pictures.draw(picture, ofUpdate: change) }
}

extension HeadlessListView: CustomStringConvertible {
  /// The table as text: what is listed, what is visible of it, and what it shows.
  public var description: String { render(.text) }
}
