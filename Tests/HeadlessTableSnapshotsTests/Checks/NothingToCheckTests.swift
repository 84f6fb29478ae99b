import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@MainActor
@Suite("Checks of tables that show nothing", .bounded)
struct NothingToCheckTests {
  /// What each of the three checks says of a table.
  private func failures(of table: HeadlessTable) -> [String?] {
    func text(_ check: () throws -> Void) -> String? {
      do {
        try check()
        return nil
      } catch {
        return "\(error)"
      }
    }
    return [
      text { try verifySnapshot(of: table, as: .residue) },
      text { try verifySnapshot(of: table, as: .sweep) },
      text { try verifySnapshot(of: table.calls, as: .atMost([.dequeue: 99])) },
    ]
  }

  private func table(rows: Int, height: Double = 100) -> (HeadlessTable, TableViewBinder) {
    let table = HeadlessTable(id: "people", width: 320, height: height)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: HeadlessCell.self, models: Array(0..<rows))
    binder.finish()
    return (table, binder)
  }

  @Test("a table that has lost its data source, also after it was laid out")
  func lost() {
    for isLaidOut in [false, true] {
      var (table, binder): (HeadlessTable, TableViewBinder?) = self.table(rows: 2)
      if isLaidOut { table.layoutIfNeeded() }
      withExtendedLifetime(binder) {}
      binder = nil
      let sentence = """
        people: nothing to check
          The data source of table 'people' is gone, because a table holds it weakly: keep the binder, screen or \
        data source in a property.
        """
      #expect(failures(of: table) == [sentence, sentence, sentence])
      let faults = Snapshot(of: table, as: .text).faults
      #expect(faults.count == 1)
      #expect(faults.first?.hasPrefix("The data source of table 'people' is gone") == true)
    }
  }

  @Test("a table without a data source, without rows, without a size, and with rows of 0 points")
  func nothing() {
    func expect(_ table: HeadlessTable, _ sentence: String) {
      let text = "people: nothing to check\n  \(sentence)"
      #expect(failures(of: table) == [text, text, text])
    }
    expect(
      HeadlessTable(id: "people", width: 320, height: 100),
      "Table 'people' has no data source: bind a binder or a screen to it, or set its dataSource."
    )
    let empty = table(rows: 0)
    expect(
      empty.0,
      "Table 'people' shows no row, header or footer: give it data before it is checked."
    )
    let low = table(rows: 2, height: 0)
    expect(low.0, "Table 'people' is 320×0 points large, so that it shows nothing.")
    let flat = table(rows: 2)
    flat.0.rowHeight = 0
    expect(
      flat.0,
      "Table 'people' shows no row, header or footer: give it data before it is checked."
    )
    withExtendedLifetime((empty, low, flat)) {}
  }

  @Test("a table that shows a header alone is checked")
  func header() {
    let table = HeadlessTable(id: "people", width: 320, height: 100)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(headerTitle: "Title")
      .bind(cellType: HeadlessCell.self, models: [Int]())
    binder.finish()
    #expect(failures(of: table) == [nil, nil, nil])
    withExtendedLifetime(binder) {}
  }

  @Test("a log that was cleared belongs to a table that shows something")
  func cleared() {
    let (table, binder) = table(rows: 3)
    table.calls.clear()
    #expect(failures(of: table) == [nil, nil, nil])
    withExtendedLifetime(binder) {}
  }

  @Test("a log of a table that does not record, if nothing was recorded before")
  func unrecorded() {
    let (table, binder) = table(rows: 3)
    table.calls.isRecording = false
    let sentence = """
      people: nothing to check
        Table 'people' records no calls: set calls.isRecording to true before what is to be checked.
      """
    #expect(failures(of: table) == [nil, nil, sentence])
    table.calls.isRecording = true
    table.reloadData()
    #expect(failures(of: table) == [nil, nil, nil])
    table.calls.isRecording = false
    #expect(failures(of: table) == [nil, nil, nil])
    withExtendedLifetime(binder) {}
  }

  @Test("a table that has collected problems fails, whatever is checked")
  func problems() {
    let (table, binder) = table(rows: 3)
    _ = table.numberOfRows(inSection: 7)
    table.report(TableDiagnostic(severity: .warning, message: "Mind the gap."))
    table.report(TableDiagnostic(severity: .error, message: "Mind the step.\r\nIt is high."))
    let failures = failures(of: table)
    #expect(failures[0] == failures[1])
    #expect(failures[2] == nil)
    #expect(failures[0]?.hasPrefix("people: 2 problems, whatever else is checked\n  ") == true)
    #expect(failures[0]?.hasSuffix("\n  Mind the step.\r\n  It is high.") == true)
    withExtendedLifetime(binder) {}
  }
}
