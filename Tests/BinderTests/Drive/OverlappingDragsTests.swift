import Binder
import HeadlessTable
import TestSupport
import Testing

/// A finger drags rows while the program is still busy with an earlier one.
@Suite("Drags before an earlier one has been saved", .bounded)
@MainActor
struct OverlappingDragsTests {
  struct Drag: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let from: IndexPath
    let to: IndexPath
    let result: [String]

    init(_ name: String, from: IndexPath, to: IndexPath, _ result: String) {
      (testDescription, self.from, self.to) = (name, from, to)
      self.result = result.split(separator: ", ").map(String.init)
    }
  }

  /// The rows `1` and `2` of friends, `3` and `4` of enemies: `1` has been dragged to the top of the enemies.
  nonisolated static let drags = [
    Drag("the same row", from: [1, 0], to: [1, 2], "friends 2, enemies 3, enemies 4, enemies 1"),
    Drag(
      "a row above it",
      from: [1, 1],
      to: [1, 0],
      "friends 2, enemies 3, enemies 1, enemies 4"
    ),
    Drag(
      "a row below it",
      from: [1, 1],
      to: [1, 2],
      "friends 2, enemies 1, enemies 4, enemies 3"
    ),
    Drag("another row", from: [0, 0], to: [1, 0], "enemies 2, enemies 1, enemies 3, enemies 4"),
    Drag("the row back", from: [1, 0], to: [0, 1], "friends 2, friends 1, enemies 3, enemies 4"),
  ]

  @Test("every row shows the section that it is in", arguments: drags, [false, true])
  func second(_ drag: Drag, byScreen: Bool) async {
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
    await table.wait { $0.visibleTexts == drag.result }
    #expect(table.visibleTexts == drag.result)
    #expect(screen.messages == [])
    #expect(table.inconsistencies.isEmpty)
  }
}
