import Binder
import Foundation
import HeadlessTable
import HeadlessTableTesting
import Screens
import Testing

@MainActor
@Suite
struct SwiftTests {
  @Test func table() {
    // next line: swift-table
    assertSnapshot(of: Screen.table("swift-table"))
  }

  @Test func calls() async {
    await Task.yield()
    // next line: swift-log-calls
    assertSnapshot(of: Screen.table("swift-log").calls)
  }

  @Test nonisolated func detached() async {
    await Task.detached {
      // next line: swift-detached
      assertSnapshot(of: Screen.text, named: "swift-detached", as: .text)
    }.value
  }

  @Test nonisolated func thread() async {
    await withCheckedContinuation { continuation in
      Thread {
        // next line: swift-thread
        assertSnapshot(of: Screen.text, named: "swift-thread", as: .text)
        continuation.resume()
      }.start()
    }
  }

  @Test nonisolated func group() async {
    await withTaskGroup { group in
      for number in 1...2 {
        group.addTask {
          // next line: swift-group-1 swift-group-2
          assertSnapshot(of: Screen.text, named: "swift-group-\(number)", as: .text)
        }
      }
    }
  }

  @Test(arguments: ["a", "b"])
  func argument(_ name: String) {
    // next line: swift-argument-a swift-argument-b
    assertSnapshot(of: Screen.table("t"), named: "swift-argument-\(name)")
  }

  @Test func `in words`() {
    // next line: swift-raw
    assertSnapshot(of: Screen.text, named: "swift-raw", as: .text)
  }

  @Test(.snapshots(record: .missing)) func recording() {
    // next line: swift-recording
    assertSnapshot(of: Screen.text, named: "swift-recording", as: .text)
  }

  @Test func inline() {
    assertSnapshot(of: Screen.text, as: .text, matches: "rows 1, 2, 3")
  }

  @MainActor
  @Suite(.enabled(if: Screen.isMisused))
  struct Misuse {
    @Test(arguments: [1, 2])
    func unnamed(_ number: Int) {
      // next line: swift-unnamed
      assertSnapshot(of: Screen.table("swift-unnamed"))
    }

    @Test func twice() {
      let table = Screen.table("swift-twice")
      assertSnapshot(of: table)
      table.scroll(by: 10)
      // next line: swift-twice
      assertSnapshot(of: table)
    }

    @Test func unseen() {
      let table = HeadlessTable(id: "swift-unseen", width: 9, height: 9)
      // next line: swift-unseen
      table.tapRow(.id("nobody"))
    }

    private static var kept: HeadlessTable?

    @Test func unseenAndKept() {
      let table = HeadlessTable(id: "swift-kept", width: 9, height: 9)
      // next line: swift-kept
      table.tapRow(.id("nobody"))
      Self.kept = table
    }

    @Test func inconsistent() {
      let table = Screen.table("swift-inconsistent")
      table.performBatchUpdates({
        table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      })
      // next line: swift-inconsistent
      assertSnapshot(of: table)
    }
  }
}
