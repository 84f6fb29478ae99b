import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A screen that gets heights later", .bounded)
struct LaterHeightsTests {
  enum Part: TableViewSection {
    case only
  }

  @Test("has them from then on, and loses them again", arguments: [true, false])
  func heights(estimates: Bool) {
    let table = HeadlessTable(id: "later", width: 320, height: 200)
    if !estimates { table.estimatedRowHeight = 0 }
    table.rowHeight = 44
    var height: Double?
    let screen = TableScreen(sectionedBy: Part.self) {
      OnSection(.only) {
        if let height {
          Cells(HeadlessCell.self, models: [1, 2]) { _, _, _ in }.cellHeight(height)
        } else {
          Cells(HeadlessCell.self, models: [1, 2]) { _, _, _ in }
        }
      }
    }
    screen.bind(to: table)
    var heights = [table.contentSize.height]
    for next in [70, nil, 20] as [Double?] {
      height = next
      screen.refresh()
      heights.append(table.contentSize.height)
    }
    #expect(heights == [88, 140, 88, 40])
    #expect(table.inconsistencies.isEmpty)
  }
}
