import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("A batch", .bounded)
struct BatchTests {
  let source = RecordingSource(3)

  private func loaded() -> HeadlessTable {
    let table = source.table()
    table.layoutIfNeeded()
    return table
  }

  @Test("is checked and shown at the end of the outermost one; completions run from outer to inner")
  func nesting() {
    let table = loaded()
    var lines: [String] = []
    table.performBatchUpdates {
      source.rowCounts = [4]
      table.insertRows(at: [[0, 0]])
      table.performBatchUpdates {
        table.beginUpdates()
        source.rowCounts = [5]
        table.insertRows(at: [[0, 1]])
        table.endUpdates()
        table.performBatchUpdates({}) { _ in lines.append("inmost") }
      } completion: { _ in
        lines.append("inner")
      }
      table.performBatchUpdates({}) { _ in lines.append("last") }
      lines.append("\(table.numberOfRows(inSection: 0)) rows")
    } completion: { isValid in
      lines.append("outer \(isValid), \(table.numberOfRows(inSection: 0)) rows")
    }
    #expect(lines == ["3 rows"], "completions wait until the call has returned")
    table.layoutIfNeeded()
    #expect(lines == ["3 rows", "outer true, 5 rows", "inner", "inmost", "last"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("is logged with each animation once, in the order of the calls")
  func animations() {
    let table = loaded()
    table.performBatchUpdates {
      source.rowCounts = [3]
      table.deleteRows(at: [[0, 0]], with: .left)
      table.insertRows(at: [[0, 0]], with: .fade)
      table.deleteRows(at: [[0, 1]], with: .left)
      table.insertRows(in: [RowRange(section: 0, rows: 2...2)], with: .fade)
    }
    guard case .batch(let batch)? = table.calls.updates.last?.kind else {
      Issue.record("No batch was logged")
      return
    }
    #expect(batch.animations == [.left, .fade])
  }

  @Test("sees what the table showed before it, whatever is asked in the middle")
  func oldState() {
    source.identity = { [source] in "\(source.rowCounts[0])-\($0.row)" }
    let table = loaded()
    let picture = table.render(.text(detail: .outline)).split(separator: "\n").count
    let last = table.cellForRow(at: [0, 2])
    table.performBatchUpdates {
      source.rowCounts = [1]
      table.deleteRows(at: [[0, 0], [0, 1]])
      _ = source.take()
      #expect(table.indexPathsForVisibleRows == [[0, 0], [0, 1], [0, 2]])
      #expect(table.cellForRow(at: [0, 2]) === last)
      #expect(table.render(.text(detail: .outline)).split(separator: "\n").count == picture)
      table.selectRow(at: [0, 2])
      table.tapRow(at: [0, 1])
      #expect(source.take() == "selected = true")
    }
    #expect(table.indexPathsForVisibleRows == [[0, 0]])
    #expect(table.cellForRow(at: [0, 0]) === last)
    #expect(table.indexPathForSelectedRow == [0, 0])
    #expect(table.diagnostics.count == 1)
  }

  @Test("may begin another one in its completion")
  func batchInCompletion() {
    let table = loaded()
    table.performBatchUpdates {
      source.rowCounts = [2]
      table.deleteRows(at: [[0, 0]])
    } completion: { _ in
      source.rowCounts = [1]
      table.deleteRows(at: [[0, 0]])
    }
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("that begins in a completion completes after those that have ended")
  func completionsInOrder() {
    let table = loaded()
    var lines: [String] = []
    table.performBatchUpdates {
      table.performBatchUpdates({}) { _ in lines.append("inner") }
    } completion: { _ in
      table.performBatchUpdates({}) { _ in lines.append("later") }
      lines.append("outer")
    }
    #expect(lines.isEmpty)
    table.layoutIfNeeded()
    #expect(lines == ["outer", "inner", "later"])
  }

  @Test("in which the table is reloaded is a reload, with a warning")
  func reloadInside() {
    let table = loaded()
    var results: [Bool] = []
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 0]])
      source.rowCounts = [7]
      table.reloadData()
      table.insertRows(at: [[0, 70]])
    } completion: {
      results.append($0)
    }
    #expect(table.numberOfRows(inSection: 0) == 7)
    #expect(results == [true])
    #expect(
      table.diagnostics == [
        TableDiagnostic(
          severity: .warning,
          message: "Table 'test' was reloaded in the middle of a batch of updates: the operations "
            + "of the batch are dropped, and everything is shown again. Announce all changes, or "
            + "reload without a batch."
        )
      ]
    )
    #expect(table.inconsistencies.isEmpty)
    #expect(table.calls.count(of: .batch) == 0)
  }

  @Test("in the middle of a question is an error; the table reloads afterwards")
  func inQuestion() {
    let table = loaded()
    var results: [Bool] = []
    var mayChange = true
    source.onCell = { [unowned table, source] _ in
      guard mayChange else { return }
      mayChange = false
      table.performBatchUpdates {
        source.rowCounts = [2]
        table.deleteRows(at: [[0, 0]])
      } completion: {
        results.append($0)
      }
    }
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(results == [false])
    #expect(table.visibleCells.count == 2)
    let message =
      "Table 'test' can't be updated while it requested the cell of row 0 of section '0', because it "
      + "is in the middle of showing what there is. Hand the change to scheduleUpdate(_:), which "
      + "runs it before the next frame."
    #expect(table.diagnostics.map(\.message) == [message, message])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("in a handler of a tap is taken at once")
  func inTap() {
    let table = loaded()
    source.onSelect = { [unowned table, source] path in
      source.rowCounts = [2]
      table.deleteRows(at: [path])
      #expect(table.numberOfRows(inSection: 0) == 2)
    }
    table.tapRow(at: [0, 1])
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(table.visibleCells.count == 2)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("that moves the row under the finger has the tap go on with it")
  func tappedRowMoves() {
    let table = loaded()
    source.willSelect = { [unowned table] path in
      table.moveRow(at: path, to: [0, 2])
      return [0, 2]
    }
    table.tapRow(at: [0, 0])
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    source.mayHighlight = { [unowned table, source] path in
      source.rowCounts = [2]
      table.deleteRows(at: [path])
      return true
    }
    _ = source.take()
    table.tapRow(at: [0, 0])
    #expect(source.count(of: "did") == 1, "only the end of its display")
  }

  @Test("that ends without a beginning is an error")
  func endWithoutBegin() {
    let table = loaded()
    table.endUpdates()
    #expect(
      table.diagnostics.map(\.message) == [
        "endUpdates() of table 'test' was called without beginUpdates(). Call each as often as the "
          + "other."
      ]
    )
  }

  @Test("on a table that has never loaded counts from the data as it is when the batch begins")
  func neverLoaded() {
    let table = source.table()
    table.performBatchUpdates {
      source.rowCounts = [4]
      table.insertRows(at: [[0, 3]])
    }
    #expect(table.inconsistencies.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 4)
    let other = source.table()
    other.insertRows(at: [[0, 3]])
    #expect(other.inconsistencies.map(\.kind) == [.rowCountMismatch])
    #expect(other.inconsistencies.map(\.before) == [[4]])
  }

  @Test("on a table that has been reloaded but not laid out shows everything again")
  func afterReload() {
    let table = loaded()
    source.rowCounts = [2]
    table.reloadData()
    source.rowCounts = [3]
    table.insertRows(at: [[0, 0]])
    #expect(table.visibleCells.count == 3)
    #expect(table.inconsistencies.isEmpty)
    #expect(table.core.displayed.cells.count == 3)
  }

  @Test("asks for no other row than the one that comes, among ten million")
  func large() {
    let source = LargeSource(count: 10_000_000)
    let table = HeadlessTable(id: "large", width: 320, height: 440)
    table.register(RecordingCell.self)
    table.dataSource = source
    table.layoutIfNeeded()
    source.asked = []
    source.count += 1
    table.insertRows(at: [[0, 5_000_000]])
    #expect(source.asked == [])
    source.count += 1
    table.insertRows(at: [[0, 3]])
    #expect(Set(source.asked) == [3])
    #expect(table.contentSize.height == 44 * 10_000_002)
  }
}

/// A section of many rows that writes down which of them it is asked about.
@MainActor
private final class LargeSource: TableDataSource {
  var count: Int
  var asked: [Int] = []

  init(count: Int) { self.count = count }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
    asked.append(path.row)
    return tableView.dequeue(RecordingCell.self)
  }

  func tableView(_ tableView: any TableHost, identityOfRowAt path: IndexPath) -> String? {
    asked.append(path.row)
    return nil
  }
}
