import Binder
import TestSupport
import Testing

@Suite("Matches of rows of several types", .bounded)
struct RowMatchesTests {
  /// Sections A of numbers, B of words; A moves below B, and a section C of words comes in.
  @Test("are joined into one change")
  func severalTypes() {
    var matches = RowMatches(
      oldCounts: [3, 2],
      newCounts: [1, 3, 2],
      sectionTargets: RowMatches.sectionTargets(from: ["A", "B"], to: ["B", "A", "C"])
    )
    matches.match(
      [RowsToMatch(section: 0, rows: [1, 2, 3])],
      [RowsToMatch(section: 1, rows: [1, 3, 4])],
      by: RowComparisons.ByValue<Int>()
    )
    matches.match(
      [RowsToMatch(section: 1, rows: ["x", "y"])],
      [RowsToMatch(section: 0, rows: ["y"]), RowsToMatch(section: 2, rows: ["x", "z"])],
      by: RowComparisons.ByValue<String>()
    )
    let changes = SectionedChangeset(matches)
    #expect(changes.description == "§+2 §1→0 −0.1 +1.2 1.0→2.0")
    #expect(matches.target(of: RowPosition(section: 0, row: 2)) == RowPosition(section: 1, row: 1))
    #expect(matches.target(of: RowPosition(section: 0, row: 1)) == nil)
    #expect(matches.target(of: RowPosition(section: 1, row: 0)) == RowPosition(section: 2, row: 0))
  }

  @Test("leave out the rows of sections that nobody compared")
  func withoutComparison() {
    let matches = RowMatches(oldCounts: [2, 1], newCounts: [1], sectionTargets: [0, -1])
    #expect(SectionedChangeset(matches).description == "§−1 −0.0 −0.1 +0.0")
  }
}
