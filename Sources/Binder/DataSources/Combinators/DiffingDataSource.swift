extension DataSource {
  /// Shows the difference where the source only says that everything is to be read anew.
  ///
  /// - Parameters:
  ///   - matching: What makes a section the same section.
  ///   - limit: The number of items above which a reload stays one.
  public func animatingReloads(
    _ matching: SectionMatching = .nameOrOrder,
    limit: Int = .max
  ) -> DiffingDataSource<Item> {
    DiffingDataSource(self, matching: matching, limit: limit)
  }
}

/// A source whose reloads become patches, found by comparing.
///
/// Items are told apart as the rows of a binder are: by an `id`, else by their value. Reloads of items of
/// which neither is known stay reloads. Patches go through untouched.
public final class DiffingDataSource<Item>: InPlaceDataSource<Item> {
  private let matching: SectionMatching
  private let limit: Int
  private var isFirst = true

  /// Whether reloads become patches.
  public var isEnabled = true

  /// Makes a source that compares.
  public init(
    _ upstream: some DataSource<Item>,
    matching: SectionMatching = .nameOrOrder,
    limit: Int = .max
  ) {
    self.matching = matching
    self.limit = limit
    super.init(upstream)
    follow(upstream) { [weak self] in self?.receive($0) }
  }

  private func receive(_ change: DataSourceChange<Item>) {
    let isReload = change.change == .reload && !isFirst && isEnabled
    isFirst = false
    guard isReload, max(items.itemCount, change.items.itemCount) <= limit else {
      return show(change.items, change.change)
    }
    let patch = ItemMatches(from: items, to: change.items, matching: matching).patch
    show(change.items, patch.map { CollectionChange($0) } ?? .reload)
  }
}
