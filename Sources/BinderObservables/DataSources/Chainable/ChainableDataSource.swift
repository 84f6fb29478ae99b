public import Binder

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A source of an object that conforms to the protocol of Chainable Data Sources.
///
/// It becomes the delegate of what it is made of. Each change costs a copy of all objects, as theirs are
/// known at the moment of the change only. Rows are found again in what conforms to ``PositionMapping``, as
/// a ``ChainableAdapter`` does.
public final class ChainableDataSource<Item>: DerivedDataSource<Item> {
  private let original: any CDSDataSource<Item>
  private var batches = ChainableBatches()

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

extension ChainableDataSource: CDSUpdateDelegate {
  /// Delivers a reload.
  public func cds_dataSourceDidReload(_ dataSource: any CDSDataSource) {
    batches.takeReload().map(show)
  }

  /// Begins a batch.
  public func cds_dataSourceWillUpdate(_ dataSource: any CDSDataSource) {
    batches.begin()
  }

  /// Ends the batch, and delivers its changes as one patch.
  public func cds_dataSourceDidUpdate(_ dataSource: any CDSDataSource) {
    batches.end().map(show)
  }

  /// Delivers what was received; a patch that does not lead from the shown items to those of the object is a reload.
  private func show(_ batch: ChainableBatch) {
    inTurn { [self] in
      let new = copy()
      show(new, batch.change(from: items.itemCounts, to: new.itemCounts))
    }
  }

  /// Records deleted sections.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteSectionsAt sections: [Int]
  ) {
    batches.take { $0.told.sections.deletions += sections }.map(show)
  }

  /// Records inserted sections.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertSectionsAt sections: [Int]
  ) {
    batches.take { $0.told.sections.insertions += sections }.map(show)
  }

  /// Records deleted objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didDeleteObjectsAt paths: [IndexPath]
  ) {
    batches.take { $0.told.rows.deletions += paths.map(RowPosition.init) }.map(show)
  }

  /// Records inserted objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didInsertObjectsAt paths: [IndexPath]
  ) {
    batches.take { $0.told.rows.insertions += paths.map(RowPosition.init) }.map(show)
  }

  /// Records updated objects.
  public func cds_dataSource(
    _ dataSource: any CDSDataSource,
    didUpdateObjectsAt paths: [IndexPath]
  ) {
    batches.take { $0.updates.formUnion(paths.map(RowPosition.init)) }.map(show)
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
