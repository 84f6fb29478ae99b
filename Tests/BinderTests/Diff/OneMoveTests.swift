import Binder
import TestSupport
import Testing

@Suite("One row that is dragged", .bounded)
struct OneMoveTests {
  @Test("moves alone, however far, among rows that come and go", arguments: 0..<200)
  func farAway(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let old = Array(0..<100)
    var new = old
    let from = Int.random(in: 0..<100, using: &generator)
    var to = Int.random(in: 0..<99, using: &generator)
    if abs(to - from) < 2 { to = (from + 50) % 99 }
    new.insert(new.remove(at: from), at: to)
    let gone = (0..<5).map { _ in Int.random(in: 0..<100, using: &generator) }
    new.removeAll { gone.contains($0) && $0 != from }
    for row in 200..<205 {
      new.insert(row, at: Int.random(in: 0...new.count, using: &generator))
    }
    let changes = Changeset(from: old, to: new)
    #expect(SlowReplay.rows(changes, old: old, new: new) == new)
    #expect(changes.deletions == Set(gone).subtracting([from]).sorted())
    #expect(changes.moves.count == (hasMoved(from, in: new) ? 1 : 0))
    if rowsPassed(by: from, in: new) > 1 { #expect(changes.moves.map(\.old) == [from]) }
  }

  private func hasMoved(_ row: Int, in rows: [Int]) -> Bool { rowsPassed(by: row, in: rows) > 0 }

  /// How many old rows were on the other side of a row.
  private func rowsPassed(by row: Int, in rows: [Int]) -> Int {
    let place = rows.firstIndex(of: row) ?? 0
    return rows[..<place].count { $0 > row && $0 < 100 }
      + rows[place...].count { $0 < row && $0 < 100 }
  }

  @Test("past one neighbour: the one that is above afterwards moves, whichever was dragged")
  func neighbours() {
    for row in 0..<40 {
      var rows = Array(0..<41)
      rows.swapAt(row, row + 1)
      #expect(Changeset(from: Array(0..<41), to: rows).description == "\(row + 1)→\(row)")
    }
  }

  @Test("in a section where rows of another one arrive, which do not count as passed")
  func amongArrivals() {
    let old = [ListSection("A", rows: Array(0..<40)), ListSection("B", rows: Array(100..<110))]
    let rows = [0, 1, 3, 4, 100, 101, 102, 5, 6, 7, 2] + Array(8..<40)
    let new = [ListSection("A", rows: rows), ListSection("B", rows: Array(103..<110))]
    let changes = SectionedChangeset(from: old, to: new)
    #expect(changes.description == "1.0→0.4 1.1→0.5 1.2→0.6 0.2→0.10")
  }
}
