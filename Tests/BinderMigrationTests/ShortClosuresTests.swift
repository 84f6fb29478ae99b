import Binder
import BinderMigration
import HeadlessTable
import TestSupport
import Testing

/// Closures that leave out the model of rows that have one.
@MainActor
@Suite("Short closures", .bounded)
struct ShortClosuresTests {
  enum Circle: Int, TableViewSection { case near, far }

  final class LetterCell: HeadlessCell, ViewEventEmitting {
    enum ViewEvent { case pressed }
    let label = Label()
  }

  @Test func rowsOfOneSection() {
    var said: [String] = []
    let both = tables { binder in
      binder.onSection(.near)
        .bind(cellType: LetterCell.self, models: ["a", "b"])
        .onDequeue { row, cell in cell.label.text = "row \(row)" }
        .onTapped { row, cell in said.append("tap \(row)") }
        .onEvent { row, cell, event in said.append("\(event) \(row)") }
        .cellHeight { row in row == 0 ? 20 : 30 }
        .estimatedCellHeight { row in 10 }
    } screen: {
      OnSection(.near) {
        Cells(LetterCell.self, models: ["a", "b"])
          .onDequeue { row, cell in cell.label.text = "row \(row)" }
          .onTapped { row, cell in said.append("tap \(row)") }
          .onEvent(from: LetterCell.self) { row, cell, event in said.append("\(event) \(row)") }
          .cellHeight { row in row == 0 ? 20 : 30 }
          .estimatedCellHeight { row in 10 }
      }
    }
    check(both)
    #expect(said == ["tap 1", "pressed 1", "tap 1", "pressed 1"])
  }

  @Test func rowsOfSeveralSections() {
    var said: [String] = []
    let both = tables { binder in
      binder.onSections([.near])
        .bind(cellType: LetterCell.self, models: [.near: ["a", "b"]])
        .onDequeue { section, row, cell in cell.label.text = "row \(row)" }
        .onTapped { section, row, cell in said.append("tap \(row)") }
        .onEvent { section, row, cell, event in said.append("\(event) \(row)") }
        .cellHeight { section, row in row == 0 ? 20 : 30 }
        .estimatedCellHeight { section, row in 10 }
    } screen: {
      OnSections([.near]) {
        CellsBySection(LetterCell.self, models: [.near: ["a", "b"]])
          .onDequeue { section, row, cell in cell.label.text = "row \(row)" }
          .onTapped { section, row, cell in said.append("tap \(row)") }
          .onEvent(from: LetterCell.self) { section, row, cell, event in
            said.append("\(event) \(row)")
          }
          .cellHeight { section, row in row == 0 ? 20 : 30 }
          .estimatedCellHeight { section, row in 10 }
      }
    }
    check(both)
    #expect(said == ["tap 1", "pressed 1", "tap 1", "pressed 1"])
  }

  /// A table by a chain, and one by a result builder.
  private func tables(
    chain: (SectionedTableViewBinder<Circle>) -> Void,
    @ScreenBuilder<Circle> screen: @escaping @MainActor () -> ScreenPartGroup<Circle>
  ) -> [(HeadlessTable, Any)] {
    let first = HeadlessTable(id: "chain", width: 320, height: 200)
    let binder = SectionedTableViewBinder(tableView: first, sectionedBy: Circle.self)
    chain(binder)
    binder.displayedSections = [.near]
    binder.finish()
    let second = HeadlessTable(id: "builder", width: 320, height: 200)
    let binding = TableScreen(sectionedBy: Circle.self) { screen() }.bind(to: second)
    return [(first, binder), (second, binding)]
  }

  private func check(_ tables: [(HeadlessTable, Any)]) {
    for (table, _) in tables {
      let path = IndexPath(row: 1, section: 0)
      let cell = table.cellForRow(at: path) as? LetterCell
      #expect(cell?.label.text == "row 1")
      #expect(table.rectForRow(at: path).size.height == 30)
      table.tapRow(at: path)
      cell?.emit(event: .pressed)
    }
  }
}
