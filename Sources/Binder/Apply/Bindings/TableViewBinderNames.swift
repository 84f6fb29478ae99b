// The class behind `bind(to:using:)` under the name that it has among the signals. A class can be made a subclass of
// it only by a name that a type declares, not one that a protocol does.

extension ObservableArray {
  /// What shows the array in a table: an open class, for `bind(to:using:)`.
  public typealias TableViewBinder = DataSourceTableBinder<PersistentArray<Item>>
}

extension Observable2DArray {
  /// What shows the sections in a table: an open class, for `bind(to:using:)`.
  public typealias TableViewBinder = DataSourceTableBinder<Array2D<Metadata, Item>>
}

extension Signal where Element: DataSourceEventProtocol {
  /// What shows the signal's data in a table: an open class, for `bind(to:using:)`.
  public typealias TableViewBinder = DataSourceTableBinder<Element.DataSource>
}
