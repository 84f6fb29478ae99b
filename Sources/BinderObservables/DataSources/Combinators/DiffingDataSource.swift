import Binder

extension DataSource {
  /// Turns reloads of the source into patches.
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
    DiffingDataSource(self, limit: limit, updatesAll: updatesAll) { old, change in
      { ItemMatches(from: old, to: change.items, matching: matching) }
    }
  }

  /// Turns reloads of the source into patches, by an identity and an equality of your own.
  ///
  ///     let shown = songs.animatingReloads(id: { $0.url }, areEqual: { $0.plays == $1.plays })
  ///
  /// The identity is read when an item is new or updated, and kept. Without an equality an item always shows the same.
  public func animatingReloads<ID: Hashable>(
    _ matching: SectionMatching = .nameOrOrder,
    limit: Int = .max,
    updatesAll: Bool = false,
    id: @escaping (Item) -> ID,
    areEqual: ((Item, Item) -> Bool)? = nil
  ) -> DiffingDataSource<Item> {
    let comparison = RowComparisons.ByFunction<(id: ID, item: Item), ID>(
      id: { $0.id },
      areEqual: areEqual.map { areEqual in { areEqual($0.item, $1.item) } }
    )
    let matcher = ModelMatcher(.identityAndEquality, comparison)
    var kept = KeptItems<(id: ID, item: Item)>()
    return DiffingDataSource(self, limit: limit, updatesAll: updatesAll) { _, change in
      let (old, new) = (kept, kept.following(change) { (id($0), $0) })
      kept = new
      return { ItemMatches(from: old, to: new, matching: matching, by: matcher) }
    }
  }

  /// Turns reloads of the source into patches, found by a function that compares two items.
  ///
  ///     let shown = songs.animatingReloads(by: { $0.title == $1.title })
  ///
  /// An item that leaves its place is deleted and inserted. An `id` finds items in long lists that have changed a lot,
  /// which a comparison does not.
  public func animatingReloads(
    _ matching: SectionMatching = .nameOrOrder,
    limit: Int = .max,
    updatesAll: Bool = false,
    by areSame: @escaping (Item, Item) -> Bool
  ) -> DiffingDataSource<Item> {
    let matcher = ModelMatcher(.equality, RowComparisons.BySameness(areSame))
    return DiffingDataSource(self, limit: limit, updatesAll: updatesAll) { old, change in
      { ItemMatches(from: old, to: change.items, matching: matching, by: matcher) }
    }
  }
}

/// A source whose reloads become patches, found by comparing.
///
/// Items are identified as the rows of a binder are: by an `id`, else by their value, or by a comparison of your own.
/// Reloads of items of which none of these is known stay reloads. Patches go through untouched.
public final class DiffingDataSource<Item>: DerivedDataSource<Item> {
  /// Takes each change, with the items before it, and returns what compares the two.
  fileprivate typealias Comparing = (
    _ old: any SectionedItems<Item>, _ change: DataSourceChange<Item>
  ) -> () -> ItemMatches

  private let limit: Int
  private let updatesAll: Bool
  private let comparing: Comparing
  private var observation: any Disposable = NonDisposable()
  private var comparesNext = false

  /// Whether reloads become patches.
  public var isEnabled = true

  fileprivate init(
    _ upstream: some DataSource<Item>,
    limit: Int,
    updatesAll: Bool,
    comparing: @escaping Comparing
  ) {
    self.limit = limit
    self.updatesAll = updatesAll
    self.comparing = comparing
    super.init(of: [])
    setDataSource(upstream, animated: false)
  }

  /// Shows another source from now on, in this place of a chain: by the difference if it is animated, else by a reload.
  ///
  ///     let head = songs.animatingReloads()
  ///     let shown = head.filter { $0.isFavourite }.hidingEmptySections()
  ///     head.setDataSource(albums, animated: true)
  public func setDataSource(_ upstream: some DataSource<Item>, animated: Bool) {
    observation.dispose()
    sources = [upstream]
    comparesNext = animated
    // An observer that the source calls at once may set another source.
    let place = SerialDisposable()
    observation = place
    place.otherDisposable = follow(upstream) { [weak self] in self?.receive($0) }
  }

  private func receive(_ change: DataSourceChange<Item>) {
    let isCompared = change.change == .reload && comparesNext && isEnabled
    comparesNext = true
    let matches = comparing(items, change)
    guard isCompared, max(items.itemCount, change.items.itemCount) <= limit else {
      return show(change.items, change.change)
    }
    show(change.items, matches().change(from: items, to: change.items, updatesAll: updatesAll))
  }
}
