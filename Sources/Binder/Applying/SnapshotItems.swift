/// Some neighbouring items of a section.
@usableFromInline struct ItemChunk<Item>: LabelledElement {
  @inlinable static var capacity: Int { 32 }
  /// The number of items of a new chunk, so that some can be added before it is cut.
  @inlinable static var comfort: Int { 24 }

  @usableFromInline let number: Int
  @usableFromInline var label = 0
  @usableFromInline var items: [Item]

  @inlinable
  init(number: Int, items: [Item]) {
    self.number = number
    self.items = items
  }

  @inlinable var extent: LabelledExtent {
    LabelledExtent(elements: 1, count: items.count, label: label)
  }
}

/// The items of a section of a snapshot; copies share storage.
@usableFromInline struct SnapshotItems<Item>: RandomAccessCollection {
  @usableFromInline var chunks = LabelledTree<ItemChunk<Item>>()

  @inlinable
  init() {}

  @inlinable var startIndex: Int { 0 }

  @inlinable var endIndex: Int { chunks.extent.count }

  /// The item at a position; O(log *n*).
  @inlinable subscript(position: Int) -> Item {
    guard position >= 0, let (chunk, start) = chunks.element(at: position) else {
      preconditionFailure("Position \(position) is out of bounds; there are \(count) items")
    }
    return chunk.items[position - start.count]
  }

  @inlinable func makeIterator()
    -> FlattenSequence<LazyMapSequence<LabelledTree<ItemChunk<Item>>, [Item]>>
    .Iterator
  {
    chunks.lazy.map { $0.items }.joined().makeIterator()
  }

  @inlinable var array: [Item] {
    var array: [Item] = []
    array.reserveCapacity(count)
    for chunk in chunks { array += chunk.items }
    return array
  }

  /// Whether nothing has been done with the items since one of the two was copied from the other; O(1).
  @inlinable func isUnchanged(since other: SnapshotItems) -> Bool {
    chunks.tree.root === other.chunks.tree.root
  }
}

@usableFromInline struct SnapshotSection<Section, Item>: LabelledElement {
  @usableFromInline let identifier: Section
  @usableFromInline var label = 0
  @usableFromInline var items = SnapshotItems<Item>()

  @inlinable
  init(identifier: Section) {
    self.identifier = identifier
  }

  @inlinable var extent: LabelledExtent {
    LabelledExtent(elements: 1, count: items.count, label: label)
  }
}

extension ItemChunk: Sendable where Item: Sendable {}
extension SnapshotItems: Sendable where Item: Sendable {}
extension SnapshotSection: Sendable where Section: Sendable, Item: Sendable {}
