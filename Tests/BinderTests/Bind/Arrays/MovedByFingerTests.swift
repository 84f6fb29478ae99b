import Binder
import HeadlessTable
import TestSupport
import Testing

/// Rows of observed arrays that a finger moves: the table has moved the row when the data does.
@Suite("rows of an array that a finger moves", .bounded)
@MainActor
struct MovedByFingerTests {
  /// What somebody who is told of a move does with the array.
  enum Answer: CaseIterable {
    case move, removeAndInsert, inOneBatch, nothing, otherRow, moveAndMore, replaceAll

    func run(_ letters: MutableObservableArray<String>, _ source: Int, _ target: Int) {
      switch self {
      case .move: letters.moveItem(from: source, to: target)
      case .removeAndInsert: letters.insert(letters.remove(at: source), at: target)
      case .inOneBatch: letters.batchUpdate { $0.insert($0.remove(at: source), at: target) }
      case .nothing: break
      case .otherRow: letters.moveItem(from: 1, to: 0)
      case .moveAndMore:
        letters.moveItem(from: source, to: target)
        letters.append("E")
      case .replaceAll: letters.replace(with: ["X", "Y"])
      }
    }

    /// Whether the data does what the table has done, so that no row is shown again.
    var isTheMove: Bool { self == .move || self == .removeAndInsert || self == .inOneBatch }
  }

  @Test("the table shows what the data is, whatever is done", arguments: Answer.allCases)
  func moves(answer: Answer) {
    let letters = MutableObservableArray(["A", "B", "C", "D"])
    let table = HeadlessTable(id: "letters", width: 320, height: 480)
    letters.bind(to: table, cellType: TextCell.self) { cell, letter in cell.label.text = letter }
    let moves = table.movedRows.observeNext { answer.run(letters, $0.row, $1.row) }
    defer { moves.dispose() }
    table.setEditing(true)
    table.layoutIfNeeded()
    table.calls.clear()
    table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    table.layoutIfNeeded()
    #expect(table.letters == Array(letters.value))
    #expect(table.inconsistencies.isEmpty)
    #expect((table.calls.count(of: .dequeue) == 0) == answer.isTheMove)
    letters.append("F")
    #expect(table.letters == Array(letters.value))
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("a row of one section is dropped in another one")
  func acrossSections() {
    let data = MutableObservable2DArray(
      Array2D<String, String>(sectionsWithItems: [("one", ["A", "B"]), ("two", ["C"])])
    )
    let table = HeadlessTable(id: "letters", width: 320, height: 480)
    data.bind(to: table, cellType: TextCell.self) { cell, letter in cell.label.text = letter }
    let moves = table.movedRows.observeNext { data.moveItem(from: $0, to: $1) }
    defer { moves.dispose() }
    table.setEditing(true)
    table.layoutIfNeeded()
    table.calls.clear()
    table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    #expect(table.letters == ["B", "C", "A"])
    #expect(table.inconsistencies.isEmpty)
    #expect(table.calls.count(of: .dequeue) == 0)
  }

  @Test("a change that waits is shown before the row is moved")
  func changeThatWaits() {
    let letters = MutableObservableArray(["A", "B", "C"])
    let table = HeadlessTable(id: "letters", width: 320, height: 480)
    letters.bind(to: table, cellType: TextCell.self) { cell, letter in cell.label.text = letter }
    let moves = table.movedRows.observeNext { letters.moveItem(from: $0.row, to: $1.row) }
    defer { moves.dispose() }
    table.setEditing(true)
    table.performBatchUpdates {
      letters.append("D")
      #expect(table.letters == ["A", "B", "C"])
    }
    table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    table.layoutIfNeeded()
    #expect(table.letters == ["B", "A", "C", "D"])
    #expect(table.inconsistencies.isEmpty)
  }
}

private final class TextCell: HeadlessCell {
  let label = Label()
}

extension HeadlessTable {
  /// What the displayed cells show.
  fileprivate var letters: [String] {
    visibleCells.compactMap { ($0 as? TextCell)?.label.text }
  }

  /// The rows that a finger moves, and where it drops them.
  fileprivate var movedRows: SafeSignal<(IndexPath, IndexPath)> {
    reactive.dataSource.signal(for: .moveRowAt) {
      (
        subject: SafePublishSubject<(IndexPath, IndexPath)>,
        table: HeadlessTable,
        source: IndexPath,
        destination: IndexPath
      ) -> Void in subject.next((source, destination))
    }
  }
}
