// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Something that conforms to the protocol of Chainable Data Sources, as a source.
///
/// It becomes the delegate of what it is made of. Each change costs a copy of all objects, as theirs are
/// known at the moment of the change only. Rows are found again in what conforms to ``PositionMapping``, as
/// a ``ChainableAdapter`` does.
public final class ChainableDataSource<Item>: InPlaceDataSource<Item> {
  private let original: any CDSDataSource<Item>
  private var batch: PatchBuilder?
  private var updates: [RowPosition] = []

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
    batch = PatchBuilder()
    updates = []
  }

  /// Makes one patch of what was told since the batch began.
  public func cds_dataSourceDidUpdate(_ dataSource: any CDSDataSource) {
    guard var batch else { return }
    self.batch = nil
    let origins = RowOrigins(batch.patch)
    for row in updates {
      if let old = origins.origin(of: row) {
        batch.rowUpdates.append(IndexPair(old: old, new: row))
      }
    }
    show(copy(), batch.change())
  }

  /// Notes sections that have gone.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteSectionsAt sections: [Int]
  ) {
    batch?.sectionDeletions += sections
  }

  /// Notes sections that have come.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertSectionsAt sections: [Int]
  ) {
    batch?.sectionInsertions += sections
  }

  /// Notes objects that have gone.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteObjectsAt paths: [IndexPath]
  ) {
    batch?.rowDeletions += paths.map(RowPosition.init)
  }

  /// Notes objects that have come.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertObjectsAt paths: [IndexPath]
  ) {
    batch?.rowInsertions += paths.map(RowPosition.init)
  }

  /// Notes objects that show something else.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didUpdateObjectsAt paths: [IndexPath]
  ) {
    updates += paths.map(RowPosition.init)
  }
}

extension RowPosition {
  fileprivate init(_ path: IndexPath) {
    self.init(section: path.section, row: path.row)
  }
}

/// Where rows were that have neither come nor moved.
private struct RowOrigins {
  private let sections: SectionTargets
  private let arriving: [Int: [Int]]
  private let leaving: [Int: [Int]]

  init(_ patch: SectionedChangeset) {
    let changes = patch.sectionChanges
    sections = SectionTargets(
      Changeset(deletions: changes.insertions, insertions: changes.deletions)
    )
    arriving = Dictionary(grouping: patch.rowInsertions, by: \.section).mapValues { $0.map(\.row) }
    leaving = Dictionary(grouping: patch.rowDeletions, by: \.section).mapValues { $0.map(\.row) }
  }

  /// Where a row was; nil for one that was not there.
  func origin(of row: RowPosition) -> RowPosition? {
    let arrivals = arriving[row.section, default: []]
    guard let section = sections.target(of: row.section), !arrivals.contains(row.row) else {
      return nil
    }
    var origin = row.row - arrivals.count { $0 < row.row }
    for departure in leaving[section, default: []] where departure <= origin { origin += 1 }
    return RowPosition(section: section, row: origin)
  }
}
