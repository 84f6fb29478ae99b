public import Binder

extension SignalProtocol where Element: ObservableArrayEventProtocol {
  /// Sorts the items; changes become those of the sorted items, in O(*k* log *n*) for *k* changes.
  ///
  /// Items that are equal in the order stand in the order of their insertion. An item that is updated and
  /// gets another place moves. An object that has changed may keep its place until the array delivers an update of it.
  @inlinable
  public func sorted(
    by areInIncreasingOrder: @escaping (Element.Item, Element.Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    mapArrayInEachObservation {
      var sorting = ArraySorting(areInIncreasingOrder)
      return { sorting.receive(source: $0, change: $1) }
    }
  }
}

extension SignalProtocol where Element: ObservableArrayEventProtocol, Element.Item: Comparable {
  /// Sorts the items in ascending order; changes become those of the sorted items.
  @inlinable
  public func sorted() -> Signal<ObservableArrayEvent<Element.Item>, Error> {
    sorted(by: <)
  }
}

/// The items of an array in another order, kept up to date by the changes of the array.
///
/// Items that are equal in the order are in the order in which they were inserted. An object that has changed without an event
/// stands where it was put when it was inserted or updated, and may mislead the search for the places of others. So where one
/// is taken out, its neighbours are compared: all items are sorted again if they are not in order.
///
/// It is inlinable, as its tree is: without that, the combined changes of `TableBenchmarks observed` take twice as long.
@usableFromInline
struct ArraySorting<Item> {
  @usableFromInline
  struct Entry {
    @usableFromInline let item: Item
    @usableFromInline let number: Int

    @inlinable
    init(item: Item, number: Int) {
      self.item = item
      self.number = number
    }
  }

  @usableFromInline typealias Node = OrderStatisticTree<Entry>.Node

  @usableFromInline let areInIncreasingOrder: (Item, Item) -> Bool
  @usableFromInline var source = PersistentArray<Node>()
  @usableFromInline var sorted = OrderStatisticTree<Entry>()
  @usableFromInline var items = PersistentArray<Item>()
  @usableFromInline var nextNumber = 0

  @inlinable
  init(_ areInIncreasingOrder: @escaping (Item, Item) -> Bool) {
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  @inlinable
  mutating func receive(
    source: PersistentArray<Item>,
    change: CollectionChange<Changeset>
  ) -> ObservableArrayEvent<Item> {
    switch change {
    case .reload:
      take(source)
      return ObservableArrayEvent(source: items)
    case .unchanged:
      return ObservableArrayEvent(source: items, change: .unchanged)
    case .patch(let patch):
      let patch = apply(patch, source)
      items.apply(patch) { sorted.node(at: $0)?.element.item ?? source[$0] }
      return ObservableArrayEvent(source: items, change: CollectionChange(patch))
    }
  }

  @inlinable
  mutating func take(_ source: PersistentArray<Item>) {
    var nodes: [Node] = []
    nodes.reserveCapacity(source.count)
    for item in source { nodes.append(makeNode(item, number: nodes.count)) }
    let inOrder = nodes.sorted { isBefore($0.element, $1.element) }
    self.source = PersistentArray(nodes)
    sorted = OrderStatisticTree(inOrder)
    items = PersistentArray(inOrder.lazy.map { $0.element.item })
    nextNumber = nodes.count
  }

  @inlinable
  func makeNode(_ item: Item, number: Int) -> Node {
    Node(Entry(item: item, number: number), number: number)
  }

  @inlinable
  func isBefore(_ left: Entry, _ right: Entry) -> Bool {
    if areInIncreasingOrder(left.item, right.item) { return true }
    return left.number < right.number && !areInIncreasingOrder(right.item, left.item)
  }

  @inlinable
  mutating func apply(_ patch: Changeset, _ new: PersistentArray<Item>) -> Changeset {
    let leaving = patch.deletions.map { source[$0] }
    let before = patch.updates.map { source[$0.old] }
    let places = (leaving + before).map(sorted.position)
    follow(patch, new, numbers: before.map(\.element.number))
    let coming = patch.insertions.map { source[$0] }
    let after = patch.updates.map { source[$0.new] }
    for node in leaving + before { sorted.remove(node) }
    let shifted = places.isEmpty ? [] : sortAgain(without: places.sorted())
    for node in coming + after { sorted.insert(node, isBefore: isBefore) }
    let updates = zip(places.dropFirst(leaving.count), after).map { old, node in
      Move(old: old, new: sorted.position(of: node))
    }
    let changes = Changes(
      deletions: Array(places.prefix(leaving.count)),
      insertions: coming.map(sorted.position),
      moves: updates + shifted.map { Move(old: $0.old, new: sorted.position(of: $0.node)) },
      updates: updates
    )
    return changes.settled
  }

  /// Sorts the items again if some of them do not follow each other any more.
  @inlinable
  mutating func sortAgain(without places: [Int]) -> [(old: Int, node: Node)] {
    // A number or a text is what it was.
    if _isPOD(Item.self) || Item.self == String.self { return [] }
    let isInOrder = places.indices.allSatisfy { index in
      let gap = places[index] - index
      guard gap > 0, let above = sorted.node(at: gap - 1), let below = sorted.node(at: gap)
      else { return true }
      return !isBefore(below.element, above.element)
    }
    if isInOrder { return [] }
    let left = Set(places)
    let staying = (0..<(sorted.root?.count ?? 0) + places.count).filter { !left.contains($0) }
    let nodes = staying.indices.compactMap { sorted.node(at: $0) }
    sorted = OrderStatisticTree(nodes.sorted { isBefore($0.element, $1.element) })
    return Array(zip(staying, nodes).map { (old: $0, node: $1) })
  }

  @inlinable
  mutating func follow(
    _ patch: Changeset,
    _ new: PersistentArray<Item>,
    numbers: [Int]
  ) {
    let kept = Dictionary(uniqueKeysWithValues: zip(patch.updates.map(\.new), numbers))
    let makeNode = makeNode
    var next = nextNumber
    source.apply(patch) { row in
      if let number = kept[row] { return makeNode(new[row], number) }
      defer { next += 1 }
      return makeNode(new[row], next)
    }
    nextNumber = next
  }
}
