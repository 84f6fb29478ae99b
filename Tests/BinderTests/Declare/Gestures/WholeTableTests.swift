import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// What is declared about a table as a whole: pulling it down, its index, its editing mode.
@MainActor
@Suite("A table as a whole", .bounded)
struct WholeTableTests {
  @Observable
  final class Store {
    var names = ["a", "b", "c"]
  }

  private func table(_ id: String = "people") -> HeadlessTable {
    let table = HeadlessTable(id: id, width: 320, height: 200)
    table.onInconsistency = .collect
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("is busy while its data is loaded, and shows it then", arguments: [false, true])
  func refreshes(byBuilder: Bool) async throws {
    let table = table()
    let box = Mailbox(["a"])
    let load: @MainActor () async -> Void = {
      await box.server()
      box.mails.append(Mailbox.Mail(id: "b"))
    }
    let binder = TableViewBinder(tableView: table)
    let screen = TableScreen<WholeTable> {
      OnRefresh(load)
      OnTable { Cells(MailCell.self, models: box.mails) }
    }
    table.pullToRefresh()
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.onRefresh(load)
      binder.onTable().bind(cellType: MailCell.self, models: { box.mails })
      binder.finish()
      binder.onRefresh {}
    }
    table.pullToRefresh()
    #expect(table.isRefreshing)
    #expect(table.render(.text).contains("select single · refreshing"))
    box.release()
    try await until("the end of the refresh") { !table.isRefreshing }
    #expect(table.numberOfRows(inSection: 0) == 2)
    let events = table.calls.events.map { Call.event($0).description }
    #expect(events.filter { $0.hasPrefix("refresh") }.count == 2)
    let messages = [
      "Table 'people' can't be pulled down, because it has no refresh handler. Declare onRefresh.",
      "onRefresh was called after finish(). Call it before finish().",
    ]
    #expect(table.diagnostics.map(\.message) == Array(messages.prefix(byBuilder ? 1 : 2)))
  }

  @Test("gives back the refresh handler that it has taken, and leaves one that is the program's")
  func takesRefreshHandlerBack() {
    let table = table()
    var isDeclared = true
    let screen = TableScreen<WholeTable> {
      if isDeclared { OnRefresh {} }
      OnTable { Cells(NameCell.self, models: ["a"]) }
    }
    let binding = screen.bind(to: table)
    let hasHandler = { () -> Bool in
      table.layoutIfNeeded()
      return table.refreshHandler != nil
    }
    #expect(hasHandler())
    isDeclared = false
    screen.refresh()
    #expect(!hasHandler())
    isDeclared = true
    screen.refresh()
    #expect(hasHandler())
    binding.unbind()
    #expect(!hasHandler())
    isDeclared = false
    table.refreshHandler = {}
    let plain = screen.bind(to: table)
    screen.refresh()
    #expect(hasHandler())
    plain.unbind()
    #expect(hasHandler())
  }

  @Test("has an index that leads to sections", arguments: [false, true])
  func index(byBuilder: Bool) {
    let table = table()
    var sections: [Section] = [.banner, .friends, .enemies]
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    let screen = TableScreen(sectionedBy: Section.self) {
      for section in sections {
        OnSection(section) {
          if section == .friends { IndexTitle { "F" } }
          Cells(NameCell.self, models: ["a", "b", "c", "d"])
        }
      }
      OnAnySection { IndexTitle { section in section == .enemies ? "E" : nil } }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      for section in sections {
        binder.onSection(section).bind(cellType: NameCell.self, models: ["a", "b", "c", "d"])
      }
      binder.onSection(.friends).indexTitle { "F" }
      binder.onAnySection().indexTitle { section in section == .enemies ? "E" : nil }
      binder.displayedSections = sections
      binder.finish()
    }
    #expect(table.sectionIndexTitles == ["F", "E"])
    #expect(table.render(.text).contains("\nindex F E\n"))
    table.tapIndexTitle("F")
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).minY)
    table.tapIndexTitle("K")
    sections = [.enemies, .banner]
    binder.displayedSections = byBuilder ? binder.displayedSections : sections
    screen.refresh()
    #expect(table.sectionIndexTitles == ["E"])
    #expect(
      table.diagnostics.map(\.message) == [
        "The index of table 'people' has no title 'K'; it has 'F', 'E'."
      ]
    )
  }

  @Test("is put into editing mode by its binder")
  func editing() {
    let table = table()
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: NameCell.self, models: ["a"]).onDelete { row, _ in }
    binder.finish()
    binder.isEditing = true
    #expect(table.render(.text).contains("select none · editing"))
    #expect(binder.isEditing)
    binder.isEditing = false
    #expect(!table.isEditing)
    let screen = TableScreen {
      OnTable { Cells(NameCell.self, models: ["a"]).onDelete { row, _ in } }
    }
    #expect(!screen.isEditing)
    let tables = [self.table(), self.table()]
    for table in tables { screen.bind(to: table) }
    screen.isEditing = true
    #expect(screen.isEditing && tables.allSatisfy { $0.isEditing })
  }
}
