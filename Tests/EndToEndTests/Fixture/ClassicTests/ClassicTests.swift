import Binder
import Foundation
import HeadlessTable
import HeadlessTableTesting
import Screens
import XCTest

final class ClassicTests: XCTestCase {
  @MainActor
  func testTable() async {
    // next line: classic-table
    assertSnapshot(of: Screen.table("classic-table"))
  }

  @MainActor
  func testAsynchronous() async {
    await Task.yield()
    // next line: classic-async-calls
    assertSnapshot(of: Screen.table("classic-async").calls)
  }

  func testDetached() async {
    await Task.detached {
      // next line: classic-detached
      assertSnapshot(of: Screen.text, named: "classic-detached", as: .text)
    }.value
  }

  func testThread() {
    let done = DispatchSemaphore(value: 0)
    Thread {
      // next line: classic-thread
      assertSnapshot(of: Screen.text, named: "classic-thread", as: .text)
      done.signal()
    }.start()
    XCTAssertEqual(done.wait(timeout: .now() + .seconds(60)), .success)
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
    // next line: classic-twice
    assertSnapshot(of: table)
  }

  /// A test case and its properties stay until all tests have ended.
  @MainActor private lazy var unseen = HeadlessTable(id: "classic-unseen", width: 9, height: 9)

  @MainActor
  func testUnseen() async throws {
    try XCTSkipUnless(Screen.isMisused)
    // next line: classic-unseen
    unseen.tapRow(.id("nobody"))
  }
}

final class ClassicRecordingTests: XCTestCase {
  override func invokeTest() {
    withSnapshots(record: .missing) { super.invokeTest() }
  }

  func testRecording() {
    // next line: classic-recording
    assertSnapshot(of: Screen.text, named: "classic-recording", as: .text)
  }
}

private func assertShown(_ name: String) {
  // next line: classic-helper
  assertSnapshot(of: Screen.text, named: name, as: .text)
}

/// XCTest drops what is reported before the first test of a class and after its last.
final class ClassicLateTests: XCTestCase {
  override class func setUp() {
    guard Screen.isMisused else { return }
    // next line: classic-early
    assertSnapshot(of: "it is", as: .text, matches: "too early")
  }

  override class func tearDown() {
    guard Screen.isMisused else { return }
    // next line: classic-late
    assertSnapshot(of: "it is", as: .text, matches: "too late")
  }

  func testNothing() {}
}

/// What `tearDown()` does belongs to the test that ends.
final class ClassicTearDownTests: XCTestCase {
  @MainActor private static let table = HeadlessTable(id: "classic-end", width: 9, height: 9)

  override func tearDown() async throws {
    guard Screen.isMisused, name.hasSuffix("First") else { return }
    // next line: classic-end
    await MainActor.run { ClassicTearDownTests.table.tapRow(.id("nobody")) }
  }

  func testFirst() {}

  func testSecond() {}
}
