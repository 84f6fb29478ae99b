public import Binder
public import BinderObservables

// What BinderObservables has for tables, under the protocols of a collection view.

extension TableProxy where Table == HeadlessCollectionView, Handlers == TableDataSourceHandlers {
  /// The data source that receives calls without a handler; held weakly.
  ///
  /// The one that the collection view has when the proxy takes its place moves here by itself. While a method is observed, the
  /// one of this object is not called.
  public var forwardTo: (any CollectionViewDataSource)? {
    get { table.relay.dataSource(behind: forwarder.forwardTo) }
    nonmutating set { forwarder.forwardTo = table.relay.rowSource(for: newValue) }
  }
}

extension TableProxy where Table == HeadlessCollectionView, Handlers == TableDelegateHandlers {
  /// The delegate that receives calls without a handler; held weakly, as the data source is.
  public var forwardTo: (any CollectionViewDelegate)? {
    get { table.relay.delegate(behind: forwarder.forwardTo) }
    nonmutating set { forwarder.forwardTo = table.relay.rowDelegate(for: newValue) }
  }
}

/// The collection view follows the chainable data source that its data source reads, and bindings to it end with it.
extension HeadlessCollectionView: CDSBatchDelegate, DisposeBagProvider {
  /// The bindings of the collection view, which end when it is deallocated.
  public var bag: DisposeBag { table.bag }
}

/// A cell source serves a collection view as it serves a table.
extension CellDataSource: CollectionViewDataSource, CollectionViewDelegate {
  /// The number of sections.
  public func numberOfSections(in collectionView: HeadlessCollectionView) -> Int {
    numberOfSections(in: collectionView.rows)
  }

  /// The number of items in a section.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { tableView(collectionView.rows, numberOfRowsInSection: section) }

  /// The cell of an item.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> any TableCell { tableView(collectionView.rows, cellForRowAt: indexPath) }

  /// Forwards the selection to the item's source.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { tableView(collectionView.rows, didSelectRowAt: indexPath) }

  /// Forwards the deselection to the item's source.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { tableView(collectionView.rows, didDeselectRowAt: indexPath) }

  /// Forwards the display to the item's source.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    willDisplay cell: any TableCell,
    forItemAt indexPath: IndexPath
  ) { tableView(collectionView.rows, willDisplay: cell, forRowAt: indexPath) }

  /// Forwards the end of the display to the item's source.
  public func collectionView(
    _ collectionView: HeadlessCollectionView,
    didEndDisplaying cell: any TableCell,
    forItemAt indexPath: IndexPath
  ) { tableView(collectionView.rows, didEndDisplaying: cell, forRowAt: indexPath) }
}
