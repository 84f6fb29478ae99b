import TestSupport
import Testing

@testable import TableBatches

@Suite("The hint for an invalid batch", .bounded)
struct BatchHintTests {
  @Test("names the usual cause", arguments: early + indexes + conflicts + counts)
  func hint(batch: BatchPicture, text: String) {
    #expect(batch.check().inconsistency?.hint == text)
  }

  private typealias Case = (BatchPicture, String)

  private static let tooEarly =
    "the data was changed before the batch began, or not at all. Change it inside the batch."

  private static let same =
    "The table counted as many rows before the batch as after it: \(tooEarly)"

  private static let early: [Case] = [
    (BatchPicture([3], [3], "-0.3"), same),
    (BatchPicture([1, 1], [1, 1], "-2.0"), same),
    (BatchPicture([1, 1], [1, 1], "-2"), same),
    (BatchPicture([3], [3], "+0.3"), same),
    (BatchPicture([3], [3], "+1"), same),
    (
      BatchPicture([3], [3], "-0.0"),
      "Section 0 has as many rows after the batch as before it: \(tooEarly)"
    ),
    (
      BatchPicture([3], [3], "+0.0"),
      "Section 0 has as many rows after the batch as before it: \(tooEarly)"
    ),
    (
      BatchPicture([3, 1], [3, 1], "-1"),
      "The table counted as many sections before the batch as after it: \(tooEarly)"
    ),
  ]

  private static let before = "Deletions, reloads and sources of moves are counted before the batch"
  private static let after = "Insertions and targets of moves are counted after the batch"

  private static let indexes: [Case] = [
    (
      BatchPicture([3], [1], "-0.1 -0.3"),
      "\(before), whatever the order of the calls; section 0 had 3 rows then."
    ),
    (
      BatchPicture([1], [0], "-0.1"),
      "\(before), whatever the order of the calls; section 0 had 1 row then."
    ),
    (BatchPicture([3], [5], "-0.3"), "Row 0 - 3 is there only after the batch. \(before)."),
    (
      BatchPicture([3], [4], "+0.0 ~0.3"),
      "Row 0 - 3 is there only after the batch. \(before). Reload it by its old path."
    ),
    (BatchPicture([1], [1, 1], "+0 ~1"), "Section 1 is there only after the batch. \(before)."),
    (
      BatchPicture([1, 1], [1], "-1 -2.0"),
      "\(before), whatever the order of the calls; the table had 2 sections then."
    ),
    (BatchPicture([3], [4], "+0.4"), "\(after); section 0 has 4 rows then."),
    (
      BatchPicture([3], [2], "-0.0 -0.1 +0.3"),
      "\(after); section 0 has 2 rows then. Rows that are deleted do not count any more."
    ),
    (BatchPicture([3, 1], [3], "-1 +1.0"), "\(after); the data source has 1 section then."),
    (BatchPicture([3], [3, 1], "+2"), "\(after); the data source has 2 sections then."),
    (
      BatchPicture([1, 1], [1], "~1.0"),
      "Nothing is inserted here: the reload of row 1 - 0 puts it back where it should be after the "
        + "batch. Announce what is gone with deleteRows(at:) and deleteSections(_:)."
    ),
    (
      BatchPicture([1, 1], [1], "~1"),
      "Nothing is inserted here: the reload of section 1 puts it back where it should be after the "
        + "batch. Announce what is gone with deleteSections(_:)."
    ),
    (
      BatchPicture([3], [3], "-0"),
      "The table counted as many sections before the batch as after it: \(tooEarly)"
    ),
    (
      BatchPicture([3], [3], "~0.1.2"),
      "This index path has 3: <NSIndexPath: 0x...> {length = 3, path = 0 - 1 - 2}. "
        + "Make it with IndexPath(row:section:)."
    ),
  ]

  private static let duplicates = "Where a diff made them, two elements have the same identifier."

