import Binder
import HeadlessTable
import Testing

@Suite("A signal of data bound to a table")
@MainActor
struct TableBindingTests {
  final class NumberCell: HeadlessCell {
    let label = Label()
  }

  private let table = HeadlessTable(id: "numbers", width: 320, height: 480)

  init() {
    table.onInconsistency = .collect
  }

  private var shown: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        let cell = table.cellForRow(at: IndexPath(row: row, section: section))
        return (cell as? NumberCell)?.label.text ?? "?"
      }
    }
  }

  /// The calls of the table since the last question, without those that ask for something.
  private func takeUpdates() -> [String] {
    _ = shown
    defer { table.calls.clear() }
    return table.calls.updates.map { Call.update($0).description }
  }

  private func show(_ cell: NumberCell, _ number: Int) {
    cell.label.text = "\(number)"
  }

  struct Case: Sendable {
    let mutate: @Sendable (MutableObservableArray<Int>) -> Void
    let updates: [String]

    init(
      _ mutate: @escaping @Sendable (MutableObservableArray<Int>) -> Void,
      _ updates: String...
    ) {
      self.mutate = mutate
      self.updates = updates
    }
  }

  @Test(
    "after the first reload, each event is what the table is told",
    arguments: [
      Case({ $0.insert(4, at: 1) }, "x"),
      Case({ $0.remove(at: 1) }, "x"),
      Case({ $0[2] = 5 }, "x"),
      Case({ $0.move(from: 0, to: 2) }, "x"),
      Case({ $0.replace(with: [7]) }, "x"),
      Case({ $0.batchUpdate { _ in } }),
      Case(
        {
          $0.batchUpdate { array in
            array.insert(4, at: 0)
            array.insert(5, at: 0)
          }
        }, "x"),
      Case({ $0.replace(with: [0, 1, 3, 4], performDiff: true) }, "x"),
    ]
  )
  func flat(example: Case) {
    let array = MutableObservableArray([1, 2, 3])
    array.bind(to: table, cellType: NumberCell.self, configure: show)
    #expect(takeUpdates() == ["reload"])
    example.mutate(array)
    #expect(takeUpdates() == example.updates)
    #expect(shown == [array.array.map { "\($0)" }])
    #expect(table.inconsistencies.isEmpty)
  }
}
