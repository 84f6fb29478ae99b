import TestSupport
import Testing

@testable import TableBatches

@Suite("The sentence for an invalid batch", .bounded)
struct BatchSentenceTests {
  @Test(
    "is UIKit's as far as it is known, with the values of the first thing that is wrong",
    arguments: cases
  )
  func sentence(batch: BatchPicture, kind: TableInconsistency.Kind, text: String) throws {
    let inconsistency = try #require(batch.check(.uikit).inconsistency)
    #expect(inconsistency.kind == kind)
    #expect(inconsistency.uikitText == text)
    #expect(inconsistency.before == batch.before)
    #expect(inconsistency.after == batch.after)
    #expect(inconsistency.operations == batch.operations)
    #expect(batch.check(.strict).inconsistency == inconsistency)
  }

  private static func path(_ text: String) -> String {
    "<NSIndexPath: 0x...> {length = 2, path = \(text)}"
  }

  private typealias Case = (BatchPicture, TableInconsistency.Kind, String)

  private static let cases: [Case] =
    deletions + insertions + conflicts + moves + sectionMoves + movedSections + counts

  private static let deletions: [Case] = [
    (
      BatchPicture([3], [2], "-0"), .sectionCountMismatch,
      "Invalid update: invalid number of sections. The number of sections contained in the table "
        + "view after the update (1) must be equal to the number of sections contained in the "
        + "table view before the update (1), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 1 deleted)."
    ),
    (
      BatchPicture([3], [2], "-2.1"), .deletedRowInMissingSection,
      "attempt to delete row 1 from section 2, but there are only 1 sections before the update"
    ),
    (
      BatchPicture([3], [3], "~1.0"), .deletedRowInMissingSection,
      "attempt to delete row 0 from section 1, but there are only 1 sections before the update"
    ),
    (
      BatchPicture([3], [2], "-0.1 -0.3"), .deletedRowOutOfBounds,
      "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    ),
    (
      BatchPicture([3], [3], "~0.4"), .reloadedRowOutOfBounds,
      "attempt to delete row 4 from section 0 which only contains 3 rows before the update"
    ),
    (
      BatchPicture([3], [3], "=0.3"), .reloadedRowOutOfBounds,
      "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    ),
    (
      BatchPicture([3], [2], "-0.-1"), .deletedRowOutOfBounds,
      "attempt to delete row -1 from section 0 which only contains 3 rows before the update"
    ),
    (
      BatchPicture([3], [3], "-1"), .deletedSectionOutOfBounds,
      "attempt to delete section 1, but there are only 1 sections before the update"
    ),
    (
      BatchPicture([3], [3], "~2"), .deletedSectionOutOfBounds,
      "attempt to delete section 2, but there are only 1 sections before the update"
    ),
    (
      BatchPicture([3], [3], "+0.1.2 -7"), .invalidIndexPath,
      "Invalid index path for use with UITableView. Index paths passed to table view must contain "
        + "exactly two indices specifying the section and row. Please use the category on "
        + "NSIndexPath in UITableView.h if possible."
    ),
  ]

  private static let insertions: [Case] = [
    (
      BatchPicture([3], [4], "+1.0"), .insertedRowInMissingSection,
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
    ),
    (
      BatchPicture([1, 1, 1], [1, 1], "~2.0"), .insertedRowInMissingSection,
      "attempt to insert row 0 into section 2, but there are only 2 sections after the update"
    ),
    (
      BatchPicture([3], [4], "+0.5 +0.4"), .insertedRowOutOfBounds,
      "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the "
        + "update"
    ),
    (
      BatchPicture([3], [1], "~0.2"), .insertedRowOutOfBounds,
      "attempt to insert row 2 into section 0, but there are only 1 rows in section 0 after the "
        + "update"
    ),
    (
      BatchPicture([3], [3, 1], "+2"), .insertedSectionOutOfBounds,
      "attempt to insert section 2 but there are only 2 sections after the update"
    ),
    (
      BatchPicture([3, 1], [3], "~1"), .insertedSectionOutOfBounds,
      "attempt to insert section 1 but there are only 1 sections after the update"
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
      BatchPicture([3, 1], [1], "~0 -0"), .deletedAndReloadedSection,
      "attempt to delete and reload the same index path (\(path("0 - 9223372036854775807")))"
    ),
    (
      BatchPicture([3, 1], [1], "~0 -0 0>0"), .deletedAndReloadedSection,
      "attempt to delete and reload the same index path (\(path("0 - 9223372036854775807")))"
    ),
    (
      BatchPicture([3, 1], [1], "-0 0>0"), .deletedAndMovedSection,
      "attempt to perform a delete and a move from the same section (0)"
    ),
    (
      BatchPicture([3, 1], [1, 3], "~1 1>0"), .deletedAndMovedSection,
      "attempt to perform a delete and a move from the same section (1)"
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
      BatchPicture([3], [3], "0.3>0.0"), .movedRowOutOfBounds,
      "attempt to move index path (\(path("0 - 3"))) that does not exist - there are only 3 rows in "
        + "section 0 before the update"
    ),
    (
      BatchPicture([3], [3], "1.0>0.0"), .movedRowInMissingSection,
      "attempt to move index path (\(path("1 - 0"))) that does not exist - there are only 1 "
        + "sections before the update"
    ),
    (
      BatchPicture([3], [3], "0.0>0.3"), .moveTargetOutOfBounds,
      "attempt to move index path (\(path("0 - 0"))) to index path (\(path("0 - 3"))) that does not "
        + "exist - there are only 3 rows in section 0 after the update"
    ),
    (
      BatchPicture([3], [3], "0.0>1.0"), .moveTargetOutOfBounds,
      "attempt to move index path (\(path("0 - 0"))) to index path (\(path("1 - 0"))) that does not "
        + "exist - there are only 1 sections after the update"
    ),
    (
      BatchPicture([3], [3], "0.0>0.2 0.1>0.2"), .rowMovesShareEnd,
      "attempt to move both row at index path (\(path("0 - 0"))) and row at index path "
        + "(\(path("0 - 1"))) to index path (\(path("0 - 2")))"
    ),
    (
      BatchPicture([3], [3], "0.0>0.2 0.0>0.1"), .rowMovesShareEnd,
      "attempt to move both row at index path (\(path("0 - 0"))) to index path (\(path("0 - 2"))) "
        + "and to index path (\(path("0 - 1")))"
    ),
    (
      BatchPicture([3], [3, 1], "+1 0.0>1.0"), .movedIntoInsertedSection,
      "cannot move a row into a newly inserted section (1)"
    ),
    (
      BatchPicture([3, 1], [4], "-1 1.0>0.0"), .movedFromDeletedSection,
      "cannot move a row from a deleted section (1)"
    ),
    (
      BatchPicture([3, 1], [4, 0], "~1 1.0>0.0"), .movedFromDeletedSection,
      "cannot move a row from a deleted section (1)"
    ),
  ]

  private static let sectionMoves: [Case] = [
    (
      BatchPicture([3], [3], "1>0"), .movedSectionOutOfBounds,
      "attempt to move section 1, but there are only 1 sections before the update"
    ),
    (
      BatchPicture([3], [3], "0>1"), .sectionMoveTargetOutOfBounds,
      "attempt to move section 0 to section 1, but there are only 1 sections after the update"
    ),
    (
      BatchPicture([1, 2, 3], [1, 2, 3], "0>2 1>2"), .sectionMovesShareEnd,
      "attempt to move both section 0 and section 1 to section 2"
    ),
    (
      BatchPicture([1, 2, 3], [1, 2, 3], "0>2 0>1"), .sectionMovesShareEnd,
      "attempt to move both section 0 to section 2 and to section 1"
    ),
  ]

  private static func rows(
    _ section: Int,
    _ after: Int,
    _ before: Int,
    _ updates: String,
    _ moves: String
  ) -> String {
    "Invalid update: invalid number of rows in section \(section). The number of rows contained in "
      + "an existing section after the update (\(after)) must be equal to the number of rows "
      + "contained in that section before the update (\(before)), plus or minus the number of rows "
      + "inserted or deleted from that section (\(updates)) and plus or minus the number of rows "
      + "moved into or out of that section (\(moves))."
  }

  /// The first is a record of iOS 9.3; the wordings of those that are no reloads are this library's.
  private static let movedSections: [Case] = [
    (
      BatchPicture([3, 3], [3, 3], "~1.0 1>0"), .changedRowInMovedSection,
      rows(0, 3, 3, "0 inserted, 1 deleted", "0 moved in, 0 moved out")
    ),
    (
      BatchPicture([3, 1], [1, 3], "0>1 ~0.1 ~0.2"), .changedRowInMovedSection,
      rows(1, 3, 3, "0 inserted, 2 deleted", "0 moved in, 0 moved out")
    ),
    (
      BatchPicture([3, 1], [1, 3], "0>1 ~0.1 -0.2 +1.2"), .changedRowInMovedSection,
      rows(1, 3, 3, "1 inserted, 2 deleted", "0 moved in, 0 moved out")
    ),
    (
      BatchPicture([3, 3, 3], [3, 3, 3], "~1.0 0>2"), .changedRowInMovedSection,
      rows(0, 3, 3, "0 inserted, 1 deleted", "0 moved in, 0 moved out")
    ),
    (
      BatchPicture([2, 2], [3, 2], "1>0 +0.0"), .changedRowInMovedSection,
      "attempt to insert row 0 into section 0, which is moved in the same update"
    ),
    (
      BatchPicture([3, 1], [1, 2], "0>1 -0.1"), .changedRowInMovedSection,
      "attempt to delete row 1 from section 0, which is moved in the same update"
    ),
    (
      BatchPicture([3, 1], [3, 0], "0>0 -0.1 +0.0 -1.0"), .changedRowInMovedSection,
      "attempt to delete row 1 from section 0, which is moved in the same update"
    ),
    (
      BatchPicture([3, 1], [1, 3], "0>1 0.1>1.0"), .changedRowInMovedSection,
      "attempt to move row 1 from section 0, which is moved in the same update"
    ),
    (
      BatchPicture([3, 1, 1], [1, 2, 2], "0>2 0.1>1.0"), .changedRowInMovedSection,
      "attempt to move row 1 from section 0, which is moved in the same update"
    ),
    (
      BatchPicture([3, 1, 1], [0, 1, 4], "0>2 1.0>2.0"), .changedRowInMovedSection,
      "attempt to move a row to row 0 of section 2, which is moved in the same update"
    ),
  ]

  private static let counts: [Case] = [
    (
      BatchPicture([3], [3], "-0.1"), .rowCountMismatch,
      rows(0, 3, 3, "0 inserted, 1 deleted", "0 moved in, 0 moved out")
    ),
    (
      BatchPicture([3], [6], ""), .rowCountMismatch,
      rows(0, 6, 3, "0 inserted, 0 deleted", "0 moved in, 0 moved out")
    ),
    (
      BatchPicture([3], [2], "~0.1"), .rowCountMismatch,
      rows(0, 2, 3, "1 inserted, 1 deleted", "0 moved in, 0 moved out")
    ),
    (
      BatchPicture([2, 3], [3, 3], "1.0>0.1 1.1>1.2 +1.0 +1.1"), .rowCountMismatch,
      rows(1, 3, 3, "2 inserted, 0 deleted", "1 moved in, 2 moved out")
    ),
    (
      BatchPicture([1, 3], [5, 1, 3], "+0 +2.2"), .rowCountMismatch,
      rows(1, 3, 3, "1 inserted, 0 deleted", "0 moved in, 0 moved out")
    ),
    (
      BatchPicture([3, 1], [3], "-1.0"), .sectionCountMismatch,
      "Invalid update: invalid number of sections. The number of sections contained in the table "
        + "view after the update (1) must be equal to the number of sections contained in the "
        + "table view before the update (2), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 0 deleted)."
    ),
    (
      BatchPicture([3, 1], [3, 1, 1], "~0 +1 +2"), .sectionCountMismatch,
      "Invalid update: invalid number of sections. The number of sections contained in the table "
        + "view after the update (3) must be equal to the number of sections contained in the "
        + "table view before the update (2), plus or minus the number of sections inserted or "
        + "deleted (3 inserted, 1 deleted)."
    ),
    (
      BatchPicture([3, 1], [4], "+0.3"), .sectionsLost,
      "UITableView internal bug: unable to generate a new section map with old section count: 2 "
        + "and new section count: 1"
    ),
  ]
}
