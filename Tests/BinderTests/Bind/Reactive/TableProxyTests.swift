import HeadlessTable
import TestSupport
import Testing

@testable import Binder
import BinderObservables

@MainActor
@Suite("A table's data source and delegate, observed", .bounded)
struct TableProxyTests {
  let echo = EchoSource()

  private func table() -> HeadlessTable {
    let table = HeadlessTable(id: "proxy", width: 320, height: 480)
    table.dataSource = echo
    table.delegate = echo
    return table
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("it takes the slot with its first task, and whom it finds there moves to forwardTo")
  func installation() {
    let table = table()
    _ = table.reactive.dataSource
    let signal = table.reactive.delegate.signal(for: .didScroll) { subject, _ in subject.next() }
    #expect(table.dataSource === echo)
    #expect(table.delegate === echo)
    #expect(table.reactive.delegate.forwardTo == nil)
    let observation = signal.observeNext {}
    #expect(table.delegate !== echo)
    #expect(table.reactive.delegate.forwardTo === echo)
    observation.dispose()
    #expect(table.delegate !== echo)
  }

  @Test("who observes a method later is not told of earlier calls")
  func laterObserver() {
    let table = table()
    echo.rowCount = 2
    let rows = table.reactive.selectedRowIndexPath
    var (first, later): ([Int], [Int]) = ([], [])
    let observation = rows.observeNext { first.append($0.row) }
    table.tapRow(at: path(1))
    let second = rows.observeNext { later.append($0.row) }
    table.tapRow(at: path(0))
    #expect(first == [1, 0])
    #expect(later == [0])
    observation.dispose()
    second.dispose()
  }

  @Test("forwardTo that was set is kept, and is held weakly")
  func forwardTo() {
    let table = table()
    do {
      let other = EchoSource()
      other.rowCount = 1
      table.reactive.dataSource.forwardTo = other
      #expect(table.numberOfRows(inSection: 0) == 1)
      #expect(table.reactive.dataSource.forwardTo === other)
    }
    #expect(table.reactive.dataSource.forwardTo == nil)
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test("whoever takes the slot away loses it again to the next observer, and forwardTo stays")
  func slotTakenAway() {
    let table = table()
    let first = EchoSource()
    table.reactive.delegate.forwardTo = first
    table.delegate = echo
    let observation = table.reactive.selectedRowIndexPath.observeNext { _ in }
    #expect(table.delegate !== echo)
    #expect(table.reactive.delegate.forwardTo === first)
    observation.dispose()
  }

  @Test("KI7: selected rows, two observers; the own delegate is silent meanwhile")
  func selection() {
    let table = table()
    var heard: [String] = []
    let selected = table.reactive.selectedRowIndexPath
    let first = selected.observeNext { heard.append("first \(Array($0))") }
    let second = selected.observeNext { heard.append("second \(Array($0))") }
    table.tapRow(at: path(1))
    #expect(heard == ["first [0, 1]", "second [0, 1]"])
    #expect(!echo.told.contains("didSelect 1"))
    first.dispose()
    table.tapRow(at: path(0))
    #expect(heard.last == "second [0, 0]")
    #expect(!echo.told.contains("didSelect 0"))
    second.dispose()
    table.tapRow(at: path(1))
    #expect(heard.count == 3)
    #expect(echo.told.contains("didSelect 1"))
  }

  @Test("a handler that ends gives the method back to the one before it")
  func formerHandlers() {
    let table = table()
    let texts = ["first", "second", "third"].map { text in
      let forwarder = table.reactive.dataSource.forwarder
      return forwarder.register(.titleForHeaderInSection) { _ in text }
    }
    func title() -> String? { table.dataSource?.tableView(table, titleForHeaderInSection: 0) }
    #expect(title() == "third")
    texts[1].dispose()
    #expect(title() == "third")
    texts[2].dispose()
    #expect(title() == "first")
    texts[0].dispose()
    #expect(title() == echo.tableView(table, titleForHeaderInSection: 0))

    let other = HeadlessTable(id: "posts", width: 320, height: 480)
    var taps = 0
    let posts = ArrayDataSource(["a"]).cells(HeadlessCell.self) { _, _, _ in }
      .onTapped { _, _ in taps += 1 }
    posts.bind(to: other)
    other.reactive.selectedRowIndexPath.observeNext { _ in }.dispose()
    other.tapRow(at: path(0))
    #expect(taps == 1)
  }

  @Test("KI9: the closure's answer reaches the table, elements come in the order of the calls")
  func answers() {
    let table = table()
    let texts = table.reactive.delegate.signal(for: .heightForHeaderInSection) {
      (subject: SafePublishSubject<String>, table: HeadlessTable, section: Int) -> Double? in
      subject.next("\((section + 1) * 10)")
      return Double((section + 1) * 10)
    }
    var heard: [String] = []
    let observation = texts.observeNext { heard.append($0) }
    let delegate = table.delegate
    #expect(delegate?.tableView(table, heightForHeaderInSection: 0) == 10)
    #expect(delegate?.tableView(table, heightForHeaderInSection: 1) == 20)
    #expect(heard == ["10", "20"])
    observation.dispose()
  }

  @Test("a method has one signal: the first one, with its closure, which runs once a call")
  func oneSignal() {
    let table = table()
    var runs: [String] = []
    let first = table.reactive.delegate.signal(for: .didSelectRowAt) {
      (subject: SafePublishSubject<Int>, _, path) in
      runs.append("first")
      subject.next(path.row)
    }
    let second = table.reactive.delegate.signal(for: .didSelectRowAt) {
      (subject: SafePublishSubject<Int>, _, path) in
      runs.append("second")
      subject.next(-1)
    }
    var heard: [Int] = []
    first.observeNext { heard.append($0) }
    second.observeNext { heard.append($0) }
    table.tapRow(at: path(1))
    #expect(heard == [1, 1])
    #expect(runs == ["first"])
  }

  @Test("a signal that nobody keeps or observes is forgotten, with what its closure captured")
  func forgottenSignal() {
    let table = table()
    weak var captured: EchoSource?
    var observation: (any Disposable)?
    do {
      let token = EchoSource()
      captured = token
      observation = table.reactive.delegate.signal(for: .didSelectRowAt) {
        (subject: SafePublishSubject<Int>, _, path) in
        _ = token
        subject.next(path.row)
      }
      .observeNext { _ in }
    }
    #expect(captured != nil)
    observation?.dispose()
    #expect(captured == nil)
    var rows: [Int] = []
    let again = table.reactive.selectedRowIndexPath.observeNext { rows.append($0.row) }
    table.tapRow(at: path(1))
    #expect(rows == [1])
    again.dispose()
  }

  @Test("the end of an observation leaves the slot to who has taken it")
  func slotIsLeft() {
    let table = table()
    let heights = table.reactive.delegate.signal(for: .heightForRowAt) {
      (subject: SafePublishSubject<Int>, _, _) -> Double? in 70
    }
    let observation = heights.observeNext { _ in }
    table.delegate = echo
    observation.dispose()
    #expect(table.delegate === echo)
  }

  @Test("a second signal of a method with other elements is refused with a sentence")
  func otherElements() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let table = HeadlessTable(id: "proxy", width: 320, height: 480)
      let selected = table.reactive.selectedRowIndexPath
      defer { withExtendedLifetime(selected) {} }
      _ = table.reactive.delegate.signal(for: .didSelectRowAt) {
        (subject: SafePublishSubject<String>, _, _) in subject.next("")
      }
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      message.contains(
        "The signal for 'didSelectRowAt' can't have elements of type String: a method has one "
          + "signal, and the first signal(for:dispatch:) decided what its elements are."
      )
    )
  }

