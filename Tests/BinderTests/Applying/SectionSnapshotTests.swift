import TestSupport
import Testing

@testable import Binder

@Suite("Section snapshots", .bounded)
struct SectionSnapshotTests {
  /// Fruit with apples of two kinds and pears, and nuts.
  private var pantry: TableSectionSnapshot<String> {
    var pantry = TableSectionSnapshot<String>()
    pantry.append(["Fruit", "Nuts"])
    pantry.append(["Apple", "Pear"], to: "Fruit")
    pantry.append(["Boskoop", "Elstar"], to: "Apple")
    return pantry
  }

  @Test func whatIsExpandedIsVisible() {
    var pantry = pantry
    #expect(pantry.visibleItems == ["Fruit", "Nuts"])
    pantry.expand(["Apple"])
    #expect(pantry.visibleItems == ["Fruit", "Nuts"])
    #expect(!pantry.isVisible("Boskoop") && pantry.isExpanded("Apple"))
    pantry.expand(["Fruit", "unknown"])
    #expect(pantry.visibleItems == ["Fruit", "Apple", "Boskoop", "Elstar", "Pear", "Nuts"])
    #expect(pantry.isVisible("Boskoop") && !pantry.isVisible("unknown"))
    pantry.collapse(["Fruit"])
    #expect(pantry.visibleItems == ["Fruit", "Nuts"])
    #expect(
      pantry.description == """
        + Fruit
          - Apple
            * Boskoop
            * Elstar
          * Pear
        * Nuts
        """
    )
  }

  @Test func itemsKnowWhereTheyAre() {
    let pantry = pantry
    #expect(pantry.items == ["Fruit", "Apple", "Boskoop", "Elstar", "Pear", "Nuts"])
    #expect(pantry.rootItems == ["Fruit", "Nuts"])
    #expect(pantry.items.map { pantry.level(of: $0) } == [0, 1, 2, 2, 1, 0])
    #expect(pantry.items.map { pantry.index(of: $0) } == [0, 1, 2, 3, 4, 5])
    #expect(
      pantry.items.map { pantry.parent(of: $0) } == [nil, "Fruit", "Apple", "Apple", "Fruit", nil]
    )
    #expect(pantry.index(of: "unknown") == nil && pantry.parent(of: "unknown") == nil)
    #expect(pantry.contains("Pear") && !pantry.contains("unknown"))
  }

  @Test func itemsArePutInBesideOthers() {
    var pantry = pantry
    pantry.insert(["Bread"], before: "Fruit")
    pantry.insert(["Salt"], after: "Fruit")
    pantry.insert(["Cherry"], after: "Apple")
    #expect(pantry.rootItems == ["Bread", "Fruit", "Salt", "Nuts"])
    #expect(pantry.items.prefix(6) == ["Bread", "Fruit", "Apple", "Boskoop", "Elstar", "Cherry"])
    #expect(pantry.parent(of: "Cherry") == "Fruit")
  }

  @Test func whatIsBelowADeletedItemIsDeleted() {
    var pantry = pantry
    let before = pantry
    pantry.delete(["Apple", "Elstar", "unknown"])
    #expect(pantry.items == ["Fruit", "Pear", "Nuts"])
    #expect(!pantry.contains("Boskoop"))
    pantry.append(["Boskoop"], to: "Nuts")
    #expect(pantry.parent(of: "Boskoop") == "Nuts")
    pantry.deleteAll()
    #expect(pantry.items == [] && pantry == TableSectionSnapshot())
    #expect(before == self.pantry)
  }

  @Test func partsAreTakenOutAndPutIn() {
    var pantry = pantry
    pantry.expand(["Apple"])
    let below = pantry.snapshot(of: "Fruit")
    #expect(below.rootItems == ["Apple", "Pear"] && below.level(of: "Elstar") == 1)
    #expect(below.isExpanded("Apple"))
    #expect(pantry.snapshot(of: "Fruit", includingParent: true).rootItems == ["Fruit"])
    #expect(pantry.snapshot(of: "unknown").items == [])
    var kinds = TableSectionSnapshot<String>()
    kinds.append(["Walnut", "Pear", "Hazel"])
    kinds.append(["Red hazel"], to: "Hazel")
    pantry.replace(childrenOf: "Fruit", using: kinds)
    #expect(pantry.items == ["Fruit", "Walnut", "Pear", "Hazel", "Red hazel", "Nuts"])
    #expect(pantry.problems == [])
    pantry.insert(below, after: "Nuts")
    #expect(
      pantry.items == [
        "Fruit", "Walnut", "Pear", "Hazel", "Red hazel", "Nuts", "Apple", "Boskoop", "Elstar",
      ]
    )
    #expect(pantry.problems == [.repeatedInSection(["Pear"])])
    pantry.insert(kinds, before: "Boskoop")
    #expect(pantry.parent(of: "Apple") == nil && pantry.problems.count == 2)
  }

  @Test func equalityIsThatOfTheOutline() {
    var other = pantry
    #expect(other == pantry)
    other.expand(["Fruit"])
    #expect(other != pantry)
    other.collapse(["Fruit"])
    other.delete(["Pear"])
    other.append(["Pear"])
    #expect(other != pantry)
  }

  @Test("any edits lead to what they lead to in a list with levels", arguments: Cases.seeds(20))
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var outline = TableSectionSnapshot<Int>()
    var slow: [(item: Int, level: Int)] = []
    var expanded: Set<Int> = []
    for step in 0..<250 {
      let item = Int.random(in: 0...40, using: &random)
      let other = Int.random(in: 0...40, using: &random)
      let place = slow.firstIndex { $0.item == other }
      let level = place.map { slow[$0].level } ?? 0
      let end = place.map { place in
        slow[(place + 1)...].firstIndex { $0.level <= level } ?? slow.count
      }
      let isNew = !slow.contains { $0.item == item }
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        outline.append([item])
        if isNew { slow.append((item, 0)) }
      case 1, 2:
        outline.append([item], to: other)
        if isNew, let end { slow.insert((item, level + 1), at: end) }
      case 3:
        outline.insert([item], before: other)
        if isNew, let place { slow.insert((item, level), at: place) }
      case 4:
        outline.insert([item], after: other)
        if isNew, let end { slow.insert((item, level), at: end) }
      case 5:
        outline.delete([other])
        if let place, let end {
          expanded.subtract(slow[place..<end].map(\.item))
          slow.removeSubrange(place..<end)
        }
      default:
        if Bool.random(using: &random) {
          outline.expand([other])
          if place != nil { expanded.insert(other) }
        } else {
          outline.collapse([other])
          expanded.remove(other)
        }
      }
      var hidden = Int.max
      let visible = slow.filter { entry in
        if entry.level > hidden { return false }
        hidden = expanded.contains(entry.item) ? .max : entry.level
        return true
      }
      guard outline.items == slow.map(\.item), outline.visibleItems == visible.map(\.item),
        slow.allSatisfy({ outline.level(of: $0.item) == $0.level }),
        slow.map(\.item).filter({ outline.isVisible($0) }) == visible.map(\.item)
      else {
        Issue.record("Step \(step): \(outline) instead of \(slow), \(expanded)")
        return
      }
    }
  }
}
