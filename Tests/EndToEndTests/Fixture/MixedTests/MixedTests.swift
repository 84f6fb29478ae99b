import HeadlessTable
import HeadlessTableTesting
import Screens
import Testing
import XCTest

final class MixedTests: XCTestCase {
  @MainActor
  func testTable() async {
    assertSnapshot(of: Screen.table("mixed-classic"))  // line: mixed-classic
  }
}

@MainActor
@Suite
struct MixedSuite {
  @Test func table() {
    assertSnapshot(of: Screen.table("mixed-swift"))  // line: mixed-swift
  }

  @Test func thrown() throws {  // line: mixed-thrown
    try verifySnapshot(of: Screen.table("mixed-thrown"))
  }
}
