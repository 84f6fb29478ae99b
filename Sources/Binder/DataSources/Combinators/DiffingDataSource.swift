extension DataSource {
  /// Shows the difference where the source only says that everything is to be read anew.
  ///
  /// - Parameters:
  ///   - matching: What makes a section the same section.
  ///   - limit: The number of items above which a reload stays one.
  ///   - updatesAll: Whether items that are there before and after are updated even if they are equal.
  /// - Returns: A source of the same items, whose reloads are patches.
  public func animatingReloads(
    _ matching: SectionMatching = .nameOrOrder,
    limit: Int = .max,
    updatesAll: Bool = false
  ) -> DiffingDataSource<Item> {
    DiffingDataSource(self, matching: matching, limit: limit, updatesAll: updatesAll)
  }
}

/// A source whose reloads become patches, found by comparing.
///
/// Items are told apart as the rows of a binder are: by an `id`, else by their value. Reloads of items of
/// which neither is known stay reloads. Patches go through untouched.
public final class DiffingDataSource<Item>: InPlaceDataSource<Item> {
  private let matching: SectionMatching
  private let limit: Int
  private let updatesAll: Bool
  private var isFirst = true

  /// Whether reloads become patches.
  public var isEnabled = true

  /// Makes a source that compares.
  public init(
    _ upstream: some DataSource<Item>,
    matching: SectionMatching = .nameOrOrder,
    limit: Int = .max,
    updatesAll: Bool = false
  ) {
    self.matching = matching
    self.limit = limit
    self.updatesAll = updatesAll
    super.init(upstream)
    follow(upstream) { [weak self] in self?.receive($0) }
  }

  private func receive(_ change: DataSourceChange<Item>) {
    let isReload = change.change == .reload && !isFirst && isEnabled
    isFirst = false
    guard isReload, max(items.itemCount, change.items.itemCount) <= limit else {
      return show(change.items, change.change)
    }
    let matches = ItemMatches(from: items, to: change.items, matching: matching)
    show(change.items, matches.change(from: items, updatesAll: updatesAll))
  }
}
