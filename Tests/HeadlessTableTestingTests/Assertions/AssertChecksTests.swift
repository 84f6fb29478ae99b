import Binder
import HeadlessTable
import HeadlessTableTesting
import TestSupport
import Testing

@MainActor
@Suite("Checks without a reference fail the test in the line of the call", .bounded)
struct AssertChecksTests {
  /// Keeps the badge of the row before, and counts how often the first row is shown.
  private final class FaultyCell: HeadlessCell {
    let badge = Label()
    let count = Label()
  }

  @MainActor
  private final class Screen {
    let table: HeadlessTable
    private let binder: TableViewBinder
    private var count = 0

    init(_ variant: TableVariant = .height(60)) {
      table = variant.makeTable(id: "faults")
      binder = TableViewBinder(tableView: table)
      binder.onTable()
        .bind(cellType: FaultyCell.self, models: { ["a", "b", "c", "d"] })
        .onDequeue { [unowned self] _, cell, name in
          if name == "a" { cell.badge.text = "new" }
          count += name == "a" ? 1 : 0
          cell.count.text = name == "a" ? "\(count)" : nil
        }
      binder.finish()
    }

    func refresh() { binder.refresh() }
  }

  private func expectIssue(
    at line: Int,
    _ text: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ assertion: @MainActor () -> Void
  ) {
    withKnownIssue(sourceLocation: sourceLocation) {
      assertion()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue).joined().hasPrefix(text)
    }
  }

  @Test func residue() {
    let screen = Screen()
    expectIssue(
      at: #line + 3,
      "faults: 3 residues of reuse\n  residue FaultyCell: b after a keeps "
    ) {
      assertSnapshot(of: screen.table, as: .residue)
    }
  }

  @Test func sweep() {
    let screen = Screen()
    expectIssue(
      at: #line + 3,
      "faults: 1 violation in a sweep of 7 stops\n  0/a shows count=\"2\" instead of \"1\" at offset 0"
    ) {
      assertSnapshot(of: screen.table, as: .sweep)
    }
  }

  @Test func calls() {
    let screen = Screen()
    assertCalls(screen.table.calls, atMost: [.dequeue: 2])
    expectIssue(
      at: #line + 3,
      "faults: 1 kind of call is over its limit\n  dequeue  2 of at most 1: 2 in load"
    ) {
      assertCalls(screen.table.calls, atMost: [.dequeue: 1])
    }
  }

  @Test("changes and variants have references of their own", .snapshots(record: .check))
  func references() {
    let screen = Screen()
    expectIssue(at: #line + 1, "faults-transition has no snapshot yet\n+table faults · plain") {
      assertSnapshot(of: screen.table, as: .transition { screen.refresh() })
    }
    let lists = (old: [ListSection("a", rows: [1])], new: [ListSection("a", rows: [2])])
    expectIssue(at: #line + 1, "list-transition has no snapshot yet\n+table list · plain") {
      assertSnapshot(of: [1], as: .transition(to: [2]))
    }
    expectIssue(at: #line + 1, "sections has no snapshot yet\n+table list · plain · 375×44") {
      assertSnapshot(of: lists.old, named: "sections", as: .transition(to: lists.new))
    }
    expectIssue(at: #line + 1, "faults has no snapshot yet\n+table faults · plain · 375×640") {
      assertSnapshot(of: [.width(375), .width(320)], as: .screens(\.table) { Screen($0) })
    }
  }
}
