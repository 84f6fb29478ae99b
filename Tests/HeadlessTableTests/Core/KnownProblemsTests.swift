import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The tables with problems", .bounded)
struct KnownProblemsTests {
  /// Makes some, and lets go of them together.
  private static func make(_ count: Int) -> Int {
    (0..<count).map { _ in UnseenProblems(tableID: "gone") }.count
  }

  @Test("can go on one thread while one is made on another")
  func atOnce() async {
    let count = await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { (0..<200).reduce(0) { count, _ in count + Self.make(50) } }
      }
      return await group.reduce(0, +)
    }
    #expect(count == 40_000)
  }
}
