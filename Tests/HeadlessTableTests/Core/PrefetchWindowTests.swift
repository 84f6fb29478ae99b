import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The prefetch window", .bounded)
struct PrefetchWindowTests {
  private struct Scroll {
    var direction: PrefetchWindow.Direction
    var visible: ClosedRange<Int>
    var upcoming: [Int]
  }

  private func position(_ row: Int) -> RowPosition { RowPosition(section: 0, row: row) }

  private func text(_ scrolls: [Scroll]) -> String {
    var window = PrefetchWindow()
    return scrolls.map { scroll in
      let step = window.scroll(
        scroll.direction,
        visible: scroll.visible.map(position),
        upcoming: scroll.upcoming.map(position)
      )
      let lists = [("+", step.prefetch), ("-", step.cancel)]
      return lists.flatMap { mark, rows in rows.map { "\(mark)\($0.row)" } }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  @Test("announces each row once, nearest first")
  func once() {
    let picture = text([
      Scroll(direction: .down, visible: 1...3, upcoming: [4, 5, 6]),
      Scroll(direction: .down, visible: 2...4, upcoming: [5, 6, 7]),
      Scroll(direction: .down, visible: 7...9, upcoming: [10, 11, 12]),
    ])
    #expect(picture == "+4 +5 +6\n+7\n+10 +11 +12")
  }

  @Test("takes back what was not displayed when the direction turns round")
  func turn() {
    let picture = text([
      Scroll(direction: .down, visible: 1...3, upcoming: [4, 5, 6]),
      Scroll(direction: .up, visible: 2...4, upcoming: [1, 0]),
      Scroll(direction: .up, visible: 1...3, upcoming: [0]),
      Scroll(direction: .down, visible: 2...4, upcoming: [5, 6]),
    ])
    #expect(picture == "+4 +5 +6\n+1 +0 -6 -5\n\n+5 +6 -0")
  }

  @Test("forgets without taking back")
  func forget() {
    var window = PrefetchWindow()
    _ = window.scroll(.down, visible: [], upcoming: [position(1)])
    window.forget()
    #expect(window == PrefetchWindow())
  }
}
