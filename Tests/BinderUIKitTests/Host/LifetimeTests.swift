import TestSupport
import Testing

@MainActor
@Suite("How long things live with a UITableView", .bounded)
struct LifetimeTests {
  @Test("nothing is left of a table, its binder and its cells")
  func unmatched() {
    #expect(Adapted.unmatched() == [])
  }

  @Test("a data source is held weakly")
  func source() {
    #expect(Adapted.withoutSource() == [2, 0, 0])
  }
}
