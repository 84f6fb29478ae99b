import Binder
import HeadlessTable
import HeadlessTableTesting
import TestSupport
import Testing

@MainActor
@Suite(.bounded)
struct AssertSnapshotTests {
  private final class Source: TableDataSource {
    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: any TableHost, cellForRowAt indexPath: IndexPath) -> any TableCell {
      tableView.dequeue(HeadlessCell.self)
    }
  }

  @Test("a failure is one issue, in the line of the call")
  func place() {
    let line = #line + 2
    withKnownIssue {
      assertSnapshot(of: "a\n", as: .text, matches: "b")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == [
          "snapshot is not what is expected (2 changed lines)\n-b\n+a"
        ]
    }
  }

  @Test("a table is compared with a literal, with the part of it that is written")
  func literal() {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    assertSnapshot(
      of: table,
      as: .text,
      matches: """
        table people · plain · 375×480 · select single
        ⋮
        └── end of viewport · 480 blank
        """
    )
  }

  @Test("a table that has found an inconsistency fails, whatever it looks like")
  func inconsistent() {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let source = Source()
    table.dataSource = source
    table.onInconsistency = .collect
    table.performBatchUpdates({ table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    )
    withKnownIssue {
      assertSnapshot(of: table, as: .text(detail: .outline), matches: "⋮")
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("people has 1 problem and is not compared\n  attempt to insert row 0 ")
    }
  }

  @Test("an expectation behind the call is compared, and asked for where there is none")
  func inline() {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    assertInlineSnapshot(of: table, as: .text(detail: .outline)) {
      """
      table people · 0 sections · 0 rows
      """
    }
    assertInlineSnapshot(of: "a\nb\n", as: .text) { "a\n⋮" }
    assertInlineSnapshot(of: [1], as: .transition(to: [1])) { "⋮" }
    let line = #line + 2
    withKnownIssue {
      assertInlineSnapshot(of: table, as: .text(detail: .outline), record: .check)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      let start = """
        people has no expectation yet
          ! Table 'people' has no data source: bind a binder or a screen to it, or set its dataSource.
        +table people · 0 sections · 0 rows

        """
      return issue.sourceLocation?.line == line && text.hasPrefix(start)
    }
    withKnownIssue {
      assertInlineSnapshot(of: "a\n", as: .text, record: .check) { "b" }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("snapshot is not what is expected (2 changed lines)\n-b\n+a\n")
    }
  }

  @Test("an expectation behind the call is told that its text is another one each time")
  func inlineNotDeterministic() {
    var number = 0
    withKnownIssue {
      assertInlineSnapshot(
        of: 1,
        as: SnapshotStrategy("numbers") { _ in
          number += 1
          return "number \(number)"
        },
        record: .check
      ) { "number 0" }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().hasPrefix(
        "this snapshot is not deterministic: line 1 is another each time it is made\n"
      )
    }
  }

  @Test("the trait says the mode", .snapshots(record: .check))
  func trait() {
    withKnownIssue {
      assertSnapshot(of: "a", named: "missing", as: .text)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("\nactual     ")
    }
  }

  private struct Broken: Error {}

  @Test(
    "a strategy fails once in the line of the call",
    .snapshots(record: .check)
  )
  func strategy() {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let source = Source()
    table.dataSource = source
    let calls: [(line: Int, name: String, call: () -> Void)] = [
      (#line, "changed", { assertSnapshot(of: table, named: "changed", as: .transition {}) }),
      (#line, "people-calls", { assertSnapshot(of: table, as: .calls) }),
      (#line, "list-transition", { assertSnapshot(of: [1], as: .transition(to: [2])) }),
      (#line, "picture", { assertSnapshot(of: table, named: "picture", as: .picture(.json)) }),
      (#line, "people: nothing to check", { assertSnapshot(of: table, as: .residue) }),
      (#line, "people: nothing to check", { assertSnapshot(of: table, as: .sweep) }),
      (#line, "people: nothing to", { assertSnapshot(of: table.calls, as: .atMost([:])) }),
    ]
    for (line, name, call) in calls {
      withKnownIssue {
        call()
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return issue.sourceLocation?.line == line && text.hasPrefix(name)
      }
    }
  }

  @Test("an error of a closure fails the test in the line of the call, and nothing is compared")
  func failingChange() {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let line = #line + 2
    withKnownIssue {
      assertSnapshot(of: table, as: .transition { throw Broken() })
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == ["The snapshot was not taken: Broken()"]
    }
  }
}
