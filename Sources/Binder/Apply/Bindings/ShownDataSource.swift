/// What a table shows at the moment: a data source, or rows of two between the batches of an update.
struct ShownDataSource<DataSource: DataSourceProtocol> {
  /// The newest data; nil before there is any.
  let dataSource: DataSource?
  private let old: DataSource?
  private let batch: PlannedContent

  /// Shows a data source as it is; without one, no section.
  init(_ dataSource: DataSource? = nil) {
    self.dataSource = dataSource
    old = nil
    batch = .new
  }

  /// Shows what a batch of an update leads to.
  init(from old: DataSource, to new: DataSource, batch: PlannedContent) {
    dataSource = new
    self.old = old
    self.batch = batch
  }

  var numberOfSections: Int {
    switch batch {
    case .new: dataSource?.numberOfSections() ?? 0
    case .mixed(let sections): sections.count
    }
  }

  func numberOfRows(inSection section: Int) -> Int {
    switch batch {
    case .new: dataSource?.numberOfItems(inSection: section) ?? 0
    case .mixed(let sections): sections.indices.contains(section) ? sections[section].rowCount : 0
    }
  }

  /// Where a section is to be read; nil if there is no such section.
  func source(ofSection section: Int) -> (dataSource: DataSource, section: Int)? {
    guard section >= 0, section < numberOfSections else { return nil }
    guard case .mixed(let sections) = batch else { return dataSource.map { ($0, section) } }
    return switch sections[section].source {
    case .old(let section): old.map { ($0, section) }
    case .new(let section): dataSource.map { ($0, section) }
    }
  }

  /// Where a row is to be read; nil if there is no such row.
  func source(of path: IndexPath) -> (dataSource: DataSource, path: IndexPath)? {
    guard path.row >= 0, path.row < numberOfRows(inSection: path.section) else { return nil }
    guard case .mixed(let sections) = batch else { return dataSource.map { ($0, path) } }
    return switch sections[path.section].source(ofRow: path.row) {
    case .old(let position): old.map { ($0, IndexPath(position)) }
    case .new(let position): dataSource.map { ($0, IndexPath(position)) }
    case nil: nil
    }
  }
}
