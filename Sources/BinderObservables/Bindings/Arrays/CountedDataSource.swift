import Binder

@MainActor
struct CountedDataSource<DataSource: DataSourceProtocol>: RowCounting {
  let dataSource: DataSource?

  var sectionCount: Int { dataSource?.numberOfSections() ?? 0 }

  func rowCount(inSection section: Int) -> Int {
    dataSource?.numberOfItems(inSection: section) ?? 0
  }
}

extension PresentedContent {
  func source<DataSource>(ofSection section: Int) -> (dataSource: DataSource, section: Int)?
  where Content == CountedDataSource<DataSource> {
    switch source(ofSection: section) {
    case .old(let section): old.dataSource.map { ($0, section) }
    case .new(let section): content.dataSource.map { ($0, section) }
    case nil: nil
    }
  }

  func source<DataSource>(of path: IndexPath) -> (dataSource: DataSource, path: IndexPath)?
  where Content == CountedDataSource<DataSource> {
    switch source(of: RowPosition(path)) {
    case .old(let row): old.dataSource.map { ($0, IndexPath(row)) }
    case .new(let row): content.dataSource.map { ($0, IndexPath(row)) }
    case nil: nil
    }
  }
}
