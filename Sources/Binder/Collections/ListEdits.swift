/// Deletions and insertions in a list, all at positions before any of them.
struct ListEdits<Element> {
  /// The positions of the deleted elements, ascending.
  var removals: ArraySlice<Int>
  /// The inserted elements, each in front of the one at a position, ascending.
  var insertions: ArraySlice<(position: Int, element: Element)>

  var isEmpty: Bool { removals.isEmpty && insertions.isEmpty }

  /// The edits above a position, and those at it or below.
  func cut(at position: Int) -> (above: ListEdits, below: ListEdits) {
    let removal = removals.partitioningIndex { $0 >= position }
    let insertion = insertions.partitioningIndex { $0.position >= position }
    return (
      ListEdits(removals: removals[..<removal], insertions: insertions[..<insertion]),
      ListEdits(removals: removals[removal...], insertions: insertions[insertion...])
    )
  }

  /// Makes the edits of neighbouring elements.
  ///
  /// - Parameters:
  ///   - elements: The elements; all edits are within them.
  ///   - start: The position of the first one.
  /// - Returns: The elements that stay and the inserted ones, in their order.
  func result(for elements: [Element], from start: Int) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(elements.count + insertions.count - removals.count)
    var next = 0
    var arriving = insertions[...]
    func take(upTo end: Int) {
      while let arrival = arriving.first, arrival.position - start <= end {
        result += elements[next..<(arrival.position - start)]
        next = arrival.position - start
        result.append(arrival.element)
        arriving.removeFirst()
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

extension PersistentArray {
  /// Deletes and inserts elements in one pass.
  ///
  /// - Complexity: O(*k* log *n*) for *k* edits, and O(*n* + *k*) if there are many.
  mutating func edit(_ edits: ListEdits<Element>) {
    if isEmpty {
      self = PersistentArray(edits.insertions.map { $0.element })
    } else {
      chunks = Self.editing(chunks.root, from: 0, edits)
    }
  }

  private static func editing(
    _ node: Chunks.Node?,
    from start: Int,
    _ edits: ListEdits<Element>
  ) -> Chunks {
    guard let node, !edits.isEmpty else { return Chunks(root: node) }
    let middle = start + node.above.extent.count
    let end = middle + node.element.count
    let (upper, rest) = edits.cut(at: middle)
    // Insertions after the last element of all belong to the last chunk.
    let (inner, lower) = rest.cut(at: node.below == nil ? .max : end)
    let above = editing(node.above, from: start, upper)
    let below = editing(node.below, from: end, lower)
    if inner.isEmpty { return .joining(above, node.element, below) }
    let elements = inner.result(for: node.element.elements, from: middle)
    let capacity = ArrayChunk<Element>.capacity
    if elements.count >= capacity / 4, elements.count <= capacity {
      return .joining(above, ArrayChunk(elements), below)
    }
    return above.appending(Self.chunks(of: elements)).appending(below)
  }
}

/// The operations of a changeset in an order in which they can be done one after the other.
@usableFromInline
struct PatchOrder {
  /// A deletion of neighbours, or the first half of a move.
  @usableFromInline
  enum Leaving {
    case deletions(Range<Int>)
    case move(Move<Int>)
  }

  /// An insertion of neighbours, or the second half of a move.
  @usableFromInline
  enum Arriving {
    case insertions(Range<Int>)
    case move(Move<Int>)
  }

  /// The rows that leave their place, from last to first, neighbouring deletions together.
  @usableFromInline let leaving: [Leaving]
  /// The rows that enter a place, from first to last, neighbouring insertions together.
  @usableFromInline let arriving: [Arriving]

  /// Sorts the operations; O(*k* log *k*).
  @usableFromInline
  init(_ patch: Changeset) {
    let moves = patch.moves
    leaving = Self.merge(
      Self.ranges(patch.deletions).map { ($0, Leaving.deletions($0)) },
      moves.map { ($0.old..<$0.old, Leaving.move($0)) }
    ).reversed()
    arriving = Self.merge(
      Self.ranges(patch.insertions).map { ($0, Arriving.insertions($0)) },
      moves.map { ($0.new..<$0.new, Arriving.move($0)) }
    )
  }

  private static func merge<Step>(
    _ ranges: [(Range<Int>, Step)],
    _ moves: [(Range<Int>, Step)]
  ) -> [Step] {
    if moves.isEmpty { return ranges.map(\.1) }
    return (ranges + moves).sorted { $0.0.lowerBound < $1.0.lowerBound }.map(\.1)
  }

  /// Neighbouring rows together.
  private static func ranges(_ rows: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for row in rows {
      if let last = ranges.last, last.upperBound == row {
        ranges[ranges.count - 1] = last.lowerBound..<(row + 1)
      } else {
        ranges.append(row..<(row + 1))
      }
    }
    return ranges
  }
}

extension PersistentArray {
  /// Makes the changes of a changeset; O(*k* log *n*) for *k* changes.
  ///
  /// - Parameters:
  ///   - patch: The changes.
  ///   - element: Gives the new element for a position afterwards that is inserted or updated.
  @inlinable
  mutating func apply(_ patch: Changeset, element: (Int) -> Element) {
    let order = PatchOrder(patch)
    var moved: [Int: Element] = [:]
    for leaving in order.leaving {
      switch leaving {
      case .deletions(let range): removeSubrange(range)
      case .move(let move): moved[move.new] = remove(at: move.old)
      }
    }
    for arriving in order.arriving {
      switch arriving {
      case .insertions(let range): insert(contentsOf: range.map(element), at: range.lowerBound)
      case .move(let move): moved[move.new].map { insert($0, at: move.new) }
      }
    }
    for update in patch.updates { self[update.new] = element(update.new) }
  }
}
