import Binder

/// The operations of a changeset in an order in which they can be done one after the other.
struct PatchOrder {
  /// A deletion of neighbours, or the first half of a move.
  enum Leaving {
    case deletions(Range<Int>)
    case move(Move<Int>)
  }

  /// An insertion of neighbours, or the second half of a move.
  enum Arriving {
    case insertions(Range<Int>)
    case move(Move<Int>)
  }

  /// The rows that leave their place, from last to first, neighbouring deletions together.
  let leaving: [Leaving]
  /// The rows that enter a place, from first to last, neighbouring insertions together.
  let arriving: [Arriving]

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
    return (ranges + moves).ordered { $0.0.lowerBound < $1.0.lowerBound }.map(\.1)
  }

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
