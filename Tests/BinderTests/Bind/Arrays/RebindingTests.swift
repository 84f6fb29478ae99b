import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// A table that is bound again shows what a fresh one shows: nothing of the binding before is left.
@Suite("A table that is bound again", .bounded)
@MainActor
struct RebindingTests {
  private let table = HeadlessTable(id: "again", width: 320, height: 300)
  private let former = MutableObservable2DArray([
    Observable2DArraySection<String, Int>(metadata: "Former", items: [71, 72])
  ])

  init() {
    table.onInconsistency = .collect
  }

  enum Former: CaseIterable {
    case source, cells, cellsAsDataSource, sorted, binder, screen
  }

  /// Shows numbers with all that a binding can bring: titles, names, heights and taps.
  private func show(_ kind: Former, _ onTap: @escaping () -> Void) -> Any {
    let source = ObservableDataSource(former) { $0 }
    let makeCells = {
      source.cells(NumberCell.self) { cell, number, _ in cell.number.text = "\(number)" }
        .cellHeight { _, _ in 99 }.onTapped { _, _ in onTap() }
    }
    switch kind {
    case .source:
      return source.bind(to: table, cellType: NumberCell.self) { $0.number.text = "\($1)" }
    case .cells: return makeCells().bind(to: table)
    case .cellsAsDataSource:
      let cells = makeCells()
      table.dataSource = cells
      table.delegate = cells
      return cells
    case .sorted:
      let sorted = TableViewDataSource<DataSourceItem>(sectionedBy: { _ in "Former" })
      sorted.heightForRowFunction = { _, _, _ in 99 }
      sorted.didSelectRowFunction = { _, _, _ in onTap() }
      sorted.tableView = table
      return sorted
    case .binder:
      let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
      binder.onSection(.friends).bind(headerTitle: "Former")
        .bind(cellType: NumberCell.self, models: former.rows)
        .onDequeue { _, cell, number in cell.number.text = "\(number)" }
        .cellHeight { _, _ in 99 }.onTapped { _, _, _ in onTap() }
      binder.finish(displaying: .friends)
      return binder
    case .screen:
      let screen = TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Header("Former")
          ObservedCells(NumberCell.self, models: former.rows) { _, cell, number in
            cell.number.text = "\(number)"
          }
          .cellHeight { _, _ in 99 }.onTapped { _, _, _ in onTap() }
        }
      }
      screen.bind(to: table)
      return screen
    }
  }

  private func bind(_ numbers: MutableObservableArray<Int>, to table: HeadlessTable) {
    table.register(NumberCell.self)
    numbers.bind(to: table) { numbers, path, table in
      let cell = table.dequeue(NumberCell.self)
      cell.number.text = "\(numbers[path.row])"
      return cell
    }
  }

  /// Puts both proxies into their slots, before whoever stands there.
  private func observeAndEnd() {
    table.reactive.dataSource.signal(for: .titleForFooterInSection) {
      (subject: SafePublishSubject<Int>, _: HeadlessTable, _: Int) -> String? in nil
    }
    .observeNext { _ in }.dispose()
    table.reactive.selectedRowIndexPath.observeNext { _ in }.dispose()
  }

  @Test("it begins with nothing", arguments: Former.allCases, [false, true])
  func beginsWithNothing(kind: Former, wasObserved: Bool) {
    let numbers = MutableObservableArray([1, 2])
    let fresh = HeadlessTable(id: "again", width: 320, height: 300)
    bind(numbers, to: fresh)
    var taps = 0
    let kept = show(kind) { taps += 1 }
    table.layoutIfNeeded()
    if wasObserved { observeAndEnd() }
    bind(numbers, to: table)
    #expect("\(table)" == "\(fresh)")
    table.calls.clear()
    former.appendItem(73, toSection: 0)
    table.layoutIfNeeded()
    #expect(table.calls.updates.isEmpty)
    numbers.append(3)
    table.tapRow(at: [0, 1])
    fresh.tapRow(at: [0, 1])
    #expect("\(table)" == "\(fresh)")
    #expect(taps == 0)
    #expect(table.inconsistencies.isEmpty)
    withExtendedLifetime(kept) {}
  }

  @Test("what is shown by something else is told nothing by the binding before")
  func displaced() {
    let numbers = MutableObservableArray([1, 2])
    bind(numbers, to: table)
    table.layoutIfNeeded()
    var taps = 0
    let binder = show(.binder) { taps += 1 }
    table.layoutIfNeeded()
    numbers.append(3)
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.tapRow(at: [0, 1])
    #expect(taps == 1)
    #expect(table.inconsistencies.isEmpty)
    withExtendedLifetime(binder) {}
  }

  @Test("bindings end with the table, at once")
  func end() {
    final class Token {}
    final class Binder: MutableObservableArray<Int>.TableViewBinder {}
    weak var token: Token?
    weak var binder: Binder?
    let numbers = MutableObservableArray([1])
    do {
      let table = HeadlessTable(id: "gone", width: 320, height: 100)
      let other = HeadlessTable(id: "other", width: 320, height: 100)
      let (held, kept) = (Token(), Binder { _, _, _ in NumberCell() })
      (token, binder) = (held, kept)
      numbers.bind(to: table, cellType: NumberCell.self) { _, _ in _ = held }
      numbers.bind(to: other, using: kept)
    }
    #expect(token == nil)
    #expect(binder == nil)
  }

  @Test("an object that has a bag ends its bindings where its type is a parameter")
  func generic() {
    func bind<Target: AnyObject>(_ signal: Property<Int>, _ target: Target, _ token: AnyObject) {
      signal.bind(to: target) { _, _ in _ = token }
    }
    final class Token {}
    weak var token: Token?
    let number = Property(1)
    do {
      let (label, held) = (HeadlessView.Label(), Token())
      token = held
      bind(number, label, held)
      #expect(token != nil)
    }
    #expect(token == nil)
  }

  @Test("the rows of an array of sections end with the array")
  func rows() {
    final class Token {}
    weak var token: Token?
    weak var gone: MutableObservable2DArray<String, Int>?
    var counts: [Int] = []
    do {
      let array = MutableObservable2DArray([
        Observable2DArraySection<String, Int>(metadata: "A", items: [1])
      ])
      let held = Token()
      (token, gone) = (held, array)
      array.rows.observeNext { event in
        counts.append(event.source.count)
        _ = held
      }
      array.appendSection(Observable2DArraySection(metadata: "B", items: [2, 3]))
      array.removeSection(at: 0)
    }
    #expect(counts == [1, 3, 2])
    #expect(token == nil)
    #expect(gone == nil)
  }
}

private final class NumberCell: HeadlessCell {
  let number = Label()
}
