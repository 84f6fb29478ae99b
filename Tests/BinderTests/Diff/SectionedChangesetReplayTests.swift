import Binder
import TestSupport
import Testing

@Suite("Replaying changes between two lists of sections", .bounded)
struct SectionedChangesetReplayTests {
  private typealias Sections = [ListSection<Int, NumberedRow>]

  /// Parts of a thousand transitions each.
  @Test("leads to the new sections, whatever they are", arguments: Cases.seeds(5))
  func replay(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var wrong: [String] = []
    for _ in 0..<1_000 {
      let old = sections(using: &generator)
      let new =
        Bool.random(using: &generator)
        ? edited(old, using: &generator) : sections(using: &generator)
      let detectsMoves = Int.random(in: 0..<5, using: &generator) > 0
      let changes = SectionedChangeset(from: old, to: new, detectsMoves: detectsMoves)
      if SlowReplay.sections(changes, old: old, new: new) != new
        || changes.applying(to: old, from: new) != new
        || !pairsAreTrue(changes, old, new)
        || !detectsMoves && !changes.rowMoves.isEmpty
        || detectsMoves && goneCount(changes, old) != surplus(of: old, over: new)
      {
        wrong.append("\(old) to \(new): \(changes)")
      }
    }
    #expect(wrong == [])
  }

  private func sections(using generator: inout SplitMix64) -> Sections {
    let names = (0..<6).shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))
    let identities = Int.random(in: 1...60, using: &generator)
    return names.map { name in
      let length = Int.random(in: 0...14, using: &generator)
      return ListSection(
        name,
        rows: (0..<length).map { _ in
          NumberedRow(
            id: Int.random(in: 0..<identities, using: &generator),
            content: Int.random(in: 0...1, using: &generator)
          )
        }
      )
    }
  }

  private func edited(_ sections: Sections, using generator: inout SplitMix64) -> Sections {
    var sections = sections
    for _ in 0..<Int.random(in: 0...6, using: &generator) where !sections.isEmpty {
      let place = Int.random(in: sections.indices, using: &generator)
      let other = Int.random(in: sections.indices, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: sections.swapAt(place, other)
      case 1: sections[place].rows.append(NumberedRow(id: 100))
      case 2 where !sections[place].rows.isEmpty: sections[place].rows[0].content += 1
      case 3: sections[place].rows.shuffle(using: &generator)
      case 4 where !sections[place].rows.isEmpty:
        sections[other].rows.append(sections[place].rows.removeFirst())
      case 5: sections.remove(at: place)
      default: break
      }
    }
    return sections
  }

  /// How many rows of the old sections are in no new one.
  private func goneCount(_ changes: SectionedChangeset, _ old: Sections) -> Int {
    let deleted = Set(changes.sectionDeletions)
    let absorbed = deleted.reduce(0) { $0 + old[$1].rows.count }
    let rescued = changes.rowMoves.filter { deleted.contains($0.old.section) }.count
    return changes.rowDeletions.count + absorbed - rescued
  }

  private func surplus(of old: Sections, over new: Sections) -> Int {
    var counts: [Int: Int] = [:]
    for row in old.flatMap(\.rows) { counts[row.id, default: 0] += 1 }
    for row in new.flatMap(\.rows) { counts[row.id, default: 0] -= 1 }
    return counts.values.filter { $0 > 0 }.reduce(0, +)
  }

  /// Whether moves and updates pair rows of one identity, and updates only those that changed.
  private func pairsAreTrue(
    _ changes: SectionedChangeset,
    _ old: Sections,
    _ new: Sections
  ) -> Bool {
    func pair(_ pair: IndexPair<RowPosition>) -> (NumberedRow, NumberedRow) {
      (old[pair.old.section].rows[pair.old.row], new[pair.new.section].rows[pair.new.row])
    }
    return changes.rowMoves.map(pair).allSatisfy { $0.id == $1.id }
      && changes.rowUpdates.map(pair).allSatisfy { $0.id == $1.id && $0.content != $1.content }
  }
}
