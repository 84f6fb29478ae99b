public import Binder

extension DataSource {
  /// Shows only the sections that have items; a section is inserted with its first item and deleted with its last.
  public func hidingEmptySections() -> NonEmptySectionsDataSource<Item> {
    NonEmptySectionsDataSource(self)
  }
}

/// The sections of a source that have items.
///
/// A change of *k* rows costs O(sections + *k* log *k*).
public final class NonEmptySectionsDataSource<Item>: BaseDataSource<Item> {
  private let upstream: any DataSource<Item>
  private var shown = SectionSelection([])

  /// Makes a source that shows the sections of another that have items.
  public init(_ upstream: some DataSource<Item>) {
    self.upstream = upstream
    super.init()
    follow(upstream) { [weak self] in self?.receive($0) }
  }

  private func receive(_ change: DataSourceChange<Item>) {
    let old = shown
    shown = SectionSelection(change.items.itemCounts.map { $0 > 0 })
    let items = SelectedSections(base: change.items, selection: shown)
    show(items, change.change.flatMap { old.change($0, to: shown) })
  }

  public override var upstreams: [any PositionMapping] { [upstream] }

  public override func origin(of position: RowPosition) -> SourcePosition? {
    guard items.contains(position) else { return nil }
    return shown.origin(of: position).map { SourcePosition(source: upstream, position: $0) }
  }

  public override func position(of origin: SourcePosition) -> RowPosition? {
    guard origin.source === upstream else { return nil }
    return shown.position(of: origin.position).flatMap { items.contains($0) ? $0 : nil }
  }
}
