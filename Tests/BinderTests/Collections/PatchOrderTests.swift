import TestSupport
import Testing

@testable import Binder

@Suite("Changes one after the other", .bounded)
struct PatchOrderTests {
  @Test("neighbours are done together, whatever stands between them in the other list")
  func neighbours() {
    let order = PatchOrder(
      Changeset(
        deletions: [1, 2, 3, 5, 7, 8],
        insertions: [0, 1, 2, 6, 9, 10],
        moves: [Move(old: 6, new: 4)]
      )
    )
    let leaving = order.leaving.map { step in
      switch step {
      case .deletions(let range): "\(range)"
      case .move(let move): "→\(move.old)"
      }
    }
    let arriving = order.arriving.map { step in
      switch step {
      case .insertions(let range): "\(range)"
      case .move(let move): "→\(move.new)"
      }
    }
    #expect(leaving == ["7..<9", "→6", "5..<6", "1..<4"])
    #expect(arriving == ["0..<3", "→4", "6..<7", "9..<11"])
  }

  @Test("lead to the list that a slow replay leads to", arguments: Cases.seeds(50))
  func replay(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let old = Array(0..<Int.random(in: 0...12, using: &random)).shuffled(using: &random)
      let new = Array(0..<Int.random(in: 0...12, using: &random)).shuffled(using: &random)
      let patch = Changeset(from: old, to: new, detectsMoves: Bool.random(using: &random))
      var list = PersistentArray(old)
      list.apply(patch) { new[$0] }
      #expect(Array(list) == new)
      #expect(Array(list) == SlowReplay.rows(patch, old: old, new: new))
    }
  }
}
