/// The sections and items of a snapshot, each of which is found by its identifier.
///
/// An item leads to its chunk by a number, the number to the chunk's label, and this to a position. Only items that
/// enter a chunk are written down again, and only chunks that stand for a few dozen items each get other labels.
@usableFromInline struct SnapshotStorage<Section: Hashable, Item: Hashable> {
  @usableFromInline struct ChunkPlace {
    @usableFromInline let section: Section
    @usableFromInline let label: Int

    @inlinable
    init(section: Section, label: Int) {
      self.section = section
      self.label = label
    }
  }

  @usableFromInline struct Location {
    @usableFromInline let section: Section
    @usableFromInline let chunk: ItemChunk<Item>
    @usableFromInline let offset: Int
    @usableFromInline let start: Int

    @inlinable
    init(section: Section, chunk: ItemChunk<Item>, offset: Int, start: Int) {
      self.section = section
      self.chunk = chunk
      self.offset = offset
      self.start = start
    }

    @inlinable var row: Int { start + offset }
  }

  @usableFromInline enum Place {
    case end(of: Section)
    case before(Item)
    case after(Item)
  }

  @usableFromInline enum SectionPlace {
    case end
    case before(Section)
    case after(Section)
  }

  @usableFromInline var sections = LabelledTree<SnapshotSection<Section, Item>>()
  @usableFromInline var sectionLabels = PersistentMap<Section, Int>()
  @usableFromInline var chunkNumbers = PersistentMap<Item, Int>()
  @usableFromInline var chunkPlaces = PersistentMap<Int, ChunkPlace>()
  @usableFromInline var lastNumber = 0

  @inlinable
  init() {}

  @inlinable func section(
    _ section: Section
  )
    -> (element: SnapshotSection<Section, Item>, start: LabelledExtent)?
  {
    sectionLabels[section].flatMap { sections[$0] }
  }

  @inlinable func contains(_ section: Section) -> Bool { sectionLabels[section] != nil }

  @inlinable func contains(_ item: Item) -> Bool { chunkNumbers[item] != nil }

  @inlinable func section(containing item: Item) -> Section? {
    chunkNumbers[item].flatMap { chunkPlaces[$0]?.section }
  }

  @inlinable func location(of item: Item) -> Location? {
    guard let number = chunkNumbers[item], let place = chunkPlaces[number],
      let (chunk, start) = section(place.section)?.element.items.chunks[place.label],
      let offset = chunk.items.firstIndex(of: item)
    else { return nil }
    return Location(section: place.section, chunk: chunk, offset: offset, start: start.count)
  }
}

extension SnapshotStorage {
  /// Inserts items that are not there.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* items.
  @inlinable mutating func insert(_ items: [Item], _ place: Place) {
    guard !items.isEmpty, let (name, chunk, offset) = spot(place),
      var chunks = section(name)?.element.items.chunks
    else { return }
    if let chunk, chunk.items.count + items.count <= ItemChunk<Item>.capacity {
      chunks.update(chunk.label) { $0.items.insert(contentsOf: items, at: offset) }
      for item in items { chunkNumbers[item] = chunk.number }
    } else if let chunk, items.count < ItemChunk<Item>.comfort, !isEnd(chunk, offset, chunks) {
      halve(chunk, with: items, at: offset, name, &chunks)
    } else {
      let parts = newChunks(items) + cut(chunk, at: offset, &chunks)
      chunks.insert(parts, Self.place(beside: chunk, offset)) {
        chunkPlaces[$0.number] = ChunkPlace(section: name, label: $0.label)
      }
    }
    replaceItems(of: name, by: chunks)
  }

  @inlinable mutating func remove(_ item: Item) {
    guard let location = location(of: item),
      var chunks = section(location.section)?.element.items.chunks
    else { return }
    chunkNumbers[item] = nil
    let chunk = location.chunk
    if chunk.items.count > 1 {
      chunks.update(chunk.label) { $0.items.remove(at: location.offset) }
    } else {
      chunks.remove(chunk.label)
      chunkPlaces[chunk.number] = nil
    }
    replaceItems(of: location.section, by: chunks)
  }

  @inlinable func spot(_ place: Place) -> (section: Section, chunk: ItemChunk<Item>?, offset: Int)?
  {
    switch place {
    case .end(let name):
      let last = section(name)?.element.items.chunks.tree.last
      return (name, last, last?.items.count ?? 0)
    case .before(let item):
      return location(of: item).map { ($0.section, $0.chunk, $0.offset) }
    case .after(let item):
      return location(of: item).map { ($0.section, $0.chunk, $0.offset + 1) }
    }
  }

