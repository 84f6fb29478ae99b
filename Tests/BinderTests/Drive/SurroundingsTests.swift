import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// What a binder has put beside the sections of a table stays as long as its rows do, and ends with them.
@Suite("What binders put beside sections", .bounded)
@MainActor
struct SurroundingsTests {
  final class NoteView: HeadlessHeaderFooterView, ViewModelBindable {
    let label = Label()
    var viewModel: String? { didSet { label.text = viewModel } }
  }

  final class Kept {}

  /// Who takes the table over from a binder or a screen that is gone, or still there.
  enum Next: CaseIterable { case binder, screen, array, sortedSource }

  private let table = HeadlessTable(id: "people", width: 320, height: 200)

  /// Gives the table a header, a footer and a handler that keeps an object.
  private func begin(byScreen: Bool, keeping kept: Kept) -> Any {
    table.onInconsistency = .collect
    if byScreen {
      let screen = TableScreen<WholeTable> {
        TableHeader(NoteView.self, viewModel: "old header")
        TableFooter(NoteView.self, viewModel: "old footer")
        OnRefresh { withExtendedLifetime(kept) {} }
        OnTable {
          Cells(NameCell.self, models: ["old"]) { _, cell, name in cell.label.text = name }
        }
      }
      screen.bind(to: table)
      return screen
    }
    let binder = TableViewBinder(tableView: table)
    binder.tableHeader(NoteView.self, viewModel: "old header")
    binder.tableFooter(NoteView.self, viewModel: "old footer")
    binder.onRefresh { withExtendedLifetime(kept) {} }
    binder.onTable().bind(cellType: NameCell.self, models: ["old"])
      .onDequeue { _, cell, name in cell.label.text = name }
    binder.finish()
    return binder
  }

  private func takeOver(_ next: Next) -> Any {
    switch next {
    case .binder:
      let binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: NameCell.self, models: ["new"])
        .onDequeue { _, cell, name in cell.label.text = name }
      binder.finish()
      return binder
    case .screen:
      let screen = TableScreen {
        OnTable {
          Cells(NameCell.self, models: ["new"]) { _, cell, name in cell.label.text = name }
        }
      }
      screen.bind(to: table)
      return screen
    case .array:
      let names = MutableObservableArray(["new"])
      names.bind(to: table, cellType: NameCell.self) { cell, name in cell.label.text = name }
      return names
    case .sortedSource:
      let source = TableViewDataSource<DataSourceItem>()
      source.cellForRowFunction = { table, _, _ in
        table.register(NameCell.self)
        return table.dequeue(NameCell.self).saying("new")
      }
      source.tableView = table
      return source
    }
  }

  @Test(
    "whoever takes the table over finds nothing there",
    arguments: Next.allCases,
    [false, true]
  )
  func isTakenOver(by next: Next, fromScreen: Bool) {
    for isKept in [false, true] {
      var former: Any? = begin(byScreen: fromScreen, keeping: Kept())
      #expect(table.render(.text(rows: .compact)).contains("old header"))
      if !isKept { former = nil }
      let owner = takeOver(next)
      let picture = table.render(.text(rows: .compact))
      #expect(!picture.contains("old"), "\(isKept) \(picture)")
      #expect(table.refreshHandler == nil)
      withExtendedLifetime((former, owner)) {}
    }
  }

  @Test("a handler ends with whoever has declared it", arguments: [false, true])
  func handlers(byScreen: Bool) {
    weak var kept: Kept?
    var owner: Any?
    do {
      let object = Kept()
      kept = object
      owner = begin(byScreen: byScreen, keeping: object)
      table.layoutIfNeeded()
    }
    #expect(kept != nil)
    withExtendedLifetime(owner) {}
    owner = nil
    #expect(kept == nil)
  }

  @Test("a sorted source leaves the table that it had")
  func sources() async {
    let other = HeadlessTable(id: "other", width: 320, height: 200)
    let source = TableViewDataSource<DataSourceItem>()
    source.tableView = table
    source.addItems([DataSourceItem(1, "a", 1.0), DataSourceItem(2, "b", 2.0)])
    await source.settled()
    #expect(table.numberOfRows(inSection: 0) == 2)
    source.tableView = other
    #expect(table.numberOfSections == 0)
    #expect(table.dataSource == nil && table.delegate == nil)
    source.removeItems([DataSourceItem(1, "a", 1.0)])
    await source.settled()
    #expect(other.numberOfRows(inSection: 0) == 1)
    #expect(table.inconsistencies.isEmpty && other.inconsistencies.isEmpty)
  }
}
