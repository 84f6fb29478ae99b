import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// A change of the data in the middle of a question waits for the next frame, whoever answers the question.
@Suite("A change in the middle of a question", .bounded)
@MainActor
struct ChangeInQuestionTests {
  private final class NumberCell: HeadlessCell {
    let number = Label()
  }

  /// Runs something in the middle of one kind of question.
  private final class Asked: TableDataSource, TableDelegate {
    let question: Question
    let run: () -> Void

    init(_ question: Question, _ run: @escaping () -> Void) {
      self.question = question
      self.run = run
    }

    private func asked(_ question: Question) {
      if question == self.question { run() }
    }

    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
      NumberCell()
    }

    func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String? {
      asked(.title)
      return "Title"
    }

    func tableView(_ tableView: any TableHost, nameOfSection section: Int) -> String? {
      asked(.name)
      return nil
    }

    func tableView(_ tableView: any TableHost, heightForRowAt path: IndexPath) -> Double? {
      asked(.height)
      return 44
    }

    func tableView(
      _ tableView: any TableHost,
      willDisplay cell: any TableCell,
      forRowAt path: IndexPath
    ) {
      asked(.willDisplay)
    }

    func tableView(
      _ tableView: any TableHost,
      didEndDisplaying cell: any TableCell,
      forRowAt path: IndexPath
    ) {
      asked(.didEndDisplaying)
    }
  }

  enum Question: CaseIterable {
    case title, name, height, willDisplay, didEndDisplaying
  }

  private let table = HeadlessTable(id: "asking", width: 320, height: 120)

  init() {
    table.onInconsistency = .collect
  }

  private var shown: [String?] {
    (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        (table.cellForRow(at: [section, row]) as? NumberCell)?.number.text
      }
    }
  }

  private func show(_ cell: NumberCell, _ number: Int) {
    cell.number.text = "\(number)"
  }

  @Test("it waits, and nothing is lost", arguments: Question.allCases, [false, true])
  func waits(question: Question, isReload: Bool) {
    let array = MutableObservableArray(Array(1...4))
    var rest = 3
    let asked = Asked(question) {
      guard rest > 0 else { return }
      rest -= 1
      if isReload { array.replace(with: array.array + [9]) } else { array.insert(rest, at: 0) }
    }
    table.dataSource = asked
    table.delegate = asked
    array.bind(to: table, cellType: NumberCell.self, configure: show)
    for _ in 0..<4 {
      table.layoutIfNeeded()
      table.scroll(to: 60)
      table.scroll(to: 0)
    }
    #expect(rest < 3)
    #expect(table.numberOfRows(inSection: 0) == array.count)
    table.resize(height: 2000)
    #expect(shown == array.array.map { "\($0)" })
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("what waits when its binding ends is not shown")
  func disposed() {
    let array = MutableObservableArray([1, 2])
    var binding: (any Disposable)?
    let asked = Asked(.willDisplay) {
      guard let ended = binding else { return }
      binding = nil
      array.append(3)
      ended.dispose()
    }
    table.delegate = asked
    binding = array.bind(to: table, cellType: NumberCell.self, configure: show)
    table.layoutIfNeeded()
    #expect(array.count == 3)
    #expect(shown == ["1", "2"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("that comes again with each change is said once, and what changes afterwards is shown")
  func noRest() {
    for isReload in [false, true] {
      let table = HeadlessTable(id: "restless", width: 320, height: 2_000)
      table.onInconsistency = .collect
      let array = MutableObservableArray([1, 2])
      var isRestless = false
      array.bind(to: table) { numbers, path, table in
        if isRestless {
          if isReload { array.replace(with: array.array) } else { array[path.row] += 1 }
        }
        let cell = table.dequeue(NumberCell.self)
        show(cell, numbers[path.row])
        return cell
      }
      table.layoutIfNeeded()
      isRestless = true
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.diagnostics.count == 1)
      #expect(table.diagnostics.allSatisfy { $0.message.contains("does not come to rest") })
      isRestless = false
      array.append(7)
      table.layoutIfNeeded()
      #expect(table.numberOfRows(inSection: 0) == 3)
      let last = table.cellForRow(at: [0, 2]) as? NumberCell
      #expect(last?.number.text == "7")
      #expect(table.inconsistencies.isEmpty)
    }
  }

  @Test("and one that meets a reload which waits is shown")
  func pendingReload() {
    let array = MutableObservableArray([1, 2, 3])
    let asked = Asked(.willDisplay) { [table] in
      guard array.count < 6 else { return }
      array.append(array.count + 1)
      table.reloadData()
    }
    table.delegate = asked
    array.bind(to: table, cellType: NumberCell.self, configure: show)
    table.resize(height: 2000)
    #expect(shown == (1...6).map { "\($0)" })
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("changes in a batch of one's own wait for its end")
  func ownBatch() {
    let array = MutableObservableArray([1, 2, 3])
    array.bind(to: table, cellType: NumberCell.self, configure: show)
    table.resize(height: 2000)
    table.performBatchUpdates {
      array.append(4)
      array.remove(at: 0)
      array.insert(8, at: 0)
      array.insert(9, at: 0)
    }
    #expect(shown == ["9", "8", "2", "3", "4"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("more is loaded when the last row is displayed")
  func loadingMore() {
    let array = MutableObservableArray([1, 2, 3])
    let cells = ObservableDataSource(array)
      .cells(NumberCell.self) { cell, number, _ in cell.number.text = "\(number)" }
      .onWillDisplay { _, number, _ in
        if number == array.array.last, number < 9 {
          array.append(contentsOf: [number + 1, number + 2])
        }
      }
    cells.bind(to: table)
    table.resize(height: 2000)
    #expect(shown == (1...9).map { "\($0)" })
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
  }
}
