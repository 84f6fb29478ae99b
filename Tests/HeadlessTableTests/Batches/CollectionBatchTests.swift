import Binder
import TestSupport
import Testing

@testable import TableBatches

@Suite("What a collection view takes and refuses", .bounded)
struct CollectionBatchTests {
  typealias Kind = TableInconsistency.Kind

  /// What each strictness says of a combination of operations; nil where it takes the batch.
  struct Combination: Sendable, CustomTestStringConvertible {
    var name: String
    var batch: BatchPicture
    var strict: Kind?
    var uikit: Kind?

    init(_ name: String, _ batch: BatchPicture, strict: Kind? = nil, uikit: Kind? = nil) {
      self.name = name
      self.batch = batch
      self.strict = strict
      self.uikit = uikit
    }

    var testDescription: String { name }
  }

  @Test("a combination by its strictness", arguments: combinations)
  func combination(_ combination: Combination) {
    for strictness in Strictness.allCases {
      #expect(
        combination.batch.check(strictness, for: .collection).inconsistency?.kind
          == (strictness == .strict ? combination.strict : combination.uikit),
        "\(strictness)"
      )
    }
  }

  private static let combinations = [
    Combination("items of a deleted section", .init([3, 1], [1], "-0 -0.1 ~0.2")),
    Combination("items of an inserted section", .init([3], [3, 2], "+1 +1.0 +1.1")),
    Combination("a section reloaded alone", .init([3], [9], "~0")),
    Combination(
      "sections reloaded alone, one of which stays empty",
      .init([4, 0], [5, 0], "~0 ~1")
    ),
    Combination(
      "items of a reloaded section",
      .init([3], [9], "~0 -0.1 +0.8"),
      strict: .reloadedSectionInChangingBatch
    ),
    Combination(
      "a section reloaded beside an insertion",
      .init([3, 1], [4, 2], "~1 +0.0"),
      strict: .reloadedSectionInChangingBatch
    ),
    Combination(
      "an item inserted into a section that moves",
      .init([3, 3, 3], [3, 4, 3, 3], "+1.0 +0 2>1"),
      strict: .changedRowInMovedSection,
      uikit: .changedRowInMovedSection
    ),
    Combination(
      "an item reloaded in a section that moves",
      .init([3, 3], [3, 3], "~1.0 1>0"),
      strict: .changedRowInMovedSection,
      uikit: .changedRowInMovedSection
    ),
    Combination(
      "an item moved out of a section that is moved to its own place",
      .init([3, 1], [2, 2], "0>0 0.1>1.0"),
      strict: .changedRowInMovedSection,
      uikit: .changedRowInMovedSection
    ),
    Combination(
      "a section moved and deleted",
      .init([3, 1], [1], "-0 0>0"),
      strict: .deletedAndMovedSection,
      uikit: .deletedAndMovedSection
    ),
    Combination(
      "a section moved to where one is inserted",
      .init([3, 1], [1, 3, 0], "+1 0>1"),
      strict: .insertedAndMovedSection,
      uikit: .insertedAndMovedSection
    ),
    Combination("a path deleted twice", .init([3], [2], "-0.1 -0.1"), strict: .rowDeletedTwice),
    Combination("a path inserted twice", .init([3], [4], "+0.1 +0.1"), strict: .rowInsertedTwice),
    Combination(
      "an item reloaded and moved",
      .init([3], [3], "~0.2 0.2>0.0"),
      strict: .deletedAndMovedRow,
      uikit: .deletedAndMovedRow
    ),
    Combination(
      "an item reloaded by its path after the batch",
      .init([3], [3], "0.2>0.0 ~0.0"),
      strict: .reloadedMoveTarget
    ),
    Combination("an item moved to another section", .init([3, 1], [2, 2], "0.0>1.0")),
    Combination(
      "an item moved out of a deleted section",
      .init([3, 1], [4], "-1 1.0>0.0"),
      strict: .movedFromDeletedSection,
      uikit: .movedFromDeletedSection
    ),
    Combination(
      "an item moved into an inserted section",
      .init([3], [2, 1], "+1 0.0>1.0"),
      strict: .movedIntoInsertedSection
    ),
    Combination("two items that change places", .init([3], [3], "0.0>0.2 0.2>0.0")),
    Combination("two hundred deletions", .init([300], [100], hundreds)),
    Combination(
      "items configured again beside a deletion",
      .init([3], [2], "=0.1 -0.0"),
      strict: .reconfiguredInChangingBatch
    ),
  ]

  private static let hundreds = (0..<200).map { "-0.\($0)" }.joined(separator: " ")

  @Test("the sentence of what only the strict check refuses")
  func strict() {
    func text(_ batch: BatchPicture) -> String? {
      batch.check(for: .collection).inconsistency?.description
    }
    #expect(
      text(.init([3], [2, 1], "+1 0.0>1.0")) == """
        cannot move an item into a newly inserted section (1)
        Delete the item at 0 - 0 instead of moving it: it comes with the section that is inserted or \
        reloaded.
        """
    )
    #expect(
      text(.init([1, 0], [2, 0], "~1 +0.0")) == """
        attempt to create view animation for nil view
        Reload section 1 in a batch of its own, or delete it and insert it again.
        """
    )
    #expect(
      text(.init([1, 3], [2, 0], "~1 +0.0")) == """
        attempt to reload sections in an update that changes others (1)
        Reload section 1 in a batch of its own, or delete it and insert it again.
        """
    )
  }

  @Test("an item that is moved into an inserted section is followed there")
  func movedIntoInsertedSection() throws {
    let check = BatchPicture([3], [2, 2], "+1 0.0>1.0 +1.1").check(.uikit, for: .collection)
    let map = try check.validMap()
    let new = RowPosition(section: 1, row: 0)
    #expect(map.new(of: RowPosition(section: 0, row: 0)) == new)
    #expect(map.old(of: new) == RowPosition(section: 0, row: 0))
    #expect(map.new(of: RowPosition(section: 0, row: 1)) == RowPosition(section: 0, row: 0))
  }

  @Test("counts that do not add up are a warning where UIKit was lenient")
  func lenient() {
    let items = BatchPicture([3], [3], "-0.1").check(.lenient, for: .collection).inconsistency
    #expect(
      items?.uikitText == "[UICollectionView] Performing reloadData as a fallback — "
        + CollectionBatchSentenceTests.items(
          0,
          3,
          3,
          "0 inserted, 1 deleted",
          "0 moved in, 0 moved out"
        )
    )
    #expect(items?.kind == .rowCountMismatch)
    #expect(items?.warning?.severity == .warning)
    #expect(items?.warning?.message == items?.description)
    let sections = BatchPicture([3, 1], [3], "-1.0").check(.lenient, for: .collection)
    #expect(
      sections.inconsistency?.warning?.message.hasPrefix(
        "[UICollectionView] Performing reloadData as a fallback — "
          + CollectionBatchSentenceTests.sections(1, 2, "0 inserted, 0 deleted")
      ) == true
    )
    let bounds = BatchPicture([3], [2], "-0.3")
    #expect(bounds.check(.lenient, for: .collection).inconsistency?.warning == nil)
    #expect(
      bounds.check(.lenient, for: .collection).inconsistency
        == bounds.check(.uikit, for: .collection).inconsistency
    )
    let table = BatchPicture([3], [3], "-0.1")
    #expect(table.check(.lenient).inconsistency == table.check(.uikit).inconsistency)
  }

  @Test("the newer text names both counts and every operation")
  func newerText() {
    let batch = BatchPicture([4, 2, 1], [1, 2, 9], "-0.1 +0.0 ~1.0 0.2>1.1 ~2")
    #expect(
      batch.check(.uikit, for: .collection).inconsistency?.uikitBatchText == """
        Invalid batch updates detected: the number of sections and/or items returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 3 sections with item counts: [4, 2, 1] }
        Data source after updates = { 3 sections with item counts: [1, 2, 9] }
        Updates = [
        \tDelete item (0 - 1),
        \tInsert item (0 - 0),
        \tDelete item (1 - 0),
        \tInsert item (1 - 0),
        \tMove item (0 - 2) to (1 - 1),
        \tDelete section (2),
        \tInsert section (2)
        ]
        Collection view: <UICollectionView: 0x...>
        """
    )
    let one = BatchPicture([4], [1], "").check(for: .collection).inconsistency?.uikitBatchText
    #expect(one?.contains("before updates = { 1 section with item counts: [4] }\n") == true)
    #expect(one?.contains("Updates = [\n]\nCollection view: ") == true)
  }

  @Test("reloads of sections beside other changes are exchanged, and every row is where it was")
  func replacedReloads() throws {
    let picture = BatchPicture([3, 1, 2], [4, 2], "-0 +1.0 ~1")
    let operations = Batch(picture.operations).replacingReloadedSections.operations
    #expect(operations.map(\.description) == ["§−0", "+1.0", "§−1", "§+0"])
    var exchanged = 0
    for seed in 0..<UInt64(Cases.count(3000)) {
      let random = RandomBatch(seed: seed)
      let batch = Batch(random.operations)
      let other = batch.replacingReloadedSections
      let check = BatchCheck(
        before: random.before.map(\.count),
        after: random.after.map(\.count),
        batch: other,
        host: .collection
      )
      let (map, reloading) = (try check.validMap(), ChangeMap(batch))
      exchanged += other == batch ? 0 : 1
      for (section, rows) in random.before.enumerated() {
        for row in rows.indices {
          let row = RowPosition(section: section, row: row)
          try #require(
            map.newKeepingCell(of: row) == reloading.newKeepingCell(of: row),
            "\(random)"
          )
        }
      }
    }
    #expect(exchanged > Cases.count(200))
  }

  @Test("no sentence and no hint has a table's words", arguments: Cases.seeds(2))
  func words(run: UInt64) {
    for seed in (run << 32)..<(run << 32) + 3000 {
      guard let found = BatchPicture.random(seed: seed).check(for: .collection).inconsistency else {
        continue
      }
      let words = "\(found) \(found.uikitBatchText ?? "")".lowercased().split { !$0.isLetter }
      let wrong = words.filter {
        ["row", "rows", "table", "uitableview", "deleterows", "insertrows"].contains($0)
      }
      #expect(wrong.isEmpty, "\(found)")
    }
  }
}
