import Binder
import HeadlessTable

final class RowCell: HeadlessCell {
  let number = Label()

  func show(_ row: Int) { number.text = "\(row)" }
}

final class PersonCell: HeadlessCell {
  let name = Label()
  let age = Label()
}

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// A table of people, 20 of them visible.
@MainActor
final class PeopleScreen {
  let table = HeadlessTable(id: "people", width: 375, height: 880)
  private let binder: TableViewBinder
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    let people = (0..<rows).map { Person(id: $0, name: "Person \($0)") }
    binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: PersonCell.self, models: people)
      .onDequeue { row, cell, person in
        cell.name.text = person.name
        cell.age.text = "44"
      }
      .cellHeight { row, _ in 44 }
    binder.finish()
    table.layoutIfNeeded()
  }

  /// Shows every row once, from the first to the last.
  func scrollThrough() {
    table.calls.clear()
    table.scroll(to: 0)
    for row in 1..<(rows - 19) {
      table.scroll(to: Double(row) * 44)
      table.layoutIfNeeded()
    }
  }

  var dequeuesOfOnePass: Int { rows - 20 }
}
