import Binder
import HeadlessTable
import TestSupport
import Testing

/// What has been recorded of the calls and the sentences of `UITableView`, each with where it was seen.
@MainActor
@Suite("Recorded calls", .bounded)
struct RecordedCallsTests {
  private let source = RecordingSource(3)

  /// A log of the system's own table on a Mac: before, inside, after the call, completion; and one completion for each call.
  @Test("the completion of a batch runs after its call has returned, and once")
  func completionAfterTheCall() {
    let table = source.table()
    table.layoutIfNeeded()
    var lines = ["before"]
    source.rowCounts = [4]
    table.performBatchUpdates {
      lines.append("inside")
      table.insertRows(at: [[0, 3]])
    } completion: { _ in
      lines.append("completion")
    }
    table.performBatchUpdates(nil) { _ in lines.append("of nothing") }
    lines.append("after")
    #expect(lines == ["before", "inside", "after"])
    #expect(table.numberOfRows(inSection: 0) == 4)
    table.layoutIfNeeded()
    #expect(lines == ["before", "inside", "after", "completion", "of nothing"])
  }

  /// Recorded from the system's own table on a Mac, which keeps the estimate it had.
  @Test(
    "a negative estimate is refused with UIKit's sentence",
    arguments: [
      (\HeadlessTable.estimatedRowHeight, "row height"),
      (\.estimatedSectionHeaderHeight, "section header height"),
      (\.estimatedSectionFooterHeight, "section footer height"),
    ] as [(ReferenceWritableKeyPath<HeadlessTable, Double> & Sendable, String)]
  )
  func negativeEstimates(
    estimate: ReferenceWritableKeyPath<HeadlessTable, Double> & Sendable,
    words: String
  ) {
    let table = source.table()
    for height in [-1.0, 0, 40] {
      table[keyPath: estimate] = height
      #expect(table[keyPath: estimate] == height)
    }
    table[keyPath: estimate] = -5
    #expect(table[keyPath: estimate] == 40)
    #expect(
      table.inconsistencies.map(\.uikitText) == [
        "Invalid estimated \(words) set (-5). "
          + "Value must be at least 0.0, or UITableViewAutomaticDimension."
      ]
    )
    #expect(table.inconsistencies.map(\.kind) == [.invalidHeight])
  }
}
