public import Binder

extension HeadlessTable {
  /// The misuses by the table's code for which `UITableView` raises an exception, in order.
  public var inconsistencies: [TableInconsistency] {
    layoutIfNeeded()
    return reports.inconsistencies
  }

  /// The wrong or surprising things that the table and its binder found, in order.
  public var diagnostics: [TableDiagnostic] {
    layoutIfNeeded()
    return reports.diagnostics
  }

  /// Takes a problem that the binder or the table itself has found.
  ///
  /// An error stops the program where `onInconsistency` is `trap`; a warning never does.
  public func report(_ diagnostic: TableDiagnostic) {
    reports.report(diagnostic)
  }

  func report(_ inconsistency: TableInconsistency) {
    reports.report(inconsistency)
  }

  /// Says that the table cannot have a size, which it does not take.
  func refuseSize(_ size: TableSize) {
    let text = "\(size.width.snapshotText)×\(size.height.snapshotText)"
    report(
      .error,
      "Table '\(id)' can't have the size \(text). Use a width and a height of "
        + "0 to \(Double.mostPoints.snapshotText) points."
    )
  }

  /// Says that the table cannot have insets, which it does not take.
  func refuse(_ inset: TableEdgeInsets) {
    let sides = [inset.top, inset.left, inset.bottom, inset.right].map(\.snapshotText)
    report(
      .error,
      "Table '\(id)' can't have the insets \(sides.joined(separator: ",")). Use numbers of "
        + "up to \(Double.mostPoints.snapshotText) points."
    )
  }

  /// The message about a table whose data source was released.
  static func lostDataSource(of id: String) -> String {
    "The data source of table '\(id)' is gone, because a table holds it weakly: "
      + "keep the binder, screen or data source in a property."
  }

  /// The data source, or nil with a message when the one that was set is gone.
  package var requiredDataSource: (any TableDataSource)? {
    if let dataSource { return dataSource }
    guard progress.hasHadDataSource else { return nil }
    reports.report(
      .dataSourceGone,
      TableDiagnostic(
        severity: .error,
        message: Self.lostDataSource(of: id)
      )
    )
    return nil
  }
}

extension HeadlessTable {
  /// Everything that the table asked, did and was told, in order.
  ///
  /// Reading it does the pending work first. `calls.clear()` does too, so that what is listed
  /// afterwards came afterwards. A table whose `calls.isRecording` is false asks for no names.
  public var calls: CallLog {
    get {
      layoutIfNeeded()
      var log = reports.log
      log.nothingToCheck = nothingToCheck ?? nothingRecorded
      return log
    }
    _modify {
      let clearCount = reports.log.clearCount
      yield &reports.log
      if reports.log.clearCount != clearCount { settleUnrecorded() }
    }
  }

  /// Does the pending work without an entry in the log.
  private func settleUnrecorded() {
    guard progress.activity == .idle else { return }
    reports.unrecorded { layoutIfNeeded() }
  }

  /// Keeps a note of what the binder did with a cell's event.
  public func record(_ event: CellEventRecord) {
    note(
      .event(
        Call.Event(
          kind: .cellEvent,
          place: event.indexPath.flatMap { RowPosition(exactly: $0) }.map(place(of:)),
          text: event.event,
          isDropped: event.wasDropped
        )
      )
    )
  }

  /// Adds a call to the log; it is not made when the log does not record.
  func note(_ call: @autoclosure () -> Call) { reports.note(call) }

  /// Adds to the log what happened to a row.
  func note(
    _ kind: Call.Kind,
    _ row: RowPosition,
    _ text: @autoclosure () -> String = ""
  ) {
    note(.event(Call.Event(kind: kind, place: place(of: row), text: text())))
  }

  /// Adds a height to the log.
  func note(
    _ answer: Double,
    _ kind: Call.Kind,
    _ place: @autoclosure () -> Call.Place,
    source: Call.Dimension.Source = .delegate
  ) {
    note(.dimension(Call.Dimension(kind: kind, place: place(), answer: answer, source: source)))
  }

  /// Begins a phase of the log.
  func beginPhase(_ title: @autoclosure () -> String) { reports.beginPhase(title) }

  /// Begins a phase of the log that is about a row, which its title ends with.
  func beginPhase(_ title: @autoclosure () -> String, _ row: RowPosition) {
    reports.beginPhase(title) { place(of: row) }
  }

  /// The name of a row where the log records, else nil; the way to ask for it once.
  func recordedPlace(of row: RowPosition) -> Call.Place? {
    reports.log.isRecording ? place(of: row) : nil
  }
}

extension HeadlessTable {
  /// The name that snapshots and the call log give a section.
  ///
  /// It is asked for once between two changes of the content.
  package func name(ofSection section: Int) -> String {
    if let name = reports.knownName(ofSection: section) { return name }
    guard progress.batch == nil else { return String(section) }
    let name = during(.asking) { dataSource?.tableView(self, nameOfSection: section) }
    let text = name ?? String(section)
    reports.keep(name: text, ofSection: section)
    return text
  }

  /// The name that snapshots and the call log give a row, if it has one.
  ///
  /// In the middle of a batch the data source may have other rows than the table: nobody is asked.
  package func identity(of row: RowPosition) -> String? {
    namesRows(inSection: row.section) ? namedIdentity(of: row) : nil
  }

  /// Whether the data source names the rows of a section; never in the middle of a batch.
  func namesRows(inSection section: Int) -> Bool {
    guard let dataSource, progress.batch == nil else { return false }
    return during(.asking) { dataSource.tableView(self, namesRowsInSection: section) }
  }

  /// The name of a row of a section whose rows the data source names.
  func namedIdentity(of row: RowPosition) -> String? {
    during(.asking) { dataSource?.tableView(self, identityOfRowAt: row.indexPath) }
  }

  /// Gives the names of the rows of a section to a picture, with those that it leaves out marked; nil where rows have none.
  func picturedNames(inSection section: Int) -> ((_ row: Int) -> String?)? {
    guard let dataSource, namesRows(inSection: section) else { return nil }
    if let source = dataSource as? any RowNaming {
      return Redaction.identities(source.rowNames(inSection: section))
    }
    return Redaction.identities {
      dataSource.tableView(self, identityOfRowAt: IndexPath(row: $0, section: section))
    }
  }

  package func place(of row: RowPosition) -> Call.Place {
    guard contains(row) else {
      return Call.Place(
        section: row.section,
        sectionName: String(row.section),
        row: row.row,
        identity: nil
      )
    }
    return namedPlace(of: row)
  }

  /// The place of a row that the data source has, if not yet the table.
  func namedPlace(of row: RowPosition) -> Call.Place {
    Call.Place(
      section: row.section,
      sectionName: name(ofSection: row.section),
      row: row.row,
      identity: identity(of: row)
    )
  }

  package func place(of kind: Call.Place.Kind, section: Int) -> Call.Place {
    Call.Place(kind, section: section, sectionName: name(ofSection: section))
  }

  /// A row in a message: `row 2 of section 'friends'`.
  func text(of row: RowPosition) -> String {
    "row \(row.row) of \(text(ofSection: row.section))"
  }

  /// A header or a footer in a message: `the header of section 'friends'`.
  func text(of kind: SupplementaryKind, section: Int) -> String {
    "the \(kind) of \(text(ofSection: section))"
  }

  private func text(ofSection section: Int) -> String {
    "section '\(reports.knownName(ofSection: section) ?? String(section))'"
  }
}
