import TestSupport
import Testing

@MainActor
@Suite("Random transitions of a UITableView", .bounded)
struct RandomScreensTests {
  @Test("lead to the data, and none is refused by UIKit", arguments: Cases.seeds(20))
  func transitions(seed: UInt64) {
    #expect(RandomScreens(seed: seed).problem(changes: 25) == nil)
  }

  @Test(
    "with gestures among them show the data, and handlers get the row that a finger saw",
    arguments: Cases.seeds(20)
  )
  func gestures(seed: UInt64) async {
    #expect(await RandomGestures(seed: seed).problem(steps: 60) == nil)
  }
}
