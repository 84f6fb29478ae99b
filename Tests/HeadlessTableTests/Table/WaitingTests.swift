import Binder
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@MainActor
@Suite("Waiting for a table", .bounded)
struct WaitingTests {
  private let table = HeadlessTable(id: "people", width: 320, height: 100)

  init() { table.onInconsistency = .collect }

  @Test("ends when the condition holds")
  func holds() async {
    var turns = 0
    let holds = await table.wait(atMost: .seconds(600)) { _ in
      turns += 1
      return turns == 150
    }
    #expect(holds && turns == 150)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("ends after the limit, and says what was waited for and what the table shows")
  func limit() async {
    let holds = await table.wait(for: "both friends", atMost: .milliseconds(20)) {
      $0.numberOfSections == 2
    }
    #expect(!holds)
    #expect(
      table.diagnostics.map(\.message) == [
        """
        Waited 0.02 seconds for both friends, in vain. Table 'people' shows:
        table people · plain · 320×100 · select single
        content 320×0 · 0 sections · 0 rows · offset 0
        ┌── viewport
        └── end of viewport · 100 blank

        """
      ]
    )
    #expect(throws: SnapshotMismatch.self) { try verifySnapshot(of: table, named: "vain") }
  }

  @Test("asks a hundred times, and a hundred times a second, also when the time is over at once")
  func busyMachine() async {
    let end = ContinuousClock.now + .milliseconds(100)
    var turns = 0
    let holds = await table.wait(atMost: .milliseconds(100)) { _ in
      while ContinuousClock.now < end {}
      turns += 1
      return false
    }
    #expect(!holds && turns >= 111)
    #expect(table.diagnostics.count == 1)
  }

  @Test("ends with its task")
  func cancelled() async {
    let waiting = Task { await table.wait { _ in false } }
    waiting.cancel()
    #expect(await !waiting.value)
    #expect(table.diagnostics.isEmpty)
  }
}
