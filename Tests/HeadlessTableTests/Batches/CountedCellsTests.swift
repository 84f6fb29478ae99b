import Binder
import TestSupport
import Testing

@testable import HeadlessTable

/// Rows that are only counted, with cells of a type: they keep their cells, which are filled again.
@MainActor
@Suite("Counted rows with cells of a type", .bounded)
struct CountedCellsTests {
  enum Part: TableViewSection, CaseIterable { case form, list, end }

  final class SwitchCell: HeadlessCell {
    var isOn = false
  }
  final class LineCell: HeadlessCell {}

  /// What a screen shows now.
  @MainActor
  final class State {
    var counts: [Part: Int] = [.form: 2, .list: 2, .end: 0]
    var others: Set<Part> = []
    var sections: [Part] = [.form, .list]
    var version = 1
    /// How often cells of each section were filled.
    var fills: [Part: Int] = [:]

    func text(_ part: Part, _ row: Int) -> String { "\(part) \(row) v\(version)" }

    func fill(_ part: Part, _ row: Int, _ cell: HeadlessCell) {
      cell.textLabel.text = text(part, row)
      fills[part, default: 0] += 1
    }
  }

  /// The same screen as chains and built, in tables and collection views.
  struct Spelling: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isChain: Bool
    let isTable: Bool

