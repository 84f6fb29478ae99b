import Binder

/// The change of an observed set or dictionary.
public enum KeyedChange<Key: Hashable>: Hashable {
  /// Everything may be different.
  case reload
  /// The items or keys that were inserted, updated and removed; a set updates an item that takes the place of an equal one.
  case patch(inserted: Set<Key>, updated: Set<Key>, removed: Set<Key>)
}

extension KeyedChange: Sendable where Key: Sendable {}

/// An event of an observable set or dictionary: its contents, and the change since the event before.
public struct KeyedEvent<Contents, Key: Hashable>: CollectionEvent {
  /// The contents at that moment.
  public let source: Contents
  /// The change of the items or keys since the event before.
  public let change: KeyedChange<Key>
}

extension KeyedEvent {
  /// Makes a reload.
  public init(reloading source: Contents) { self.init(source: source, change: .reload) }
}

extension ObservedCollection {
  func sorted<Contents: Sequence, Key>(
    by areInIncreasingOrder: @escaping (Contents.Element, Contents.Element) -> Bool,
    key: @escaping (Contents.Element) -> Key
  ) -> SafeSignal<ObservableArrayEvent<Contents.Element>> where Event == KeyedEvent<Contents, Key> {
    mapInEachObservation {
      var (last, order) = ([Contents.Element](), StableOrder<Key>())
      return { event in
        let rows = order.sort(event.source, by: areInIncreasingOrder, key: key)
        defer { last = rows }
        guard case .patch(_, let updated, _) = event.change else {
          return ObservableArrayEvent(source: PersistentArray(rows))
        }
        let patch = Changeset(
          from: last,
          to: rows,
          id: key,
          areEqual: { old, _ in !updated.contains(key(old)) }
        )
        return ObservableArrayEvent(source: PersistentArray(rows), change: CollectionChange(patch))
      }
    }
  }
}

/// What is found by keys: a dictionary, or a set, whose items are keys without values.
protocol KeyedContents {
  associatedtype Key: Hashable
  associatedtype Value

  subscript(key: Key) -> Value? { get set }
}

extension Dictionary: KeyedContents {}

extension Set: KeyedContents {
  subscript(item: Element) -> Void? {
    get { contains(item) ? () : nil }
    set { if newValue == nil { remove(item) } else { insert(item) } }
  }
}

/// Collects the changes of a set or dictionary during a batch.
struct KeyedChanges<Contents: KeyedContents> {
  /// The touched keys, and the values that they had before the batch; nil for keys that were not there.
  private var touched: [Contents.Key: Contents.Value?] = [:]
  private var replacedItems: Set<Contents.Key> = []
  /// The contents before the batch, if everything was replaced: observers then receive no single changes.
  private(set) var replaced: Contents?

  mutating func touch(_ key: Contents.Key, in contents: Contents) {
    if touched[key] == nil { touched[key] = .some(contents[key]) }
  }

  /// Whether an equal key was there before the batch that is another one in memory.
  func isOther(_ key: Contents.Key) -> Bool {
    guard let place = touched.index(forKey: key), touched[place].value != nil else { return false }
    return withUnsafeBytes(of: touched[place].key) { former in
      withUnsafeBytes(of: key) { !former.elementsEqual($0) }
    }
  }

  mutating func update(_ key: Contents.Key) { replacedItems.insert(key) }

  mutating func replaceAll(of contents: Contents) {
    replaced = undone(in: contents)
  }

  func undone(in contents: Contents) -> Contents {
    if let replaced { return replaced }
    var former = contents
    for (key, value) in touched { former[key] = value }
    return former
  }

  func change(to contents: Contents) -> KeyedChange<Contents.Key>? {
    if replaced != nil { return .reload }
    var (inserted, updated, removed): (Set<Contents.Key>, Set<Contents.Key>, Set<Contents.Key>) =
      ([], [], [])
    for (key, former) in touched {
      switch (former != nil, contents[key] != nil) {
      case (false, true): inserted.insert(key)
      case (true, true):
        if Contents.Value.self != Void.self || replacedItems.contains(key) { updated.insert(key) }
      case (true, false): removed.insert(key)
      case (false, false): break
      }
    }
    if inserted.isEmpty, updated.isEmpty, removed.isEmpty { return nil }
    return .patch(inserted: inserted, updated: updated, removed: removed)
  }
}
