public import Binder

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A source of an object that conforms to the protocol of Chainable Data Sources.
///
/// It becomes the delegate of what it is made of. Each change costs a copy of all objects, as theirs are
/// known at the moment of the change only. Rows are found again in what conforms to ``PositionMapping``, as
/// a ``ChainableAdapter`` does.
public final class ChainableDataSource<Item>: DerivedDataSource<Item> {
  private let original: any CDSDataSource<Item>
  /// What the object has reported since the last change.
  public private(set) lazy var cds_batches = CDSBatches { [weak self] in self?.show($0) }

  /// Makes a source of an object that conforms to the protocol.
  public init(_ original: some CDSDataSource<Item>) {
    self.original = original
    super.init(of: (original as? any PositionMapping).map { [$0] } ?? [])
    original.cds_updateDelegate = self
    show(copy(), .reload)
  }

  private func copy() -> ArrayItems<Item> {
    ArrayItems(
      sections: (0..<original.cds_numberOfSections()).map { section in
        let rows = 0..<original.cds_numberOfObjects(inSection: section)
        return DataSourceSection(
          original.cds_nameOfSection(section),
          items: rows.map { original.cds_object(at: IndexPath(row: $0, section: section)) }
        )
      }
    )
  }
}

extension ChainableDataSource: CDSBatchDelegate {
  /// Delivers what was received; a patch that does not lead from the shown items to those of the object is a reload.
  private func show(_ batch: ChainableBatch) {
    inTurn { [self] in
      let new = copy()
      show(new, batch.change(from: items.itemCounts, to: new.itemCounts))
    }
  }
}

// The names are those of the original library, so that its users find what they know.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Sections of objects that report their changes to a delegate: the protocol of Chainable Data Sources.
///
/// Whatever conforms is made a source by ``ChainableDataSource``, and every source is one of these by
/// ``ChainableAdapter``.
@MainActor
public protocol CDSDataSource<Object>: AnyObject {
  /// The type of the items.
  associatedtype Object

  /// The number of sections.
  func cds_numberOfSections() -> Int

  /// The number of objects in a section.
  func cds_numberOfObjects(inSection section: Int) -> Int

  /// The object at a path.
  func cds_object(at indexPath: IndexPath) -> Object

  /// The name of a section; nil for one without a name.
  func cds_nameForSection(at section: Int) -> String?

  /// The same, under the name in the header of the original library.
  func cds_nameOfSection(_ section: Int) -> String?

  /// The object that receives changes; held weakly.
  var cds_updateDelegate: (any CDSUpdateDelegate)? { get set }
}

extension CDSDataSource {
  /// No name.
  public func cds_nameForSection(at section: Int) -> String? { nil }

  /// Returns what `cds_nameForSection(at:)` does.
  public func cds_nameOfSection(_ section: Int) -> String? { cds_nameForSection(at: section) }
}

/// An object that receives the changes of a ``CDSDataSource``.
///
/// A batch stands between `willUpdate` and `didUpdate`. Deletions are counted before the batch, insertions
/// and updates after it; a move is a deletion and an insertion.
@MainActor
public protocol CDSUpdateDelegate: AnyObject {
  /// All data may be different; read it again.
  func cds_dataSourceDidReload(_ dataSource: any CDSDataSource)

  /// A batch begins.
  func cds_dataSourceWillUpdate(_ dataSource: any CDSDataSource)

  /// A batch ends: the source provides its contents after it.
  func cds_dataSourceDidUpdate(_ dataSource: any CDSDataSource)

  /// Sections were deleted; their positions before the batch.
  func cds_dataSource(_ dataSource: any CDSDataSource, didDeleteSectionsAt sections: [Int])

  /// Sections were inserted; their positions after the batch.
  func cds_dataSource(_ dataSource: any CDSDataSource, didInsertSectionsAt sections: [Int])

  /// Objects were deleted; their paths before the batch.
  func cds_dataSource(_ dataSource: any CDSDataSource, didDeleteObjectsAt paths: [IndexPath])

  /// Objects were inserted; their paths after the batch.
  func cds_dataSource(_ dataSource: any CDSDataSource, didInsertObjectsAt paths: [IndexPath])

  /// Objects show something else; their paths after the batch.
  func cds_dataSource(_ dataSource: any CDSDataSource, didUpdateObjectsAt paths: [IndexPath])
}

/// A ``CDSUpdateDelegate`` that takes each batch as one change: a table or a collection view, as the delegate of the source that
/// its data source reads.
///
/// A table of your own becomes one by `extension MyTable: CDSBatchDelegate {}`; `HeadlessTable` is one.
///
/// ```swift
/// table.dataSource = cells              // returns what the source has
/// source.cds_updateDelegate = table
/// ```
///
/// Each batch is one of the table, which fades; updates have their positions before it, as tables need them.
public protocol CDSBatchDelegate: CDSUpdateDelegate {
  /// What it has received since the last change.
  var cds_batches: CDSBatches { get }
}

extension CDSBatchDelegate {
  /// Reads all data again.
  public func cds_dataSourceDidReload(_ dataSource: any CDSDataSource) {
    cds_batches.take { $0.reloads = true }
  }

  /// Begins a batch; a table that still has to reload does so with the data before the batch.
  public func cds_dataSourceWillUpdate(_ dataSource: any CDSDataSource) { cds_batches.begin() }

  /// Ends the batch, and shows its changes as one.
  public func cds_dataSourceDidUpdate(_ dataSource: any CDSDataSource) { cds_batches.end() }

  /// Records deleted sections.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteSectionsAt sections: [Int]
  ) {
    cds_batches.take { $0.told.sections.deletions += sections }
  }

  /// Records inserted sections.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertSectionsAt sections: [Int]
  ) {
    cds_batches.take { $0.told.sections.insertions += sections }
  }

  /// Records deleted objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteObjectsAt paths: [IndexPath]
  ) {
    cds_batches.take { $0.told.rows.deletions += paths.map(RowPosition.init) }
  }

  /// Records inserted objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertObjectsAt paths: [IndexPath]
  ) {
    cds_batches.take { $0.told.rows.insertions += paths.map(RowPosition.init) }
  }

  /// Records updated objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didUpdateObjectsAt paths: [IndexPath]
  ) {
    cds_batches.take { $0.updates.formUnion(paths.map(RowPosition.init)) }
  }
}
