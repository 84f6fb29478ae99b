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
  @Test("a negative estimate is refused with UIKit's sentence")
  func negativeEstimates() {
    let cases: [(ReferenceWritableKeyPath<HeadlessTable, Double>, String)] = [
      (\.estimatedRowHeight, "row height"),
      (\.estimatedSectionHeaderHeight, "section header height"),
      (\.estimatedSectionFooterHeight, "section footer height"),
    ]
    for (estimate, words) in cases {
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

  /// Logs of two and of four sections, on iOS 9 and before.
  @Test(
    "the last section is asked for its rows first",
    arguments: [([3, 3], "1 0"), ([3, 3, 3, 3], "3 0 1 2")]
  )
  func lastSectionFirst(counts: [Int], order: String) {
    let source = RecordingSource()
    source.rowCounts = counts
    let table = source.table()
    table.layoutIfNeeded()
    #expect(rounds(source) == order)
    source.rowCounts[0] += 1
    table.insertRows(at: [[0, 0]])
    #expect(rounds(source) == order, "after a batch")
  }

  private func rounds(_ source: RecordingSource) -> String {
    source.take().split(separator: "\n").filter { $0.hasPrefix("rows ") }.map { $0.dropFirst(5) }
      .joined(separator: " ")
  }

  /// Logs of four sites, before iOS 11.
  @Test("without estimates a section is asked for its rows and then for their heights")
  func heightsOfSections() {
    let source = RecordingSource(2, 1, 1)
    source.rowDimensions = .height
    source.height = { _ in 40 }
    let table = source.table()
    table.estimatedRowHeight = 0
    table.reloadData()
    let lines = source.take().split(separator: "\n").filter {
      $0.hasPrefix("rows") || $0.hasPrefix("height")
    }
    let text = "rows 2, height 2/0, rows 0, height 0/0, height 0/1, rows 1, height 1/0"
    #expect(lines.joined(separator: ", ") == text)
  }

  /// Three logs, of iOS 9 to 17, with estimates and without.
  @Test(
    "a row is asked for its cell, then for its height, and displayed before the next one",
    arguments: [automaticDimension, 0]
  )
  func rowsInTurn(estimate: Double) {
    let source = RecordingSource(20)
    source.rowDimensions = .height
    source.height = { _ in 60 }
    let table = source.table(rows: 208)
    table.estimatedRowHeight = estimate
    let steps: [(HeadlessTable) -> Void] = [
      { $0.layoutIfNeeded() }, { $0.scroll(to: 100) }, { $0.scroll(to: 700) },
      { $0.scroll(to: 500) },
      { table in
        source.rowCounts[0] += 1
        table.insertRows(at: table.indexPathsForVisibleRows?.suffix(1) ?? [])
      },
      { table in
        source.rowCounts[0] -= 1
        table.deleteRows(at: table.indexPathsForVisibleRows?.prefix(1).map { $0 } ?? [])
      },
      { $0.reloadRows(at: $0.indexPathsForVisibleRows ?? []) },
    ]
    for (number, step) in steps.enumerated() {
      _ = source.take()
      step(table)
      let lines = source.take().split(separator: "\n").filter { $0 != "prepareForReuse" }
      expectRowsInTurn(lines)
      // With estimates, rows that stay are asked again in turn with those that come.
      guard estimate != 0, number > 3 else { continue }
      let rows = lines.filter { $0.hasPrefix("height ") }.compactMap { Int($0.dropFirst(9)) }
      #expect(rows.count > 3 && rows == rows.sorted())
    }
    #expect(table.inconsistencies.isEmpty)
  }

  private func expectRowsInTurn(_ lines: [Substring]) {
    let asked = lines.indices.filter { lines[$0].hasPrefix("cell ") }
    #expect(!asked.isEmpty)
    for start in asked {
      let row = lines[start].dropFirst(5)
      let turn = Array(lines[start...].prefix(3))
      #expect(turn == ["cell \(row)", "height \(row)", "willDisplay \(row)"])
    }
  }
}
