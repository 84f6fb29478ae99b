import Binder
import HeadlessTable
import TestSupport
import Testing

/// The code of the interface's description, as it is written there.
@MainActor
@Suite(.bounded)
struct ContractTests {
  @Test func chain() {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    var friends = [Person(id: 1, name: "Asif", age: 27), Person(id: 2, name: "Joanne", age: 31)]
    var said: [String] = []
    func print(_ words: String...) { said.append(words.joined(separator: " ")) }

    binder.onSection(.banner)
      .bind(cellType: BannerCell.self, viewModels: [.init(text: "Welcome")])

    binder.onSection(.friends)
      .bind(headerTitle: "FRIENDS")
      .bind(cellType: PersonCell.self, models: { friends })
      .onDequeue { row, cell, person in cell.nameLabel.text = person.name }
      .onTapped { row, cell, person in print("tapped \(person.name)") }
      .cellHeight { row, person in person.age > 30 ? 64 : 44 }

    binder.onSections(.enemies, .form)
      .bind(
        cellProvider: { tableView, section, row, model in
          section == .form ? tableView.dequeue(FieldCell.self) : tableView.dequeue(PersonCell.self)
        },
        models: { [.enemies: ["Sue"], .form: ["name"]] as [Section: [String]] }
      )
      .onEvent(from: FieldCell.self) { section, row, cell, event, model in
        if case .textEntered(let text) = event { print(model, text) }
      }

    binder.onAnySection()
      .onTapped { section, row, cell in print("any") }
      .headerHeight { section in 28 }

    binder.displayedSections = [.banner, .friends, .enemies, .form]
    binder.finish()

    friends.append(Person(id: 3, name: "Sue", age: 42))
    binder.refresh()

    #expect(
      table.description == """
        table people · plain · 375×480 · select single
        content 375×504 · 4 sections · 6 rows · offset 0
        ┌── viewport
        § banner · 1 row
          gap 50
          row      44  BannerCell        "Welcome"
        § friends · 3 rows
          gap 22
          header   28  Title             "FRIENDS"
          row      44  PersonCell        #1
                         nameLabel   "Asif"
          row      64  PersonCell        #2
                         nameLabel   "Joanne"
          row      64  PersonCell        #3
                         nameLabel   "Sue"
        § enemies · 1 row
          gap 50
          row      44  PersonCell        #Sue
        § form · 1 row
          gap 50
          row      44  FieldCell         #name
        └── end of viewport · last 24 of previous line cut

        """
    )
    table.tapRow(1, in: Section.friends)
    (table.cellForRow(at: .init(row: 0, section: 3)) as? FieldCell)?.type("Ada")
    #expect(said == ["tapped Joanne", "any", "name Ada"])
    #expect(table.calls.count(of: .cellHeight) > 0)
    #expect(table.calls.dequeues.first?.isNew == true)
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
  }

  @Test func tableWithoutNamedSections() {
    let table = HeadlessTable(id: "names", width: 375, height: 200)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: NameCell.self, models: ["Steve", "Tim"])
      .onDequeue { row, cell, name in cell.label.text = name }
    binder.finish()
    #expect(
      table.description == """
        table names · plain · 375×200 · select single
        content 375×88 · 1 section · 2 rows · offset 0
        ┌── viewport
        § 0 · 2 rows
          row      44  NameCell          "Steve"
          row      44  NameCell          "Tim"
        └── end of viewport · 112 blank

        """
    )
  }

  @Test func table() {
    let screen = Screen(height: 300)
    let table = screen.table
    screen.binder.onSection(.banner).bind(cellType: NameCell.self, models: ["a"])
    screen.binder.onSection(.friends).bind(headerTitle: "FRIENDS")
      .bind(cellType: NameCell.self, models: (0..<20).map(String.init))
    screen.show(.banner, .friends)
    let path = IndexPath(row: 1, section: 1)

    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 20)
    #expect(table.visibleCells.count == table.indexPathsForVisibleRows?.count)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) != nil)
    #expect(table.cellForRow(at: IndexPath(row: 19, section: 1)) == nil)
    #expect(table.rectForRow(at: path) == TableRect(x: 0, y: 138, width: 375, height: 44))
    #expect(table.rectForHeader(inSection: 1) == TableRect(x: 0, y: 66, width: 375, height: 28))
    #expect(table.indexPathForRow(at: TablePoint(x: 10, y: 140)) == path)
    #expect(table.contentSize == TableSize(width: 375, height: 974))
    #expect(table.contentOffset == .zero)
    #expect(table.contentInset == .zero)
    table.scroll(to: 330)
    table.scroll(by: 44)
    #expect(table.contentOffset == TablePoint(x: 0, y: 374))
    table.scrollToRow(at: path, at: .middle)
    #expect(table.contentOffset == TablePoint(x: 0, y: 10))
    table.tapRow(at: path)
    table.tapRow(1, in: Section.friends)
    table.selectRow(at: path, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path)
    table.performBatchUpdates({ table.insertRows(at: [path], with: .fade) })
    #expect(table.inconsistencies.map(\.kind) == [.rowCountMismatch])
    #expect(table.onInconsistency == .collect)
    table.memoryWarning()
  }

  @Test func picturesAndCalls() {
    let screen = Screen(height: 100)
    let table = screen.table
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a", "b"])
    screen.show(.friends)
    #expect(table.render(.text) == table.description)
    #expect(table.render() == "\(table)")
    #expect(
      table.render(.text(extent: .all, detail: .outline, rows: .compact)).contains("NameCell")
    )
    #expect(table.render(.json).hasPrefix("{"))
    #expect(table.calls.dequeues.count == 2)
    #expect(table.calls.dequeues.first?.view.description == "NameCell #1")
    #expect(table.calls.dequeues.first?.place?.description == "friends/a")
    #expect(table.calls.dimensions.allSatisfy { $0.value >= -1 })
    #expect(table.calls.events.isEmpty)
    #expect(table.calls.updates.isEmpty)
    #expect(table.calls.count(of: .dequeue) == 2)
    #expect(table.calls.first != nil)
    table.calls.clear()
    table.calls.isRecording = false
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.calls.isEmpty)
  }
}
