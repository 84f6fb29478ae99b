/// What an observable set tells its observers.
public struct ObservableSetEvent<Item: Hashable> {
  /// The set at that moment.
  public let source: Set<Item>
  /// What became of the set since the event before.
  public let change: KeyedChange<Item>
}

/// A set that tells its observers what becomes of it; make a ``MutableObservableSet`` to change it.
public class ObservableSet<Item: Hashable>: SignalProtocol {
  /// Nothing can go wrong.
  public typealias Error = Never

  /// The set as it is now.
  public fileprivate(set) var value: Set<Item>
  fileprivate let broadcast = Broadcast<ObservableSetEvent<Item>, Never>()

  /// Makes an observable set of the elements of a sequence.
  public init(_ items: some Sequence<Item>) {
    value = Set(items)
  }

  /// Makes an empty observable set.
  public init() {
    value = []
  }

  /// How many items there are.
  public var count: Int { value.count }

  /// Whether there are none.
  public var isEmpty: Bool { value.isEmpty }

  /// Whether an item is in the set.
  public func contains(_ item: Item) -> Bool { value.contains(item) }

  /// Delivers the set as it is, as a reload, and then what becomes of it.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<ObservableSetEvent<Item>, Never>) -> Void
  ) -> any Disposable {
    let observation = SignalObserver(observer)
    observation.upstream = broadcast.observe(with: observation.on)
    observation.next(ObservableSetEvent(source: value, change: .reload))
    return observation
  }

  /// The items in an order, as the events of an array: what can be bound to a table.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first item is to come before the second one.
  /// - Returns: A signal of the events of an array of the ordered items.
  /// - Complexity: O(*n* log *n*) for each change.
  public func sorted(
    by areInIncreasingOrder: @escaping (Item, Item) -> Bool
  ) -> SafeSignal<ObservableArrayEvent<Item>> {
    mapInEachObservation {
      var last: [Item]?
      return { event in
        let items = event.source.sorted(by: areInIncreasingOrder)
        defer { last = items }
        let patch = event.change == .reload ? nil : last.map { Changeset(from: $0, to: items) }
        return ObservableArrayEvent(
          source: PersistentArray(items),
          change: patch.map { CollectionChange($0) } ?? .reload
        )
      }
    }
  }

  deinit { broadcast.send(.completed) }
}

extension ObservableSet where Item: Comparable {
  /// The items in ascending order, as the events of an array: what can be bound to a table.
  public func sorted() -> SafeSignal<ObservableArrayEvent<Item>> { sorted(by: <) }
}

/// An observable set that can be changed.
///
///     let tags = MutableObservableSet(["new"])
///     tags.sorted().bind(to: table, cellType: TagCell.self) { cell, tag in cell.label.text = tag }
///     tags.insert("sale")
public final class MutableObservableSet<Item: Hashable>: ObservableSet<Item> {
  private var changes: KeyedChanges<Item>?

  /// Puts an item in; one that is there is no event.
  public func insert(_ item: Item) {
    guard !value.contains(item) else { return }
    edit { changes in
      changes.touch(item, isThere: false)
      value.insert(item)
    }
  }

  /// Takes an item out; one that is not there is no event.
  public func remove(_ item: Item) {
    guard value.contains(item) else { return }
    edit { changes in
      changes.touch(item, isThere: true)
      value.remove(item)
    }
  }

  /// Takes all items out.
  public func removeAll() {
    batchUpdate { set in for item in set.value { set.remove(item) } }
  }

  /// Puts other items in the place of all; observers are told to take the set as new.
  public func replace(with items: some Sequence<Item>) {
    let items = Set(items)
    edit { changes in
      changes.isUnknown = true
      value = items
    }
  }

  /// Makes one event of several changes: what they come to together, and none if that is nothing.
  public func batchUpdate(_ update: (MutableObservableSet) -> Void) {
    guard changes == nil else { return update(self) }
    let former = value
    changes = KeyedChanges()
    update(self)
    let made = changes
    changes = nil
    guard value != former, let change = made?.change(value.contains) else { return }
    broadcast.send(.next(ObservableSetEvent(source: value, change: change.withoutUpdates)))
  }

  private func edit(_ change: (inout KeyedChanges<Item>) -> Void) {
    batchUpdate { set in
      var changes = set.changes ?? KeyedChanges()
      change(&changes)
      set.changes = changes
    }
  }
}

extension KeyedChange {
  /// An item that left a set and came back in one batch is what it was.
  fileprivate var withoutUpdates: KeyedChange {
    guard case .patch(let inserted, _, let removed) = self else { return self }
    return .patch(inserted: inserted, updated: [], removed: removed)
  }
}
