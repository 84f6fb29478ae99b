import TestSupport
import Testing

@MainActor
@Suite("What a UITableView is told", .bounded)
struct AskedTests {
  @Test("an update without animations runs where UIKit animates nothing", arguments: [true, false])
  func animations(isAnimated: Bool) {
    #expect(Asked.animations(isAnimated: isAnimated) == [isAnimated])
  }

  @Test(
    "a height that is none is the table's own, and is said once",
    arguments: [(-5.0, "-5.0"), (.infinity, "inf"), (.nan, "nan")]
  )
  func heights(points: Double, text: String) {
    let told = Asked.height(points)
    #expect(told.height == 50)
    #expect(
      told.said == [
        "A height of \(text) points was given. A height is 0 or more, or automaticDimension; the table's own is used."
      ]
    )
  }

  @Test("a row without an estimate is not estimated at 0 points")
  func estimates() {
    #expect(Asked.estimates() == [70, -1])
  }

  @Test("a table in no window is not laid out for a size that may not be its own")
  func windows() {
    #expect(Asked.layouts(inWindow: false) == 0)
    #expect(Asked.layouts(inWindow: true) > 0)
  }

  @Test("no batch comes while UIKit moves a row")
  func moves() {
    #expect(Asked.takesUpdatesInMove() == [false, true])
  }
}
