/// The operations of a changeset in an order in which they can be done one after the other.
struct PatchOrder {
  /// Rows that leave their place.
  enum Leaving {
    case deletions(Range<Int>)
    case move(IndexPair<Int>)
  }

  /// Rows that come to a place.
  enum Arriving {
    case insertions(Range<Int>)
    case move(IndexPair<Int>)
  }

  /// What leaves, from the last row to the first, neighbouring deletions together.
  let leaving: [Leaving]
  /// What arrives, from the first row to the last, neighbouring insertions together.
  let arriving: [Arriving]

  /// Sorts the operations; O(*k* log *k*).
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
  /// Does what a changeset says; O(*k* log *n*) for *k* changes.
  ///
  /// - Parameters:
  ///   - patch: What is to be done.
  ///   - element: Gives the new element for a position afterwards that is inserted or updated.
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
