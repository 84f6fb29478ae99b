import Binder
import BinderObservables
import HeadlessTable

/// What a change of an observed array costs, from the mutation to the table.
@MainActor
final class ObservedBenchmark {
  /// How the array gets to the table.
  enum Way: String, CaseIterable {
    /// `array.bind(to: table, …)`.
    case binding
    /// `models: array` in a chain.
    case chain
    /// `array.filter { … }.bind(to: table, …)`.
    case filter
    /// `array.filter { … }.sorted(by: …).map { … }.bind(to: table, …)`.
    case combined
  }

  /// A change that the next one takes back, so that the array stays as large as it is.
  enum Change: String, CaseIterable {
    case append, insert, move
  }

  private let array: MutableObservableArray<Int>
  private let table = HeadlessTable(id: "rows", width: 375, height: 880)
  private var binder: TableViewBinder?

  init(rows: Int, _ way: Way) {
    array = MutableObservableArray(0..<rows)
    table.calls.isRecording = false
    switch way {
    case .binding: array.bind(to: table, cellType: RowCell.self) { cell, row in cell.show(row) }
    case .filter:
      array.filter { $0 % 2 == 0 }
        .bind(to: table, cellType: RowCell.self) { cell, row in cell.show(row) }
    case .combined:
      array.filter { $0 % 2 == 0 }.sorted(by: <).map { "\($0)" }
        .bind(to: table, cellType: RowCell.self) { cell, row in cell.number.text = row }
    case .chain:
      let binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: RowCell.self, models: array)
        .onDequeue { row, cell, model in cell.show(model) }
      binder.finish()
      self.binder = binder
    }
    table.layoutIfNeeded()
  }

  /// Makes changes and takes them back, each with its own frame: twice as many as the count.
  func run(_ change: Change, count: Int) {
    let middle = array.count / 2
    for number in 0..<count {
      let place = middle + number % 1000 * (array.count / 4000)
      switch change {
      case .append:
        array.append(2)
        table.layoutIfNeeded()
        array.removeLast()
      case .insert:
        array.insert(2, at: place)
        table.layoutIfNeeded()
        array.remove(at: place)
      case .move:
        array.move(from: place, to: 10)
        table.layoutIfNeeded()
        array.move(from: 10, to: place)
      }
      table.layoutIfNeeded()
    }
    precondition(table.inconsistencies.isEmpty, "a batch was refused")
  }

  /// Measures one change at 1,000 and at 1,000,000 rows.
  ///
  /// With words as in `chain append 1000` it only makes so many changes, for a profiler; a fourth word is the number of rows.
  /// With `batches` it measures batches only.
  static func measure(_ words: ArraySlice<String>) {
    let words = Array(words)
    if words.count > 2, let way = Way(rawValue: words[0]), let change = Change(rawValue: words[1]) {
      let rows = words.dropFirst(3).first.flatMap { Int($0) } ?? 1_000
      return ObservedBenchmark(rows: rows, way).run(change, count: Int(words[2]) ?? 1)
    }
    for way in words == ["batches"] ? [] : Way.allCases {
      let screens = [1_000, 1_000_000].map { ObservedBenchmark(rows: $0, way) }
      for change in Change.allCases {
        let times = Rounds(count: 31).measure(
          screens.map { screen in { screen.run(change, count: 100) } }
        )
        print(
          "\(way) \(change): 1,000 rows \(times[0].nanoseconds / 200) ns,",
          "1,000,000 rows \(times[1].nanoseconds / 200) ns,",
          "ratio \((times[1] / times[0]).twoDecimals)"
        )
      }
    }
    measureBatch()
    measureCombinedBatch()
  }

  /// A batch of 1,000 operations on 1,000,000 rows through `filter`, `sorted` and `map`, to the table.
  private static func measureCombinedBatch() {
    let screen = ObservedBenchmark(rows: 1_000_000, .combined)
    let time = Rounds(count: 15).measure([
      {
        screen.array.batchUpdate { array in
          for number in 0..<500 {
            array.insert(2 * number, at: number * 1_999)
            array.remove(at: number * 1_777)
          }
        }
        screen.table.layoutIfNeeded()
      }
    ])[0]
    let operations = "1,000 operations on 1,000,000 rows"
    print("\(operations) through filter, sorted and map: \(time.microseconds) µs")
  }

  /// A batch of 1,000 operations on 100,000 rows against the same operations on the array's value alone.
  private static func measureBatch() {
    let screen = ObservedBenchmark(rows: 100_000, .binding)
    var value = screen.array.value
    let operations = (0..<1_000).map { ($0 * 7919 % 90_000, $0 * 104_729 % 90_000, $0 % 4) }
    let times = Rounds(count: 15).measure([
      {
        screen.array.batchUpdate { array in
          for (from, to, kind) in operations {
            switch kind {
            case 0: array.insert(from, at: to)
            case 1: array.remove(at: from)
            case 2: array.move(from: from, to: to)
            default: array[from] = to
            }
          }
        }
        screen.table.layoutIfNeeded()
      },
      {
        for (from, to, kind) in operations {
          switch kind {
          case 0: value.insert(from, at: to)
          case 1: value.remove(at: from)
          case 2: value.move(from: from, to: to)
          default: value[from] = to
          }
        }
      },
    ])
    print(
      "1,000 operations on 100,000 rows: to the table \(times[0].microseconds) µs,",
      "alone \(times[1].microseconds) µs, ratio \((times[0] / times[1]).twoDecimals)"
    )
  }
}
