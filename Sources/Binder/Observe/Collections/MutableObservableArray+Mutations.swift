/// The mutations: each is one event, or a part of the batch that it is in.
extension MutableObservableArray {
  /// Adds an item at the end.
  public func append(_ item: Item) {
    insert(item, at: count)
  }

  /// Adds items at the end.
  public func append(contentsOf items: some Collection<Item>) {
    insert(contentsOf: items, at: count)
  }

  /// Puts an item in, at a position in `0...count`.
  public func insert(_ item: Item, at position: Int) {
    insert(contentsOf: CollectionOfOne(item), at: position)
  }

  /// Puts items in, the first of them at a position in `0...count`.
  public func insert(contentsOf items: some Collection<Item>, at position: Int) {
    edit { value, changes in
      value.insert(contentsOf: items, at: position)
      changes.insert(count: items.count, at: position)
    }
  }

  /// Takes an item out and returns it.
  @discardableResult
  public func remove(at position: Int) -> Item {
    edit { value, changes in
      let item = value.remove(at: position)
      changes.remove(position..<(position + 1))
      return item
    }
  }

  /// Takes the last item out and returns it; there has to be one.
  @discardableResult
  public func removeLast() -> Item {
    remove(at: count - 1)
  }

  /// Takes all items out, one deletion each; ``replace(with:)`` for an event without deletions.
  public func removeAll() {
    removeSubrange(0..<count)
  }

  /// Takes the items at some positions out.
  public func removeSubrange(_ range: Range<Int>) {
    edit { value, changes in
      value.removeSubrange(range)
      changes.remove(range)
    }
  }

  /// Takes an item out and puts it in again.
  ///
  /// - Parameters:
  ///   - source: The item's position.
  ///   - target: Its position afterwards.
  public func moveItem(from source: Int, to target: Int) {
    edit { value, changes in
      value.move(from: source, to: target)
      changes.move(from: source, to: target)
    }
  }

  /// Takes an item out and puts it in again: `moveItem(from:to:)`.
  public func move(from source: Int, to target: Int) {
    moveItem(from: source, to: target)
  }

  /// Gathers items, in the order given, and puts them in again one after the other.
  ///
  /// - Parameters:
  ///   - sources: The positions of the items, each once.
  ///   - target: The position of the first one afterwards.
  public func move(from sources: [Int], to target: Int) {
    edit { value, changes in
      let moves = sources.enumerated().map { IndexPair(old: $1, new: target + $0) }
      let gathering = Changeset(moves: moves)
      value.apply(gathering) { _ in preconditionFailure("A move makes no new item") }
      changes.apply(gathering)
    }
  }

  /// Does what a patch says that leads to other items.
  @usableFromInline
  func apply(_ patch: Changeset, to items: PersistentArray<Item>) {
    edit { value, changes in
      value = items
      changes.apply(patch)
    }
  }
}
