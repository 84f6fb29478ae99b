/// What became of an observed set or dictionary.
public enum KeyedChange<Key: Hashable>: Hashable {
  /// It is to be taken as new.
  case reload
  /// The items or keys that were inserted, updated and removed; a set updates none.
  case patch(inserted: Set<Key>, updated: Set<Key>, removed: Set<Key>)
}

extension KeyedChange: Sendable where Key: Sendable {}

/// Gathers what becomes of a set or dictionary until it is told.
struct KeyedChanges<Key: Hashable> {
  /// Which keys have been touched, and whether they were there before.
  private var touched: [Key: Bool] = [:]
  /// Whether observers cannot be told how it came about.
  var isUnknown = false

  /// Takes note of a key before something becomes of it.
  mutating func touch(_ key: Key, isThere: Bool) {
    touched[key] = touched[key] ?? isThere
  }

  /// What has become of all that was touched; nil if nothing is different.
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
