import Binder
import HeadlessTable
import TestSupport
import Testing

/// The code of the interface's description of screens, as it is written there.
@MainActor
@Suite(.bounded)
struct ScreenContractTests {
  final class Store {
    var people = [Person(id: 1, name: "Asif", age: 27), Person(id: 2, name: "Joanne", age: 31)]
    var enemies = ["Sue"]
    var showsEnemies = false
    var extraSections: [Section] = []
    var selected: [String] = []

    func select(_ person: Person) { selected.append(person.name) }
  }

  /// What names the sections is said once: by an argument, by the type, or by the sections.
  @Test func typeOfSections() {
    let names = ["a"]
    let typed = TableScreen<Section>(sectionDisplayBehavior: .hidesSectionsWithNoCellData) {
      OnSection(.enemies) {
        Header("NONE")
        Cells(NameCell.self, models: [String]())
      }
      OnSection(.friends) {
        Cells(NameCell.self, models: names) { row, cell, name in cell.label.text = name }
      }
    }
    let expected: TableScreen<Section> = TableScreen {
      if names.count > 1 { OnSection(.enemies) { Cells(NameCell.self, models: names) } }
      OnSection(.friends) {
        Cells(NameCell.self, models: names) { row, cell, name in cell.label.text = name }
      }
    }
    let written = TableScreen {
      OnSection(Section.friends) {
        Cells(NameCell.self, models: names) { row, cell, name in cell.label.text = name }
      }
    }
    let whole = TableScreen {
      OnTable {
        Cells(NameCell.self, models: names) { row, cell, name in cell.label.text = name }
      }
    }
    func picture<Name>(_ screen: TableScreen<Name>) -> String {
      let table = HeadlessTable(id: "names", width: 375, height: 44)
      screen.bind(to: table)
      return table.description
    }
    #expect(picture(typed).contains("§ friends · 1 row\n  row      44  NameCell          \"a\""))
    #expect([picture(expected), picture(written)] == [picture(typed), picture(typed)])
    #expect(picture(whole) == picture(typed).replacing("friends", with: "0"))
  }

  @Test func screen() {
    let store = Store()
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.banner) {
        Cells(BannerCell.self, viewModels: [.init(text: "Welcome")])
      }
      OnSection(.friends) {
        Header("FRIENDS")
        Cells(PersonCell.self, models: store.people) { row, cell, person in
          cell.nameLabel.text = person.name
        }
        .onTapped { row, cell, person in store.select(person) }
        .cellHeight(44)
      }
      if store.showsEnemies {
        OnSection(.enemies) {
          Cells(models: store.enemies) { tableView, row, enemy in tableView.dequeue(PersonCell.self)
          }
          Footer("Be careful")
        }
      }
      for section in store.extraSections {
        OnSection(section) {
          Cells(count: 3) { tableView, row in tableView.dequeue(PersonCell.self) }
        }
      }
      OnAnySection { HeaderHeight(28) }
    }
    screen.bind(to: table)

    #expect(
      table.description == """
        table people · plain · 375×480 · select single
        content 375×232 · 2 sections · 3 rows · offset 0
        ┌── viewport
        § banner · 1 row
          gap 50
          row      44  BannerCell        "Welcome"
        § friends · 2 rows
          gap 22
          header   28  Title             "FRIENDS"
          row      44  PersonCell        #1
                         nameLabel   "Asif"
          row      44  PersonCell        #2
                         nameLabel   "Joanne"
        └── end of viewport · 248 blank

        """
    )
    table.tapRow(1, in: Section.friends)
    #expect(store.selected == ["Joanne"])

    store.people.remove(at: 0)
    store.showsEnemies = true
    store.extraSections = [.form]
    screen.refresh()
    #expect(
      table.render(.text(rows: .compact)) == """
        table people · plain · 375×480 · select single
        content 375×492 · 4 sections · 6 rows · offset 0
        ┌── viewport
        § banner · 1 row
          gap 50
          row      44  BannerCell        "Welcome"
        § friends · 1 row
          gap 22
          header   28  Title             "FRIENDS"
          row      44  PersonCell        #2  [selected]  nameLabel="Joanne"
        § enemies · 1 row
          gap 50
          row      44  PersonCell        #Sue
          footer   28  Title             "Be careful"
        § form · 3 rows
          gap 50
          row      44  PersonCell
          row      44  PersonCell
          row      44  PersonCell
        └── end of viewport · last 12 of previous line cut

        """
    )
    #expect(
      table.calls.description.contains(
        "batch      2 section inserts · 1 delete  valid, 2 → 4 sections · 3 → 6 rows"
      )
    )
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
  }
}
