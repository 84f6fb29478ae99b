import Binder

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

  func respond<Table: TableHost>(
    _ proxy: TableProxy<Table, TableDataSourceHandlers>
  ) -> [any Disposable] {
    let binder = binder
    var registrations = [
      proxy.respond(.numberOfSections) { table, _ in binder.sectionCount(of: table) },
      proxy.respond(.numberOfRowsInSection) { binder.rowCount(inSection: $1, of: $0) },
      proxy.respond(.cellForRowAt) { [self] table, path in cell(at: path, of: table) },
      proxy.respond(.followMove) { [self] _, move in
        tell(of: Move(from: RowPosition(move.0), to: RowPosition(move.1)), move.2)
      },
    ]
    if let name = binder.cellTypeName {
      registrations.append(proxy.respond(.cellTypeNameInSection) { _, _ in name })
    }
    if let sectionName = binder.sectionName {
      let name = { (section: Int) in
        binder.shown.source(ofSection: section).flatMap { sectionName($0.dataSource, $0.section) }
      }
      registrations.append(proxy.respond(.nameOfSection) { _, section in name(section) })
      registrations.append(proxy.respond(.titleForHeaderInSection) { _, section in name(section) })
    }
    if binder.indexTitle != nil {
      registrations.append(proxy.respond(.sectionIndexTitles) { _, _ in binder.index.map(\.title) })
      registrations.append(
        proxy.respond(.sectionForSectionIndexTitle) { _, entry in
          binder.index.first { $0.title == entry.0 }?.section ?? -1
        }
      )
    }
    if let rowName = binder.rowName {
      registrations.append(
        proxy.respond(.identityOfRowAt) { _, path in
          binder.shown.source(of: path).flatMap { rowName($0.dataSource, $0.path) }
        }
      )
    }
    return registrations
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
  /// Rows that the data updates along with it, as those with another number in an order, are updated later.
  private func follow(_ move: Move<RowPosition>) {
    guard let last = waiting.elements.last, var patch = waitingPatch() else { return }
    var updates = patch.rows.updates.map(\.new)
    patch.rows.updates = []
    let both = SectionedChangeset(rowDeletions: [move.from], rowInsertions: [move.to])
    let old = binder.shown.content.dataSource
    if patch == both, !last.dataSource.showsSame(at: move.to, as: old, at: move.from) {
      updates.append(move.to)
    }
    let moves = move.withSameEffect.map { SectionedChangeset(rowMoves: [$0]) }
    guard patch == both || moves.contains(patch) else { return }
    openMove = nil
    waiting = Queue()
    binder.show(last.dataSource, last.change, in: nil)
    if updates.isEmpty { return }
    let again = updates.map { Move(old: $0, new: $0) }
    show(later: last.dataSource, .patch(SectionedChangeset(rowUpdates: again)))
  }

  /// What waits, as one patch; nil if it is a reload, or a patch that does not lead to its data.
  private func waitingPatch() -> SectionedChangeset? {
    guard let first = binder.shown.content.dataSource?.rowCounts else { return nil }
    var (patches, counts) = ([SectionedChangeset](), [first])
    for (data, change) in waiting.elements {
      let new = data.rowCounts
      switch change.after(counts[counts.count - 1], leadingTo: new) {
      case .reload: return nil
      case .unchanged: break
      case .patch(let patch):
        patches.append(patch)
        counts.append(new)
      }
    }
    if patches.count < 2 { return patches.first }
    return SectionedChangeMerger.join(patches, rowCounts: counts)
  }

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

  func cell(at path: IndexPath, of tableView: any TableHost) -> any TableCell {
    openQuestions += 1
    defer { openQuestions -= 1 }
    return binder.cell(at: path, of: tableView)
  }
}

extension DataSourceProtocol {
  fileprivate func showsSame(at row: RowPosition, as old: Self?, at former: RowPosition) -> Bool {
    guard let old, let new = self as? any QueryableDataSourceProtocol else { return false }
    return new.hasEqualItem(at: row, as: old, at: former)
  }
}

extension QueryableDataSourceProtocol {
  /// Whether an item is equal to one of former data; an object, which is equal to itself, may have changed.
  fileprivate func hasEqualItem(
    at row: RowPosition,
    as old: any DataSourceProtocol,
    at former: RowPosition
  ) -> Bool {
    guard !(Item.self is AnyClass), let old = old as? Self,
      let equality = ValueEquality<Item>.find()
    else { return false }
    return equality.areEqual(old.item(at: IndexPath(former)), item(at: IndexPath(row)))
  }
}

extension Move<RowPosition> {
  /// The moves that lead to the same order: of two neighbours, either can move.
  fileprivate var withSameEffect: [Move] {
    let isBetweenNeighbours = old.section == new.section && abs(old.row - new.row) == 1
    return isBetweenNeighbours ? [self, Move(old: new, new: old)] : [self]
  }
}
