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
