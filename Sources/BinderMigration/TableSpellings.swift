public import Binder
public import BinderObservables

// What shows observable collections in tables, by the names that it has elsewhere: the compiler says what to write.

/// Is called ``ObservableArray/TableViewBinder``.
@available(
  *,
  unavailable,
  message: """
    make a subclass of 'ObservableArray<Item>.TableViewBinder' or 'Observable2DArray<Metadata, Item>.TableViewBinder'
    """
)
public typealias TableViewBinderDataSource<Changeset> = DataSourceTableBinder<[Changeset]>

/// Is a class, called ``ObservableArray/TableViewBinder``.
@available(
  *,
  unavailable,
  message: """
    make a subclass of 'ObservableArray<Item>.TableViewBinder' or 'Observable2DArray<Metadata, Item>.TableViewBinder'
    """
)
public protocol TableViewBond {}

/// Is not needed: a binder is of one type of data.
@available(
  *,
  unavailable,
  message: """
    make a subclass of 'ObservableArray<Item>.TableViewBinder' or 'Observable2DArray<Metadata, Item>.TableViewBinder'
    """
)
public protocol SectionedDataSourceChangeset {
  /// The data.
  associatedtype Collection
}

/// Is not needed: a binder is of one type of data.
@available(
  *,
  unavailable,
  message: """
    make a subclass of 'ObservableArray<Item>.TableViewBinder' or 'Observable2DArray<Metadata, Item>.TableViewBinder'
    """
)
public typealias TreeChangeset<Collection> = Collection

extension DataSourceTableBinder {
  /// Is called `rowUpdateAnimation`.
  @available(*, unavailable, renamed: "rowUpdateAnimation")
  public final var rowReloadAnimation: RowAnimation {
    get { rowUpdateAnimation }
    set { rowUpdateAnimation = newValue }
  }
}

extension DataSourceTableBinder.Event {
  /// Is called `dataSource`.
  @available(*, unavailable, renamed: "dataSource")
  public var collection: DataSource { dataSource }

  /// Is called `change`.
  @available(*, unavailable, renamed: "change")
  public var diff: CollectionChange<SectionedChangeset> { change }
}

extension CollectionViewBinderDataSource {
  /// Is `applyChangeset(_:)`, which makes as many batches as a change needs.
  @available(*, unavailable, message: "override 'applyChangeset(_:)' and call the superclass")
  public func applyChangesetDiff(_ diff: CollectionChange<SectionedChangeset>) {}
}

extension CollectionHost {
  /// Dequeues a cell that is registered under an identifier, by the name that tables have for it.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> any TableCell {
    guard let cell = rows.dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No cell is registered under the identifier '\(identifier)'")
    }
    return cell
  }
}
