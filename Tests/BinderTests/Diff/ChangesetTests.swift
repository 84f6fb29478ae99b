import Binder
import TestSupport
import Testing

@Suite("Changes between two lists", .bounded)
struct ChangesetTests {
  @Test(
    "deletes, inserts and moves as little as possible",
    arguments: [
      ("", "", "no changes"),
      ("abc", "abc", "no changes"),
      ("", "ab", "+0 +1"),
      ("ab", "", "−0 −1"),
      ("abc", "ac", "−1"),
      ("ac", "abc", "+1"),
      ("abc", "bcd", "−0 +2"),
      ("ab", "ba", "1→0"),
      ("abcd", "dabc", "3→0"),
      ("abcd", "bcda", "0→3"),
      ("abcdef", "fbcdea", "5→0 0→5"),
      ("abcd", "dacx", "−1 +3 3→0"),
      ("abcde", "edcba", "4→0 3→1 2→2 1→3"),
      ("aab", "aba", "2→1"),
      ("aabb", "ab", "−1 −2"),
      ("ab", "aabb", "+1 +2"),
      ("aaa", "aa", "−2"),
      ("abab", "baba", "0→3"),
      ("xaay", "yaax", "3→0 0→3"),
    ]
  )
  func values(old: String, new: String, expected: String) {
    #expect(Changeset(from: Array(old), to: Array(new)).description == expected)
  }

  @Test("identities that are the same text in other bytes are the same")
  func canonicalEquivalence() {
    let composed = ["caf\u{E9}", "K", "plain"].map { Person(id: $0, age: 44) }
    let decomposed = ["cafe\u{301}", "\u{212A}", "other"].map { Person(id: $0, age: 44) }
    #expect(Changeset(from: composed, to: decomposed).description == "−2 +2")
  }

  @Test(
    "tells a changed row from another one",
    arguments: [
      ("a1 b1 c1", "a1 b2 c1", "~1"),
      ("a1 b1 c1", "a2 b2 c2", "~0 ~1 ~2"),
      ("a1 b1 c1", "c1 a2 b1", "2→0 ~0"),
      ("a1 b1 c1", "c2 a1 b1", "2→0 ~2"),
      ("a1 b1 c1 d1 e1", "a1 x1 d1 b1 e9", "−2 +1 3→2 ~4"),
      ("a1 a2", "a2 a1", "~0 ~1"),
    ]
  )
  func rows(old: String, new: String, expected: String) {
    let changes = Changeset(from: NamedRow.rows(old), to: NamedRow.rows(new))
    #expect(changes.description == expected)
  }

  @Test(
    "deletes and inserts what leaves its place if moves are not wanted",
    arguments: [
      ("ab", "ba", "−1 +0"),
      ("abcd", "dabc", "−3 +0"),
      ("abcdef", "fbcdea", "−0 −5 +0 +5"),
      ("aab", "aba", "−2 +1"),
    ]
  )
  func withoutMoves(old: String, new: String, expected: String) {
    let old = Array(old)
    let new = Array(new)
    #expect(Changeset(from: old, to: new, detectsMoves: false).description == expected)
    #expect(Changeset(from: old.map(Opaque.init), to: new.map(Opaque.init)).description == expected)
  }

  @Test("compares by functions that are given")
  func functions() {
    let old = NamedRow.rows("a1 b1 c1")
    let new = NamedRow.rows("c2 b1 a1")
    #expect(Changeset(from: old, to: new, id: \.id).description == "2→0 1→1")
    #expect(Changeset(from: old, to: new, id: \.id, areEqual: ==).description == "2→0 1→1 ~2")
    #expect(Changeset(from: old, to: old, id: \.id) { _, _ in false }.description == "~0 ~1 ~2")
  }

  @Test("rows with an identity and nothing else are never updated")
  func identityOnly() {
    let old = [Reference(id: 1), Reference(id: 2)]
    let new = [Reference(id: 2), Reference(id: 3)]
    #expect(Changeset(from: old, to: new, id: \.id).description == "−0 +1")
    let names = ["a", "b"].map { Named(collectionId: $0) }
    let reversed = Changeset(from: names, to: names.reversed(), id: \.collectionId)
    #expect(reversed.description == "1→0")
  }

  @Test("equal content does not make one row of two identities")
  func lyingEquality() {
    let changes = Changeset(from: [AlwaysEqual(id: 1)], to: [AlwaysEqual(id: 2)])
    #expect(changes.description == "−0 +0")
  }

  /// A value that can be equal and no more.
  private struct Opaque: Equatable {
    let value: Character
  }

  private struct Named: CollectionIdentifiable {
    let collectionId: String
  }

  private final class Reference: Identifiable {
    let id: Int
    init(id: Int) { self.id = id }
  }

  private struct AlwaysEqual: Identifiable, Equatable {
    let id: Int
    static func == (left: AlwaysEqual, right: AlwaysEqual) -> Bool { true }
  }

  private struct Person: Identifiable, Equatable {
    let id: String
    let age: Int
  }
}
