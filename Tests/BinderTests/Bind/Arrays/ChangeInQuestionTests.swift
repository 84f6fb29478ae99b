import Binder
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
