public import Binder

/// The mutations: each is one event, or a part of the batch that it is in.
extension MutableObservableArray {
  /// Adds an item at the end.
  @inlinable
  public func append(_ item: Item) {
    insert(CollectionOfOne(item)) { $0.count }
  }

  /// Adds items at the end.
  @inlinable
  public func append(contentsOf items: some Collection<Item>) {
    // What is computed on demand may look at the array.
    insert(Array(items)) { $0.count }
  }

  /// Inserts an item at a position in `0...count`.
  @inlinable
  public func insert(_ item: Item, at position: Int) {
    insert(CollectionOfOne(item)) { _ in position }
  }

  /// Inserts items, the first of them at a position in `0...count`.
  @inlinable
  public func insert(contentsOf items: some Collection<Item>, at position: Int) {
    insert(Array(items)) { _ in position }
  }

  @inlinable
  func insert<Items: Collection<Item>>(
    _ items: Items,
    at position: (PersistentArray<Item>) -> Int
  ) {
    edit { value, changes in
      let position = position(value)
      value.insert(contentsOf: items, at: position)
      changes.insert(count: items.count, at: position)
    }
  }

  /// Removes an item and returns it.
  @inlinable @discardableResult
  public func remove(at position: Int) -> Item {
    remove { _ in position }
  }

  /// Removes the first item and returns it; there has to be one.
  @inlinable @discardableResult
  public func removeFirst() -> Item {
    remove { _ in 0 }
  }

  /// Removes the last item and returns it; there has to be one.
  @inlinable @discardableResult
  public func removeLast() -> Item {
    remove { $0.count - 1 }
  }

  @inlinable
  func remove(at position: (PersistentArray<Item>) -> Int) -> Item {
    edit { value, changes in
      let position = position(value)
      let item = value.remove(at: position)
      changes.remove(position..<(position + 1))
      return item
    }
  }

  /// Removes all items, one deletion each; ``replace(with:)`` for an event without deletions.
  @inlinable
  public func removeAll() {
    edit { value, changes in
      let former = value
      changes.apply(Changeset(deletions: Array(former.indices)), isFound: true)
      value = []
      return former
    }
  }

  /// Removes the items at some positions; none is no event.
  @inlinable
  public func removeSubrange(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    edit { value, changes in
      let former = value.elements(in: range)
      value.removeSubrange(range)
      changes.remove(range)
      return former
    }
  }

  /// Removes the items that satisfy a predicate, which is called once for each; none is no event.
  @inlinable
  public func removeAll(where shouldBeRemoved: (Item) throws -> Bool) rethrows {
    begin()
    defer { end(sayingUnchanged: false) }
    let former = contents
    let removed = try former.indices.filter { try shouldBeRemoved(former[$0]) }
    guard !removed.isEmpty else { return }
    edit { value, changes in
      let removal = Changeset(deletions: removed)
      value.apply(removal) { _ in preconditionFailure("A deletion makes no new item") }
      changes.apply(removal, isFound: true)
    }
    withExtendedLifetime(former) {}
  }

  /// Adds items at the end: `append(contentsOf:)`.
  @inlinable
  public static func += (array: MutableObservableArray, items: some Collection<Item>) {
    array.append(contentsOf: items)
  }

  /// Exchanges two items.
  @inlinable
  public func swapAt(_ first: Int, _ second: Int) {
    let moves = [Move(old: first, new: second), Move(old: second, new: first)]
    if first != second { apply(moves) }
  }

  /// Sorts the items, and moves as few of them as possible; items that are equal in the order stay as they were.
  public func sort(by areInIncreasingOrder: (Item, Item) throws -> Bool) rethrows {
    begin()
    defer { end(sayingUnchanged: false) }
    let order = try array.stableOrder(by: areInIncreasingOrder).map(Int32.init)
    var moves: [Move<Int>] = []
    order.withUnsafeBufferPointer { order in
      LongestIncreasing.forEachPlaceOutside(order) {
        moves.append(Move(old: Int(order[$0]), new: $0))
      }
    }
    if !moves.isEmpty { apply(moves) }
  }

  @usableFromInline
  func apply(_ moves: [Move<Int>]) {
    let change = Changeset(moves: moves)
    edit { value, changes in
      value.apply(change) { _ in preconditionFailure("A move makes no new item") }
      changes.apply(change)
    }
  }

  /// Moves an item to a position that is counted without it.
  @inlinable
  public func moveItem(from source: Int, to target: Int) {
    edit { value, changes in
      value.move(from: source, to: target)
      changes.move(from: source, to: target)
    }
  }

  /// Removes an item and inserts it again: `moveItem(from:to:)`.
  @inlinable
  public func move(from source: Int, to target: Int) {
    moveItem(from: source, to: target)
  }

  /// Gathers items, which are named by their positions, in the order given, and puts them in again one after the other.
  ///
  /// The first of them is then at the target, which is at most the number of the other items.
  @inlinable
  public func move(from sources: [Int], to target: Int) {
    edit { value, changes in
      precondition(
        Set(sources).count == sources.count && sources.allSatisfy(value.indices.contains),
        "The items to move are named by their positions, each once"
      )
      precondition(
        (0...value.count - sources.count).contains(target),
        "There are no places for the moved items at \(target): count them without these items"
      )
      let gathering = Changeset(moves: sources.enumerated().map { Move(old: $1, new: target + $0) })
      value.apply(gathering) { _ in preconditionFailure("A move makes no new item") }
      changes.apply(gathering)
    }
  }

  /// Does what a patch says that leads to other items, and that a diff has found.
  @usableFromInline
  func apply(_ patch: Changeset, to items: PersistentArray<Item>) {
    edit { value, changes in
      let former = value
      value = items
      changes.apply(patch, isFound: true)
      return former
    }
  }
}

extension MutableObservableArray where Item: Comparable {
  /// Sorts the items, and moves as few of them as possible.
  @inlinable
  public func sort() { sort(by: <) }
}

/// Replacing all items by what is different about the new ones.
extension MutableObservableArray where Item: Equatable {
  /// Replaces all items, and delivers the difference; without `performDiff` a reload.
  ///
  /// ```swift
  /// let numbers = MutableObservableArray([1, 2, 3])
  /// numbers.replace(with: [0, 1, 3, 4], performDiff: true)   // deletes([1]), inserts([0, 3])
  /// ```
  ///
  /// Items are the same by their `id` if they have one, and then show something else if they are not equal; otherwise
  /// equal items are the same.
  @inlinable
  public func replace(with items: some Sequence<Item>, performDiff: Bool) {
    replaceAll(with: items, performDiff: performDiff)
  }
}

extension MutableObservableArray where Item: Identifiable {
  /// Replaces all items, and delivers the insertions, deletions and moves; without `performDiff` a reload.
  ///
  /// Items that have nothing to compare but their `id` never show something else.
  @inlinable @_disfavoredOverload
  public func replace(with items: some Sequence<Item>, performDiff: Bool) {
    replaceAll(with: items, performDiff: performDiff)
  }
}

extension MutableObservableArray {
  @inlinable
  func replaceAll(with items: some Sequence<Item>, performDiff: Bool) {
    let items = Array(items)
    guard performDiff else { return replace(with: items) }
    // What other threads have sent comes before the comparison, or after the change that it finds.
    begin()
    defer { end() }
    let replaced = ReplacedItems(contents, by: items)
    guard let patch = replaced.patch() else { return replace(with: items) }
    apply(patch, to: replaced.result)
  }
}
