import Binder
import TestSupport
import Testing

@testable import HeadlessTable

/// Displayed cells are told their frames where these can be others, and only there.
@MainActor
@Suite(.bounded)
struct FrameCostTests {
  private final class PlacedCell: HeadlessCell {
    static var count = 0
    let number = Label()

    override var frame: TableRect { didSet { Self.count += 1 } }
  }

  private final class Numbers {
    var rows = Array(0..<30)
  }

  /// The number of frames that cells are told when rows become others.
  private func frames(_ change: (inout [Int]) -> Void) -> Int {
    let numbers = Numbers()
    let table = HeadlessTable(id: "numbers", width: 375, height: 440)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: PlacedCell.self, models: { numbers.rows })
      .onDequeue { row, cell, number in cell.number.text = "\(number)" }
    binder.finish()
    table.layoutIfNeeded()
    PlacedCell.count = 0
    change(&numbers.rows)
    binder.refresh()
    table.layoutIfNeeded()
    return PlacedCell.count
  }

  @Test(
    "rows below the screen that change have no cell placed again, and rows above those that move do"
  )
  func changes() {
    #expect(frames { $0.append(30) } == 0)
    #expect(frames { $0.remove(at: 20) } == 0)
    #expect(frames { $0.insert(30, at: 0) } >= 10)
  }
}
