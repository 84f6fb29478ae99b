public import Binder

/// Shows in a collection view what a data source signal delivers: the object behind every `bind(to: collection, …)`.
///
/// Make a subclass to provide other cells and views, and give an object of it to `bind(to:using:)`. It goes by the name
/// `CollectionViewBinder` in the signals' namespace:
///
/// ```swift
/// final class TodoBinder: ObservableArray<Todo>.CollectionViewBinder {
///   override func collectionView(
///     _ collectionView: any CollectionHost,
///     cellForItemAt indexPath: IndexPath
///   ) -> any TableCell {
///     let cell = collectionView.dequeue(TodoCell.self)
///     cell.title.text = item(at: indexPath)?.name
///     return cell
///   }
/// }
/// ```
///
/// The layout of a collection view decides on animations, so that those of the superclass have no effect.
@MainActor
open class CollectionViewBinderDataSource<DataSource: DataSourceProtocol>:
  DataSourceTableBinder<DataSource>
{
  /// The collection view that the binder was bound to; held weakly.
  public final internal(set) weak var collectionView: (any CollectionHost)?

  /// The data and the change that were applied last; nil before the first.
  public final private(set) var changeset: Event?

  /// Makes a binder, with a closure that makes its cells unless the method for it is overridden.
  ///
  /// - Parameter createCell: Is given the data, where the item is in it, and the collection view.
  public init(
    _ createCell: ((DataSource, IndexPath, any CollectionHost) -> any TableCell)? = nil
  ) {
    super.init()
    guard let createCell else { return }
    self.createCell = { [unowned self] data, path, _ in
      guard let collectionView else { preconditionFailure("The collection view no longer exists") }
      return createCell(data, path, collectionView)
    }
  }

  /// The number of sections: that of the data, unless overridden.
  open func numberOfSections(in collectionView: any CollectionHost) -> Int {
    super.numberOfSections(in: collectionView.rows)
  }

  /// The number of items of a section: that of the data, unless overridden.
  open func collectionView(
    _ collectionView: any CollectionHost,
    numberOfItemsInSection section: Int
  ) -> Int { super.tableView(collectionView.rows, numberOfRowsInSection: section) }

  /// The cell for an item: what `createCell` makes, unless overridden.
  open func collectionView(
    _ collectionView: any CollectionHost,
    cellForItemAt indexPath: IndexPath
  ) -> any TableCell { super.cell(at: indexPath, of: collectionView.rows) }

  /// Updates the collection view, which reads the new data from the beginning.
  ///
  /// A change of one thing is one call, a change of several is a batch, and a change that is not valid as one batch is several.
  open func applyChangeset(_ changeset: Event) {
    if let collectionView { super.apply(changeset, to: collectionView.rows) }
  }

  /// Calls ``applyChangeset(_:)``.
  public final override func apply(_ event: Event, to tableView: any TableHost) {
    changeset = event
    if collectionView == nil { super.apply(event, to: tableView) } else { applyChangeset(event) }
  }

  final override func sectionCount(of tableView: any TableHost) -> Int {
    collectionView.map { numberOfSections(in: $0) } ?? super.sectionCount(of: tableView)
  }

  final override func rowCount(inSection section: Int, of tableView: any TableHost) -> Int {
    collectionView.map { collectionView($0, numberOfItemsInSection: section) }
      ?? super.rowCount(inSection: section, of: tableView)
  }

  final override func cell(at path: IndexPath, of tableView: any TableHost) -> any TableCell {
    collectionView.map { collectionView($0, cellForItemAt: path) }
      ?? super.cell(at: path, of: tableView)
  }
}

extension CollectionViewBinderDataSource where DataSource: QueryableDataSourceProtocol {
  /// The item at a path of the collection view, also in the middle of an update; nil where the data has none.
  public final func item(at indexPath: IndexPath) -> DataSource.Item? {
    shown.source(of: indexPath).map { $0.dataSource.item(at: $0.path) }
  }
}

extension ObservableArray {
  /// The open class that shows the array in a collection view, for `bind(to:using:)`.
  public typealias CollectionViewBinder = CollectionViewBinderDataSource<PersistentArray<Item>>
}

extension Observable2DArray {
  /// The open class that shows the sections in a collection view, for `bind(to:using:)`.
  public typealias CollectionViewBinder = CollectionViewBinderDataSource<Array2D<Metadata, Item>>
}

extension Signal where Element: DataSourceEventProtocol {
  /// The open class that shows the signal's data in a collection view, for `bind(to:using:)`.
  public typealias CollectionViewBinder = CollectionViewBinderDataSource<Element.DataSource>
}
