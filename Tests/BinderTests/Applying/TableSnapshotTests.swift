import TestSupport
import Testing

@testable import Binder

@Suite("Snapshots", .bounded)
struct TableSnapshotTests {
  private typealias Snapshot = TableSnapshot<String, String>

  /// Sections and items as in `a: 1 2 | b: | c: 3`.
  private static func snapshot(_ text: String) -> Snapshot {
    var snapshot = Snapshot()
    for part in text.split(separator: "|") {
      let words = part.split(separator: " ").map(String.init)
      let name = String(words[0].dropLast())
      snapshot.appendSections([name])
      snapshot.appendItems(Array(words.dropFirst()), toSection: name)
    }
    return snapshot
  }

  private static func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      (["\(section):"] + snapshot.itemIdentifiers(inSection: section)).joined(separator: " ")
    }
    .joined(separator: " | ")
  }

  /// An edit of `a: 1 2 | b: 3 | c:` and what it leads to.
  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let edit: @Sendable (inout TableSnapshot<String, String>) -> Void
    let result: String

    init(
      _ description: String,
      _ result: String,
      _ edit: @escaping @Sendable (inout TableSnapshot<String, String>) -> Void
    ) {
      (testDescription, self.result, self.edit) = (description, result, edit)
    }
  }

  private static let edits = [
    Edit("to the last section", "a: 1 2 | b: 3 | c: 4 5") { $0.appendItems(["4", "5"]) },
    Edit("to a section", "a: 1 2 4 | b: 3 | c:") { $0.appendItems(["4"], toSection: "a") },
    Edit("what is there is moved", "a: 2 | b: 3 1 | c:") { $0.appendItems(["1"], toSection: "b") },
    Edit("of equal items the first counts", "a: 1 2 | b: 3 | c: 4 5") {
      $0.appendItems(["4", "5", "4"])
    },
    Edit("before", "a: 1 4 5 2 | b: 3 | c:") { $0.insertItems(["4", "5"], beforeItem: "2") },
    Edit("after", "a: 1 2 | b: 3 4 5 | c:") { $0.insertItems(["4", "5"], afterItem: "3") },
    Edit("before, moved", "a: 2 | b: 1 3 | c:") { $0.insertItems(["1"], beforeItem: "3") },
    Edit("beside itself", "a: 4 1 2 | b: 3 | c:") { $0.insertItems(["1", "4"], beforeItem: "1") },
    Edit("delete", "a: 1 | b: | c:") { $0.deleteItems(["2", "3", "9"]) },
    Edit("delete all", "") { $0.deleteAllItems() },
    Edit("move down", "a: 2 | b: 3 1 | c:") { $0.moveItem("1", afterItem: "3") },
    Edit("move up", "a: 3 1 2 | b: | c:") { $0.moveItem("3", beforeItem: "1") },
    Edit("sections at the end", "a: 1 2 | b: 3 | c: | d: | e:") { $0.appendSections(["d", "e"]) },
    Edit("a section before", "a: 1 2 | d: | b: 3 | c:") {
      $0.insertSections(["d"], beforeSection: "b")
    },
    Edit("a section after", "a: 1 2 | b: 3 | d: | c:") {
      $0.insertSections(["d"], afterSection: "b")
    },
    Edit("delete sections", "b: 3") { $0.deleteSections(["a", "c", "x"]) },
    Edit("move a section up", "c: | a: 1 2 | b: 3") { $0.moveSection("c", beforeSection: "a") },
    Edit("move a section down", "b: 3 | c: | a: 1 2") { $0.moveSection("a", afterSection: "c") },
  ]

  @Test("an edit", arguments: edits)
  func edit(_ edit: Edit) {
    let before = Self.snapshot("a: 1 2 | b: 3 | c:")
    var after = before
    edit.edit(&after)
    #expect(Self.text(after) == edit.result)
    #expect(Self.text(before) == "a: 1 2 | b: 3 | c:")
  }

  @Test func lookUps() {
    let snapshot = Self.snapshot("a: 1 2 | b: | c: 3")
    #expect(snapshot.numberOfSections == 3 && snapshot.numberOfItems == 3)
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
    #expect(snapshot.itemIdentifiers == ["1", "2", "3"])
    #expect(["1", "2", "3", "4"].map { snapshot.indexOfItem($0) } == [0, 1, 2, nil])
    #expect(["a", "b", "c", "d"].map { snapshot.indexOfSection($0) } == [0, 1, 2, nil])
    #expect(
      ["1", "3", "4"].map { snapshot.sectionIdentifier(containingItem: $0) } == ["a", "c", nil]
    )
  }

  @Test func equalityIsThatOfSectionsAndItems() {
    var snapshot = Self.snapshot("a: 1 2 | b:")
    let other = Self.snapshot("a: 2 | b: 1")
    #expect(snapshot != other)
    snapshot.moveItem("1", beforeItem: "2")
    snapshot.reloadItems(["1"])
    #expect(snapshot == Self.snapshot("a: 1 2 | b:"))
    #expect(snapshot != Self.snapshot("a: 2 1 | b:"))
    #expect(snapshot != Self.snapshot("a: 1 2"))
  }

  @Test func marksAreListedOnceAndOnlyWhileTheyAreThere() {
    var snapshot = Self.snapshot("a: 1 2 | b: 3")
    snapshot.reloadItems(["2", "1", "2"])
    snapshot.reconfigureItems(["3"])
    snapshot.reloadSections(["b", "b"])
    #expect(snapshot.reloadedItemIdentifiers == ["2", "1"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["3"])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    #expect(
      snapshot.description == """
        a · 2 items
          1 · reload
          2 · reload
        b · 1 item · reload
          3 · reconfigure
        """
    )
    let copy = snapshot
    snapshot.deleteItems(["1"])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == ["2"])
    #expect(snapshot.reconfiguredItemIdentifiers == [] && snapshot.reloadedSectionIdentifiers == [])
    #expect(copy.reloadedItemIdentifiers == ["2", "1"])
    #expect(copy.unmarked.reloadedItemIdentifiers == [] && copy.unmarked == copy)
  }

  @Test func askingForAMissingSectionStops() async throws {
    let exit = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = TableSnapshot<String, Int>().numberOfItems(inSection: "a")
    }
    let text = try String(decoding: #require(exit).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API (which has O(1) performance)"
      )
    )
  }

  @Test("any edits lead to what they lead to in arrays", arguments: Cases.seeds(9))
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (snapshot, slow) = (TableSnapshot<Int, Int>(), SlowSnapshot())
    var past: [(TableSnapshot<Int, Int>, SlowSnapshot)] = []
    let (largest, most) = seed % 3 == 0 ? (30, 4) : (800, 90)
    for step in 0..<200 {
      let edit = SnapshotEdit.random(items: largest, most: most, using: &random)
      edit.apply(to: &snapshot)
      edit.apply(to: &slow)
      let looksUp = largest < 100 || step % 30 == 0
      guard SlowSnapshot(snapshot) == slow,
        !looksUp || snapshot.answersAgree(with: slow, upTo: largest)
      else {
        Issue.record("After step \(step), \(edit): \(SlowSnapshot(snapshot)) instead of \(slow)")
        return
      }
      if step % 60 == 0 { past.append((snapshot, slow)) }
    }
    for (copy, slow) in past { #expect(SlowSnapshot(copy) == slow) }
  }

  @Test("items that are put in at one place again and again find room", arguments: [true, false])
  func onePlace(after: Bool) {
    var snapshot = TableSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    var slow = Array(0..<100)
    for item in 100..<6_000 {
      if after {
        snapshot.insertItems([item], afterItem: 50)
        slow.insert(item, at: 51)
      } else {
        snapshot.insertItems([item], beforeItem: 0)
        slow.insert(item, at: item - 100)
      }
    }
    #expect(snapshot.itemIdentifiers == slow)
    #expect(stride(from: 0, to: 6_000, by: 37).allSatisfy { snapshot.indexOfItem(slow[$0]) == $0 })
  }

  @Test("sections that are put in at one place again and again find room")
  func onePlaceForSections() {
    var snapshot = TableSnapshot<Int, Int>()
    snapshot.appendSections([-1, -2])
    for section in 0..<500 {
      snapshot.insertSections([section], afterSection: -1)
      snapshot.appendItems([section], toSection: section)
    }
    #expect(snapshot.sectionIdentifiers == [-1] + (0..<500).reversed() + [-2])
    #expect(snapshot.indexOfItem(0) == 499 && snapshot.indexOfSection(-2) == 501)
  }
}
