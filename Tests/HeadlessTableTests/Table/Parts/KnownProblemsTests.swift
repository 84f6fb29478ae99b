import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The tables with problems", .bounded)
struct KnownProblemsTests {
  /// Makes some, and lets go of them together.
  private static func make(_ count: Int) {
    let place = SourceLine(#fileID, #filePath, #line, #column)
    _ = (0..<count).map { _ in UnseenProblems(tableID: "gone", origin: place) }
  }

  @Test("can go on one thread while one is made on another")
  func atOnce() async {
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<200 { Self.make(50) } }
      }
    }
    #expect(UnseenProblems.takeAll().allSatisfy { !$0.text.hasPrefix("gone") })
  }
}
