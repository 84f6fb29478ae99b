/// Deletions and insertions in a list, all at positions before any of them.
@usableFromInline
package struct ListEdits<Element> {
  @usableFromInline package var removals: ArraySlice<Int>
  /// The inserted elements, each in front of the one at a position, ascending.
  @usableFromInline package var insertions: ArraySlice<(position: Int, element: Element)>

  @inlinable
  package init(removals: ArraySlice<Int>, insertions: ArraySlice<(position: Int, element: Element)>)
  {
    self.removals = removals
    self.insertions = insertions
  }

  @inlinable var isEmpty: Bool { removals.isEmpty && insertions.isEmpty }

  @inlinable
  func cut(at position: Int) -> (above: ListEdits, below: ListEdits) {
    let removal = removals.partitioningIndex { $0 >= position }
    let insertion = insertions.partitioningIndex { $0.position >= position }
    return (
      ListEdits(removals: removals[..<removal], insertions: insertions[..<insertion]),
      ListEdits(removals: removals[removal...], insertions: insertions[insertion...])
    )
  }

  @inlinable
  package func result(for elements: [Element], from start: Int) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(elements.count + insertions.count - removals.count)
    var next = 0
    var arriving = insertions.startIndex
    func take(upTo end: Int) {
      while arriving < insertions.endIndex, insertions[arriving].position - start <= end {
        result += elements[next..<(insertions[arriving].position - start)]
        next = insertions[arriving].position - start
        result.append(insertions[arriving].element)
        arriving += 1
      }
      result += elements[next..<end]
      next = end
    }
    for removal in removals {
      take(upTo: removal - start)
      next += 1
    }
    take(upTo: elements.count)
    return result
  }
}

extension ListEdits {
  /// The edits that make the changes of a changeset; O(*k*) for *k* changes, and O(*k* log *k*) with moves or updates.
  @inlinable
  package init(_ patch: Changeset, old: (Int) -> Element, new: (Int) -> Element) {
    let places = PatchPlaces(patch)
    var insertions: [(position: Int, element: Element)] = []
    insertions.reserveCapacity(places.arrivals.count)
    for arrival in places.arrivals {
      let element = if let row = arrival.source { old(row) } else { new(arrival.row) }
      insertions.append((arrival.position, element))
    }
    self.init(removals: places.removals[...], insertions: insertions[...])
  }
}

/// The positions of a changeset's edits, where an element that moves or is updated counts as deleted and inserted.
@usableFromInline
struct PatchPlaces {
  @usableFromInline
  struct Arrival {
    @usableFromInline let row: Int
    @usableFromInline let source: Int?
    /// The row before the changes in front of which it is inserted.
    @usableFromInline var position = 0
  }

  @usableFromInline let removals: [Int]
  @usableFromInline let arrivals: [Arrival]

  @usableFromInline
  init(_ patch: Changeset) {
    var arrivals = patch.insertions.map { Arrival(row: $0, source: nil) }
    if patch.moves.isEmpty, patch.updates.isEmpty {
      removals = patch.deletions
    } else {
      let updated = Set(patch.updates.map { $0.new })
      let moves = patch.moves.filter { !updated.contains($0.new) }
      removals = (patch.deletions + (moves + patch.updates).map { $0.old }).sorted()
      arrivals += moves.map { Arrival(row: $0.new, source: $0.old) }
      arrivals += patch.updates.map { Arrival(row: $0.new, source: nil) }
      arrivals = arrivals.sorted(byRow: { RowPosition(section: 0, row: $0.row) })
    }
    var removed = 0
    for index in arrivals.indices {
      let staying = arrivals[index].row - index
      while removed < removals.count, removals[removed] - removed <= staying { removed += 1 }
      arrivals[index].position = staying + removed
    }
    self.arrivals = arrivals
  }
}

/// A piece of a ``SumTree`` whose elements can be edited one by one.
@usableFromInline
package protocol EditableChunk: SumTreeChunk {
  associatedtype Item

  /// Whether so many elements are enough for a piece.
  static func isEnough(_ count: Int) -> Bool

  func edited(by edits: ListEdits<Item>, from start: Int) -> [Self]
}

extension SumTree where Element: EditableChunk {
  /// Deletes and inserts elements in one pass.
  ///
  /// - Complexity: O(*k* log *n*) for *k* edits, and O(*n* + *k*) if there are many.
  @inlinable
  package mutating func edit(_ edits: ListEdits<Element.Item>) {
    root = Self.editing(root, from: 0, edits).root
  }

  @inlinable
  static func editing(
    _ node: Node?,
    from start: Int,
    _ edits: ListEdits<Element.Item>
  ) -> SumTree {
    guard let node, !edits.isEmpty else { return SumTree(root: node) }
    let middle = start + node.above.extent.count
    let end = middle + node.element.count
    let (upper, rest) = edits.cut(at: middle)
    // Insertions after the last element of all belong to the last piece.
    let (inner, lower) = rest.cut(at: node.below == nil ? .max : end)
    let above = editing(node.above, from: start, upper)
    let below = editing(node.below, from: end, lower)
    if inner.isEmpty { return .joining(above, node.element, below) }
    let pieces = node.element.edited(by: inner, from: middle)
    if pieces.count == 1, Element.isEnough(pieces[0].count) {
      return .joining(above, pieces[0], below)
    }
    return above.appending(SumTree(pieces)).appending(below)
  }
}

extension PersistentArray {
  /// Deletes and inserts elements in one pass.
  ///
  /// - Complexity: O(*k* log *n*) for *k* edits, and O(*n* + *k*) if there are many.
  @inlinable
  package mutating func edit(_ edits: ListEdits<Element>) {
    if isEmpty {
      self = PersistentArray(edits.insertions.map { $0.element })
    } else {
      chunks.edit(edits)
    }
  }

  /// Makes the changes of a changeset; O(*k* log *n*) for *k* changes.
  @inlinable
  package mutating func apply(_ patch: Changeset, element: (Int) -> Element) {
    edit(ListEdits(patch, old: { self[$0] }, new: element))
  }
}

extension Array {
  /// Makes the changes of a changeset; O(*n* + *k* log *k*) for *k* changes.
  package mutating func apply(_ patch: Changeset, element: (Int) -> Element) {
    if patch.isEmpty { return }
    // Who lists changes by hand need not list them in order.
    var patch = patch
    patch.deletions.sort()
    patch.insertions.sort()
    self = ListEdits(patch, old: { self[$0] }, new: element).result(for: self, from: 0)
  }
}

extension Changes<Int> {
  /// Makes the new list from the old one, and takes inserted and updated elements from the new one.
  ///
  /// - Parameters:
  ///   - old: The old list.
  ///   - new: The new list.
  /// - Returns: The elements of `old` that stay, at their new positions, and the elements of `new` that are
  ///   inserted or updated.
  /// - Complexity: O(`old.count` + *k* log *k*) for *k* changes.
  public func applying<Element>(to old: [Element], from new: [Element]) -> [Element] {
    var list = old
    list.apply(self) { new[$0] }
    return list
  }
}
