import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Changes that a source of one's own lists in any order.
@MainActor
@Suite("changes in any order", .bounded)
struct UnorderedChangesTests {
  private struct Transition {
    var old: [Int]
    var new: [Int]
    var ordered: Changeset
    var shuffled: Changeset

    init(_ random: inout some RandomNumberGenerator) {
      old = (0..<Int.random(in: 0...12, using: &random)).shuffled(using: &random)
      let kept = old.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let new = (kept + (20..<Int.random(in: 20...26, using: &random))).shuffled(using: &random)
      let found = Changeset(from: old, to: new)
      let stayed = zip(old.indices, old).compactMap { row, item in
        new.firstIndex(of: item).map { Move(old: row, new: $0) }
      }
      let updates = stayed.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      self.new = new
      ordered = Changeset(
        deletions: found.deletions,
        insertions: found.insertions,
        moves: found.moves,
        updates: updates
      )
      shuffled = Changeset(
        deletions: ordered.deletions.shuffled(using: &random),
        insertions: ordered.insertions.shuffled(using: &random),
        moves: ordered.moves.shuffled(using: &random),
        updates: ordered.updates.shuffled(using: &random)
      )
    }
  }

  @Test("are the changes in their order, of rows and of sections")
  func order() {
    for seed in 0..<UInt64(200) {
      var random = SplitMix64(seed: seed)
      let change = Transition(&random)
      #expect(change.shuffled == change.ordered, "\(seed)")
      let rows = { (changes: Changeset) in
        let place = { (row: Int) in RowPosition(section: row % 3, row: row) }
        return SectionedChangeset(
          sectionDeletions: changes.deletions,
          sectionInsertions: changes.insertions,
          sectionMoves: changes.moves,
          sectionUpdates: changes.updates,
          rowDeletions: changes.deletions.map(place),
          rowInsertions: changes.insertions.map(place),
          rowMoves: changes.moves.map { Move(old: place($0.old), new: place($0.new)) },
          rowUpdates: changes.updates.map { Move(old: place($0.old), new: place($0.new)) }
        )
      }
      #expect(rows(change.shuffled) == rows(change.ordered), "\(seed)")
    }
  }

  @Test("lead tables and operators to the rows that the source has")
  func operators() {
    for seed in 0..<UInt64(100) {
      var random = SplitMix64(seed: seed)
      let change = Transition(&random)
      let events = SafePublishSubject<ObservableArrayEvent<Int>>()
      var rows: [String: [Int]] = [:]
      let (table, filtered) = (HeadlessTable(id: "all"), HeadlessTable(id: "filtered"))
      let kept = events.filter { (number: Int) -> Bool in number % 2 == 0 }
      events.bind(to: table, cellType: NumberCell.self) { cell, number in cell.number = number }
      kept.map { (number: Int) -> Int in -number }
        .bind(to: filtered, cellType: NumberCell.self) { cell, number in cell.number = number }
      events.sorted(by: >).observeNext { rows["sorted"] = Array($0.source) }
      events.next(ObservableArrayEvent(source: PersistentArray(change.old), change: .reload))
      for table in [table, filtered] { table.layoutIfNeeded() }
      events.next(
        ObservableArrayEvent(source: PersistentArray(change.new), change: .patch(change.shuffled))
      )
      #expect(table.numbers == change.new, "\(seed)")
      #expect(filtered.numbers == change.new.filter { $0 % 2 == 0 }.map { -$0 }, "\(seed)")
      #expect(rows["sorted"] == change.new.sorted(by: >), "\(seed)")
      #expect(table.inconsistencies.isEmpty && filtered.inconsistencies.isEmpty, "\(seed)")
    }
  }
}

private final class NumberCell: HeadlessCell {
  var number = 0
}

extension HeadlessTable {
  fileprivate convenience init(id: String) { self.init(id: id, width: 320, height: 4000) }

  /// What the displayed cells show.
  fileprivate var numbers: [Int] { visibleCells.compactMap { ($0 as? NumberCell)?.number } }
}