  private static let conflicts: [Case] = [
    (
      BatchPicture([3], [2], "-0.1 ~0.1"),
      "A reload is counted before the batch, as a deletion is. If the row that is at 0 - 1 after "
        + "the batch was meant, reload it by its old path; if not, leave out the reload."
    ),
    (
      BatchPicture([3], [3], "0.1>0.0 ~0.1"),
      "A reload is a deletion and an insertion, so a row that moves can't be reloaded. Move it in "
        + "this batch, and reload it at its new path in the next."
    ),
    (
      BatchPicture([3], [2], "0.1>0.0 -0.1"),
      "Row 0 - 1 is deleted and moved. Leave out one of the two."
    ),
    (
      BatchPicture([3, 1], [1, 3], "0>1 ~0"),
      "A reload is a deletion and an insertion, so a section that moves can't be reloaded. Move it "
        + "in this batch, and reload it at its new position in the next."
    ),
    (
      BatchPicture([3, 1], [1, 3], "0>1 -0"),
      "Section 0 is deleted and moved. Leave out one of the two."
    ),
    (
      BatchPicture([3], [4], "+0.1 0.2>0.1"),
      "Insertions and targets of moves are both counted after the batch. \(duplicates)"
    ),
    (
      BatchPicture([3, 1], [1, 3, 1], "+1 0>1"),
      "Insertions and targets of moves are both counted after the batch. \(duplicates)"
    ),
    (BatchPicture([3], [3], "0.0>0.2 0.1>0.2"), "A place takes one row. \(duplicates)"),
    (BatchPicture([3], [3], "0.0>0.2 0.0>0.1"), "A row has one new place. \(duplicates)"),
    (BatchPicture([1, 1, 1], [1, 1, 1], "0>2 1>2"), "A place takes one section. \(duplicates)"),
    (BatchPicture([1, 1, 1], [1, 1, 1], "0>2 0>1"), "A section has one new place. \(duplicates)"),
    (
      BatchPicture([3], [3, 1], "+1 0.0>1.0"),
      "Delete the row at 0 - 0 instead of moving it: it comes with the section that is inserted or "
        + "reloaded."
    ),
    (
      BatchPicture([3, 1], [4], "-1 1.0>0.2"),
      "Insert the row at 0 - 2 instead of moving it: it goes with the section that is deleted or "
        + "reloaded."
    ),
    (
      BatchPicture([3], [2], "-0.0 -0.0"),
      "Deleted rows are counted as they were before the batch: rows that follow each other are 0, 1 "
        + "and 2, and not 0, 0 and 0."
    ),
    (
      BatchPicture([1, 1], [1], "-0 -0"),
      "Deleted sections are counted as they were before the batch: sections that follow each other "
        + "are 0, 1 and 2, and not 0, 0 and 0."
    ),
    (
      BatchPicture([3], [4], "+0.0 +0.0"),
      "Inserted rows are counted as they are after the batch, so each has a place of its own. "
        + duplicates
    ),
    (
      BatchPicture([1], [1, 1], "+0 +0"),
      "Inserted sections are counted as they are after the batch, so each has a place of its own. "
        + duplicates
    ),
    (
      BatchPicture([1, 1], [1], "-0 ~0"),
      "A reload is counted before the batch, as a deletion is. Leave out one of the two."
    ),
    (
      BatchPicture([3], [3], "0.2>0.0 ~0.0"),
      "A reload is counted before the batch, and this path looks as if it were counted after it. "
        + "Move the rows in this batch, and reload in the next."
    ),
    (
      BatchPicture([3, 1], [1, 2], "0>1 -0.0"),
      "Move the section in one batch, and change its rows in the batch before or after."
    ),
    (
      BatchPicture([3, 1], [1, 3], "0>1 ~0.2"),
      "Row 0 - 2 is reloaded, and its section is moved in the same update. Move the section in one "
        + "batch, and change its rows in the batch before or after."
    ),
    (
      BatchPicture([3], [2], "-0.0 =0.1"),
      "Whether the path is counted before or after the update is not known. Reconfigure in a batch "
        + "of its own."
    ),
  ]

  private static let announceSections =
    "Announce every inserted and every deleted section once, with insertSections(_:) and deleteSections(_:)."

  private static let counts: [Case] = [
    (
      BatchPicture([3, 1], [3], "-1.0"),
      "Every row of section 1 leaves it, and the data source has fewer sections than the operations "
        + "say. Announce a section that is gone with deleteSections(_:)."
    ),
    (
      BatchPicture([3, 1], [4], "1.0>0.0"),
      "Every row of section 1 leaves it, and the data source has fewer sections than the operations "
        + "say. Announce a section that is gone with deleteSections(_:)."
    ),
    (
      BatchPicture([3, 1, 1], [3, 0], "-1 -2"),
      "The data source still has a section that the operations delete, perhaps without rows. Remove "
        + "it from the data too, or delete only its rows."
    ),
    (
      BatchPicture([3], [3, 1, 1], "+1"),
      "The operations make 2 sections of 1, and the data source has 3. \(announceSections)"
    ),
    (
      BatchPicture([3, 1, 2], [3], "-1"),
      "The operations make 2 sections of 3, and the data source has 1. \(announceSections)"
    ),
    (
      BatchPicture([3], [6], ""),
      "No operation changes the number of rows in section 0. Announce insertions and deletions with "
        + "insertRows(at:) and deleteRows(at:), or call reloadData()."
    ),
    (
      BatchPicture([20], [3], "~0.0"),
      "A reload keeps the number of rows. Announce insertions and deletions with insertRows(at:) and "
        + "deleteRows(at:)."
    ),
    (
      BatchPicture([20], [15], "-0.0"),
      "The operations make 19 rows of 20, and the data source has 15. Announce every inserted "
        + "and every deleted row once, with insertRows(at:) and deleteRows(at:)."
    ),
    (
      BatchPicture([2], [0], "-0.0"),
      "The operations make 1 row of 2, and the data source has 0. Announce every inserted "
        + "and every deleted row once, with insertRows(at:) and deleteRows(at:)."
    ),
  ]
}
