import Binder
import HeadlessTable
import TestSupport
import Testing

/// A finger drags rows while the program is still busy with an earlier one.
@Suite("Drags before an earlier one has been saved", .bounded)
@MainActor
struct OverlappingDragsTests {
  struct Second {
    let from: IndexPath
    let to: IndexPath
    let result: [String]
  }

  /// The rows `1` and `2` of friends, `3` and `4` of enemies: `1` has been dragged to the top of the enemies.
  nonisolated static let cases: [(name: String, drag: Second)] = [
    (
      "the same row",
      Second(
        from: IndexPath(row: 0, section: 1),
        to: IndexPath(row: 2, section: 1),
        result: ["friends 2", "enemies 3", "enemies 4", "enemies 1"]
      )
    ),
    (
      "a row above it",
      Second(
        from: IndexPath(row: 1, section: 1),
        to: IndexPath(row: 0, section: 1),
        result: ["friends 2", "enemies 3", "enemies 1", "enemies 4"]
      )
    ),
    (
      "a row below it",
      Second(
        from: IndexPath(row: 1, section: 1),
        to: IndexPath(row: 2, section: 1),
        result: ["friends 2", "enemies 1", "enemies 4", "enemies 3"]
      )
    ),
    (
      "another row to the same section",
      Second(
        from: IndexPath(row: 0, section: 0),
        to: IndexPath(row: 0, section: 1),
        result: ["enemies 2", "enemies 1", "enemies 3", "enemies 4"]
      )
    ),
    (
      "the same row back",
      Second(
        from: IndexPath(row: 0, section: 1),
        to: IndexPath(row: 1, section: 0),
        result: ["friends 2", "friends 1", "enemies 3", "enemies 4"]
      )
    ),
  ]

  @Test("every row shows the section that it is in", arguments: cases.indices, [false, true])
  func second(_ index: Int, byScreen: Bool) async {
    let drag = Self.cases[index].drag
    let screen = Screen()
    var data: [Section: [Int]] = [.friends: [1, 2], .enemies: [3, 4]]
    var waiting: [CheckedContinuation<Void, Never>] = []
    func move(_ from: RowPlace<Section>, _ to: RowPlace<Section>) async {
      let number = data[from.section]!.remove(at: from.row)
      data[to.section]!.insert(number, at: to.row)
      await withCheckedContinuation { waiting.append($0) }
    }
    let declared = TableScreen(sectionedBy: Section.self) {
      OnSections(.friends, .enemies) {
        CellsBySection(NameCell.self, models: data) { section, _, cell, number in
          cell.label.text = "\(section) \(number)"
        }
        .onMoved { from, to, _ in await move(from, to) }
      }
    }
    if byScreen {
      declared.bind(to: screen.table)
    } else {
      screen.binder.onSections(.friends, .enemies).bind(cellType: NameCell.self, models: { data })
        .onDequeue { section, _, cell, number in cell.label.text = "\(section) \(number)" }
        .onMoved { from, to, _ in await move(from, to) }
      screen.show(.friends, .enemies)
    }
    let table = screen.table
    table.setEditing(true)
    table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 1))
    table.dragRow(at: drag.from, to: drag.to)
    for _ in 0..<2 {
      await table.wait { _ in !waiting.isEmpty }
      waiting.removeFirst().resume()
    }
    let expected = drag.result
    await table.wait { texts($0) == expected }
    #expect(texts(table) == expected)
    #expect(screen.messages == [])
    #expect(table.inconsistencies.isEmpty)
  }

  private func texts(_ table: HeadlessTable) -> [String] {
    table.visibleCells.compactMap { ($0 as? NameCell)?.label.text }
  }
}
