import Binder
import TestSupport
import Testing

@Suite("What is known of a type of rows", .bounded)
struct ModelMatcherTests {
  @Test("tells rows apart, and updates those that changed")
  func identityAndContent() {
    let changes = changes(
      from: [NumberedRow(id: 1), NumberedRow(id: 2)],
      to: [NumberedRow(id: 2, content: 5), NumberedRow(id: 1)]
    )
    #expect(changes == "identityAndEquality 0.1→0.0 ~0.1")
  }

  @Test("tells rows apart, and no more")
  func identity() {
    let changes = changes(from: [Named(id: 1), Named(id: 2)], to: [Named(id: 2), Named(id: 1)])
    #expect(changes == "identity 0.1→0.0")
  }

  @Test("prefers a collectionId to an id")
  func collectionIdentity() {
    let changes = changes(
      from: [Twofold(id: 1, collectionId: "a"), Twofold(id: 2, collectionId: "b")],
      to: [Twofold(id: 1, collectionId: "b"), Twofold(id: 2, collectionId: "a")]
    )
    #expect(changes == "identityAndEquality 0.1→0.0 ~0.0 ~0.1")
  }

  @Test("takes a value for its own identity if it can be hashed")
  func value() {
    #expect(changes(from: ["a", "b"], to: ["b", "a"]) == "identityAndEquality 0.1→0.0")
  }

  @Test("deletes and inserts values that can be equal and no more")
  func equality() {
    let changes = changes(from: [Value(1), Value(2)], to: [Value(2), Value(1)])
    #expect(changes == "equality −0.1 +0.0")
  }

  @Test("nothing is known of other types")
  func nothing() {
    #expect(changes(from: [Opaque()], to: [Opaque()]) == "nothing")
  }

  private func changes<Row>(from old: [Row], to new: [Row]) -> String {
    guard let matcher = ModelMatcher<Row>.find() else { return "nothing" }
    var matches = RowMatches(
      oldCounts: [old.count],
      newCounts: [new.count],
      sectionTargets: [0]
    )
    matcher.match(
      [RowsToMatch(section: 0, rows: old)],
      [RowsToMatch(section: 0, rows: new)],
      &matches
    )
    return "\(matcher.tier) \(SectionedChangeset(matches))"
  }

  private struct Named: Identifiable {
    let id: Int
  }

  private struct Twofold: CollectionIdentifiable, Identifiable, Equatable {
    let id: Int
    let collectionId: String
  }

  private struct Value: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private struct Opaque {}
}
