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
    let source: (content: Content, section: Int)? = source(ofSection: section)
    guard let source, let dataSource = source.content.dataSource else { return nil }
    return (dataSource, source.section)
  }

  /// The data source that a row is to be read in; nil if there is no such row.
  func source<DataSource>(of path: IndexPath) -> (dataSource: DataSource, path: IndexPath)?
  where Content == CountedDataSource<DataSource> {
    let row = RowPosition(section: path.section, row: path.row)
    guard let source = source(of: row), let dataSource = source.content.dataSource else {
      return nil
    }
    return (dataSource, IndexPath(source.row))
  }
}
