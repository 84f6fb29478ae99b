import Binder

/// An event of an observable dictionary: its contents, and the change of its keys since the event before.
public typealias ObservableDictionaryEvent<Key: Hashable, Value> = KeyedEvent<[Key: Value], Key>

/// A dictionary that delivers its changes to observers; make a ``MutableObservableDictionary`` to change it.
public class ObservableDictionary<Key: Hashable, Value>: ObservedCollection<
  ObservableDictionaryEvent<Key, Value>
>
{
  /// A key and its value.
  public typealias Pair = (key: Key, value: Value)

  /// Makes an observable dictionary.
  public init(_ value: [Key: Value] = [:]) {
    super.init(contents: value)
  }

  /// The value of a key; nil if there is none.
  public subscript(key: Key) -> Value? { value[key] }

  /// The keys with their values in an order, as the events of an array that can be bound to a table.
  ///
  /// - Complexity: O(*n* log *n*) for each change.
  public func sorted(
    by areInIncreasingOrder: @escaping (Pair, Pair) -> Bool
  ) -> SafeSignal<ObservableArrayEvent<Pair>> { sorted(by: areInIncreasingOrder) { $0.key } }
}

/// An observable dictionary that can be changed.
public final class MutableObservableDictionary<Key: Hashable, Value>: ObservableDictionary<
  Key, Value
>
{
  private var changes: KeyedChanges<[Key: Value]>?

  override var told: [Key: Value] { changes?.undone(in: contents) ?? contents }

  /// Reads or sets the value of a key; nil removes the key.
  public override subscript(key: Key) -> Value? {
    get { value[key] }
    set {
      batchUpdate { dictionary in
        let former = dictionary.contents[key]
        dictionary.changes?.touch(key, in: dictionary.contents)
        dictionary.contents[key] = newValue
        // The deinitializer of the former value may read the dictionary.
        withExtendedLifetime(former) {}
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
    batchUpdate { dictionary in for key in dictionary.contents.keys { dictionary[key] = nil } }
  }

  /// Replaces all keys and values, and delivers a reload.
  public func replace(with other: [Key: Value]) {
    batchUpdate { dictionary in
      dictionary.changes?.replaceAll(of: dictionary.contents)
      dictionary.contents = other
    }
  }

  /// Groups several changes in one event, with their combined change; no event if nothing is different.
  public func batchUpdate(_ update: (MutableObservableDictionary) -> Void) {
    guard changes == nil else { return update(self) }
    changes = KeyedChanges()
    update(self)
    let made = changes
    changes = nil
    guard let change = made?.change(to: contents) else { return }
    tell(Element(source: contents, change: change))
  }
}
