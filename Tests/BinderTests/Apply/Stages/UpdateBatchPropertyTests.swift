import Binder
import Testing

@Suite("Random changes in stages")
struct UpdateBatchPropertyTests {
  static let small = SectionedLists.Dice(sections: 3, rows: 2)
  static let crowded = SectionedLists.Dice(sections: 4, rows: 5)
  static let calm = SectionedLists.Dice(sections: 5, rows: 8, rarity: 8)
  static let duplicates = SectionedLists.Dice(sections: 3, rows: 4, hasDuplicates: true)

  @Test(
    "lead through each stage's content to the new one",
    arguments: [
      small, crowded, calm, duplicates,
    ]
  )
  func replay(_ dice: SectionedLists.Dice) {
    var generator = SplitMix64(seed: 1)
    var wrong: [String] = []
    var stageCounts: Set<Int> = []
    for round in 0..<5_000 {
      let lists = SectionedLists.random(dice, using: &generator)
      let changes = lists.changes
      let batch = lists.batch(changes, updates: round % 4 == 0 ? .reconfigure : .reload)
      stageCounts.insert(batch.stages.count)
      if let problem = problem(of: batch, lists, changes) {
        wrong.append("\(lists)\n\(changes)\n\(batch)\n\(problem)")
      }
    }
    #expect(wrong.prefix(3) == [])
    #expect(stageCounts == [0, 1, 2, 3, 4])
  }

  /// A plan of two stages tries eight ways where the rules leave a choice; in one small change of 40,000
  /// each of them makes some update's path read like the target of a move, where a ninth would not.
  @Test("are as few stages as possible", arguments: [UpdateForm.reload, .reconfigure])
  func fewest(form: UpdateForm) {
    var generator = SplitMix64(seed: 2)
    var wrong: [String] = []
    var stageCounts: [Int: Int] = [:]
    for _ in 0..<10_000 {
      let lists = SectionedLists.random(Self.small, using: &generator)
      let changes = lists.changes
      let fewest = FewestStages(lists, changes, updates: form)
      guard fewest.operationCount <= 12 else { continue }
      let batch = lists.batch(changes, updates: form)
      stageCounts[batch.stages.count, default: 0] += 1
      if batch.stages.count != fewest.count {
        wrong.append("\(lists)\n\(changes)\n\(batch)\ncould be \(fewest.count) stages")
      }
    }
    #expect(wrong.prefix(3) == [])
    #expect(stageCounts.count > 3)
    #expect(stageCounts.values.allSatisfy { $0 > 100 })
  }

  /// What is wrong with a batch; nil if it does what it should.
  private func problem(
    of batch: UpdateBatch,
    _ lists: SectionedLists,
    _ changes: SectionedChangeset
  ) -> String? {
    var table = ReplayedTable(lists.old)
    let kept = table.rows
    do {
      for stage in batch.stages {
        let content = lists.resolve(stage.content)
        try table.apply(stage.operations, content: content)
        let expected = SectionedLists.text(content)
        if table.text != expected { return "shows \(table.text) instead of \(expected)" }
      }
    } catch {
      return "\(error)"
    }
    if table.text != SectionedLists.text(lists.new) { return "ends with \(table.text)" }
    let operationCount = batch.stages.map(\.operations.count).reduce(0, +)
    if operationCount != changes.operationCount { return "\(operationCount) operations" }
    let survivors = Set(table.rows.map(ObjectIdentifier.init))
      .intersection(kept.map(ObjectIdentifier.init)).count
    return survivors == lists.commonRowCount ? nil : "keeps \(survivors) rows"
  }
}

extension SectionedLists {
  /// How many rows are in both contents, by identity.
  fileprivate var commonRowCount: Int {
    let left = Dictionary(grouping: old.flatMap(\.rows), by: \.id)
    let right = Dictionary(grouping: new.flatMap(\.rows), by: \.id)
    return left.map { min($0.value.count, right[$0.key]?.count ?? 0) }.reduce(0, +)
  }
}

extension SectionedChangeset {
  fileprivate var operationCount: Int {
    sectionDeletions.count + sectionInsertions.count + sectionMoves.count + rowDeletions.count
      + rowInsertions.count + rowMoves.count + rowUpdates.count
  }
}
