import Binder
import HeadlessTable
import TestSupport
import Testing

@Suite("Random changes in stages", .bounded)
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
    for round in 0..<Cases.count(500) {
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

  @Test("lead there between thousands of rows, too")
  func replayLarge() {
    var generator = SplitMix64(seed: 3)
    let large = SectionedLists.Dice(sections: 3, rows: 1_500, rarity: 12)
    var wrong: [String] = []
    var stageCounts: Set<Int> = []
    for round in 0..<10 {
      let lists = SectionedLists.random(large, using: &generator)
      let changes = lists.changes
      let batch = lists.batch(changes, updates: round % 4 == 0 ? .reconfigure : .reload)
      stageCounts.insert(batch.stages.count)
      if let problem = problem(of: batch, lists, changes) {
        wrong.append("round \(round): \(problem.prefix(200))")
      }
    }
    #expect(wrong == [])
    #expect(stageCounts.isSuperset(of: [2, 3]))
  }

  /// Which sections move is a choice as well, as long as they are no more.
  @Test("are as few stages as possible", arguments: [UpdateForm.reload, .reconfigure])
  func fewest(form: UpdateForm) {
    var generator = SplitMix64(seed: 2)
    var wrong: [String] = []
    var stageCounts: [Int: Int] = [:]
    for _ in 0..<Cases.count(2_000) {
      let lists = SectionedLists.random(Self.small, using: &generator)
      let changes = lists.changes
      guard FewestStages(lists, changes, updates: form).operationCount <= 12 else { continue }
      let batch = lists.batch(changes, updates: form)
      stageCounts[batch.stages.count, default: 0] += 1
      let choices = changes.withOtherSectionMoves(lists)
      let fewest = choices.map { FewestStages(lists, $0, updates: form).count }.min() ?? 0
      if batch.stages.count != fewest {
        wrong.append("\(lists)\n\(changes)\n\(batch)\ncould be \(fewest) stages")
      }
    }
    #expect(wrong.prefix(3) == [])
    #expect(stageCounts.count > 3)
    #expect(stageCounts.values.allSatisfy { $0 > 15 })
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
        let check = BatchCheck(
          before: table.sections.map(\.rows.count),
          after: content.map(\.rows.count),
          operations: stage.operations
        )
        if let inconsistency = check.inconsistency { return "\(inconsistency)" }
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
  /// The same change with each choice of as many sections that move.
  fileprivate func withOtherSectionMoves(_ lists: SectionedLists) -> [SectionedChangeset] {
    let kept = lists.new.indices.compactMap { new in
      lists.old.firstIndex { $0.id == lists.new[new].id }.map { IndexPair(old: $0, new: new) }
    }
    return (0..<(1 << kept.count)).compactMap { choice in
      let moves = kept.indices.filter { choice >> $0 & 1 == 1 }.map { kept[$0] }
      let stays = kept.indices.filter { choice >> $0 & 1 == 0 }.map { kept[$0].old }
      guard moves.count == sectionMoves.count, stays == stays.sorted() else { return nil }
      return SectionedChangeset(
        sectionDeletions: sectionDeletions,
        sectionInsertions: sectionInsertions,
        sectionMoves: moves,
        rowDeletions: rowDeletions,
        rowInsertions: rowInsertions,
        rowMoves: rowMoves,
        rowUpdates: rowUpdates
      )
    }
  }

  fileprivate var operationCount: Int {
    sectionDeletions.count + sectionInsertions.count + sectionMoves.count + rowDeletions.count
      + rowInsertions.count + rowMoves.count + rowUpdates.count
  }
}
