public import Binder

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A table as the delegate of the source that its data source reads.
///
/// A table of your own becomes one by `extension MyTable: CDSUpdateDelegate {}`; `HeadlessTable` is one.
///
/// ```swift
/// table.dataSource = cells              // answers with what the source says
/// source.cds_updateDelegate = table
/// ```
///
/// Each batch is one of the table, which fades; updates have their positions before it, as tables need them.
extension CDSUpdateDelegate where Self: TableHost {
  /// Reloads the table.
  public func cds_dataSourceDidReload(_ dataSource: any CDSDataSource) { takeReload() }

  /// Begins a batch; a table that still has to reload does so with the data before the batch.
  public func cds_dataSourceWillUpdate(_ dataSource: any CDSDataSource) { beginBatch() }

  /// Updates the table by the collected changes, as one batch.
  public func cds_dataSourceDidUpdate(_ dataSource: any CDSDataSource) { endBatch() }

  /// Records deleted sections.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteSectionsAt sections: [Int]
  ) {
    take { $0.told.sections.deletions += sections }
  }

  /// Records inserted sections.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertSectionsAt sections: [Int]
  ) {
    take { $0.told.sections.insertions += sections }
  }

  /// Records deleted objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteObjectsAt paths: [IndexPath]
  ) {
    take { $0.told.rows.deletions += paths.map(RowPosition.init) }
  }

  /// Records inserted objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertObjectsAt paths: [IndexPath]
  ) {
    take { $0.told.rows.insertions += paths.map(RowPosition.init) }
  }

  /// Records updated objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didUpdateObjectsAt paths: [IndexPath]
  ) {
    take { $0.updates.formUnion(paths.map(RowPosition.init)) }
  }
}

/// A collection view as the delegate of the source that its data source reads; it is updated as a table is.
extension CDSUpdateDelegate where Self: CollectionHost {
  /// Reloads the collection view.
  public func cds_dataSourceDidReload(_ dataSource: any CDSDataSource) { rows.takeReload() }

  /// Begins a batch; a collection view that still has to reload does so with the data before the batch.
  public func cds_dataSourceWillUpdate(_ dataSource: any CDSDataSource) { rows.beginBatch() }

  /// Updates the collection view by the collected changes, as one batch.
  public func cds_dataSourceDidUpdate(_ dataSource: any CDSDataSource) { rows.endBatch() }

  /// Records deleted sections.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteSectionsAt sections: [Int]
  ) {
    rows.take { $0.told.sections.deletions += sections }
  }

  /// Records inserted sections.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertSectionsAt sections: [Int]
  ) {
    rows.take { $0.told.sections.insertions += sections }
  }

  /// Records deleted objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteObjectsAt paths: [IndexPath]
  ) {
    rows.take { $0.told.rows.deletions += paths.map(RowPosition.init) }
  }

  /// Records inserted objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertObjectsAt paths: [IndexPath]
  ) {
    rows.take { $0.told.rows.insertions += paths.map(RowPosition.init) }
  }

  /// Records updated objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didUpdateObjectsAt paths: [IndexPath]
  ) {
    rows.take { $0.updates.formUnion(paths.map(RowPosition.init)) }
  }
}

extension TableHost {
  fileprivate func takeReload() { slot.batches.takeReload().map(show) }

  fileprivate func beginBatch() {
    layoutIfNeeded()
    slot.batches.begin()
  }

  fileprivate func endBatch() { slot.batches.end().map(show) }

  fileprivate func take(_ message: (inout ChainableBatch) -> Void) {
    slot.batches.take(message).map(show)
  }

  private func show(_ batch: ChainableBatch) {
    let patch = batch.patch
    if batch.reloads { return reloadData() }
    if patch.isEmpty { return }
    // Inside a callback no change can be announced.
    guard acceptsUpdates else { return scheduleUpdate { [weak self] in self?.reloadData() } }
    performBatchUpdates(
      { patch.announce(to: self, with: UpdateAnimations(all: .fade)) },
      completion: nil
    )
  }

  private var slot: ChainableBatchSlot { attachments.object { ChainableBatchSlot() } }
}

private final class ChainableBatchSlot {
  var batches = ChainableBatches()
}
