import TestSupport
import Testing

@MainActor
@Suite("A UITableView as a table of binders", .bounded)
struct ConformanceTests {
  @Test("does in every scenario what a headless table does")
  func conformance() {
    #expect(Adapted.conformanceFailures() == [])
  }
}
