import TestSupport
import Testing

@testable import Binder

@Suite(.bounded)
struct TableViewSectionTests {
  enum Ordered: Int, TableViewSection, Comparable { case first = 1, second, third }

  struct ByID: TableViewSection, CollectionIdentifiable {
    let collectionId: String
    var title = ""
  }

  enum Coded: String, TableViewSection, CollectionIdentifiable { case red = "R", blue = "B" }

  /// Equal by its own rule, and with one hash value for all.
  struct OwnRule: TableViewSection {
    let number: Int
    static func == (lhs: OwnRule, rhs: OwnRule) -> Bool { lhs.number % 10 == rhs.number % 10 }
    func hash(into hasher: inout Hasher) {}
  }

  @Test func sectionsWithRawValuesAreOrderedByThem() {
    #expect([Ordered.third, .first, .second].sorted() == [.first, .second, .third])
  }

  @Test func sectionsWithIdentitiesAreComparedByThem() {
    #expect(ByID(collectionId: "a", title: "x") == ByID(collectionId: "a", title: "y"))
    #expect(ByID(collectionId: "a") != ByID(collectionId: "b"))
    #expect(Set([ByID(collectionId: "a", title: "x"), ByID(collectionId: "a")]).count == 1)
  }

  @Test func sectionsAreEqualByTheirOwnRuleAndNotByTheirHash() {
    #expect(OwnRule(number: 1) == OwnRule(number: 11))
    #expect(OwnRule(number: 1) != OwnRule(number: 2))
  }

  @Test func aRawValueIsTheIdentity() {
    #expect(Coded.red.collectionId == "R")
  }

  @Test(arguments: [
    (displayName(of: Ordered.second), "second"),
    (displayName(of: ByID(collectionId: "artist 7")), "artist 7"),
    (displayName(of: Coded.blue), "B"),
  ])
  func name(_ name: String, _ expected: String) {
    #expect(name == expected)
  }
}
