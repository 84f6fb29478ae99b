import TestSupport
import Testing

@testable import Binder
@testable import BinderObservables

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
}
