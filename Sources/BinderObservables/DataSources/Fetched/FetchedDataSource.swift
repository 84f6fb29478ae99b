import Binder

/// A source that reads its sections when you call `fetch()`: from a store, a file or a result of a query.
///
///     let people = FetchedDataSource { store.people(matching: query) }
///     let shown = people.animatingReloads()
///     people.fetch()                                   // what is different arrives as a patch
@MainActor
public final class FetchedDataSource<Item>: BaseDataSource<Item> {
  private let read: () -> [DataSourceSection<Item>]

  /// Makes a source of sections, and reads them for the first time.
  public init(sections read: @escaping () -> [DataSourceSection<Item>]) {
    self.read = read
    super.init()
    fetch()
  }

  /// Makes a source of one section without a name, and reads it for the first time.
  @_disfavoredOverload
  public convenience init(_ read: @escaping () -> [Item]) {
    self.init(sections: { [DataSourceSection(items: read())] })
  }

  /// Reads the sections again: a reload, turned into a patch by ``DataSource/animatingReloads(_:limit:updatesAll:)``.
  public func fetch() {
    show(ArrayItems(sections: read()), .reload)
  }
}
