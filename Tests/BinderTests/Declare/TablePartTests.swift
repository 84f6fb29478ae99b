import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// The views of a table that belong to no section: above all of them, below them, and in the place of rows.
@MainActor
@Suite("Views of a table as a whole", .bounded)
struct TablePartTests {
  @Observable
  final class Store {
    var names: [String] = []
    var banner: String? = "Sale"
    var hint = "Nobody yet"
  }

  /// A view that needs 20 points for each line of its text.
  final class NoteView: HeadlessHeaderFooterView, ViewModelBindable {
    /// How often a view was given something to show.
    static var fills = 0
    let label = Label()
    var viewModel: String? {
      didSet {
        label.text = viewModel
        Self.fills += 1
      }
    }

    override func preferredHeight(forWidth width: Double) -> Double? {
      20 * Double((viewModel ?? "").split(separator: "\n").count)
    }
  }

  /// Another view, of which two with equal view models cannot be told.
  final class SumView: HeadlessHeaderFooterView, ViewModelBindable {
    struct Model { let count: Int }
    let label = Label()
    var viewModel: Model? { didSet { label.text = viewModel.map { "\($0.count) people" } } }
  }

  @MainActor
  struct Shown {
    let table = HeadlessTable(id: "people", width: 320, height: 200)
    let store = Store()
    private let binder: TableViewBinder
    private let screen: TableScreen<WholeTable>
    private let byBuilder: Bool

    init(byBuilder: Bool) {
      self.byBuilder = byBuilder
      table.onInconsistency = .collect
      let store = store
      binder = TableViewBinder(tableView: table)
      screen = TableScreen {
        TableHeader(NoteView.self, viewModel: store.banner)
        OnTable {
          Header("PEOPLE")
          Cells(NameCell.self, models: store.names)
        }
        TableFooter(SumView.self) { SumView.Model(count: store.names.count) }
        Placeholder(NoteView.self, viewModel: store.hint)
      }
      if byBuilder {
        screen.bind(to: table)
      } else {
        binder.tableHeader(NoteView.self) { store.banner }
        binder.tableFooter(SumView.self) { SumView.Model(count: store.names.count) }
        binder.placeholder(NoteView.self) { store.hint }
        binder.onTable()
          .bind(headerTitle: "PEOPLE")
          .bind(cellType: NameCell.self, models: { store.names })
        binder.finish()
      }
    }

    func unbind() { screen.unbind() }
  }

