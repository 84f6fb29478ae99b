public import Binder

// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension CDSBatchDelegate where Self: TableHost {
  /// Updates the table by each batch.
  public var cds_batches: CDSBatches { chainableBatches }
}

extension CDSBatchDelegate where Self: CollectionHost {
  /// Updates the collection view by each batch, as a table is updated.
  public var cds_batches: CDSBatches { rows.chainableBatches }
}

extension TableHost {
  fileprivate var chainableBatches: CDSBatches {
    attachments.object {
      CDSBatches { [weak self] in
        self?.layoutIfNeeded()
      } show: { [weak self] batch in
        self?.show(batch)
      }
    }
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
}