  @inlinable static func place(
    beside chunk: ItemChunk<Item>?,
    _ offset: Int
  ) -> LabelledTree<ItemChunk<Item>>.Place {
    guard let chunk else { return .end }
    return offset == 0 ? .above(chunk.label) : .below(chunk.label)
  }

  @inlinable func isEnd(
    _ chunk: ItemChunk<Item>,
    _ offset: Int,
    _ chunks: LabelledTree<ItemChunk<Item>>
  ) -> Bool {
    offset == chunk.items.count && chunk.number == chunks.tree.last?.number
  }

  /// Inserts a few items into a full chunk, and cuts it in its middle, so that both parts have room for more.
  @inlinable mutating func halve(
    _ chunk: ItemChunk<Item>,
    with items: [Item],
    at offset: Int,
    _ section: Section,
    _ chunks: inout LabelledTree<ItemChunk<Item>>
  ) {
    var all = chunk.items
    all.insert(contentsOf: items, at: offset)
    let half = (all.count + 1) / 2
    for item in items { chunkNumbers[item] = chunk.number }
    chunks.update(chunk.label) { $0.items = Array(all[..<half]) }
    chunks.insert([newChunk(all[half...])], .below(chunk.label)) {
      chunkPlaces[$0.number] = ChunkPlace(section: section, label: $0.label)
    }
  }

  @inlinable mutating func cut(
    _ chunk: ItemChunk<Item>?,
    at offset: Int,
    _ chunks: inout LabelledTree<ItemChunk<Item>>
  ) -> [ItemChunk<Item>] {
    guard let chunk, offset > 0, offset < chunk.items.count else { return [] }
    chunks.update(chunk.label) { $0.items.removeSubrange(offset...) }
    return [newChunk(chunk.items[offset...])]
  }

  @inlinable mutating func newChunks(_ items: [Item]) -> [ItemChunk<Item>] {
    let size = ItemChunk<Item>.comfort
    let first = lastNumber + 1
    chunkNumbers.insert(
      new: items.enumerated().map { PersistentMap.Entry($1, first + $0 / size) }
    )
    return stride(from: 0, to: items.count, by: size).map { start in
      lastNumber += 1
      let end = Swift.min(start + size, items.count)
      return ItemChunk(number: lastNumber, items: Array(items[start..<end]))
    }
  }

  @inlinable mutating func newChunk(_ items: ArraySlice<Item>) -> ItemChunk<Item> {
    lastNumber += 1
    for item in items { chunkNumbers[item] = lastNumber }
    return ItemChunk(number: lastNumber, items: Array(items))
  }

  @inlinable mutating func replaceItems(
    of section: Section,
    by chunks: LabelledTree<ItemChunk<Item>>
  ) {
    guard let label = sectionLabels[section] else { return }
    sections.update(label) { $0.items.chunks = chunks }
  }
}

extension SnapshotStorage {
  /// Inserts sections that are not there; O(log *s* + *k*) for *k* of *s* sections.
  @inlinable mutating func insert(_ new: [Section], _ place: SectionPlace) {
    insert(new.map { SnapshotSection(identifier: $0) }, place)
  }

  /// Removes a section and inserts it again with its items; O(log *s*).
  @inlinable mutating func move(_ section: Section, _ place: SectionPlace) {
    guard let label = sectionLabels[section], let moved = sections.remove(label) else { return }
    insert([moved], place)
  }

  /// Removes a section, if it is there; O(log *s*), and O(log *n*) for each of its items.
  @inlinable mutating func remove(_ section: Section) {
    removeItems(of: section)
    if let label = sectionLabels[section] { sections.remove(label) }
    sectionLabels[section] = nil
  }

  /// Removes all items of a section; O(log *n*) for each.
  @inlinable mutating func removeItems(of name: Section) {
    guard let section = section(name)?.element, !section.items.isEmpty else { return }
    for chunk in section.items.chunks {
      chunkPlaces[chunk.number] = nil
      for item in chunk.items { chunkNumbers[item] = nil }
    }
    replaceItems(of: name, by: LabelledTree())
  }

  @inlinable mutating func insert(
    _ new: [SnapshotSection<Section, Item>],
    _ place: SectionPlace
  ) {
    let spot: LabelledTree<SnapshotSection<Section, Item>>.Place =
      switch place {
      case .end: .end
      case .before(let section): sectionLabels[section].map { .above($0) } ?? .end
      case .after(let section): sectionLabels[section].map { .below($0) } ?? .end
      }
    var sections = sections
    sections.insert(new, spot) { sectionLabels[$0.identifier] = $0.label }
    self.sections = sections
  }
}

extension SnapshotStorage.ChunkPlace: Sendable where Section: Sendable {}
extension SnapshotStorage: Sendable where Section: Sendable, Item: Sendable {}
