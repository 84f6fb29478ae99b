import TestSupport
import Testing

@testable import TableBatches

@Suite("Which of several mistakes in a batch is told", .bounded)
struct BatchOrderTests {
  @Test(
    "bounds before the batch, bounds after it, moves, combinations, counts",
    arguments: [
      (BatchPicture([3], [9], "+0.9 0.0>0.9 -0.1 -0.1 -0.3"), .deletedRowOutOfBounds),
      (BatchPicture([3], [9], "+0.9 0.0>0.9 -0.1 -0.1 -1"), .deletedSectionOutOfBounds),
      (BatchPicture([3], [9], "+0.9 0.0>0.9 -0.1 -0.1"), .insertedRowOutOfBounds),
      (BatchPicture([3], [9], "+1 0.0>0.9 -0.1 -0.1"), .insertedSectionOutOfBounds),
      (BatchPicture([3], [9], "0.0>0.9 -0.1 -0.1 1>0"), .moveTargetOutOfBounds),
      (BatchPicture([3], [9], "-0.1 -0.1 1>0"), .movedSectionOutOfBounds),
      (BatchPicture([3], [9], "-0.1 -0.1"), .rowDeletedTwice),
      (BatchPicture([3], [9, 1], "-0.1"), .sectionCountMismatch),
      (BatchPicture([3], [9], "-0.1"), .rowCountMismatch),
      (BatchPicture([3, 3], [3, 2], "-0.0 -0.3 -1.3"), .deletedRowOutOfBounds),
    ] as [(BatchPicture, TableInconsistency.Kind)]
  )
  func groups(batch: BatchPicture, kind: TableInconsistency.Kind) {
    #expect(batch.check().inconsistency?.kind == kind)
  }

  @Test("deletions are read from the last to the first, insertions from the first to the last")
  func direction() {
    let batch = BatchPicture([3, 3], [3, 3], "-0.4 -1.5 -0.7 +0.9 +0.8")
    #expect(
      batch.check().inconsistency?.uikitText.hasPrefix("attempt to delete row 5 from section 1")
        == true
    )
    let insertions = BatchPicture([3, 3], [3, 3], "+1.5 +0.9 +0.8")
    #expect(
      insertions.check().inconsistency?.uikitText
        .hasPrefix("attempt to insert row 8 into section 0") == true
    )
  }

  @Test(
    "what UIKit takes and goes wrong with is refused by the strict check alone",
    arguments: [
      (
        [3], [2], "-0.1 -0.1", .rowDeletedTwice,
        "delete the same index path twice (\(path("0 - 1")))"
      ),
      (
        [3], [4], "+0.1 +0.1", .rowInsertedTwice,
        "insert the same index path twice (\(path("0 - 1")))"
      ),
      ([3, 1], [1], "-0 -0", .sectionDeletedTwice, "delete the same section twice (0)"),
      ([3], [3, 1], "+1 +1", .sectionInsertedTwice, "insert the same section twice (1)"),
      (
        [3], [3], "0.2>0.0 ~0.0", .reloadedMoveTarget,
        "reload an index path that is the target of a move (\(path("0 - 0")))"
      ),
      (
        [3], [2], "=0.1 -0.0", .reconfiguredInChangingBatch,
        "reconfigure rows in an update that changes others (\(path("0 - 1")))"
      ),
    ] as [([Int], [Int], String, TableInconsistency.Kind, String)]
  )
  func strict(
    before: [Int],
    after: [Int],
    operations: String,
    kind: TableInconsistency.Kind,
    text: String
  ) {
    let batch = BatchPicture(before, after, operations)
    #expect(batch.check(.uikit).inconsistency == nil)
    #expect(batch.check().inconsistency?.kind == kind)
    #expect(batch.check().inconsistency?.uikitText == "attempt to \(text)")
  }

  @Test(
    "what is legal passes",
    arguments: [
      BatchPicture([], [], ""),
      BatchPicture([3], [3], ""),
      BatchPicture([3], [3], "0.0>0.2 0.2>0.0"),
      BatchPicture([3], [3], "0.1>0.1"),
      BatchPicture([3], [3], "~0.1 ~0.1"),
      BatchPicture([3], [3], "=0.1 =0.2"),
      BatchPicture([3, 2], [2], "-0 -0.1 ~0.2"),
      BatchPicture([3], [3, 2], "+1 +1.0 +1.1"),
      BatchPicture([3, 1], [1], "-0 -0.1 ~0.1"),
      BatchPicture([3], [9], "~0"),
      BatchPicture([3], [9], "~0 -0.1 +0.8 ~0.2"),
      BatchPicture([3, 1, 2], [2, 1, 3], "0>2 2>0"),
      BatchPicture([1, 1], [1, 1, 1], "+0 0.0>2.0 1.0>1.0"),
      BatchPicture([3, 0], [0, 0], "-0.0 -0.1 -0.2"),
    ]
  )
  func legal(batch: BatchPicture) {
    #expect(batch.check().inconsistency == nil)
    #expect(batch.check(.uikit).inconsistency == nil)
  }

  @Test("of two moves of one section the last one counts for what is checked before moves")
  func repeatedSectionMoves() {
    let batch = BatchPicture([6, 6, 6, 6], [6, 6, 6, 6], "~3.5 3>3 3>-1")
    let oracle = BatchOracle(
      before: batch.before,
      after: batch.after,
      operations: batch.operations,
      strictness: .strict
    )
    #expect(batch.check().inconsistency?.kind == .insertedRowInMissingSection)
    #expect(oracle.verdict()?.kind == .insertedRowInMissingSection)
  }

  @Test("positions at the ends of what a number can be are refused like others")
  func extremes() {
    let ends = [Int.min, -1, Int.max - 1, Int.max]
    for end in ends {
      for operation in [
        "-0.\(end)", "+0.\(end)", "~0.\(end)", "=0.\(end)", "0.0>0.\(end)", "0.\(end)>0.0",
        "-\(end).0", "+\(end).0", "~\(end).0", "0.0>\(end).0", "\(end).0>0.0", "-\(end)",
        "+\(end)", "~\(end)", "0>\(end)", "\(end)>0",
      ] {
        let batch = BatchPicture([3, 2], [3, 2], "~0.2 ~1.1 \(operation)")
        #expect(batch.check().inconsistency != nil, "\(operation)")
      }
    }
  }

  private static func path(_ text: String) -> String {
    "<NSIndexPath: 0x...> {length = 2, path = \(text)}"
  }
}
