import Binder
import HeadlessTable
import Testing

@MainActor
@Suite
struct PrefetchTests {
  /// 44 points a row; 10 rows; the viewport holds 3.
  static func screen(_ distance: Int, _ models: @escaping () -> [String]) -> Screen {
    let screen = Screen(height: 132)
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: models)
      .prefetch(when: .cellsFromEnd(distance)) { startingIndex in screen.say(startingIndex) }
    screen.show(.friends)
    screen.table.layoutIfNeeded()
    return screen
  }

  @Test(arguments: [(0, 9), (2, 7), (5, 4)])
  func runsWhenTheRowThatFarFromTheEndIsDisplayed(_ distance: Int, _ row: Int) {
    let screen = Self.screen(distance) { (0..<10).map(String.init) }
    screen.table.scroll(to: Double(row - 3) * 44)
    screen.table.layoutIfNeeded()
    #expect(screen.said == [])
    screen.table.scroll(by: 44)
    screen.table.layoutIfNeeded()
    #expect(screen.said == ["10"])
  }

  @Test func runsOnceForANumberOfRowsAndAgainAfterTheSectionHasGrown() {
    var count = 10
    let screen = Self.screen(2) { (0..<count).map(String.init) }
    for offset in [300.0, 0, 300] {
      screen.table.scroll(to: offset)
      screen.table.layoutIfNeeded()
    }
    #expect(screen.said == ["10"])
    count = 20
    screen.binder.refresh()
    screen.table.scroll(to: 700)
    screen.table.layoutIfNeeded()
    #expect(screen.said == ["10", "20"])
  }

  @Test func runsWhenAJumpSkipsTheRow() {
    let screen = Self.screen(5) { (0..<10).map(String.init) }
    screen.table.scroll(to: 308)
    screen.table.layoutIfNeeded()
    #expect(screen.said == ["10"])
  }
}
