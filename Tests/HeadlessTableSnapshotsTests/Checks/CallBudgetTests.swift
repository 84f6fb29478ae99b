import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@Suite("How many calls there may be", .bounded)
struct CallBudgetTests {
  private var calls: CallLog {
    var calls = CallLog(tableID: "accounts")
    for (title, count) in [("load", 10), ("scroll 0 → 44", 4)] {
      calls.begin(title)
      for row in 0..<count {
        let place = Call.Place(section: 0, sectionName: "current", row: row, identity: nil)
        calls.append(.dimension(Call.Dimension(kind: .cellHeight, place: place, value: 44)))
      }
    }
    calls.append(.update(Call.Update(kind: .reload, sections: 1, rows: 10)))
    return calls
  }

  private func failure(_ limits: [Call.Kind: Int]) -> String? {
    do throws(SnapshotMismatch) {
      try verifySnapshot(of: calls, as: .atMost(limits))
      return nil
    } catch {
      return error.description
    }
  }

  @Test("what is within its limit passes, and what has none")
  func within() {
    #expect(failure([.cellHeight: 14, .reload: 1, .dequeue: 0]) == nil)
    #expect(failure([.batch: 0]) == nil)
  }

  @Test("no limit at all is refused, since no table could break it")
  func none() {
    #expect(
      failure([:]) == """
        accounts: nothing to check
          Name at least one kind of call.
        """
    )
  }

  @Test("what is over its limit is listed with its phases")
  func over() {
    #expect(
      failure([.reload: 0, .cellHeight: 13, .dequeue: 3]) == """
        accounts: 2 kinds of call are over their limits
          cellHeight  14 of at most 13: 10 in load, 4 in scroll 0 → 44
          reload      1 of at most 0: 1 in scroll 0 → 44
        """
    )
    #expect(
      failure([.cellHeight: 12]) == """
        accounts: 1 kind of call is over its limit
          cellHeight  14 of at most 12: 10 in load, 4 in scroll 0 → 44
        """
    )
  }

  @Test("phases of one title are summed up, and those beyond the sixth")
  func manyPhases() {
    var calls = CallLog(tableID: "accounts")
    calls.append(.update(Call.Update(kind: .reload, sections: 1, rows: 10)))
    for phase in [1, 2, 3, 1, 4, 5, 6, 7, 8, 8] {
      calls.begin("reload \(phase)")
      calls.append(.update(Call.Update(kind: .reload, sections: 1, rows: 10)))
    }
    let titles = (1...5).map { "\($0 == 1 ? 2 : 1) in reload \($0)" }.joined(separator: ", ")
    #expect(
      CallBudget([.reload: 1]).findings(in: calls)
        == ["reload  11 of at most 1: 1 in what came before, \(titles), 4 in 3 more phases"]
    )
  }
}