  @Test("take a view model that stays", arguments: [false, true])
  func constant(byBuilder: Bool) {
    let table = HeadlessTable(id: "people", width: 320, height: 100)
    let binder = TableViewBinder(tableView: table)
    let none: String? = nil
    let screen = TableScreen<WholeTable> {
      TableHeader(NoteView.self, viewModel: "Sale")
      TableFooter(NoteView.self, viewModel: none)
      Placeholder(NoteView.self, viewModel: "Nobody")
      OnTable { Cells(NameCell.self, models: [String]()) }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.tableHeader(NoteView.self, viewModel: "Sale")
      binder.tableFooter(NoteView.self, viewModel: none)
      binder.placeholder(NoteView.self, viewModel: "Nobody")
      binder.onTable().bind(cellType: NameCell.self, models: [String]())
      binder.finish()
    }
    #expect(
      table.render(.text) == """
        table people · plain · 320×100 · select single
        content 320×20 · 1 section · 0 rows · offset 0
          empty   100  NoteView          "Nobody"
        ┌── viewport
          top      20  NoteView          "Sale"
        § 0 · 0 rows
        └── end of viewport · 80 blank

        """
    )
  }

  @Test("stand around the sections and take what has changed", arguments: [false, true])
  func shown(byBuilder: Bool) throws {
    let shown = Shown(byBuilder: byBuilder)
    let (table, store) = (shown.table, shown.store)
    #expect(
      table.render(.text) == """
        table people · plain · 320×200 · select single
        content 320×114 · 1 section · 0 rows · offset 0
          empty   200  NoteView          "Nobody yet"
        ┌── viewport
          top      20  NoteView          "Sale"
        § 0 · 0 rows
          gap 22
          header   28  Title             "PEOPLE"
          bottom   44  SumView           "0 people"
        └── end of viewport · 86 blank

        """
    )
    let banner = try #require(table.view(of: .header) as? NoteView)
    let fills = NoteView.fills
    store.names = ["a", "b"]
    store.banner = "Sale\nToday"
    #expect(
      table.render(.text) == """
        table people · plain · 320×200 · select single
        content 320×222 · 1 section · 2 rows · offset 0
        ┌── viewport
          top      40  NoteView          "Sale\\nToday"
        § 0 · 2 rows
          gap 22
          header   28  Title             "PEOPLE"
          row      44  NameCell          #a
          row      44  NameCell          #b
          bottom   44  SumView           "2 people"
        └── end of viewport · last 22 of previous line cut

        """
    )
    #expect(table.view(of: .header) === banner)
    #expect(NoteView.fills == fills + 1)
    store.names = ["b"]
    #expect(table.render(.text).contains("\"1 people\""))
    #expect(NoteView.fills == fills + 1)
    store.names = []
    store.hint = "Nobody left"
    #expect(table.render(.text).contains("  empty   200  NoteView          \"Nobody left\"\n"))
    store.hint = "Nobody at all"
    #expect(table.render(.text).contains("  empty   200  NoteView          \"Nobody at all\"\n"))
    store.banner = nil
    #expect(table.view(of: .header) == nil)
    #expect(table.contentSize.height == 94)
    store.banner = "Back"
    #expect(table.contentSize.height == 114)
    #expect(table.diagnostics.isEmpty && table.inconsistencies.isEmpty)
  }

  @Test("are set once, and again when they show something else")
  func calls() {
    let shown = Shown(byBuilder: false)
    let (table, store) = (shown.table, shown.store)
    let calls = {
      table.calls.events.map { Call.event($0).description }.filter { $0.hasPrefix("setView") }
    }
    #expect(
      calls() == [
        "setView      → header: NoteView #1 · 20",
        "setView      → footer: SumView #1 · 44",
        "setView      → placeholder: NoteView #2 · 200",
      ]
    )
    table.calls.clear()
    store.names = ["a"]
    _ = table.contentSize
    #expect(
      calls() == [
        "setView      → footer: SumView #1 · 44", "setView      → placeholder: none",
      ]
    )
    table.calls.clear()
    store.banner = "Sale"
    _ = table.contentSize
    #expect(calls() == [])
  }

  @Test("go when the screen is unbound")
  func unbound() {
    let shown = Shown(byBuilder: true)
    #expect(TablePart.allCases.allSatisfy { shown.table.view(of: $0) != nil })
    shown.unbind()
    #expect(TablePart.allCases.allSatisfy { shown.table.view(of: $0) == nil })
  }

  @Test("of a screen may come, go and become others with its body")
  func conditions() {
    let table = HeadlessTable(id: "people", width: 320, height: 200)
    let store = Store()
    let screen = TableScreen<WholeTable> {
      if let banner = store.banner {
        TableHeader(NoteView.self, viewModel: banner)
      } else {
        TableHeader(SumView.self, viewModel: SumView.Model(count: 3))
      }
      if store.names.isEmpty { Placeholder(NoteView.self, viewModel: store.hint) }
      OnTable { Cells(NameCell.self, models: ["a"]) }
    }
    screen.bind(to: table)
    #expect(table.view(of: .header) is NoteView)
    #expect(table.view(of: .placeholder) == nil)
    store.banner = nil
    #expect(table.view(of: .header) is SumView)
    #expect(table.contentSize.height == 88)
  }

  @Test("that come too late are refused")
  func late() {
    let shown = Shown(byBuilder: false)
    let binder = TableViewBinder(tableView: shown.table)
    binder.onTable().bind(cellType: NameCell.self, models: ["a"])
    binder.finish()
    let known = shown.table.diagnostics.count
    binder.tableHeader(NoteView.self) { "late" }
    binder.tableFooter(NoteView.self) { "late" }
    binder.placeholder(NoteView.self) { "late" }
    #expect(
      shown.table.diagnostics.dropFirst(known).map(\.message) == [
        "tableHeader was called after finish(). Call it before finish().",
        "tableFooter was called after finish(). Call it before finish().",
        "placeholder was called after finish(). Call it before finish().",
      ]
    )
  }

  @Test("are named in the declaration")
  func declaration() {
    let table = HeadlessTable(id: "people", width: 320, height: 200)
    let binder = TableViewBinder(tableView: table)
    binder.placeholder(NoteView.self) { "none" }
    binder.tableHeader(SumView.self) { nil }
    binder.onTable().bind(cellType: NameCell.self, models: ["a"])
    binder.finish()
    #expect(
      binder.declarationText == """
        1 onTable()
          cells NameCell
        table header SumView
        table placeholder NoteView
        """
    )
  }
}
