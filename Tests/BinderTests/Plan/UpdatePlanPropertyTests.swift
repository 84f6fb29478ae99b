import Binder
import HeadlessTable
import TestSupport
import Testing

@Suite("Random changes in batches", .bounded)
struct UpdatePlanPropertyTests {
  static let small = SectionedLists.Dice(sections: 3, rows: 2)
  static let crowded = SectionedLists.Dice(sections: 4, rows: 5)
  static let calm = SectionedLists.Dice(sections: 5, rows: 8, rarity: 8)
  static let duplicates = SectionedLists.Dice(sections: 3, rows: 4, hasDuplicates: true)

  @Test(
    "lead through each batch's content to the new one",
    arguments: [
      small, crowded, calm, duplicates,
    ]
  )
  func replay(_ dice: SectionedLists.Dice) {
    var generator = SplitMix64(seed: 1)
    var wrong: [String] = []
    var batchCounts: Set<Int> = []
    for round in 0..<Cases.count(500) {
      let lists = SectionedLists.random(dice, using: &generator)
      let changes = lists.changes
      let plan = lists.plan(changes, updates: round % 4 == 0 ? .reconfigure : .reload)
      batchCounts.insert(plan.batches.count)
      if let problem = lists.problem(of: plan, for: changes) {
        wrong.append("\(lists)\n\(changes)\n\(plan)\n\(problem)")
      }
    }
    #expect(wrong.prefix(3) == [])
    #expect(batchCounts == [0, 1, 2, 3, 4])
  }

  @Test("lead there between thousands of rows, too")
  func replayLarge() {
    var generator = SplitMix64(seed: 3)
    let large = SectionedLists.Dice(sections: 3, rows: 1_500, rarity: 12)
    var wrong: [String] = []
    var batchCounts: Set<Int> = []
    for round in 0..<10 {
      let lists = SectionedLists.random(large, using: &generator)
      let changes = lists.changes
      let plan = lists.plan(changes, updates: round % 4 == 0 ? .reconfigure : .reload)
      batchCounts.insert(plan.batches.count)
      if let problem = lists.problem(of: plan, for: changes) {
        wrong.append("round \(round): \(problem.prefix(200))")
      }
    }
    #expect(wrong == [])
    #expect(batchCounts.isSuperset(of: [2, 3]))
  }

  /// Where sections move, three batches and one that reconfigures rows are always enough.
  @Test(
    "are as few batches as possible, if no section moves",
    arguments: [UpdateForm.reload, .reconfigure]
  )
  func fewest(form: UpdateForm) {
    var generator = SplitMix64(seed: 2)
    var wrong: [String] = []
    var batchCounts: [Int: Int] = [:]
    for _ in 0..<Cases.count(3_000) {
      let lists = SectionedLists.random(Self.small, using: &generator)
      let changes = lists.changes
      let reference = FewestBatches(lists, changes, updates: form)
      guard reference.operationCount <= 12 else { continue }
      let count = lists.plan(changes, updates: form).batches.count
      let moves = !changes.sectionMoves.isEmpty
      if !moves { batchCounts[count, default: 0] += 1 }
      let fewest = reference.count
      if moves ? !(fewest...(form == .reload ? 3 : 4)).contains(count) : count != fewest {
        wrong.append("\(lists)\n\(changes)\n\(count) batches, could be \(fewest)")
      }
    }
    #expect(wrong.prefix(3) == [])
    #expect(batchCounts.count > 3)
    #expect(batchCounts.values.allSatisfy { $0 > 15 })
  }
}
