import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// Each run of a screen's closure is the whole declaration: its heights take the place of those before.
@Suite("Heights that a screen's closure takes from its state", .bounded)
@MainActor
struct HeightsOfScreensTests {
  final class RowCell: HeadlessCell { let title = Label() }
  enum Part: TableViewSection { case banner, list }

  @Observable @MainActor
  final class Store {
    var isLarge = false
    var expanded: Int?
  }

  private let store = Store()
  private let table = HeadlessTable(id: "rows", width: 320, height: 400)

  private func heights() -> [Double] {
    table.performPendingUpdates()
    return (0..<table.numberOfSections).flatMap { section in
      [table.rectForHeader(inSection: section).height]
        + (0..<table.numberOfRows(inSection: section)).map {
          table.rectForRow(at: IndexPath(row: $0, section: section)).height
        }
    }
  }

  @Test("closures that hold what the screen's closure has read")
  func closures() {
    let store = store
    let screen = TableScreen<Part> {
      OnSection(.list) {
        let expanded = store.expanded
        Cells(RowCell.self, models: ["one", "two"]) { _, cell, text in cell.title.text = text }
          .cellHeight { row, _ in row == expanded ? 100 : 44 }
          .onTapped { row, _, _ in store.expanded = row }
      }
    }
    let binding = screen.bind(to: table)
    #expect(heights() == [0, 44, 44])
    table.tapRow(1, in: Part.list)
    #expect(heights() == [0, 44, 100])
    table.tapRow(0, in: Part.list)
    #expect(heights() == [0, 100, 44])
    withExtendedLifetime(binding) {}
  }

  @Test("numbers")
  func numbers() {
    let store = store
    let screen = TableScreen<Part> {
      OnSection(.list) {
        Header("LIST")
        HeaderHeight(store.isLarge ? 50 : 20)
        Cells(RowCell.self, models: ["one", "two"]).cellHeight(store.isLarge ? 80 : 30)
      }
    }
    let binding = screen.bind(to: table)
    #expect(heights() == [20, 30, 30])
    store.isLarge = true
    #expect(heights() == [50, 80, 80])
    store.isLarge = false
    #expect(heights() == [20, 30, 30])
    withExtendedLifetime(binding) {}
  }

  @Test("heights that are declared in one branch only")
  func branches() {
    let store = store
    let screen = TableScreen<Part> {
      OnSection(.banner) { Cells(RowCell.self, models: ["banner"]).cellHeight(20) }
      OnSection(.list) {
        Header("LIST")
        if store.isLarge {
          HeaderHeight(60)
          Cells(RowCell.self, models: ["large"]).cellHeight { _, _ in 80 }
        } else {
          Cells(RowCell.self, models: ["small"])
        }
      }
    }
    let binding = screen.bind(to: table)
    #expect(heights() == [0, 20, 28, 44])
    store.isLarge = true
    #expect(heights() == [0, 20, 60, 80])
    store.isLarge = false
    #expect(heights() == [0, 20, 28, 44])
    withExtendedLifetime(binding) {}
  }

  @Test("a run that brings the same heights has the table ask for no more than its batch does")
  func sameHeights() {
    let store = store
    let screen = TableScreen<Part> {
      OnSection(.list) {
        Cells(RowCell.self, models: [store.isLarge ? "large" : "small", "other"]).cellHeight(30)
      }
    }
    let binding = screen.bind(to: table)
    _ = heights()
    table.calls.clear()
    store.isLarge = true
    _ = heights()
    // The row that comes and the one that stays.
    #expect(table.calls.dimensions.count == 2)
    store.isLarge = true
    _ = heights()
    #expect(table.calls.dimensions.count == 2)
    withExtendedLifetime(binding) {}
  }
}
