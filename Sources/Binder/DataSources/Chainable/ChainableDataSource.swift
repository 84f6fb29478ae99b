// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Something that conforms to the protocol of Chainable Data Sources, as a source.
///
/// It becomes the delegate of what it is made of. Each change costs a copy of all objects, as theirs are
/// known at the moment of the change only. Rows are found again in what conforms to ``PositionMapping``, as
/// a ``ChainableAdapter`` does.
public final class ChainableDataSource<Item>: InPlaceDataSource<Item> {
  private let original: any CDSDataSource<Item>
  private var batch: ChainableBatch?

  /// Makes a source of something that conforms to the protocol.
  public init(_ original: some CDSDataSource<Item>) {
    self.original = original
    super.init(original as? any PositionMapping)
    original.cds_updateDelegate = self
    show(copy(), .reload)
  }

  private func copy() -> ArrayItems<Item> {
    ArrayItems(
      sections: (0..<original.cds_numberOfSections()).map { section in
        let rows = 0..<original.cds_numberOfObjects(inSection: section)
        return DataSourceSection(
          original.cds_nameForSection(at: section),
          items: rows.map { original.cds_object(at: IndexPath(row: $0, section: section)) }
        )
      }
    )
  }
}

extension ChainableDataSource: CDSUpdateDelegate {
  /// Takes everything as new.
  public func cds_dataSourceDidReload(_ dataSource: any CDSDataSource) {
    show(copy(), .reload)
  }

  /// Begins to collect.
  public func cds_dataSourceWillUpdate(_ dataSource: any CDSDataSource) {
    batch = ChainableBatch()
  }

  /// Makes one patch of what was told since the batch began.
  public func cds_dataSourceDidUpdate(_ dataSource: any CDSDataSource) {
    guard let batch else { return }
    self.batch = nil
    show(copy(), CollectionChange(batch.patch))
  }

  /// Notes sections that have gone.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteSectionsAt sections: [Int]
  ) {
    batch?.deleteSections(sections)
  }

  /// Notes sections that have come.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertSectionsAt sections: [Int]
  ) {
    batch?.insertSections(sections)
  }

  /// Notes objects that have gone.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteObjectsAt paths: [IndexPath]
  ) {
    batch?.deleteRows(paths)
  }

  /// Notes objects that have come.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertObjectsAt paths: [IndexPath]
  ) {
    batch?.insertRows(paths)
  }

  /// Notes objects that show something else.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didUpdateObjectsAt paths: [IndexPath]
  ) {
    batch?.updateRows(paths)
  }
}
