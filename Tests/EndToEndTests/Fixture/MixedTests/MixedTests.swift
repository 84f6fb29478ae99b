import HeadlessTable
import HeadlessTableTesting
import Screens
import Testing
import XCTest

final class MixedTests: XCTestCase {
  @MainActor
  func testTable() async {
    // next line: mixed-classic
    assertSnapshot(of: Screen.table("mixed-classic"))
  }
}

@MainActor
@Suite
struct MixedSuite {
  @Test func table() {
    // next line: mixed-swift
    assertSnapshot(of: Screen.table("mixed-swift"))
  }

  // next line: mixed-thrown
  @Test func thrown() throws {
    try verifySnapshot(of: Screen.table("mixed-thrown"))
  }
}
