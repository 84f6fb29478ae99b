/// The fewest deletions and insertions between two runs of lines, found with one edit more a round.
///
/// A round has a diagonal for each number of deletions among its edits, and keeps the end of the path on it.
/// All rounds are kept one after another, so that the way can be walked back.
struct EditSearch {
  typealias Line = (old: Int, new: Int)

  let oldCount: Int
  let newCount: Int
  /// The number of edits of the running round; −1 before the first.
  private(set) var edits = -1
  private(set) var isDone = false
  /// Old lines behind one, for each diagonal of each round.
  private var reached: [Int32] = []

  init(oldCount: Int, newCount: Int) {
    self.oldCount = oldCount
    self.newCount = newCount
  }

  mutating func beginRound() { edits += 1 }

  /// The start of a diagonal in the running round; behind the last line if there is no path.
  func start(_ diagonal: Int) -> Line { start(diagonal, edits) }

  mutating func reach(_ line: Line) {
    reached.append(Int32(truncatingIfNeeded: line.old))
    isDone = line.old == oldCount && line.new == newCount
  }

  /// Calls a function for each run of equal lines, from last to first; for none before the search is done.
  func forEachRun(_ body: (_ start: Line, _ count: Int) -> Void) {
    guard isDone else { return }
    var edits = edits
    var diagonal = reached.count - 1 - Self.first(edits)
    while edits >= 0 {
      let start = start(diagonal, edits)
      let count = Int(reached[Self.first(edits) + diagonal]) - start.old
      if count > 0 { body(start, count) }
      if edits > 0, isDeletion(diagonal, edits) { diagonal -= 1 }
      edits -= 1
    }
  }

  private func start(_ diagonal: Int, _ edits: Int) -> Line {
    if edits == 0 { return (0, 0) }
    let before = Self.first(edits - 1) + diagonal
    let old = Int(isDeletion(diagonal, edits) ? reached[before - 1] + 1 : reached[before])
    return (old, old - 2 * diagonal + edits)
  }

  /// Whether a diagonal is reached best from the one with a deletion less.
  private func isDeletion(_ diagonal: Int, _ edits: Int) -> Bool {
    if diagonal == 0 || diagonal == edits { return diagonal > 0 }
    let before = Self.first(edits - 1) + diagonal
    return reached[before - 1] + 1 > reached[before]
  }

  /// The index at which a round begins in the reached positions.
  private static func first(_ edits: Int) -> Int { edits * (edits + 1) / 2 }
}
