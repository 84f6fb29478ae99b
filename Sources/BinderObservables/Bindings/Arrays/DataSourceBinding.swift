import Binder

/// A data source signal's hold on a table: passes its events and the table's callbacks to a binder.
///
/// The table keeps it. When it ends, the table keeps showing its rows.
@MainActor
final class DataSourceBinding<DataSource: DataSourceProtocol> {
  private weak var tableView: (any TableHost)?
  private let binder: DataSourceTableBinder<DataSource>
  private var waiting = Queue<
    (dataSource: DataSource, change: CollectionChange<SectionedChangeset>)
  >()
  private var openQuestions = 0
  /// The row that the table has moved itself, while its data source is called; nil when the data has followed.
  private var openMove: Move<RowPosition>?
  /// How many updates were scheduled for what waits.
  private var scheduled = 0
  /// Whether the table reads its rows from this.
  private let isAsked: (any TableHost) -> Bool

  init(
    _ tableView: any TableHost,
    _ binder: DataSourceTableBinder<DataSource>,
    isAsked: @escaping (any TableHost) -> Bool
  ) {
    self.tableView = tableView
    self.binder = binder
    self.isAsked = isAsked
  }

  /// Handles the table's data source callbacks, in its proxy.
  ///
  /// - Returns: Disposables that end it.
  func answer<Table: TableHost>(
    _ proxy: TableProxy<Table, TableDataSourceHandlers>
  ) -> [any Disposable] {
    let binder = binder
    var answers = [
      proxy.answer(.numberOfSections) { _, _ in binder.sectionCount },
      proxy.answer(.numberOfRowsInSection) { binder.rowCount(inSection: $1) },
      proxy.answer(.cellForRowAt) { [self] table, path in cell(at: path, of: table) },
      proxy.answer(.followMove) { [self] _, move in
        tell(of: Move(from: RowPosition(move.0), to: RowPosition(move.1)), move.2)
      },
    ]
    if let name = binder.cellTypeName {
      answers.append(proxy.answer(.cellTypeNameInSection) { _, _ in name })
    }
    if let sectionName = binder.sectionName {
      let name = { (section: Int) in
        binder.shown.source(ofSection: section).flatMap { sectionName($0.dataSource, $0.section) }
      }
      answers.append(proxy.answer(.nameOfSection) { _, section in name(section) })
      answers.append(proxy.answer(.titleForHeaderInSection) { _, section in name(section) })
    }
    if binder.indexTitle != nil {
      answers.append(proxy.answer(.sectionIndexTitles) { _, _ in binder.index.map(\.title) })
      answers.append(
        proxy.answer(.sectionForSectionIndexTitle) { _, entry in
          binder.index.first { $0.title == entry.0 }?.section ?? -1
        }
      )
    }
    if let rowName = binder.rowName {
      answers.append(
        proxy.answer(.identityOfRowAt) { _, path in
          binder.shown.source(of: path).flatMap { rowName($0.dataSource, $0.path) }
        }
      )
    }
    return answers
  }

  /// Shows new data, at once unless the table is in the middle of a callback.
  ///
  /// A table with another data source is not updated; the data is there if it returns to this one.
  func receive<Event: DataSourceEventProtocol>(_ event: Event)
  where Event.DataSource == DataSource {
    guard let tableView else { return }
    if let openMove {
      waiting.append((event.dataSource, event.sectionedChange))
      return follow(openMove)
    }
    guard openQuestions == 0, tableView.acceptsUpdates, waiting.isEmpty else {
      // Again where others wait already: a table that does not come to rest has dropped what was scheduled for them.
      return show(later: event.dataSource, event.sectionedChange)
    }
    show(event.dataSource, event.sectionedChange)
  }

  /// Reports that the table has moved a row, so that the data moves it, too.
  ///
  /// Data that does something else is shown by a reload.
  func tell(of move: Move<RowPosition>, _ tell: () -> Void) {
    openMove = move
    tell()
    guard openMove != nil else { return }
    openMove = nil
    // What waited before the move is shown by the reload, too.
    let newest = waiting.elements.last?.dataSource ?? binder.shown.content.dataSource
    waiting = Queue()
    binder.show(move)
    if let newest { show(later: newest, .reload) }
  }

  /// Answers the table from data that has followed its move: at once, as the table compares the numbers of rows.
  ///
  /// Other rows that the data updates along with it, as those with another number in an order, are updated later.
  private func follow(_ move: Move<RowPosition>) {
    let arrived = waiting.elements
    guard let last = arrived.last,
      let updates = Self.updates(of: arrived.map { $0.change }, by: move)
    else { return }
    openMove = nil
    waiting = Queue()
    binder.show(last.dataSource, last.change, in: nil)
    if updates.isEmpty { return }
    show(later: last.dataSource, .patch(SectionedChangeset(rowUpdates: updates)))
  }

  /// The updates of other rows after changes that move one row, at once or by deleting and inserting it; nil if that is not
  /// what the changes do.
  private static func updates(
    of changes: [CollectionChange<SectionedChangeset>],
    by move: Move<RowPosition>
  ) -> [Move<RowPosition>]? {
    var changes = changes.filter { $0 != .unchanged }
    var updates: [Move<RowPosition>] = []
    if changes.count == 1, case .patch(var patch) = changes[0] {
      updates = patch.rows.updates.filter { $0.old != move.from }
      patch.rows.updates = []
      changes = [.patch(patch)]
    }
    let deletion = SectionedChangeset(rowDeletions: [move.from])
    let insertion = SectionedChangeset(rowInsertions: [move.to])
    let both = SectionedChangeset(rowDeletions: [move.from], rowInsertions: [move.to])
    let isMove =
      move.withSameEffect.contains { changes == [.patch(SectionedChangeset(rowMoves: [$0]))] }
      || changes == [.patch(both)] || changes == [.patch(deletion), .patch(insertion)]
    return isMove ? updates.map { Move(old: $0.new, new: $0.new) } : nil
  }

  /// Forgets what waits, as the binding has ended.
  func end() { waiting = Queue() }

  /// Shows what waits now, in the update that was scheduled last; what arrives meanwhile has one of its own, and the table
  /// counts these.
  private func showWaiting(_ number: Int) {
    guard number == scheduled else { return }
    for _ in 0..<waiting.count {
      guard let next = waiting.popFirst() else { return }
      show(next.dataSource, next.change)
    }
  }

  private func show(later data: DataSource, _ change: CollectionChange<SectionedChangeset>) {
    waiting.append((data, change))
    scheduled += 1
    tableView?.scheduleUpdate { [weak self, scheduled] in self?.showWaiting(scheduled) }
  }

  private func show(_ data: DataSource, _ change: CollectionChange<SectionedChangeset>) {
    guard let tableView else { return }
    binder.show(data, change, in: isAsked(tableView) ? tableView : nil)
  }

  /// The cell for a row; changes that arrive while it is made wait.
  func cell(at path: IndexPath, of tableView: any TableHost) -> any TableCell {
    openQuestions += 1
    defer { openQuestions -= 1 }
    return binder.cell(at: path, of: tableView)
  }
}

extension Move<RowPosition> {
  /// The moves that lead to the same order: of two neighbours, either can move.
  fileprivate var withSameEffect: [Move] {
    let isBetweenNeighbours = old.section == new.section && abs(old.row - new.row) == 1
    return isBetweenNeighbours ? [self, Move(old: new, new: old)] : [self]
  }
}
