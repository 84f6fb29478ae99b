import Binder

/// An event of an observable set: its items, and the change since the event before.
public typealias ObservableSetEvent<Item: Hashable> = KeyedEvent<Set<Item>, Item>

/// A set that delivers its changes to observers; make a ``MutableObservableSet`` to change it.
public class ObservableSet<Item: Hashable>: ObservedCollection<ObservableSetEvent<Item>> {
  /// Makes an observable set of the elements of a sequence.
  public init(_ items: some Sequence<Item>) {
    super.init(contents: Set(items))
  }

  /// Makes an empty observable set.
  public init() {
    super.init(contents: [])
  }

  /// Whether an item is in the set.
  public func contains(_ item: Item) -> Bool { value.contains(item) }

  /// The place of an item in the set as it is now; nil if it is not there.
  public func index(of item: Item) -> Set<Item>.Index? { value.firstIndex(of: item) }

  /// The item at a place in the set as it is now.
  public subscript(index: Set<Item>.Index) -> Item { value[index] }

  /// The items in an order, as the events of an array that can be bound to a table.
  ///
  /// - Complexity: O(*n* log *n*) for each change.
  public func sorted(
    by areInIncreasingOrder: @escaping (Item, Item) -> Bool
  ) -> SafeSignal<ObservableArrayEvent<Item>> { sorted(by: areInIncreasingOrder) { $0 } }
}

extension ObservableSet where Item: Comparable {
  /// The items in ascending order, as the events of an array that can be bound to a table.
  public func sorted() -> SafeSignal<ObservableArrayEvent<Item>> { sorted(by: <) }
}

/// An observable set that can be changed.
///
///     let tags = MutableObservableSet(["new"])
///     tags.sorted().bind(to: table, cellType: TagCell.self) { cell, tag in cell.label.text = tag }
///     tags.insert("sale")
public final class MutableObservableSet<Item: Hashable>: ObservableSet<Item> {
  private var changes: KeyedChanges<Set<Item>>?

  override var told: Set<Item> { changes?.undone(in: contents) ?? contents }

  /// Inserts an item; without an event if the set has it already.
  ///
  /// In place of an equal one that was removed in the same batch it is an update.
  public func insert(_ item: Item) {
    batchUpdate { set in
      set.changes?.touch(item, in: set.contents)
      let isNew = set.contents.insert(item).inserted
      if isNew, set.changes?.isOther(item) == true { set.changes?.update(item) }
    }
  }

  /// Inserts an item, or has it take the place of the item that is equal to it.
  ///
  /// - Returns: The item that was there before; nil if there was none.
  @discardableResult
  public func update(_ item: Item) -> Item? {
    var former: Item?
    batchUpdate { set in
      set.changes?.touch(item, in: set.contents)
      former = set.contents.update(with: item)
      if former != nil { set.changes?.update(item) }
    }
    return former
  }

  /// Removes an item; without an event if the set does not have it.
  public func remove(_ item: Item) {
    batchUpdate { set in
      let known = set.contents.firstIndex(of: item).map { set.contents[$0] }
      set.changes?.touch(known ?? item, in: set.contents)
      let removed = set.contents.remove(item)
      // The deinitializer of the removed item may read the set.
      withExtendedLifetime(removed) {}
    }
  }

  /// Removes all items.
  public func removeAll() {
    batchUpdate { set in for item in set.contents { set.remove(item) } }
  }

  /// Replaces all items, and delivers a reload.
  public func replace(with items: some Sequence<Item>) {
    let items = Set(items)
    batchUpdate { set in
      set.changes?.replaceAll(of: set.contents)
      set.contents = items
    }
  }

  /// Groups several changes in one event, with their combined change; no event if nothing is different.
  public func batchUpdate(_ update: (MutableObservableSet) -> Void) {
    guard changes == nil else { return update(self) }
    changes = KeyedChanges()
    update(self)
    let made = changes
    changes = nil
    guard let made, made.replaced != contents, let change = made.change(to: contents)
    else { return }
    tell(Element(source: contents, change: change))
  }
}
