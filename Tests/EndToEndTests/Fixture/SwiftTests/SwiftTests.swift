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
    assertSnapshot(of: Screen.table("swift-table"))  // line: swift-table
  }

  @Test func calls() async {
    await Task.yield()
    assertSnapshot(of: Screen.table("swift-log").calls)  // line: swift-log-calls
  }

  @Test nonisolated func detached() async {
    await Task.detached {
      assertSnapshot(of: Screen.text, named: "swift-detached", as: .text)  // line: swift-detached
    }.value
  }

  @Test nonisolated func thread() async {
    await withCheckedContinuation { continuation in
      Thread {
        assertSnapshot(of: Screen.text, named: "swift-thread", as: .text)  // line: swift-thread
        continuation.resume()
      }.start()
    }
  }

  @Test nonisolated func group() async {
    await withTaskGroup { group in
      for number in 1...2 {
        group.addTask {
          assertSnapshot(of: Screen.text, named: "swift-group-\(number)", as: .text)  // line: swift-group-1 swift-group-2
        }
      }
    }
  }

  @Test(arguments: ["a", "b"])
  func argument(_ name: String) {
    assertSnapshot(of: Screen.table("t"), named: "swift-argument-\(name)")  // line: swift-argument-a swift-argument-b
  }

  @Test func `in words`() {
    assertSnapshot(of: Screen.text, named: "swift-raw", as: .text)  // line: swift-raw
  }

  @Test(.snapshots(record: .missing)) func recording() {
    assertSnapshot(of: Screen.text, named: "swift-recording", as: .text)  // line: swift-recording
  }

  @Test func inline() {
    assertSnapshot(of: Screen.text, as: .text, matches: "rows 1, 2, 3")
  }

  @MainActor
  @Suite(.enabled(if: Screen.isMisused))
  struct Misuse {
    @Test(arguments: [1, 2])
    func unnamed(_ number: Int) {
      assertSnapshot(of: Screen.table("swift-unnamed"))  // line: swift-unnamed
    }

    @Test func twice() {
      let table = Screen.table("swift-twice")
      assertSnapshot(of: table)
      table.scroll(by: 10)
      assertSnapshot(of: table)  // line: swift-twice
    }

    @Test func inconsistent() {
      let table = Screen.table("swift-inconsistent")
      table.performBatchUpdates({
        table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
      })
      assertSnapshot(of: table)  // line: swift-inconsistent
    }
  }
}
