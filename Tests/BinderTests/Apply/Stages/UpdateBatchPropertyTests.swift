import Binder
import Testing

@Suite("Random changes in stages")
struct UpdateBatchPropertyTests {
  static let small = SectionedLists.Dice(sections: 3, rows: 2)
  static let crowded = SectionedLists.Dice(sections: 4, rows: 5)
  static let calm = SectionedLists.Dice(sections: 5, rows: 8, rarity: 8)
  static let duplicates = SectionedLists.Dice(sections: 3, rows: 4, hasDuplicates: true)

  @Test("turn each content into the next one", arguments: [small, crowded, calm, duplicates])
  func replay(_ dice: SectionedLists.Dice) throws {
    var generator = SplitMix64(seed: 1)
    var stageCounts: [Int: Int] = [:]
    for round in 0..<5_000 {
      let lists = SectionedLists.random(dice, using: &generator)
      let changes = lists.changes
      let batch = lists.batch(changes, updates: round % 4 == 0 ? .reconfigure : .reload)
      stageCounts[batch.stages.count, default: 0] += 1
      var table = ReplayedTable(lists.old)
      do {
        for stage in batch.stages {
          let content = lists.resolve(stage.content)
          try table.apply(stage.operations, content: content)
          if table.text != SectionedLists.text(content) { throw ReplayedTable.Refusal("\(table.text) is not \(SectionedLists.text(content))") }
        }
        if table.text != SectionedLists.text(lists.new) { throw ReplayedTable.Refusal("not new") }
      } catch let refusal as ReplayedTable.Refusal {
        Issue.record("\(lists)\n\(changes)\n\(batch)\n\(refusal.reason)")
        return
      }
    }
    print(stageCounts)
  }

  @Test("are as few as possible", arguments: [UpdateForm.reload, .reconfigure])
  func fewest(form: UpdateForm) {
    var generator = SplitMix64(seed: 3)
    var stageCounts: [Int: Int] = [:]
    var more: [String: Int] = [:]
    for _ in 0..<40_000 {
      let lists = SectionedLists.random(Self.small, using: &generator)
      let changes = lists.changes
      let batch = lists.batch(changes, updates: form)
      let fewest = FewestStages(lists, changes, updates: form)
      guard fewest.operationCount <= 12 else { continue }
      stageCounts[batch.stages.count, default: 0] += 1
      if batch.stages.count != fewest.count {
        more["\(fewest.count) \(batch.stages.count)", default: 0] += 1
        if more.values.reduce(0, +) < 10 { print(lists, changes, batch, separator: "\n") }
      }
    }
    print(form, stageCounts, more)
  }
}
