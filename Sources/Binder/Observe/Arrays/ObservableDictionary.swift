/// The change of an observed set or dictionary.
public enum KeyedChange<Key: Hashable>: Hashable {
  /// Everything may be different.
  case reload
  /// The items or keys that were inserted, updated and removed; a set updates none.
  case patch(inserted: Set<Key>, updated: Set<Key>, removed: Set<Key>)
}

extension KeyedChange: Sendable where Key: Sendable {}

/// Collects the changes of a set or dictionary during a batch.
struct KeyedChanges<Key: Hashable> {
  /// The touched keys, and whether they were there before the batch.
  private var touched: [Key: Bool] = [:]
  /// Whether observers cannot be told how it came about.
  var isUnknown = false

  /// Notes a key before it changes.
  mutating func touch(_ key: Key, isThere: Bool) {
    touched[key] = touched[key] ?? isThere
  }

  /// The change of all touched keys; nil if nothing is different.
  func change(_ isThere: (Key) -> Bool) -> KeyedChange<Key>? {
    if isUnknown { return .reload }
    var (inserted, updated, removed): (Set<Key>, Set<Key>, Set<Key>) = ([], [], [])
    for (key, wasThere) in touched {
      switch (wasThere, isThere(key)) {
      case (false, true): inserted.insert(key)
      case (true, true): updated.insert(key)
      case (true, false): removed.insert(key)
      case (false, false): break
      }
    }
    if inserted.isEmpty, updated.isEmpty, removed.isEmpty { return nil }
    return .patch(inserted: inserted, updated: updated, removed: removed)
  }
}

/// An event of an observable dictionary: its contents, and the change since the event before.
public struct ObservableDictionaryEvent<Key: Hashable, Value> {
  /// The dictionary at that moment.
  public let source: [Key: Value]
  /// The change of its keys since the event before.
  public let change: KeyedChange<Key>
}

/// A dictionary that delivers its changes to observers; make a ``MutableObservableDictionary`` to change it.
public class ObservableDictionary<Key: Hashable, Value>: SignalProtocol {
  /// The type of the delivered elements.
  public typealias Element = ObservableDictionaryEvent<Key, Value>
  /// An observed collection never fails.
  public typealias Error = Never
  /// A key and its value.
  public typealias Pair = (key: Key, value: Value)

  /// The dictionary as it is now.
  public fileprivate(set) var value: [Key: Value]
  fileprivate let broadcast = Broadcast<Element, Never>()

  /// Makes an observable dictionary.
  public init(_ value: [Key: Value] = [:]) {
    self.value = value
  }

  /// The number of keys.
  public var count: Int { value.count }

  /// Whether it is empty.
  public var isEmpty: Bool { value.isEmpty }

  /// The value of a key; nil if there is none.
  public subscript(key: Key) -> Value? { value[key] }

  /// Delivers the dictionary as a reload, and then each change.
  @discardableResult
  public func observe(
    with observer: @escaping (SignalEvent<Element, Never>) -> Void
  ) -> any Disposable {
    let observation = SignalObserver(observer)
    observation.upstream = broadcast.observe(with: observation.on)
    observation.next(Element(source: value, change: .reload))
    return observation
  }

  /// The keys with their values in an order, as the events of an array that can be bound to a table.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first pair is ordered before the second one.
  /// - Returns: A signal of the events of an array of the ordered pairs.
  /// - Complexity: O(*n* log *n*) for each change.
  public func sorted(
    by areInIncreasingOrder: @escaping (Pair, Pair) -> Bool
  ) -> SafeSignal<ObservableArrayEvent<Pair>> {
    mapInEachObservation {
      var last: [Pair] = []
      return { event in
        let pairs = event.source.map { (key: $0, value: $1) }.sorted(by: areInIncreasingOrder)
        defer { last = pairs }
        guard case .patch(_, let updated, _) = event.change else {
          return ObservableArrayEvent(source: PersistentArray(pairs))
        }
        let patch = Changeset(
          from: last,
          to: pairs,
          id: { $0.key },
          areEqual: { old, _ in !updated.contains(old.key) }
        )
        return ObservableArrayEvent(source: PersistentArray(pairs), change: CollectionChange(patch))
      }
    }
  }

  deinit { broadcast.send(.completed) }
}

/// An observable dictionary that can be changed.
public final class MutableObservableDictionary<Key: Hashable, Value>: ObservableDictionary<
  Key, Value
>
{
  private var changes: KeyedChanges<Key>?

  /// Reads or sets the value of a key; nil removes the key.
  public override subscript(key: Key) -> Value? {
    get { value[key] }
    set {
      let former = value[key]
      batchUpdate { dictionary in
        dictionary.changes?.touch(key, isThere: former != nil)
        dictionary.value[key] = newValue
      }
    }
  }

  /// Removes a key and returns its value; nil if it is not there.
  @discardableResult
  public func removeValue(forKey key: Key) -> Value? {
    defer { self[key] = nil }
    return value[key]
  }

  /// Removes all keys.
  public func removeAll() {
    batchUpdate { dictionary in for key in dictionary.value.keys { dictionary[key] = nil } }
  }

  /// Replaces all keys and values, and delivers a reload.
  public func replace(with other: [Key: Value]) {
    batchUpdate { dictionary in
      dictionary.changes?.isUnknown = true
      dictionary.value = other
    }
  }

  /// Groups several changes in one event, with their combined change; no event if nothing is different.
  public func batchUpdate(_ update: (MutableObservableDictionary) -> Void) {
    guard changes == nil else { return update(self) }
    changes = KeyedChanges()
    update(self)
    let made = changes
    changes = nil
    guard let change = made?.change({ value[$0] != nil }) else { return }
    broadcast.send(.next(Element(source: value, change: change)))
  }
}
