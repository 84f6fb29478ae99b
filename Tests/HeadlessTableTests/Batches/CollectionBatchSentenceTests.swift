import Binder
import TestSupport
import Testing

@testable import TableBatches

@Suite("The sentence for an invalid batch of a collection view", .bounded)
struct CollectionBatchSentenceTests {
  @Test("is UICollectionView's, with the values of the first thing that is wrong", arguments: cases)
  func sentence(batch: BatchPicture, kind: TableInconsistency.Kind, text: String) throws {
    let check = batch.check(.uikit, for: .collection)
    let inconsistency = try #require(check.inconsistency)
    #expect(inconsistency.kind == kind)
    #expect(inconsistency.uikitText == text)
    #expect(inconsistency.host == .collection)
    #expect(inconsistency.warning == nil)
    #expect(inconsistency.operations == batch.operations)
    #expect(batch.check(.strict, for: .collection).inconsistency == inconsistency)
    #expect(batch.check(.uikit).inconsistency?.uikitText != text || !text.contains("item"))
  }

  private static func path(_ text: String) -> String {
    "<NSIndexPath: 0x...> {length = 2, path = \(text)}"
  }

  private typealias Case = (BatchPicture, TableInconsistency.Kind, String)

  private static let cases: [Case] = bounds + conflicts + moves + movedSections + counts

  private static let bounds: [Case] = [
    (
      BatchPicture([3], [2], "-0.1 -0.3"), .deletedRowOutOfBounds,
      "attempt to delete item 3 from section 0 which only contains 3 items before the update"
    ),
    (
      BatchPicture([3], [3], "~0.4"), .reloadedRowOutOfBounds,
      "attempt to delete item 4 from section 0 which only contains 3 items before the update"
    ),
    (
      BatchPicture([3], [2], "-2.1"), .deletedRowInMissingSection,
      "attempt to delete item 1 from section 2, but there are only 1 sections before the update"
    ),
    (
      BatchPicture([3], [3], "-1"), .deletedSectionOutOfBounds,
      "attempt to delete section 1, but there are only 1 sections before the update"
    ),
    (
      BatchPicture([3], [4], "+0.5"), .insertedRowOutOfBounds,
      "attempt to insert item 5 into section 0, but there are only 4 items in section 0 after the "
        + "update"
    ),
    (
      BatchPicture([3], [4], "+1.0"), .insertedRowInMissingSection,
      "attempt to insert item 0 into section 1, but there are only 1 sections after the update"
    ),
    (
      BatchPicture([3], [3, 1], "+2"), .insertedSectionOutOfBounds,
      "attempt to insert section 2 but there are only 2 sections after the update"
    ),
    (
      BatchPicture([3], [3], "-0.1.2"), .invalidIndexPath,
      "Invalid index path for use with UICollectionView. Index paths passed to collection view must "
        + "contain exactly two indices specifying the section and item. Please use the category on "
        + "NSIndexPath in UICollectionView.h if possible."
    ),
  ]

  private static let conflicts: [Case] = [
    (
      BatchPicture([3], [2], "~0.1 -0.1"), .deletedAndReloadedRow,
      "attempt to delete and reload the same index path (\(path("0 - 1")))"
    ),
    (
      BatchPicture([3], [2], "-0.1 0.1>0.0"), .deletedAndMovedRow,
      "attempt to perform a delete and a move from the same index path (\(path("0 - 1")))"
    ),
    (
      BatchPicture([3], [3], "~0.2 0.2>0.0"), .deletedAndMovedRow,
      "attempt to perform a delete and a move from the same index path (\(path("0 - 2")))"
    ),
    (
      BatchPicture([3, 1], [1], "-0 0>0"), .deletedAndMovedSection,
      "attempt to perform a delete and a move from the same section (0)"
    ),
    (
      BatchPicture([3], [4], "+0.1 0.2>0.1"), .insertedAndMovedRow,
      "attempt to perform an insert and a move to the same index path (\(path("0 - 1")))"
    ),
    (
      BatchPicture([3, 1], [1, 3, 0], "+1 0>1"), .insertedAndMovedSection,
      "attempt to perform an insert and a move to the same section (1)"
    ),
  ]

