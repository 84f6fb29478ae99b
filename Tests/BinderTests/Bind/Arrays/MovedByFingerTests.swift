import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Rows of observed arrays that the user moves: the table has moved the row when the data does.
@Suite("rows of an array that the user moves", .bounded)
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

  /// What somebody who is told of a move to another section does with the sections.
  enum AnswerAcross: CaseIterable {
    case move, removeAndInsert, inOneBatch, nothing, copyFirst, deletion, otherRow, elsewhere,
      changeBefore, changeAfter
    case insertedSection, replaceAll

    func run(_ data: MutableObservable2DArray<String, String>, _ old: IndexPath, _ new: IndexPath) {
      switch self {
      case .move: data.moveItem(from: old, to: new)
      case .removeAndInsert: data.insert(item: data.removeItem(at: old), at: new)
      case .inOneBatch: data.batchUpdate { $0.insert(item: $0.removeItem(at: old), at: new) }
      case .nothing: break
      case .copyFirst:
        data.insert(item: data[old], at: new)
        data.removeItem(at: old)
      case .deletion: data.removeItem(at: old)
      case .otherRow: data.moveItem(from: IndexPath(row: 1, section: 1), to: old)
      case .elsewhere: data.moveItem(from: old, to: IndexPath(row: 0, section: 1))
      case .changeBefore:
        data.appendItem("z", toSection: 1)
        data.moveItem(from: old, to: new)
      case .changeAfter:
        data.moveItem(from: old, to: new)
        data.appendItem("z", toSection: 0)
      case .insertedSection: data.insert(section: "C", at: 0)
      case .replaceAll: data.replace(with: Array2D(sectionsWithItems: [("Z", ["z"])]))
      }
    }

    /// Whether the data first does what the table has done, so that no row is shown again.
    var isTheMove: Bool { [.move, .removeAndInsert, .inOneBatch].contains(self) }
  }

  /// The ways in which the sections are shown.
  enum Holder: CaseIterable { case binding, cellSource, cellSourceInSlot, chain, screen }

  @Test(
    "a row of one section is dropped in another one, and the table shows what the data is",
    arguments: Holder.allCases,
    AnswerAcross.allCases
  )
  func acrossSections(holder: Holder, answer: AnswerAcross) {
    let data = MutableObservable2DArray(
      Array2D<String, String>(sectionsWithItems: [("A", ["a"]), ("B", ["x", "y"])])
    )
    let table = HeadlessTable(id: "letters", width: 320, height: 480)
    let kept = data.shown(in: table, by: holder)
    let moves = table.movedRows.observeNext { answer.run(data, $0, $1) }
    defer { moves.dispose() }
    table.setEditing(true)
    table.layoutIfNeeded()
    table.calls.clear()
    table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    table.layoutIfNeeded()
    #expect(table.letters == data.sections.flatMap(\.items))
    #expect(table.inconsistencies.isEmpty)
    // Whether a cell source shows the same item again is not known.
    let isNew = answer != .move && (holder == .cellSource || holder == .cellSourceInSlot)
    if answer.isTheMove { #expect(table.calls.count(of: .dequeue) == (isNew ? 1 : 0)) }
    data.appendItem("w", toSection: data.sections.count - 1)
    #expect(table.letters == data.sections.flatMap(\.items))
    #expect(table.inconsistencies.isEmpty)
    _ = kept
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

private struct Group: TableViewSection {
  let name: String
}

private final class TextCell: HeadlessCell {
  let label = Label()
}

extension HeadlessTable {
  /// What the displayed cells show.
  fileprivate var letters: [String] {
    visibleCells.compactMap { ($0 as? TextCell)?.label.text }
  }

  /// The rows that the user moves, and where it drops them.
  var movedRows: SafeSignal<(IndexPath, IndexPath)> {
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

extension MutableObservable2DArray<String, String> {
  /// Shows the sections in a table, and returns what must be kept for that.
  @MainActor
  fileprivate func shown(in table: HeadlessTable, by holder: MovedByFingerTests.Holder) -> Any {
    switch holder {
    case .binding:
      return bind(to: table, cellType: TextCell.self) { cell, letter in cell.label.text = letter }
    case .cellSource: return cells().bind(to: table)
    case .cellSourceInSlot:
      let cells = cells()
      table.dataSource = cells
      return cells
    case .chain:
      let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Group.self)
      binder.onAllOtherSections()
        .bind(cellType: TextCell.self, models: { [self] in rowsByGroup })
        .onDequeue { _, _, cell, letter in cell.label.text = letter }
      binder.displayedSections = groups
      binder.finish()
      return observeNext { [self] _ in
        binder.displayedSections = groups
        binder.refresh()
      }
    case .screen:
      let screen = TableScreen(sectionedBy: Group.self) { [self] in
        for group in groups {
          OnSection(group) {
            Cells(TextCell.self, models: rowsByGroup[group] ?? []) { _, cell, letter in
              cell.label.text = letter
            }
          }
        }
      }
      screen.bind(to: table)
      return observeNext { _ in screen.refresh() }
    }
  }

  private var groups: [Group] { sections.map { Group(name: $0.metadata) } }

  private var rowsByGroup: [Group: [String]] {
    Dictionary(uniqueKeysWithValues: sections.map { (Group(name: $0.metadata), Array($0.items)) })
  }

  @MainActor
  private func cells() -> CellDataSource<String> {
    ObservableDataSource(self).cells(TextCell.self) { cell, letter, _ in cell.label.text = letter }
  }
}