    static let all = [
      Spelling(testDescription: "chain in a table", isChain: true, isTable: true),
      Spelling(testDescription: "builder in a table", isChain: false, isTable: true),
      Spelling(testDescription: "chain in a collection view", isChain: true, isTable: false),
      Spelling(testDescription: "builder in a collection view", isChain: false, isTable: false),
    ]
  }

  @MainActor
  final class Shown {
    let state = State()
    let list: HeadlessListView
    private var binder: SectionedTableViewBinder<Part>?
    private var screen: TableScreen<Part>?

    init(_ spelling: Spelling) {
      let table = HeadlessTable(id: "form", width: 320, height: 480)
      let collection = HeadlessCollectionView(id: "form", width: 320, height: 480)
      list = spelling.isTable ? table : collection
      if spelling.isChain {
        let binder =
          spelling.isTable
          ? SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
          : SectionedCollectionViewBinder(collectionView: collection, sectionedBy: Part.self)
        declare(binder)
        self.binder = binder
      } else {
        let screen = Self.screen(state)
        if spelling.isTable { screen.bind(to: table) } else { screen.bind(to: collection) }
        self.screen = screen
      }
      list.core.layoutIfNeeded()
    }

    private func declare(_ binder: SectionedTableViewBinder<Part>) {
      let state = state
      binder.onSection(.form)
        .bind(cellType: SwitchCell.self, numberOfCells: { state.counts[.form] ?? 0 })
        .onDequeue { row, cell in state.fill(.form, row, cell) }
      binder.onSections(.list, .end)
        .bind(cellType: LineCell.self, numberOfCells: { state.counts.filter { $0.key != .form } })
        .onDequeue { part, row, cell in state.fill(part, row, cell) }
      binder.displayedSections = state.sections
      binder.finish()
    }

    private static func screen(_ state: State) -> TableScreen<Part> {
      TableScreen(sectionedBy: Part.self) {
        for part in state.sections {
          OnSection(part) {
            if state.others.contains(part) {
              Cells(LineCell.self, count: state.counts[part] ?? 0) { row, cell in
                state.fill(part, row, cell)
              }
            } else if part == .form {
              Cells(SwitchCell.self, count: state.counts[part] ?? 0) { row, cell in
                state.fill(part, row, cell)
              }
            } else {
              Cells(LineCell.self, count: state.counts[part] ?? 0) { row, cell in
                state.fill(part, row, cell)
              }
            }
          }
        }
      }
    }

    func refresh() {
      state.version += 1
      if let binder {
        binder.displayedSections = state.sections
        binder.refresh()
      }
      screen?.refresh()
      list.core.layoutIfNeeded()
    }

    /// The cells of a section by row.
    func cells(_ part: Part) -> [HeadlessCell] {
      guard let section = state.sections.firstIndex(of: part) else { return [] }
      return (0..<(state.counts[part] ?? 0)).compactMap {
        list.core.displayed.cells[RowPosition(section: section, row: $0)]?.cell as? HeadlessCell
      }
    }

    var selected: [IndexPath]? {
      (list as? HeadlessTable)?.indexPathsForSelectedRows
        ?? (list as? HeadlessCollectionView)?.indexPathsForSelectedItems
    }

    /// What is wrong about the screen.
    var faults: [String] {
      let texts = state.sections.flatMap { cells($0).map { $0.textLabel.text ?? "" } }
      let expected = state.sections.flatMap { part in
        (0..<(state.counts[part] ?? 0)).map { state.text(part, $0) }
      }
      return list.screenFaults + list.inconsistencies.map { "\($0)" }
        + list.diagnostics.map(\.message)
        + (texts == expected ? [] : ["\(texts) is shown in place of \(expected)"])
    }

    /// The batches since the last look.
    var batches: [String] {
      defer { list.calls.clear() }
      return list.calls.updates.map {
        Call.update($0).description.split(separator: " ").joined(separator: " ")
      }
    }
  }

  @Test("keep their cells and their selection", arguments: Spelling.all)
  func refresh(_ spelling: Spelling) {
    let shown = Shown(spelling)
    let cells = shown.cells(.form) + shown.cells(.list)
    (cells[0] as? SwitchCell)?.isOn = true
    shown.list.core.selection.select(IndexPath(row: 1, section: 0), animated: false, at: .none)
    _ = shown.batches
    shown.state.fills = [:]
    shown.refresh()
    #expect(shown.batches == ["batch 4 reconfigures valid, 4 → 4 rows"])
    #expect(shown.state.fills == [.form: 2, .list: 2])
    #expect(zip(cells, shown.cells(.form) + shown.cells(.list)).allSatisfy { $0 === $1 })
    #expect(shown.selected == [IndexPath(row: 1, section: 0)])
    #expect(shown.faults == [])
  }

  @Test("are added and removed at the end", arguments: Spelling.all)
  func counts(_ spelling: Spelling) {
    let shown = Shown(spelling)
    let steps: [(Int, [String])] = [
      (3, ["batch 1 insert valid, 4 → 5 rows", "batch 4 reconfigures valid, 5 → 5 rows"]),
      (1, ["batch 2 deletes valid, 5 → 3 rows", "batch 3 reconfigures valid, 3 → 3 rows"]),
      (0, ["batch 1 delete valid, 3 → 2 rows", "batch 2 reconfigures valid, 2 → 2 rows"]),
      (2, ["batch 2 inserts valid, 2 → 4 rows", "batch 2 reconfigures valid, 4 → 4 rows"]),
    ]
    for (count, batches) in steps {
      _ = shown.batches
      let cells = shown.cells(.form)
      shown.state.counts[.form] = count
      shown.refresh()
      #expect(shown.batches == batches)
      #expect(zip(cells, shown.cells(.form)).allSatisfy { $0 === $1 })
      #expect(shown.faults == [])
    }
  }

  @Test("keep cells and selection in editing mode, too")
  func editing() {
    let shown = Shown(Spelling.all[1])
    let table = shown.list as? HeadlessTable
    table?.allowsMultipleSelectionDuringEditing = true
    table?.setEditing(true, animated: false)
    table?.tapRow(0, in: Part.form)
    table?.tapRow(1, in: Part.list)
    let cells = shown.cells(.form)
    shown.refresh()
    #expect(zip(cells, shown.cells(.form)).allSatisfy { $0 === $1 })
    #expect(table?.indexPathsForSelectedRows == [[0, 0], [1, 1]])
    #expect(shown.faults == [])
  }

  @Test(
    "get other cells where these are of another type, and keep those of the same type in another branch"
  )
  func branches() {
    let shown = Shown(Spelling.all[1])
    let (form, list) = (shown.cells(.form), shown.cells(.list))
    shown.state.others = [.form, .list]
    _ = shown.batches
    shown.refresh()
    #expect(
      shown.batches == [
        "batch 1 section reload valid, 4 → 4 rows", "batch 2 reconfigures valid, 4 → 4 rows",
      ]
    )
    #expect(
      shown.cells(.form).allSatisfy { $0 is LineCell } && form.allSatisfy { $0 is SwitchCell }
    )
    #expect(zip(list, shown.cells(.list)).allSatisfy { $0 === $1 })
    #expect(shown.faults == [])
  }

  @Test("show what was read last after any change", arguments: Spelling.all)
  func random(_ spelling: Spelling) {
    var random = SplitMix64(seed: 64)
    for _ in 0..<Cases.count(20) {
      let shown = Shown(spelling)
      for step in 0..<10 {
        let state = shown.state
        let before = Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0, shown.cells($0)) })
        let sections = state.sections
        for part in Part.allCases where random.next() % 3 == 0 {
          state.counts[part] = Int(random.next() % 4)
        }
        if random.next() % 3 == 0 {
          state.sections = Part.allCases.filter { _ in random.next() % 4 > 0 }.shuffled(
            using: &random
          )
        }
        shown.refresh()
        #expect(shown.faults == [], "\(spelling), step \(step)")
        if !shown.faults.isEmpty { return }
        for part in state.sections where sections.contains(part) {
          let kept = zip(before[part] ?? [], shown.cells(part)).allSatisfy { $0 === $1 }
          #expect(kept, "\(spelling), step \(step), \(part)")
        }
      }
    }
  }
}
