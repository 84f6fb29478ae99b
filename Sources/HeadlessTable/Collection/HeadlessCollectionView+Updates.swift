public import Binder

// Outside of a batch, each of these is a batch of its own: it is checked before the call returns.

extension HeadlessCollectionView {
  /// Announces inserted items, by their paths after the batch.
  public func insertItems(at indexPaths: [IndexPath]) {
    core.batches.announce(with: nil) { $0.append(.insert, indexPaths) }
  }

  /// Announces deleted items, by their paths before the batch.
  public func deleteItems(at indexPaths: [IndexPath]) {
    core.batches.announce(with: nil) { $0.append(.delete, indexPaths) }
  }

  /// Announces reloaded items, by their paths before the batch.
  public func reloadItems(at indexPaths: [IndexPath]) {
    core.batches.announce(with: nil) { $0.append(.reload, indexPaths) }
  }

  /// Announces reconfigured items, by their paths before the batch.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    core.batches.announce(with: nil) { $0.append(.reconfigure, indexPaths) }
  }

  /// Announces an item that has moved from a place before the batch to one after it; it keeps its cell.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    core.batches.announce(with: nil) { $0.append(.moveRow(from: indexPath, to: newIndexPath)) }
  }

  /// Announces inserted sections, by their positions after the batch.
  public func insertSections(_ sections: some Sequence<Int>) {
    core.batches.announce(with: nil) { $0.append(.insert, sections: Array(sections)) }
  }

  /// Announces deleted sections, by their positions before the batch.
  public func deleteSections(_ sections: some Sequence<Int>) {
    core.batches.announce(with: nil) { $0.append(.delete, sections: Array(sections)) }
  }

  /// Announces reloaded sections, by their positions before the batch.
  public func reloadSections(_ sections: some Sequence<Int>) {
    core.batches.announce(with: nil) { $0.append(.reload, sections: Array(sections)) }
  }
}

extension HeadlessCollectionView {
  /// Registers a cell type under a reuse identifier, in place of a former one.
  public func register<Cell: TableCell>(
    _ type: Cell.Type,
    forCellWithReuseIdentifier identifier: String
  ) { table.register(type, forCellReuseIdentifier: identifier) }

  /// Registers a type of headers, footers or other views of a kind under a reuse identifier.
  public func register<View: TableHeaderFooterView>(
    _ type: View.Type,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    table.register(
      type,
      forHeaderFooterViewReuseIdentifier: Self.pool(kind, identifier)
    )
  }

  /// Dequeues a cell for the item whose cell the collection view requests, at its size.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> any TableCell { core.dequeuing.cell(identifier, for: indexPath) }

  /// Dequeues a cell of a type, which is registered the first time unless you have done so.
  public func dequeue<Cell: TableCell>(_ type: Cell.Type) -> Cell { table.dequeue(type) }

  /// Dequeues a view of a kind for a path.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> any TableHeaderFooterView {
    core.dequeuing.view(ofKind: kind, identifier, pool: Self.pool(kind, identifier))
  }

  /// The name of the pool of a kind of views: each kind has pools of its own.
  private static func pool(_ kind: String, _ identifier: String) -> String {
    "\(kind) \(identifier)"
  }
}
