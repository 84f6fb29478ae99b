import TestSupport
import Testing

@testable import Binder

/// Models are compared in the background in just the way in which they are compared on the main actor.
@Suite(.bounded)
struct BackgroundComparisonTests {
  struct ByID: Identifiable, Equatable, Sendable { let id: Int }
  struct ByIDAndHashable: Identifiable, Hashable, Sendable { let id: Int }
  struct ByCollectionID: CollectionIdentifiable, Equatable, Sendable { let collectionId: String }
  struct ByBoth: CollectionIdentifiable, Identifiable, Hashable, Sendable {
    let id: Int
    var collectionId: String { "\(id)" }
  }
  struct Value: Hashable, Sendable { let number: Int }

  @Test func theWayIsTheSame() {
    #expect(isFoundOnTheMainActor(BackgroundComparison<ByID>.inBackground))
    #expect(isFoundOnTheMainActor(BackgroundComparison<ByIDAndHashable>.inBackground))
    #expect(isFoundOnTheMainActor(BackgroundComparison<ByCollectionID>.inBackground))
    #expect(isFoundOnTheMainActor(BackgroundComparison<ByBoth>.inBackground))
    #expect(isFoundOnTheMainActor(BackgroundComparison<Value>.inBackground))
    #expect(isFoundOnTheMainActor(BackgroundComparison<String>.inBackground))
  }

  @Test func whereLessIsKnownTheWayIsAnother() {
    #expect(!isFoundOnTheMainActor(byValue(ByIDAndHashable.self)))
    #expect(isFoundOnTheMainActor(byValue(Value.self)))
  }

  @Test func rowsAreMatched() {
    let old = [ByID(id: 1), ByID(id: 2), ByID(id: 3)]
    let new = [ByID(id: 3), ByID(id: 1), ByID(id: 2), ByID(id: 4)]
    let match = BackgroundComparison<ByID>.inBackground.match(
      [RowsToMatch(section: 0, rows: old)],
      [RowsToMatch(section: 0, rows: new)]
    )
    var matches = RowMatches(oldCounts: [3], newCounts: [4], sectionTargets: [0])
    match(&matches)
    #expect(SectionedChangeset(matches).description == "+0.3 0.2→0.0")
  }

  private func byValue<Model: Sendable & Hashable>(
    _ type: Model.Type
  ) -> BackgroundComparison<Model> {
    .inBackground
  }

  private func isFoundOnTheMainActor<Model>(_ comparison: BackgroundComparison<Model>) -> Bool {
    ModelMatcher<Model>.find()?.comparison == comparison.comparison
  }
}
