import TestSupport
import Testing

@testable import TableBatches

@Suite("The newer text for counts that do not fit", .bounded)
struct BatchTextTests {
  @Test("shows a reload as a deletion and an insertion")
  func reload() {
    let batch = BatchPicture([20], [3], "~0.0")
    #expect(
      batch.check().inconsistency?.uikitBatchText == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [20] }
        Data source after updates = { 1 section with row counts: [3] }
        Updates = [
        \tDelete row (0 - 0),
        \tInsert row (0 - 0)
        ]
        Table view: <UITableView: 0x...>
        """
    )
  }

  @Test("shows every operation in the order of the calls")
  func everyOperation() {
    let batch = BatchPicture(
      [2, 2, 1, 4, 3, 2],
      [2, 9, 2, 4, 2, 9],
      "+1 -2 ~5 3>4 0>0 -4.1 +3.0 1.0>2.1 ~2.0"
    )
    #expect(
      batch.check(.uikit).inconsistency?.uikitBatchText == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 6 sections with row counts: [2, 2, 1, 4, 3, 2] }
        Data source after updates = { 6 sections with row counts: [2, 9, 2, 4, 2, 9] }
        Updates = [
        \tInsert section (1),
        \tDelete section (2),
        \tDelete section (5),
        \tInsert section (5),
        \tMove section (3) to (4),
        \tMove section (0) to (0),
        \tDelete row (4 - 1),
        \tInsert row (3 - 0),
        \tMove row (1 - 0) to (2 - 1),
        \tDelete row (2 - 0)
        ]
        Table view: <UITableView: 0x...>
        """
    )
  }

  @Test("shows an empty list where nothing is announced")
  func nothing() {
    let text = BatchPicture([3], [6], "").check().inconsistency?.uikitBatchText
    #expect(text?.contains("Updates = [\n]\nTable view") == true)
  }

  @Test("is there for mismatches only")
  func otherKinds() {
    #expect(BatchPicture([3], [2], "-0.3").check().inconsistency?.uikitBatchText == nil)
    #expect(BatchPicture([3, 1], [3], "+0.1").check().inconsistency?.uikitBatchText != nil)
    #expect(BatchPicture([3, 1], [3], "-0.1").check().inconsistency?.uikitBatchText != nil)
  }
}
