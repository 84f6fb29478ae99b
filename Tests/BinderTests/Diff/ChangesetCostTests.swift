import Binder
import TestSupport
import Testing

@Suite("What a comparison of lists asks of rows", .bounded)
struct ChangesetCostTests {
  private let tally = Tally()

  @Test("nothing changed: each row is compared once, none is hashed")
  func nothingChanged() {
    let old = tally.rows(0..<10_000, generation: 0)
    let new = tally.rows(0..<10_000, generation: 1)
    #expect(Changeset(from: old, to: new).isEmpty)
    #expect(tally.identityComparisons == 10_000)
    #expect(tally.contentComparisons == 10_000)
    #expect(tally.hashes == 0)
  }

  @Test("the same values: nothing is asked of the rows, their bits are compared")
  func sameValues() {
    let old = tally.rows(0..<10_000, generation: 0)
    let new = old.map { $0 }
    #expect(Changeset(from: old, to: new).isEmpty)
    #expect(tally.identityComparisons == 0)
    #expect(tally.contentComparisons == 0)
    #expect(tally.hashes == 0)
  }

  @Test("nothing changed in any section: each row is compared once, none is hashed")
  func nothingChangedInSections() {
    let old = (0..<10).map {
      ListSection($0, rows: tally.rows($0 * 100..<$0 * 100 + 100, generation: 0))
    }
    let new = old.map {
      ListSection($0.id, rows: tally.rows($0.rows.map(\.id.number), generation: 1))
    }
    #expect(SectionedChangeset(from: old, to: new).isEmpty)
    #expect(tally.identityComparisons == 1_000)
    #expect(tally.contentComparisons == 1_000)
    #expect(tally.hashes == 0)
  }

  @Test("one row inserted, or a thousand appended: no row is hashed")
  func insertions() {
    let old = tally.rows(0..<10_000, generation: 0)
    let inserted = tally.rows(
      [Array(0..<5_000), [-1], Array(5_000..<10_000)].joined(),
      generation: 1
    )
    let appended = tally.rows(0..<11_000, generation: 1)
    #expect(Changeset(from: old, to: inserted).description == "+5000")
    #expect(Changeset(from: old, to: appended).insertions == Array(10_000..<11_000))
    #expect(tally.identityComparisons < 20_010)
    #expect(tally.hashes == 0)
  }

  @Test("scattered edits: few rows are hashed")
  func scatteredEdits() {
    let old = tally.rows(0..<10_000, generation: 0)
    let kept = (0..<10_000).filter { $0 % 50 != 7 }
    let numbers = kept.flatMap { $0 % 100 == 31 ? [$0, $0 + 50_000] : [$0] }
    let changes = tally.changes(from: old, to: tally.rows(numbers, generation: 1))
    #expect(changes.deletions.count == 200)
    #expect(changes.insertions.count == 100)
    #expect(changes.moves == [])
    #expect(tally.hashes <= 300)
    #expect(tally.identityComparisons < 2 * 10_000)
  }

  @Test("a block moved far is found without hashing all that lies between")
  func movedBlock() {
    let old = tally.rows(0..<20_000, generation: 0)
    let numbers = Array(2_000..<15_000) + Array(0..<2_000) + Array(15_000..<20_000)
    let changes = tally.changes(from: old, to: tally.rows(numbers, generation: 1))
    #expect(changes.moves.count == 2_000)
    #expect(tally.hashes < 3 * 2_000)
  }

  @Test("shuffled, reversed, or all of one identity: no more than some comparisons a row")
  func worstCases() {
    let old = tally.rows(0..<10_000, generation: 0)
    var generator = SplitMix64(seed: 1)
    let lists = [
      (0..<10_000).shuffled(using: &generator), (0..<10_000).reversed(),
      [Int](repeating: 3, count: 10_000), Array(10_000..<20_000),
    ]
    for numbers in lists {
      let same = tally.rows([Int](repeating: 3, count: 9_000) + [4, 3], generation: 0)
      _ = tally.changes(from: old, to: tally.rows(numbers, generation: 1))
      _ = tally.changes(from: same, to: tally.rows(numbers, generation: 1))
    }
    #expect(tally.hashes <= 8 * 20_000)
    #expect(tally.identityComparisons < 60 * 8 * 10_000)
  }
}
