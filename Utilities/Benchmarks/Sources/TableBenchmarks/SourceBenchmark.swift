import Binder
import BinderObservables
import HeadlessTable

/// What changes cost that go through sources.
@MainActor
enum SourceBenchmark {
  static func measure() async {
    measureInsertions()
    measureTyping()
    await measureUpserts(into: nil)
    await measureUpserts(into: HeadlessTable(id: "items", width: 375, height: 880))
  }

  /// Numbers in sections of a thousand, under filter → hide empty → concatenate.
  private final class Chain {
    let numbers: MutableObservable2DArray<Int, Int>
    let shown: ConcatenatedDataSource<Int>
    let observation: any Disposable

    @MainActor
    init(rows: Int) {
      numbers = MutableObservable2DArray(
        (0..<1).map { Observable2DArraySection(metadata: $0, items: 0..<rows) }
      )
      shown = ObservableDataSource(numbers).filter { $0.isMultiple(of: 2) }
        .hidingEmptySections()
        .concatenated(with: ArrayDataSource([1, 2, 3]))
      observation = shown.changes.observeNext { _ in }
    }

    /// Inserts rows and takes them out again: twice as many changes as the count.
    @MainActor
    func run(count: Int) {
      let rows = numbers.value.sections[0].items.count
      for number in 0..<count {
        let path = IndexPath(row: rows / 2 + number % 1_000 * (rows / 4_000), section: 0)
        numbers.insert(item: 2, at: path)
        numbers.remove(at: path)
      }
    }
  }

  private static func measureInsertions() {
    let chains = [1_000, 1_000_000].map(Chain.init(rows:))
    let times = Rounds(count: 31).measure(chains.map { chain in { chain.run(count: 100) } })
    print(
      "one row under filter, hide empty, concatenate: 1,000 rows \(times[0].nanoseconds / 200) ns,",
      "1,000,000 rows \(times[1].nanoseconds / 200) ns, ratio \((times[1] / times[0]).twoDecimals)"
    )
  }

  /// A search term typed letter by letter over 100,000 names, against asking the same closure of every name.
  private static func measureTyping() {
    let names = (0..<100_000).map { "name \(String($0 * 7919 % 100_003, radix: 36))" }
    let predicates = ["n", "na", "nam", "name", "name 1", "name 1a", "name 1ab", ""].map { term in
      { (name: String) in term.isEmpty || name.utf8.starts(with: term.utf8) }
    }
    let filtered = ArrayDataSource(names).filter { _ in true }
    let observation = filtered.changes.observeNext { _ in }
    var found = 0
    let times = Rounds(count: 15).measure([
      { for predicate in predicates { filtered.predicate = predicate } },
      { for predicate in predicates { for name in names where predicate(name) { found += 1 } } },
    ])
    observation.dispose()
    precondition(found > 0)
    print(
      "a keystroke over 100,000 rows: patch \(times[0].microseconds / predicates.count) µs,",
      "predicate alone \(times[1].microseconds / predicates.count) µs,",
      "ratio \((times[0] / times[1]).twoDecimals)"
    )
  }

  /// 1,000 items, half of them new and half of them at another place, into 100,000 sorted ones.
  private static func measureUpserts(into table: HeadlessTable?) async {
    let source = TableViewDataSource<DataSourceItem>()
    source.tableView = table
    source.addItems((0..<100_000).map { DataSourceItem($0, "\($0)", Float($0)) })
    await source.settled()
    table?.layoutIfNeeded()
    var times: (all: [Duration], main: [Duration]) = ([], [])
    for round in 0..<62 {
      let items = upserts(round: round)
      if round.isMultiple(of: 2) {
        times.all.append(await timeOfAdding(items, to: source))
      } else {
        times.main.append(await mainActorsTimeOfAdding(items, to: source))
      }
      table?.layoutIfNeeded()
    }
    print(
      "1,000 upserts into 100,000 sorted items\(table == nil ? "" : " of a table"):",
      "\(times.all.sorted()[15].microseconds) µs until they are shown,",
      "\(times.main.sorted()[15].microseconds) µs of the main actor"
    )
  }

  private static func upserts(round: Int) -> [DataSourceItem] {
    (0..<1_000).map { number in
      let isNew = number.isMultiple(of: 2)
      let id = isNew ? 100_000 + round * 1_000 + number : number * 97 + round * 31
      return DataSourceItem(round, "\(id)", Float((id * 7919) % 100_000))
    }
  }

  private static func timeOfAdding(
    _ items: [DataSourceItem],
    to source: TableViewDataSource<DataSourceItem>
  ) async -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    source.addItems(items)
    await source.settled()
    return clock.now - start
  }

  /// The main actor does nothing else meanwhile: its share is the time to ask, and the turn in which they are shown.
  private static func mainActorsTimeOfAdding(
    _ items: [DataSourceItem],
    to source: TableViewDataSource<DataSourceItem>
  ) async -> Duration {
    let clock = ContinuousClock()
    var isShown = false
    let start = clock.now
    source.addItems(items) { isShown = true }
    let asked = clock.now - start
    var turn = clock.now
    while !isShown {
      turn = clock.now
      await Task.yield()
    }
    return asked + (clock.now - turn)
  }
}
