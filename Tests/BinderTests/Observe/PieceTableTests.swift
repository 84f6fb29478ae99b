import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

@Suite("The pieces of a list in the middle of changes", .bounded)
struct PieceTableTests {
  @Test("rows that are inserted beside each other are one piece, wherever the next one goes")
  func insertions() {
    for place in [0, 5, 10] {
      for step in [0, 1] {
        var rows = PieceTable(section: 0, count: 10)
        for number in 0..<1_000 { rows.insert(count: 1, at: place + step * number) }
        #expect(rows.count == 1_010)
        #expect(Array(rows).count <= 3)
      }
    }
  }

  @Test("a row that is updated again, or is new, makes no other pieces")
  func updates() {
    var rows = PieceTable(section: 0, count: 10)
    rows.insert(count: 1, at: 3)
    for _ in 0..<100 {
      rows.update(3..<4)
      rows.update(7..<8)
    }
    #expect(rows.map(\.count) == [3, 1, 3, 1, 3])
    #expect(rows.map(\.isUpdated) == [false, false, false, true, false])
  }

  @Test("edited at random, they are the rows of an array", arguments: 1...4)
  func edits(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Cases.count(20) {
      let count = Int.random(in: 0...60, using: &random)
      var rows = PieceTable(section: 0, count: count)
      // The origins; nil for new rows.
      var origins: [Int?] = Array(0..<count)
      var deletions: [RowPosition] = []
      var removed: [Int] = []
      for _ in 0..<60 {
        let place = Int.random(in: 0...origins.count, using: &random)
        let end = min(origins.count, place + Int.random(in: 0...3, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          rows.insert(count: 2, at: place)
          origins.insert(contentsOf: [nil, nil], at: place)
        case 1:
          rows.remove(place..<end, &deletions)
          removed += origins[place..<end].compactMap(\.self)
          origins.removeSubrange(place..<end)
        case 2: rows.update(place..<end)
        default:
          guard place < origins.count else { continue }
          let (row, origin) = (rows.take(at: place), origins.remove(at: place))
          let target = Int.random(in: 0...origins.count, using: &random)
          rows.put(row, at: target)
          origins.insert(origin, at: target)
        }
      }
      let found = rows.flatMap { piece in
        (0..<piece.count).map { offset in piece.origin.map { $0.row + offset } }
      }
      #expect(found == origins)
      #expect(deletions.map(\.row) == removed)
      #expect(rows.depth < 14)
    }
  }
}
