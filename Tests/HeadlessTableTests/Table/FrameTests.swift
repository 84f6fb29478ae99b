import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("The virtual frame", .bounded)
struct FrameTests {
  let source = RecordingSource(3)

  @Test("runs what is scheduled when the table is read, and what that schedules")
  func readRuns() {
    let table = source.table()
    var ran: [String] = []
    table.scheduleUpdate { [unowned table] in
      ran.append("a")
      table.scheduleUpdate { ran.append("c") }
    }
    table.scheduleUpdate { ran.append("b") }
    #expect(ran == [])
    _ = table.numberOfSections
    #expect(ran == ["a", "b", "c"])
  }

  @Test("lays out after the updates, once")
  func updatesBeforeLayout() {
    let table = source.table()
    for count in 4...6 {
      table.scheduleUpdate { [unowned table, source] in
        source.rowCounts = [count]
        table.reloadData()
      }
    }
    #expect(table.numberOfRows(inSection: 0) == 6)
    #expect(source.count(of: "cell") == 3)
  }

  @Test("ends a cycle of updates, and names it")
  func updateCycle() {
    let table = source.table()
    var rounds = 0
    func update() {
      rounds += 1
      table.scheduleUpdate { update() }
    }
    update()
    #expect(
      table.diagnostics.map(\.message) == [
        "Table 'test' does not come to rest: after 100 rounds an update was scheduled again, in an "
          + "update. Change the data only when it differs, and not in a handler that the change "
          + "itself calls."
      ]
    )
    #expect(rounds == 101)
    _ = table.numberOfSections
    #expect(rounds == 103)
    #expect(table.diagnostics.count == 1)
  }

  @Test("goes on with two rounds a frame after a cycle, and comes to rest with them")
  func endedCycle() {
    let table = source.table()
    var left = 110
    func update() {
      left -= 1
      if left > 0 { table.scheduleUpdate { update() } }
    }
    update()
    for _ in 0..<20 { _ = table.numberOfSections }
    #expect(left == 0)
    #expect(table.diagnostics.count == 1)
    left = 110
    update()
    #expect(table.diagnostics.count == 2)
  }

  @Test("ends a cycle of layouts")
  func layoutCycle() {
    let table = source.table()
    source.onCell = { [unowned table] _ in table.reloadData() }
    #expect(
      table.diagnostics.map(\.message) == [
        "Table 'test' does not come to rest: after 100 rounds a layout requested another one. "
          + "Change the data only when it differs, and not in a handler that the change itself "
          + "calls."
      ]
    )
  }

  @Test("says which question scheduled the updates that have no end")
  func cycleThroughACell() {
    let table = source.table()
    source.onCell = { [unowned table] path in
      guard path.row == 1 else { return }
      table.scheduleUpdate { [unowned table] in table.reloadData() }
    }
    #expect(table.diagnostics.count == 1)
    #expect(
      table.diagnostics.first?.message.contains(
        "an update was scheduled again, while it requested the cell of row 1 of section '0'"
      ) == true
    )
  }

  @Test("shows a question the state before it")
  func reentrancy() {
    let table = source.table()
    var seen: [Int?] = []
    source.onCell = { [unowned table] _ in seen.append(table.indexPathsForVisibleRows?.count) }
    table.layoutIfNeeded()
    #expect(seen == [nil, 1, 2])
  }

  @Test("asks for no name while nothing is recorded, and lists nothing from before clear()")
  func recording() {
    var asked = 0
    source.sectionName = { _ in
      asked += 1
      return nil
    }
    let table = source.table()
    table.calls.isRecording = false
    #expect(source.count(of: "sections") == 0)
    table.scroll(to: 10)
    #expect(asked == 0)
    #expect(table.calls.count == 2)
    table.calls.isRecording = true
    table.reloadData()
    table.calls.clear()
    #expect(table.calls.isEmpty)
    table.scroll(to: 0)
    #expect(table.calls.phases.map(\.title) == ["scroll 10 → 0"])
  }
}