  @Test("a table asks rows for their heights as long as somebody answers")
  func dimensions() {
    let table = table()
    let dimensions = { table.delegate?.tableView(table, rowDimensionsInSection: 0) }
    let heights = table.reactive.delegate.signal(for: .heightForRowAt) {
      (subject: SafePublishSubject<Int>, _, path) -> Double? in 70
    }
    #expect(table.rectForRow(at: path(0)).size.height != 70)
    let observation = heights.observeNext { _ in }
    #expect(dimensions() == [.height, .estimatedHeight])
    #expect(table.rectForRow(at: path(0)).size.height == 70)
    observation.dispose()
    #expect(dimensions() == [.estimatedHeight])
    table.reactive.delegate.forwardTo = nil
    #expect(dimensions() == [])
  }

  @Test("who only listens does not make the table ask again")
  func listening() {
    let table = table()
    table.reactive.delegate.forwardTo = echo
    table.layoutIfNeeded()
    table.calls.clear()
    let observation = table.reactive.selectedRowIndexPath.observeNext { _ in }
    observation.dispose()
    #expect(table.calls.isEmpty)
  }

  @Test("a feed answers out of a property; the newest answer of a method is the one that counts")
  func feeds() {
    let table = table()
    let counts = Property([3, 1])
    table.reactive.dataSource.feed(property: counts, to: .numberOfSections) { counts, _ in
      counts.count
    }
    let first = table.reactive.dataSource.feed(property: counts, to: .numberOfRowsInSection) {
      counts,
      _,
      section in counts[section]
    }
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 3)
    counts.value = [5]
    table.reloadData()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 5)
    let second = table.reactive.dataSource.feed(property: counts, to: .numberOfRowsInSection) {
      _,
      _,
      _ in 7
    }
    first.dispose()
    #expect(table.numberOfRows(inSection: 0) == 7)
    let third = table.reactive.dataSource.feed(property: counts, to: .numberOfRowsInSection) {
      _,
      _,
      _ in 8
    }
    #expect(table.numberOfRows(inSection: 0) == 8)
    third.dispose()
    #expect(table.numberOfRows(inSection: 0) == 3)
    second.dispose()
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test("signals complete when the table goes away, and keep neither it nor what they captured")
  func tableGoes() {
    weak var gone: HeadlessTable?
    weak var capturedToken: EchoSource?
    var completed = false
    do {
      let table = table()
      let token = EchoSource()
      (gone, capturedToken) = (table, token)
      let signal = table.reactive.delegate.signal(for: .didScroll) { subject, _ in
        _ = token
        subject.next()
      }
      signal.observeCompleted { completed = true }
      table.reactive.selectedRowIndexPath.bind(to: table) { table, path in
        table.deselectRow(at: path)
      }
      table.tapRow(at: path(1))
      #expect(table.indexPathForSelectedRow == nil)
      #expect(!completed)
    }
    #expect(completed)
    #expect(gone == nil)
    #expect(capturedToken == nil)
  }

  @Test("a table that nobody has a cell for says what to do")
  func noCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let table = HeadlessTable(id: "proxy", width: 320, height: 480)
      table.reactive.dataSource.feed(property: Property(1), to: .numberOfRowsInSection) {
        count,
        _,
        _ in count
      }
      print(table)
    }
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      message.contains(
        "Nobody has a cell for the row at [0, 0]: bind something to the table, or set "
          + "reactive.dataSource.forwardTo and keep it in a property."
      )
    )
  }
}
