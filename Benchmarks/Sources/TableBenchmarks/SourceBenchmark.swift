import Binder

/// What changes cost that go through sources.
@MainActor
enum SourceBenchmark {
  static func measure() async {
    measureInsertions()
    measureTyping()
    await measureUpserts()
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

  /// A search term typed letter by letter over 100,000 names, against asking the predicate of every name.
  private static func measureTyping() {
    let names = (0..<100_000).map { "name \(String($0 * 7919 % 100_003, radix: 36))" }
    let terms = ["n", "na", "nam", "name", "name 1", "name 1a", "name 1ab", ""]
    let filtered = ArrayDataSource(names).filter { _ in true }
    let observation = filtered.changes.observeNext { _ in }
    let times = Rounds(count: 15).measure([
      { for term in terms { filtered.predicate = { term.isEmpty || $0.utf8.starts(with: term.utf8) } } },
      {
        for term in terms {
          let predicate = { (name: String) in term.isEmpty || name.utf8.starts(with: term.utf8) }
          precondition(names.count(where: predicate) <= names.count)
        }
      },
    ])
    observation.dispose()
    print(
      "a keystroke over 100,000 rows: patch \(times[0].microseconds / terms.count) µs,",
      "predicate alone \(times[1].microseconds / terms.count) µs,",
      "ratio \((times[0] / times[1]).twoDecimals)"
    )
  }

  /// 1,000 items, half of them new, into 100,000 sorted ones: until they are shown.
  private static func measureUpserts() async {
    let source = TableViewDataSource<DataSourceItem>()
    source.addItems((0..<100_000).map { DataSourceItem($0, "\($0)", Float($0)) })
    await source.settled()
    let clock = ContinuousClock()
    var times: [Duration] = []
    for round in 0..<15 {
      let items = (0..<1_000).map { number in
        let id = (number * 97 + round * 31) % 200_000
        return DataSourceItem(round, "\(id)", Float((id * 7919) % 100_000))
      }
      let start = clock.now
      source.addItems(items)
      await source.settled()
      times.append(clock.now - start)
    }
    print("1,000 upserts into 100,000 sorted items: \(times.sorted()[7]) until they are shown")
  }
}
