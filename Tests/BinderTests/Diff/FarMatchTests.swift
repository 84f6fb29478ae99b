import Binder
import TestSupport
import Testing

@Suite("Rows that are found far below, after many that are others", .bounded)
struct FarMatchTests {
  /// The 1 above the rows that both lists have is another 1 than the one that is matched before.
  private static let long = [900, 1] + (100..<120) + [1] + (200..<260) + [902]
  private static let short = [901, 1] + (200..<260) + [903]

  @Test("are matched from where they begin, up to a row that has a match already")
  func deletions() {
    let changes = Changeset(from: Self.long, to: Self.short)
    #expect(changes.deletions == [0] + (2...22) + [83])
    #expect(changes.insertions == [0, 62])
    #expect(changes.moves == [])
  }

  @Test("are matched likewise where rows come")
  func insertions() {
    let changes = Changeset(from: Self.short, to: Self.long)
    #expect(changes.deletions == [0, 62])
    #expect(changes.insertions == [0] + (2...22) + [83])
    #expect(changes.moves == [])
  }

  @Test("find each other in their own section, also where another one has rows of their identity")
  func ownSection() {
    var matches = RowMatches(oldCounts: [3, 21], newCounts: [1, 21], sectionTargets: [0, 1])
    matches.match(
      [
        RowsToMatch(section: 0, rows: [50, 0, 0]),
        RowsToMatch(section: 1, rows: Array(0...20)),
      ],
      [
        RowsToMatch(section: 0, rows: [50]),
        RowsToMatch(section: 1, rows: (1...20).reversed() + [0]),
      ],
      by: RowComparisons.ByValue<Int>()
    )
    let changes = SectionedChangeset(matches)
    #expect(changes.rowDeletions.map(\.section) == [0, 0])
    #expect(changes.rowInsertions == [])
    #expect(changes.rowMoves.allSatisfy { $0.old.section == 1 && $0.new.section == 1 })
  }
}
