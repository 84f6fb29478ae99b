import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// A table whose data source and delegate are observed, while a binder or a screen stands behind them.
@MainActor
@Suite("A binder behind the proxies of its table", .bounded)
struct ObservedBinderTests {
  enum Form: CaseIterable { case chain, chainOfSections, screen, screenOfSections }

  private final class Names {
    var all = ["a", "b"]
  }

  private let table = HeadlessTable(id: "names", width: 320, height: 480)
  private let names = Names()

  init() {
    table.onInconsistency = .collect
  }

  /// Shows the names, and returns what reads them again.
  private func show(_ form: Form) -> () -> Void {
    let models = { [names] in names.all }
    switch form {
    case .chain:
      let binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: NameCell.self, models: models)
      binder.finish()
      return { binder.refresh() }
    case .chainOfSections:
      let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
      binder.onSection(.friends).bind(cellType: NameCell.self, models: models)
      binder.finish(displaying: .friends)
      return { binder.refresh() }
    case .screen:
      let screen = TableScreen { OnTable { Cells(NameCell.self, models: models()) } }
      screen.bind(to: table)
      return { screen.refresh() }
    case .screenOfSections:
      let screen = TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) { Cells(NameCell.self, models: models()) }
      }
      screen.bind(to: table)
      return { screen.refresh() }
    }
  }

  private func observe() {
    table.reactive.dataSource.signal(for: .titleForFooterInSection) {
      (subject: SafePublishSubject<Int>, _: HeadlessTable, _: Int) -> String? in "the end"
    }
    .observeNext { _ in }.dispose(in: table.bag)
    table.reactive.selectedRowIndexPath.observeNext { _ in }.dispose(in: table.bag)
  }

  @Test("follows its data as before", arguments: Form.allCases)
  func follows(form: Form) {
    let refresh = show(form)
    observe()
    #expect(table.numberOfRows(inSection: 0) == 2)
    _ = table.takenUpdates
    names.all.append("c")
    refresh()
    #expect(table.takenUpdates == ["batch 1 insert valid, 2 → 3 rows"])
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "the end")
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("is told nothing when somebody else answers for the rows")
  func displaced() {
    let refresh = show(.chain)
    table.reactive.dataSource.feed(property: Property(1), to: .numberOfRowsInSection) {
      count,
      _,
      _ in count
    }
    .dispose(in: table.bag)
    #expect(table.numberOfRows(inSection: 0) == 1)
    _ = table.takenUpdates
    names.all.append("c")
    refresh()
    #expect(table.takenUpdates == [])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("is noticed by the next one")
  func secondBinder() {
    let first = show(.chain)
    observe()
    let second = show(.chain)
    #expect(
      table.diagnostics.map(\.message).contains { $0.hasPrefix("A second binder takes over") }
    )
    withExtendedLifetime((first, second)) {}
  }

  @Test("leaves them to whoever observes when it ends")
  func unbound() {
    let screen = TableScreen { [names] in
      OnTable { Cells(NameCell.self, models: names.all).cellHeight(70) }
    }
    let binding = screen.bind(to: table)
    observe()
    #expect(table.numberOfRows(inSection: 0) == 2)
    binding.unbind()
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.reactive.dataSource.forwardTo == nil)
    #expect(table.reactive.delegate.forwardTo == nil)
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "the end")
  }

  @Test("leaves a delegate that is not its own when it ends")
  func otherDelegate() {
    let (screen, echo) = (
      TableScreen { OnTable { Cells(NameCell.self, models: ["a"]) } }, EchoSource()
    )
    let binding = screen.bind(to: table)
    table.delegate = echo
    binding.unbind()
    #expect(table.dataSource == nil)
    #expect(table.delegate === echo)
  }
}
