import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Sources bound to a table in one line.
@MainActor
@Suite(.bounded)
struct SourceBindingTests {
  private struct Contact: Identifiable, Equatable {
    let id: Int
    var name: String
    var isFavourite = false
  }

  private let table = HeadlessTable(id: "contacts", width: 320, height: 400)

  init() {
    table.onInconsistency = .collect
  }

  @Test func aChainInOneLine() {
    let contacts = MutableObservableArray([
      Contact(id: 1, name: "Ann", isFavourite: true), Contact(id: 2, name: "Bob"),
    ])
    let suggestions = ArrayDataSource(sections: [
      DataSourceSection("Suggestions", items: [Contact(id: 9, name: "Zoe")])
    ])
    let shown = ObservableDataSource(contacts)
      .filter { $0.isFavourite }
      .hidingEmptySections()
      .concatenated(with: suggestions)
      .switchable()
    shown.animatingReloads().bind(to: table, cellType: PersonCell.self) { cell, contact in
      cell.nameLabel.text = contact.name
    }
    table.layoutIfNeeded()
    table.calls.clear()
    contacts[1].isFavourite = true
    contacts[0].isFavourite = false
    contacts[1].isFavourite = false
    shown.isEnabled = false
    shown.isEnabled = true
    #expect(
      table.render(.text(rows: .compact)) == """
        table contacts · plain · 320×400 · select single
        content 320×94 · 1 section · 1 row · offset 0
        ┌── viewport
        § Suggestions · 1 row
          gap 22
          header   28  Title             "Suggestions"
          row      44  PersonCell        #9  nameLabel="Zoe"
        └── end of viewport · 306 blank

        """
    )
    let kinds = table.calls.updates.map { update in
      if case .batch(let batch) = update.kind { "\(batch.operations.count)" } else { "reload" }
    }
    #expect(kinds == ["1", "1", "1", "1", "1"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func cellSourcesAreAskedInTheirOwnCoordinates() {
    var said: [String] = []
    let numbers = MutableObservableArray([1, 2, 3])
    let posts = ObservableDataSource(numbers)
      .cells(PersonCell.self) { cell, post, path in
        cell.nameLabel.text = "post \(post) at \(path.row)"
      }
      .onTapped { post, path in said.append("post \(post) at \(path.row)") }
    let adverts = ArrayDataSource(["shoes"])
      .cells(NameCell.self) { cell, advert, path in
        cell.label.text = "\(advert) at \(path.row)"
      }
      .onTapped { advert, path in said.append("\(advert) at \(path.row)") }
      .cellHeight { _, _ in 90 }
    posts.inserting(adverts, at: RowPosition(section: 0, row: 1)).bind(to: table)
    numbers.append(4)
    for row in [1, 2, 4] { table.tapRow(at: IndexPath(row: row, section: 0)) }
    #expect(
      table.render(.text(rows: .compact)) == """
        table contacts · plain · 320×400 · select single
        content 320×266 · 1 section · 5 rows · offset 0
        ┌── viewport
        § 0 · 5 rows
          row      44  PersonCell        #1  nameLabel="post 1 at 0"
          row      90  NameCell          #shoes  "shoes at 0"
          row      44  PersonCell        #2  nameLabel="post 2 at 1"
          row      44  PersonCell        #3  nameLabel="post 3 at 2"
          row      44  PersonCell        #4  [selected]  nameLabel="post 4 at 3"
        └── end of viewport · 134 blank

        """
    )
    #expect(said == ["shoes at 0", "post 2 at 1", "post 4 at 3"])
  }

  @Test func aChangeBeforeTheFirstLookIsOne() {
    let numbers = ArrayDataSource([1, 2, 3, 4])
    let odd = numbers.filter { _ in true }
    odd.cells(NameCell.self) { cell, number, _ in cell.label.text = "\(number)" }.bind(to: table)
    odd.predicate = { !$0.isMultiple(of: 2) }
    #expect(table.visibleCells.compactMap { ($0 as? NameCell)?.label.text } == ["1", "3"])
    #expect(table.inconsistencies.isEmpty)
    #expect(table.calls.registrations.count == 1)
  }

  @Test func twoTablesShowOneCellSource() {
    let numbers = MutableObservableArray([1])
    let cells = ObservableDataSource(numbers)
      .cells(NameCell.self) { cell, number, _ in cell.label.text = "\(number)" }
    let other = HeadlessTable(id: "other", width: 320, height: 400)
    other.onInconsistency = .collect
    for table in [table, other] { cells.bind(to: table) }
    for number in 2...3 {
      numbers.append(number)
      for table in [table, other] {
        let texts = table.visibleCells.compactMap { ($0 as? NameCell)?.label.text }
        #expect(texts == (1...number).map { "\($0)" })
        #expect(table.inconsistencies.isEmpty)
      }
    }
  }

  @Test(arguments: [true, false])
  func updatesCanFillCellsAnew(isCellSource: Bool) {
    let contacts = MutableObservableArray([Contact(id: 1, name: "Ann")])
    let source = ObservableDataSource(contacts)
    if isCellSource {
      source.cells(PersonCell.self) { cell, contact, _ in cell.nameLabel.text = contact.name }
        .bind(to: table, updates: .reconfigure)
    } else {
      source.bind(to: table, cellType: PersonCell.self, updates: .reconfigure) { cell, contact in
        cell.nameLabel.text = contact.name
      }
    }
    let cell = table.visibleCells.first
    contacts[0].name = "Anna"
    #expect(table.visibleCells.first === cell)
    #expect((cell as? PersonCell)?.nameLabel.text == "Anna")
  }

  @Test func theTableKeepsTheSourceAndNotTheOtherWayRound() {
    weak var source: FilteredDataSource<Int>?
    weak var gone: HeadlessTable?
    let numbers = MutableObservableArray([1, 2, 3])
    do {
      let table = HeadlessTable(id: "numbers", width: 320, height: 200)
      let filtered = ObservableDataSource(numbers).filter { $0 > 1 }
      filtered.bind(to: table, cellType: NameCell.self) { $0.label.text = "\($1)" }
      source = filtered
      gone = table
      #expect(table.visibleCells.count == 2)
    }
    #expect(gone == nil)
    #expect(source == nil)
    numbers.append(4)
  }
}
