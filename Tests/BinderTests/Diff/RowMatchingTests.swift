import Binder
import Testing

@Suite("What is known of a type of rows")
struct RowMatchingTests {
  @Test("tells rows apart, and updates those that changed")
  func identityAndContent() {
    let changes = changes(
      from: [NumberedRow(id: 1), NumberedRow(id: 2)],
      to: [NumberedRow(id: 2, content: 5), NumberedRow(id: 1)]
    )
    #expect(changes == "identityAndContent 0.1→0.0 ~0.1")
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
    #expect(changes == "identityAndContent 0.1→0.0 ~0.0 ~0.1")
  }

  @Test("deletes and inserts by value")
  func equality() {
    #expect(changes(from: ["a", "b"], to: ["b", "a"]) == "equality −0.1 +0.0")
    #expect(changes(from: [Value(1), Value(2)], to: [Value(2)]) == "equality −0.0")
  }

  @Test("adds or removes at the end what nothing tells apart")
  func nothing() {
    let two = [Opaque(), Opaque()]
    #expect(changes(from: two, to: [Opaque()]) == "nothing −0.1")
    #expect(changes(from: two, to: two + two) == "nothing +0.2 +0.3")
  }

  private func changes<Row>(from old: [Row], to new: [Row]) -> String {
    let matching = RowMatching<Row>.find()
    var matches = RowMatches(
      oldCounts: [old.count],
      newCounts: [new.count],
      sectionTargets: [0]
    )
    matching.match(
      [SectionRows(section: 0, rows: old)],
      [SectionRows(section: 0, rows: new)],
      in: &matches
    )
    return "\(matching.tier) \(SectionedChangeset(matches))"
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
