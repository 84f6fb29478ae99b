// What UIKit's tables have too, is marked so that a `UITableView` calls its own methods.
extension TableHost {
  /// A place that is found by the table's identity and given up some time after the table was deallocated.
  public var attachments: TableAttachments { AttachmentsRegistry.shared.attachments(of: self) }

  /// Yes, for a host that does not know; a binder knows which delegate calls of its own are under way.
  public var acceptsUpdates: Bool { true }

  /// Runs work in the next turn of the main actor.
  public func scheduleUpdate(_ update: @escaping @MainActor () -> Void) {
    Task { @MainActor in update() }
  }

  /// Does nothing, for a host that defers nothing.
  public func layoutIfNeeded() {}

  /// Lays out, for a host whose layout runs scheduled updates.
  public func performPendingUpdates() { layoutIfNeeded() }

  /// Does nothing, for a host that calls all methods of its delegate.
  public func delegateAnswersChanged() {}

  /// All rows that have cells, for a host that does not keep a list of them.
  ///
  /// - Complexity: O(rows).
  public var indexPathsForVisibleRows: [IndexPath]? {
    let rows = (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        .filter { cellForRow(at: $0) != nil }
    }
    return rows.isEmpty ? nil : rows
  }

  /// The sections that the data source has now; none without a data source.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The rows that the data source has now; none without a data source.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Returns nothing, for a host that dequeues cells by their type only.
  @_disfavoredOverload
  public func dequeueReusableCell(withIdentifier identifier: String) -> (any TableCell)? { nil }

  /// Returns nothing, for a host that dequeues views by their type only.
  @_disfavoredOverload
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> (any TableHeaderFooterView)? { nil }

  /// Changes the data and shows everything again, for a host that has no batches.
  @_disfavoredOverload
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    updates()
    reloadData()
    completion?(true)
  }

  /// Announces nothing, for a host that has no batches.
  @_disfavoredOverload
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Announces nothing, for a host that has no batches.
  @_disfavoredOverload
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Announces nothing, for a host that has no batches.
  @_disfavoredOverload
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}

  /// Announces nothing, for a host that has no batches.
  public func reconfigureRows(at indexPaths: [IndexPath]) {}

  /// Announces nothing, for a host that has no batches.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}

  /// Announces the inserted rows by their paths.
  public func insertRows(in ranges: [RowRange], with animation: RowAnimation) {
    insertRows(at: ranges.flatMap(\.indexPaths), with: animation)
  }

  /// Announces the deleted rows by their paths.
  public func deleteRows(in ranges: [RowRange], with animation: RowAnimation) {
    deleteRows(at: ranges.flatMap(\.indexPaths), with: animation)
  }

  /// Announces the moves one by one.
  public func moveRows(_ moves: [RowMove]) {
    for move in moves { moveRow(at: move.indexPath, to: move.newIndexPath) }
  }

  /// Announces the moves one by one.
  public func moveSections(_ moves: [SectionMove]) {
    for move in moves { moveSection(move.old, toSection: move.new) }
  }

  /// Announces the paths of the rows.
  public func reconfigureRows(_ rows: [RowPosition]) {
    reconfigureRows(at: rows.map { IndexPath($0) })
  }

  /// Announces nothing, for a host that has no batches.
  @_disfavoredOverload
  public func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {}

  /// Announces nothing, for a host that has no batches.
  @_disfavoredOverload
  public func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {}

  /// Announces nothing, for a host that has no batches.
  @_disfavoredOverload
  public func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {}

  /// Announces nothing, for a host that has no batches.
  public func moveSection(_ section: Int, toSection newSection: Int) {}

  /// Makes a batch without operations, which updates heights; a host without batches reloads.
  public func reconfigureHeadersAndFooters(
    inSections sections: some Sequence<Int>,
    with animation: RowAnimation
  ) {
    performBatchUpdates({}, completion: nil)
  }

  /// None, for a host without selection.
  public var indexPathsForSelectedRows: [IndexPath]? { nil }

  /// Does nothing, for a host without selection.
  public func selectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Does nothing, for a host without selection.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// Nil, for a host that cannot be pulled down.
  public var refreshHandler: (@MainActor () async -> Void)? {
    get { nil }
    set {}
  }

  /// Does nothing, for a host without an index.
  public func reloadSectionIndexTitles() {}

  /// No, for a host whose rows cannot be edited.
  public var isEditing: Bool { false }

  /// Does nothing, for a host whose rows cannot be edited.
  public func setEditing(_ editing: Bool, animated: Bool) {}

  /// Makes a batch without operations, which updates heights; a host without batches reloads.
  public func updateHeights() {
    performBatchUpdates({}, completion: nil)
  }

  /// Updates all heights, for a host whose batches do not.
  public func updateHeightsAfterBatch() { updateHeights() }

  /// Yes, for a host that shows rows as a whole.
  public func showsTopEdge(ofRowAt indexPath: IndexPath) -> Bool { true }

  /// Runs the updates, for a host that does not scroll by itself.
  public func holdRow(
    at indexPath: IndexPath,
    movedTo newIndexPath: IndexPath,
    animated: Bool,
    during updates: () -> Void
  ) {
    updates()
  }

  /// Keeps nothing: only a host with a call log has a place for it.
  public func record(_ event: CellEventRecord) {}

  /// Stops the program for an error, and prints a warning.
  public func report(_ diagnostic: TableDiagnostic) {
    switch diagnostic.severity {
    case .error: preconditionFailure(diagnostic.message)
    case .warning: print("warning: \(diagnostic.message)")
    }
  }

  package func report(_ severity: TableDiagnostic.Severity, _ message: String) {
    report(TableDiagnostic(severity: severity, message: message))
  }

  /// Registers a cell type under its reuse identifier.
  public func register<Cell: TableCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: reuseIdentifier(of: type))
  }

  /// Registers a header and footer type under its reuse identifier.
  public func register<View: TableHeaderFooterView>(_ type: View.Type) {
    register(type, forHeaderFooterViewReuseIdentifier: reuseIdentifier(of: type))
  }

  /// Shows how any table dequeues a cell.
  @available(
    *,
    unavailable,
    message: """
      any table hands out cells by type, as in 'tableView.dequeue(PersonCell.self)'; a provider that calls what UIKit has \
      is bound with 'tableType: UITableView.self'
      """
  )
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> any TableCell { preconditionFailure("The compiler refuses this call") }

  /// Dequeues a cell of a type, which is registered the first time unless you have done so.
  public func dequeue<Cell: TableCell>(_ type: Cell.Type) -> Cell {
    dequeueReusableCell(type, withIdentifier: reuseIdentifier(of: type))
  }

  /// Dequeues a header or footer view of a type, which is registered the first time unless you have done so.
  public func dequeue<View: TableHeaderFooterView>(_ type: View.Type) -> View {
    dequeueReusableHeaderFooterView(type, withIdentifier: reuseIdentifier(of: type))
  }
}
