import Binder

/// A table that makes a cell for each row that it is asked for, and draws nothing.
final class BareTable: TableHost {
  weak var dataSource: (any TableDataSource)?
  weak var delegate: (any TableDelegate)?
  weak var prefetchDataSource: (any TableDataSourcePrefetching)?
  let attachments = TableAttachments()
  private(set) var cells: [any TableCell] = []

  func register<Cell: TableCell>(_ type: Cell.Type, forCellReuseIdentifier identifier: String) {}
  func register<View: TableHeaderFooterView>(
    _ type: View.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}

  func dequeueReusableCell<Cell: TableCell>(
    _ type: Cell.Type, withIdentifier identifier: String
  ) -> Cell { makeView(type)! }

  func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
    _ type: View.Type, withIdentifier identifier: String
  ) -> View { makeView(type)! }

  func cellForRow(at indexPath: IndexPath) -> (any TableCell)? { nil }
  func indexPath(for cell: any TableCell) -> IndexPath? { nil }
  func report(_ diagnostic: TableDiagnostic) { print(diagnostic.message) }

  func reloadData() {
    let rows = (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    cells = rows.compactMap { dataSource?.tableView(self, cellForRowAt: $0) }
  }
}

final class NameCell: TableCell, DefaultInitializable {
  var name = ""
}

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
}

enum Section: TableViewSection { case people }

var people = (1...3).map { Person(id: $0, name: "Person \($0)") }
let table = BareTable()
let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
binder.onSection(.people)
  .bind(headerTitle: "PEOPLE")
  .bind(cellType: NameCell.self, models: { people })
  .onDequeue { row, cell, person in cell.name = person.name }
  .onTapped { row, cell, person in print(person.name) }
binder.displayedSections = [.people]
binder.finish()
people.append(Person(id: 4, name: "Person 4"))
await binder.refreshAndWait()
print("\(table.cells.count) cells")
