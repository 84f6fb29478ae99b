public import Binder

// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension DataSource {
  /// The source as an object that conforms to the protocol of Chainable Data Sources.
  public func chainable() -> ChainableAdapter<Item> { ChainableAdapter(self) }
}

/// A source as Chainable Data Sources know one.
@MainActor
public final class ChainableAdapter<Item>: CDSDataSource {
  private let upstream: any DataSource<Item>
  private var items: any SectionedItems<Item> = ArrayItems<Item>()
  private let observations = DisposeBag()

  /// The object that receives changes; held weakly.
  public weak var cds_updateDelegate: (any CDSUpdateDelegate)?

  /// Makes an adapter of a source.
  public init(_ upstream: some DataSource<Item>) {
    self.upstream = upstream
    upstream.rightChanges.observeNext { [weak self] in self?.receive($0) }.dispose(in: observations)
  }

  /// The number of sections.
  public func cds_numberOfSections() -> Int { items.sectionCount }

  /// The number of items in a section.
  public func cds_numberOfObjects(inSection section: Int) -> Int {
    items.itemCount(inSection: section)
  }

  /// The item at a path.
  public func cds_object(at indexPath: IndexPath) -> Item {
    items.item(at: RowPosition(indexPath))
  }

  /// The name of a section; nil for one without a name.
  public func cds_nameForSection(at section: Int) -> String? { items.name(ofSection: section) }

  private func receive(_ change: DataSourceChange<Item>) {
    if case .patch(let patch) = change.change {
      cds_updateDelegate?.cds_dataSourceWillUpdate(self)
      items = change.items
      cds_updateDelegate.map { tell($0, of: patch) }
      cds_updateDelegate?.cds_dataSourceDidUpdate(self)
    } else {
      items = change.items
      if change.change == .reload { cds_updateDelegate?.cds_dataSourceDidReload(self) }
    }
  }

  private func tell(_ delegate: any CDSUpdateDelegate, of patch: SectionedChangeset) {
    let plain = patch.withoutMoves
    let paths = { (rows: [RowPosition]) in rows.map { IndexPath(row: $0.row, section: $0.section) }
    }
    if !plain.rows.deletions.isEmpty {
      delegate.cds_dataSource(self, didDeleteObjectsAt: paths(plain.rows.deletions))
    }
    if !plain.sections.deletions.isEmpty {
      delegate.cds_dataSource(self, didDeleteSectionsAt: plain.sections.deletions)
    }
    if !plain.rows.insertions.isEmpty {
      delegate.cds_dataSource(self, didInsertObjectsAt: paths(plain.rows.insertions))
    }
    if !plain.sections.insertions.isEmpty {
      delegate.cds_dataSource(self, didInsertSectionsAt: plain.sections.insertions)
    }
    if !plain.rows.updates.isEmpty {
      delegate.cds_dataSource(self, didUpdateObjectsAt: paths(plain.rows.updates.map(\.new)))
    }
  }
}

extension ChainableAdapter: PositionMapping {
  /// The source.
  public var upstreams: [any PositionMapping] { [upstream] }

  /// The same row of the source.
  public func origin(of position: RowPosition) -> SourcePosition? {
    guard items.contains(position) else { return nil }
    return SourcePosition(source: upstream, position: position)
  }

  /// The same position, if there is such a row.
  public func position(of origin: SourcePosition) -> RowPosition? {
    origin.source === upstream && items.contains(origin.position) ? origin.position : nil
  }
}

extension SectionedChangeset {
  /// The same change for those who know no moves: what moves is deleted and inserted, and so is a section
  /// that is replaced.
  fileprivate var withoutMoves: SectionedChangeset {
    var builder = PatchBuilder()
    builder.told.sections.deletions =
      sections.deletions + (sections.moves + sections.updates).map(\.old)
    builder.told.sections.insertions =
      sections.insertions + (sections.moves + sections.updates).map(\.new)
    builder.told.rows.deletions = rows.deletions + rows.moves.map(\.old)
    builder.told.rows.insertions = rows.insertions + rows.moves.map(\.new)
    let deleted = Set(builder.told.sections.deletions)
    let moved = Set(rows.moves.map(\.old))
    builder.told.rows.updates = rows.updates.filter {
      !moved.contains($0.old) && !deleted.contains($0.old.section)
    }
    return builder.patch
  }
}

/// Collects the messages of a ``CDSDataSource`` for its delegate, and shows each batch as one change: what is between the
/// outermost beginning and its end, or in one message alone.
@MainActor
public final class CDSBatches {
  private var open = ChainableBatch()
  private var depth = 0
  private let willBegin: () -> Void
  private let show: (ChainableBatch) -> Void

  init(willBegin: @escaping () -> Void = {}, show: @escaping (ChainableBatch) -> Void) {
    self.willBegin = willBegin
    self.show = show
  }

  func begin() {
    willBegin()
    if depth == 0 { open = ChainableBatch() }
    depth += 1
  }

  func end() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0 { show(open) }
  }

  func take(_ message: (inout ChainableBatch) -> Void) {
    if depth == 0 { open = ChainableBatch() }
    message(&open)
    if depth == 0 { show(open) }
  }
}

/// The changes that a ``CDSUpdateDelegate`` receives between the beginning and the end of a batch.
struct ChainableBatch {
  /// What was deleted, by its positions before the batch, and inserted, by those after it.
  var told = SectionedChangeset()
  /// The rows that show something else, by their positions after the batch.
  var updates: Set<RowPosition> = []

  var reloads = false

  var patch: SectionedChangeset {
    var patch = withoutUpdates
    let map = ChangeMap(patch)
    patch.rows.updates = updates.compactMap { row in
      map.old(of: row).map { Move(old: $0, new: row) }
    }
    .sorted { $0.old < $1.old }
    return patch
  }

  func change(from old: [Int], to new: [Int]) -> CollectionChange<SectionedChangeset> {
    if reloads { return .reload }
    var patch = withoutUpdates
    // A row that there is not is named as it is, for the warning.
    let wrong = updates.filter { !new.has($0) }.map { Move(old: $0, new: $0) }
    if wrong.isEmpty, patch.leads(from: old, to: new) { patch = self.patch }
    patch.rows.updates += wrong
    return CollectionChange(patch).after(old, leadingTo: new)
  }

  private var withoutUpdates: SectionedChangeset {
    let (deleted, inserted) = (Set(told.sections.deletions), Set(told.sections.insertions))
    return SectionedChangeset(
      sectionDeletions: told.sections.deletions,
      sectionInsertions: told.sections.insertions,
      rowDeletions: told.rows.deletions.filter { !deleted.contains($0.section) },
      rowInsertions: told.rows.insertions.filter { !inserted.contains($0.section) }
    )
  }
}
