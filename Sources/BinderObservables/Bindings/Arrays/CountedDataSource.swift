import Binder

/// The data source that a table shows, whose sections and rows can be counted; none before the first one.
@MainActor
struct CountedDataSource<DataSource: DataSourceProtocol>: RowCounting {
  /// The data; nil before there is any.
  let dataSource: DataSource?

  var sectionCount: Int { dataSource?.numberOfSections() ?? 0 }

  func rowCount(inSection section: Int) -> Int {
    dataSource?.numberOfItems(inSection: section) ?? 0
  }
}

extension Shown {
  /// The data source that a section is to be read in; nil if there is no such section.
  func source<DataSource>(ofSection section: Int) -> (dataSource: DataSource, section: Int)?
  where Content == CountedDataSource<DataSource> {
    switch source(ofSection: section) {
    case .old(let section): old.dataSource.map { ($0, section) }
    case .new(let section): content.dataSource.map { ($0, section) }
    case nil: nil
    }
  }

  /// The data source that a row is to be read in; nil if there is no such row.
  func source<DataSource>(of path: IndexPath) -> (dataSource: DataSource, path: IndexPath)?
  where Content == CountedDataSource<DataSource> {
    switch source(of: RowPosition(path)) {
    case .old(let row): old.dataSource.map { ($0, IndexPath(row)) }
    case .new(let row): content.dataSource.map { ($0, IndexPath(row)) }
    case nil: nil
    }
  }
}
