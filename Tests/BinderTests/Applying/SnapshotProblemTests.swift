import Binder
import TestSupport
import Testing

/// Every misuse of a snapshot, with UIKit's sentence and what is done instead.
@Suite("Misuse of snapshots", .bounded)
struct SnapshotProblemTests {
  /// A call that UIKit refuses or warns of.
  struct Misuse: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let call: @Sendable (inout TableSnapshot<String, Int>) -> Void
    let sentence: String
    let outcome: String

    init(
      _ description: String,
      _ sentence: String,
      _ outcome: String,
      _ call: @escaping @Sendable (inout TableSnapshot<String, Int>) -> Void
    ) {
      testDescription = description
      (self.call, self.sentence, self.outcome) = (call, sentence, outcome)
    }
  }

  private static let breakpoint =
    "but this operation will be more expensive. For best performance, inserted item identifiers "
    + "should always be unique. Set a symbolic breakpoint on "
    + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "

  private static let misuses = [
    Misuse(
      "the same item twice",
      """
      Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
          4,
          5
      )}
      """,
      "The first of each counts."
    ) { $0.appendItems([4, 5, 4, 5, 4]) },
    Misuse(
      "the same section twice",
      """
      Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(
          x
      )}
      """,
      "The first of each counts."
    ) { $0.appendSections(["x", "x"]) },
    Misuse(
      "an item that is there",
      """
      Diffable data source detected an attempt to insert or append 1 item identifier that already \
      exists in the snapshot. The existing item identifier will be moved into place instead, \
      \(breakpoint)Item identifier that already exists: (
          1
      )
      """,
      "It was moved."
    ) { $0.appendItems([1]) },
    Misuse(
      "items that are there",
      """
      Diffable data source detected an attempt to insert or append 2 item identifiers that already \
      exist in the snapshot. The existing item identifiers will be moved into place instead, \
      \(breakpoint)Item identifiers that already exist: (
          1,
          2
      )
      """,
      "They were moved."
    ) { $0.insertItems([1, 9, 2], beforeItem: 3) },
    Misuse(
      "a section that is there",
      """
      Diffable data source detected an attempt to insert or append 1 section identifier that \
      already exists in the snapshot. Identifiers in a snapshot must be unique. Section identifier \
      that already exists: (
          a
      )
      """,
      "It stays where it is."
    ) { $0.appendSections(["a"]) },
    Misuse(
      "sections that are there",
      """
      Diffable data source detected an attempt to insert or append 2 section identifiers that \
      already exist in the snapshot. Identifiers in a snapshot must be unique. Section identifiers \
      that already exist: (
          a,
          b
      )
      """,
      "They stay where they are."
    ) { $0.insertSections(["a", "x", "b"], afterSection: "b") },
    Misuse(
      "items without a section",
      "There are currently no sections in the data source. Please add a section first.",
      "The items were left out."
    ) {
      $0.deleteAllItems()
      $0.appendItems([1])
    },
    Misuse(
      "reloading an unknown item",
      "Attempted to reload item identifier that does not exist in the snapshot: 9",
      "Nothing is shown again for it."
    ) { $0.reloadItems([1, 9]) },
    Misuse(
      "reconfiguring an unknown item",
      "Attempted to reconfigure item identifier that does not exist in the snapshot: 9",
      "Nothing is shown again for it."
    ) { $0.reconfigureItems([1, 9]) },
    Misuse(
      "reloading an unknown section",
      "Attempted to reload section identifier that does not exist in the snapshot: x",
      "Nothing is shown again for it."
    ) { $0.reloadSections(["x"]) },
    Misuse("an unknown section", notFound("section"), unchanged) {
      $0.appendItems([9], toSection: "x")
    },
    Misuse("before an unknown item", notFound("section"), unchanged) {
      $0.insertItems([9], beforeItem: 8)
    },
    Misuse("after an unknown item", notFound("section"), unchanged) {
      $0.insertItems([9], afterItem: 8)
    },
    Misuse("before an unknown section", notFound("insertIndex"), unchanged) {
      $0.insertSections(["y"], beforeSection: "x")
    },
    Misuse("after an unknown section", notFound("insertIndex"), unchanged) {
      $0.insertSections(["y"], afterSection: "x")
    },
    Misuse("moving an unknown item", notFound("fromIndex"), unchanged) {
      $0.moveItem(9, beforeItem: 1)
    },
    Misuse("moving before an unknown item", notFound("toIndex"), unchanged) {
      $0.moveItem(1, afterItem: 9)
    },
    Misuse("moving an unknown section", notFound("fromSection"), unchanged) {
      $0.moveSection("x", beforeSection: "a")
    },
    Misuse("moving after an unknown section", notFound("toSection"), unchanged) {
      $0.moveSection("a", afterSection: "x")
    },
    Misuse("beside one of the inserted items", beside("1", "9, 1"), "It stays where it is.") {
      $0.insertItems([9, 1], beforeItem: 1)
    },
    Misuse("an item beside itself", beside("1", "1"), "It stays where it is.") {
      $0.moveItem(1, afterItem: 1)
    },
    Misuse("a section beside itself", beside("a", "a"), "It stays where it is.") {
      $0.moveSection("a", afterSection: "a")
    },
  ]

  private static let unchanged = "Nothing was changed by this call."

  private static func notFound(_ parameter: String) -> String {
    "Invalid parameter not satisfying: \(parameter) != NSNotFound"
  }

  private static func beside(_ name: String, _ names: String) -> String {
    "Invalid update: destination for insertion operation [\(name)] is in the insertion identifier "
      + "list for update: <_UIDiffableDataSourceUpdate - action: INS; identifiers: [\(names)]>."
  }

  @Test("a misuse has UIKit's sentence", arguments: misuses)
  func sentence(_ misuse: Misuse) throws {
    var snapshot = TableSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    let before = snapshot
    misuse.call(&snapshot)
    #expect(snapshot.problems.count == 1)
    let problem = try #require(snapshot.problems.first)
    #expect(problem.sentence == misuse.sentence)
    #expect(problem.outcome == misuse.outcome)
    #expect(problem.description == "\(misuse.sentence) \(misuse.outcome)")
    if misuse.outcome == Self.unchanged { #expect(snapshot == before) }
  }

  @Test func aSectionSnapshotRefusesItemsThatAreThere() throws {
    var outline = TableSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([2, 3, 4, 4], to: 1)
    let problem = try #require(outline.problems.first)
    #expect(
      problem.sentence == """
        Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(
            2,
            4
        )}
        """
    )
    #expect(problem.outcome == "The first of each counts.")
    #expect(outline.items == [1, 3, 4, 2])
    outline.append([9], to: 8)
    outline.insert([9], before: 8)
    #expect(
      outline.problems.dropFirst().map(\.sentence) == [
        Self.notFound("parentItem"), Self.notFound("index"),
      ]
    )
  }

  @Test func aHundredProblemsAreEnough() {
    var snapshot = TableSnapshot<String, Int>()
    for _ in 0..<200 { snapshot.appendItems([1]) }
    #expect(snapshot.problems.count == 100)
  }

  @Test func namesAreThoseOfTheValues() {
    enum Shelf { case read }
    var snapshot = TableSnapshot<Shelf, Int?>()
    snapshot.reloadSections([.read])
    snapshot.reloadItems([7, nil])
    #expect(
      snapshot.problems.map(\.sentence) == [
        "Attempted to reload section identifier that does not exist in the snapshot: read",
        "Attempted to reload item identifier that does not exist in the snapshot: 7",
        "Attempted to reload item identifier that does not exist in the snapshot: nil",
      ]
    )
  }
}
