import Binder
import Foundation
import HeadlessTable
import HeadlessTableTesting
import Screens
import XCTest

final class ClassicTests: XCTestCase {
  @MainActor
  func testTable() async {
    assertSnapshot(of: Screen.table("classic-table"))  // line: classic-table
  }

  @MainActor
  func testAsynchronous() async {
    await Task.yield()
    assertSnapshot(of: Screen.table("classic-async").calls)  // line: classic-async-calls
  }

  func testDetached() async {
    await Task.detached {
      assertSnapshot(of: Screen.text, named: "classic-detached", as: .text)  // line: classic-detached
    }.value
  }

  func testThread() {
    let done = DispatchSemaphore(value: 0)
    Thread {
      assertSnapshot(of: Screen.text, named: "classic-thread", as: .text)  // line: classic-thread
      done.signal()
    }.start()
    done.wait()
  }

  func testHelper() {
    assertShown("classic-helper")
  }

  func testInline() {
    assertSnapshot(of: Screen.text, as: .text, matches: "rows 1, 2, 3")
  }

  @MainActor
  func testMisuse() async throws {
    try XCTSkipUnless(Screen.isMisused)
    let table = Screen.table("classic-twice")
    assertSnapshot(of: table)
    table.scroll(by: 10)
    assertSnapshot(of: table)  // line: classic-twice
  }
}

final class ClassicRecordingTests: XCTestCase {
  override func invokeTest() {
    withSnapshots(record: .missing) { super.invokeTest() }
  }

  func testRecording() {
    assertSnapshot(of: Screen.text, named: "classic-recording", as: .text)  // line: classic-recording
  }
}

private func assertShown(_ name: String) {
  assertSnapshot(of: Screen.text, named: name, as: .text)  // line: classic-helper
}