  private static let moves: [Case] = [
    (
      BatchPicture([3, 1], [4], "-1 1.0>0.0"), .movedFromDeletedSection,
      "cannot move an item from a deleted section (1)"
    ),
    (
      BatchPicture([3], [3], "0.3>0.0"), .movedRowOutOfBounds,
      "attempt to move index path (\(path("0 - 3"))) that does not exist - there are only 3 items in "
        + "section 0 before the update"
    ),
    (
      BatchPicture([3], [3], "1.0>0.0"), .movedRowInMissingSection,
      "attempt to move index path (\(path("1 - 0"))) that does not exist - there are only 1 sections "
        + "before the update"
    ),
    (
      BatchPicture([3], [3], "0.0>0.3"), .moveTargetOutOfBounds,
      "attempt to move index path (\(path("0 - 0"))) to index path (\(path("0 - 3"))) that does not "
        + "exist - there are only 3 items in section 0 after the update"
    ),
    (
      BatchPicture([3], [3], "0.0>0.2 0.1>0.2"), .rowMovesShareEnd,
      "attempt to move both item at index path (\(path("0 - 0"))) and item at index path "
        + "(\(path("0 - 1"))) to index path (\(path("0 - 2")))"
    ),
  ]

  private static let movedSections: [Case] = [
    (
      BatchPicture([3, 3, 3], [3, 4, 3, 3], "+1.0 +0 2>1"), .changedRowInMovedSection,
      "attempt to insert item 0 into section 1, which is moved in the same update"
    ),
    (
      BatchPicture([3, 1], [1, 2], "0>1 -0.1"), .changedRowInMovedSection,
      "attempt to delete item 1 from section 0, which is moved in the same update"
    ),
    (
      BatchPicture([3, 1, 1], [1, 2, 2], "0>2 0.1>1.0"), .changedRowInMovedSection,
      "attempt to move item 1 from section 0, which is moved in the same update"
    ),
    (
      BatchPicture([3, 1, 1], [0, 1, 4], "0>2 1.0>2.0"), .changedRowInMovedSection,
      "attempt to move an item to item 0 of section 2, which is moved in the same update"
    ),
    (
      BatchPicture([3, 1], [2, 2], "0>0 0.1>1.0"), .changedRowInMovedSection,
      "request for index path for global index 4 when there are only 4 items in the collection view"
    ),
    (
      BatchPicture([3, 1], [3, 1], "0>0 0.1>0.0"), .changedRowInMovedSection,
      "attempt to move item 1 from section 0, which is moved in the same update"
    ),
    (
      BatchPicture([3, 3], [3, 3], "~1.0 1>0"), .changedRowInMovedSection,
      items(0, 3, 3, "0 inserted, 1 deleted", "0 moved in, 0 moved out")
    ),
  ]

  static func items(
    _ section: Int,
    _ after: Int,
    _ before: Int,
    _ updates: String,
    _ moves: String
  ) -> String {
    "Invalid update: invalid number of items in section \(section). The number of items contained in "
      + "an existing section after the update (\(after)) must be equal to the number of items "
      + "contained in that section before the update (\(before)), plus or minus the number of items "
      + "inserted or deleted from that section (\(updates)) and plus or minus the number of items "
      + "moved into or out of that section (\(moves))."
  }

  static func sections(_ after: Int, _ before: Int, _ updates: String) -> String {
    "Invalid update: invalid number of sections. The number of sections contained in the collection "
      + "view after the update (\(after)) must be equal to the number of sections contained in the "
      + "collection view before the update (\(before)), plus or minus the number of sections "
      + "inserted or deleted (\(updates))."
  }

  private static let counts: [Case] = [
    (
      BatchPicture([3], [3], "-0.1"), .rowCountMismatch,
      items(0, 3, 3, "0 inserted, 1 deleted", "0 moved in, 0 moved out")
    ),
    (
      BatchPicture([2, 3], [3, 3], "1.0>0.1 1.1>1.2 +1.0 +1.1"), .rowCountMismatch,
      items(1, 3, 3, "2 inserted, 0 deleted", "1 moved in, 2 moved out")
    ),
    (
      BatchPicture([3, 1], [3], "-1.0"), .sectionCountMismatch,
      sections(1, 2, "0 inserted, 0 deleted")
    ),
    (
      BatchPicture([3, 1], [4], "+0.3"), .sectionCountMismatch,
      sections(1, 2, "0 inserted, 0 deleted")
    ),
  ]
}
