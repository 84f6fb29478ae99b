/// Takes pairs of rows while they are compared.
@usableFromInline
struct MatchWriter {
  /// For the rows in windows the row of the other list, or −1; and room for the rows that are left over.
  @usableFromInline let links: UnsafeMutablePointer<Int32>
  @usableFromInline var changes: RowBits

  @inlinable
  init(links: UnsafeMutablePointer<Int32>, changes: RowBits) {
    self.links = links
    self.changes = changes
  }

  /// Removes the pairs of a section's rows that left their old order, so that they are deleted and inserted.
  @usableFromInline
  func dropMoves(_ old: inout MatchedSection, _ new: inout MatchedSection) {
    let sources = links + new.firstMatch
    let targets = links + (old.firstMatch - old.start)
    var isInOrder = true
    SectionOrder(new, from: old, links).forEachMove { row, source in
      sources[row] = -1
      targets[Int(source)] = -1
      isInOrder = false
    }
    guard !isInOrder else { return }
    collectUnmatched(of: &new)
    collectUnmatched(of: &old)
  }

  /// How many rows of a section leave their old order, and how many deletions and insertions lead from the old rows to
  /// the new ones.
  @usableFromInline
  func editCount(_ old: MatchedSection, _ new: MatchedSection) -> (moves: Int, all: Int) {
    var moves = 0
    let order = SectionOrder(new, from: old, links)
    order.forEachMove { _, source in moves += order.home.contains(source) ? 1 : 0 }
    guard moves > 0 else { return (0, 0) }
    let pairs = new.windowRows.count { order.home.contains(links[new.firstMatch + $0]) }
    return (moves, old.windowRows.count + new.windowRows.count - 2 * (pairs - moves))
  }

  private func collectUnmatched(of side: inout MatchedSection) {
    var count = 0
    for row in side.windowRows where links[side.firstMatch + row] < 0 {
      links[side.unmatched.lowerBound + count] = Int32(truncatingIfNeeded: row)
      count += 1
    }
    side.setUnmatched(count: count)
  }
}
