import Binder
import TestSupport
import Testing

@Suite("Changes between two lists of sections", .bounded)
struct SectionedChangesetTests {
  @Test(
    "names sections and rows in the index space of their side",
    arguments: [
      ("", "", "no changes"),
      ("A: a b | B: c", "A: a b | B: c", "no changes"),
      ("A: a b | B: c", "A: a b", "§−1"),
      ("A: a b", "B: c | A: a b", "§+0"),
      ("A: a | B: b | C: c", "C: c | A: a | B: b", "§2→0"),
      ("A: a b", "A: b x", "−0.0 +0.1"),
      ("A: a b c", "A: c a b", "0.2→0.0"),
      ("A: a b | B: c d", "A: b | B: c a d", "0.0→1.1"),
      ("A: a b | B: c d", "A: b | B: c a9 d8", "0.0→1.1 ~0.0 ~1.1"),
      ("A: a b | B: c", "B: c a", "§−0 0.0→0.1"),
      ("A: a b", "A: a | B: b c", "§+1 0.1→1.0"),
      ("A: a b | B: c d", "B: d1 c | A: x b", "§1→0 −0.0 +1.0 1.1→0.0 ~1.1"),
      ("A: a b", "B: c a b", "§−0 §+0 0.0→0.1 0.1→0.2"),
      ("A: a | B: a", "A: | B: a a", "0.0→1.1"),
      ("A: a a | B: b", "A: a | B: b a", "0.1→1.1"),
      ("A: a | B: b", "A: b | B: a", "1.0→0.0 0.0→1.0"),
    ]
  )
  func changes(old: String, new: String, expected: String) {
    let old = NamedRow.sections(old)
    let new = NamedRow.sections(new)
    #expect(SectionedChangeset(from: old, to: new).description == expected)
  }

  @Test("deletes and inserts what leaves its place if moves are not wanted")
  func withoutMoves() {
    let old = NamedRow.sections("A: a b c | B: d")
    let new = NamedRow.sections("A: b a | B: d c")
    let changes = SectionedChangeset(from: old, to: new, detectsMoves: false)
    #expect(changes.description == "−0.1 −0.2 +0.0 +1.1")
  }

  @Test("rows that are their own value are matched as well")
  func values() {
    let old = [ListSection("A", rows: [1, 2, 3])]
    let new = [ListSection("A", rows: [3, 1, 4])]
    #expect(SectionedChangeset(from: old, to: new).description == "−0.1 +0.2 0.2→0.0")
    let byParity = SectionedChangeset(from: old, to: new, id: { $0 % 2 }, areEqual: ==)
    #expect(byParity.description == "0.2→0.1 ~0.0 ~0.1 ~0.2")
  }
  @Test("rows with an identity and nothing else are followed and never updated")
  func identityOnly() {
    let numbered = SectionedChangeset(
      from: [ListSection("A", rows: [Numbered(id: 1), Numbered(id: 2)])],
      to: [ListSection("A", rows: [Numbered(id: 2), Numbered(id: 1), Numbered(id: 3)])],
      id: \.id
    )
    #expect(numbered.description == "+0.2 0.1→0.0")
    let named = SectionedChangeset(
      from: [ListSection("A", rows: [Named("a"), Named("b")])],
      to: [ListSection("A", rows: [Named("b"), Named("a"), Named("c")])],
      id: \.collectionId
    )
    #expect(named.description == "+0.2 0.1→0.0")
  }

  @Test("rows that can be equal and no more are deleted and inserted by value")
  func equalityOnly() {
    let old = [ListSection("A", rows: [Opaque(value: 1), Opaque(value: 2), Opaque(value: 3)])]
    let new = [ListSection("A", rows: [Opaque(value: 3), Opaque(value: 1), Opaque(value: 2)])]
    #expect(SectionedChangeset(from: old, to: new).description == "−0.2 +0.0")
    #expect(SectionedChangeset(from: old, to: old).isEmpty)
  }

  private struct Numbered: Identifiable {
    let id: Int
  }

  private struct Named: CollectionIdentifiable {
    let collectionId: String

    init(_ collectionId: String) { self.collectionId = collectionId }
  }

  private struct Opaque: Equatable {
    let value: Int
  }
}
