import Binder
import HeadlessTable
import TestSupport
import Testing

/// Rows that an update leaves where they are on the screen.
@MainActor
@Suite("Visible rows kept in place", .bounded)
struct KeptRowsTests {
  /// A step of a feed, and the rows that are on the screen after it, with their distances from its top edge.
  struct Step: Sendable, CustomTestStringConvertible {
    let name: String
    let before: [[Int]]
    let offset: Double
    let after: [[Int]]
    let shown: String
    /// What is shown without the option.
    let pushed: String

    var testDescription: String { name }
  }

  nonisolated static let steps: [Step] = [
    Step(
      name: "rows inserted above",
      before: [Array(1...9)],
      offset: 110,
      after: [[101, 102, 103] + Array(1...9)],
      shown: "3@-22 4@22 5@66 6@110",
      pushed: "103@-22 1@22 2@66 3@110"
    ),
    Step(
      name: "at the very top",
      before: [Array(1...9)],
      offset: 0,
      after: [[101, 102, 103] + Array(1...9)],
      shown: "1@0 2@44 3@88",
      pushed: "101@0 102@44 103@88"
    ),
    Step(
      name: "a section inserted above",
      before: [Array(1...9)],
      offset: 110,
      after: [[101, 102, 103], Array(1...9)],
      shown: "3@-22 4@22 5@66 6@110",
      pushed: "103@-22 1@22 2@66 3@110"
    ),
    Step(
      name: "the first visible row deleted",
      before: [Array(1...9)],
      offset: 110,
      after: [[101, 102, 1, 2] + Array(4...9)],
      shown: "2@-22 4@22 5@66 6@110",
      pushed: "1@-22 2@22 4@66 5@110"
    ),
    Step(
      name: "the first visible row moved to the end",
      before: [Array(1...9)],
      offset: 110,
      after: [[101, 1, 2] + Array(4...9) + [3]],
      shown: "2@-22 4@22 5@66 6@110",
      pushed: "2@-22 4@22 5@66 6@110"
    ),
    Step(
      name: "rows deleted above",
      before: [Array(1...9)],
      offset: 110,
      after: [[2] + Array(3...9)],
      shown: "3@-22 4@22 5@66 6@110",
      pushed: "4@-22 5@22 6@66 7@110"
    ),
    Step(
      name: "a screenful that the limits of scrolling move",
      before: [[1, 2]],
      offset: 0,
      after: [[101] + [1, 2]],
      shown: "101@0 1@44 2@88",
      pushed: "101@0 1@44 2@88"
    ),
    Step(
      name: "content that becomes longer than the screen",
      before: [[1, 2]],
      offset: 0,
      after: [[101, 102, 103] + [1, 2]],
      shown: "103@0 1@44 2@88",
      pushed: "101@0 102@44 103@88"
    ),
    Step(
      name: "nothing left",
      before: [Array(1...9)],
      offset: 110,
      after: [Array(101...109)],
      shown: "103@-22 104@22 105@66 106@110",
      pushed: "103@-22 104@22 105@66 106@110"
    ),
  ]

  enum Part: Int, TableViewSection, Comparable, CaseIterable { case earlier, usual }

  enum Way: CaseIterable, Sendable { case batches, reloadData, reconfigured, withoutEstimates }

  /// A table of 132 points with rows of 44 that are estimated as 30, and headers of none.
  static func shown(_ step: Step, _ way: Way, isBuilder: Bool, keeps: Bool) -> String {
    let table = HeadlessTable(id: "feed", width: 320, height: 132)
    table.estimatedRowHeight = way == .withoutEstimates ? 0 : 30
    var lists = step.before
    let list = { (part: Part) in
      part == .usual ? lists[lists.count - 1] : lists.count > 1 ? lists[0] : []
    }
    let binder = SectionedTableViewBinder(
      tableView: table,
      sectionedBy: Part.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    )
    let screen = TableScreen(sectionedBy: Part.self) {
      for part in Part.allCases where !list(part).isEmpty {
        OnSection(part) { Cells(StepCell.self, models: list(part)).cellHeight(44) }
      }
    }
    var configuration = BindingConfiguration()
    configuration.keepsVisibleRowsInPlace = keeps
    configuration.animateChanges = way != .reloadData
    if way == .reconfigured { configuration.rowUpdates = .reconfigure }
    if isBuilder {
      screen.configuration = configuration
      screen.bind(to: table)
    } else {
      binder.configuration = configuration
      for part in Part.allCases {
        binder.onSection(part)
          .bind(cellType: StepCell.self, models: { list(part) }).cellHeight(44)
      }
      binder.finish()
    }
    table.scroll(to: step.offset)
    table.layoutIfNeeded()
    lists = step.after
    if isBuilder { screen.refresh() } else { binder.refresh() }
    return table.rowsOnScreen
  }

  @Test(arguments: steps, Way.allCases)
  func stayWhereTheyAre(step: Step, way: Way) {
    for isBuilder in [false, true] {
      // Where nothing is kept, estimates decide which rows there are at an offset.
      if way == .withoutEstimates || step.shown != step.pushed {
        #expect(Self.shown(step, way, isBuilder: isBuilder, keeps: true) == step.shown)
      }
      guard way == .withoutEstimates else { continue }
      #expect(Self.shown(step, way, isBuilder: isBuilder, keeps: false) == step.pushed)
    }
  }

  /// A table of three rows over a list, scrolled to a row.
  private func table(
    _ models: @escaping () -> [String],
    scrolledTo row: Int,
    _ change: (TableViewBinder) -> Void = { _ in }
  ) -> (table: HeadlessTable, binder: TableViewBinder) {
    let table = HeadlessTable(id: "chat", width: 320, height: 132)
    let binder = TableViewBinder(tableView: table)
    binder.keepsVisibleRowsInPlace = true
    binder.onTable().bind(cellType: StepCell.self, models: models)
    change(binder)
    binder.finish()
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top)
    table.layoutIfNeeded()
    table.calls.clear()
    return (table, binder)
  }

  @Test func theCallsShowTheRowAndTheOffset() {
    var names = (1...8).map { "m\($0)" }
    let (table, binder) = table({ names }, scrolledTo: 2)
    names.insert(contentsOf: ["a", "b"], at: 0)
    binder.refresh()
    #expect(
      "\(table.calls)" == """
        calls chat
        ── update
          sections   → 1
          rows       0 10
          batch      2 inserts                  valid, 8 → 10 rows
          didScroll    → 176
          holdRow      0/m3   → 176
        ── totals
          rows 1 · height 0 · dequeue 0 (0 new, 0 reused) · selects 0

        """
    )
    table.calls.clear()
    names.append("c")
    binder.refresh()
    #expect(table.calls.count(of: .holdRow) == 0)
  }

  @Test func aReloadShowsTheRowAndTheOffsetToo() {
    var names = (1...8).map { "m\($0)" }
    let (table, binder) = table({ names }, scrolledTo: 2) { $0.animateChanges = false }
    names.insert(contentsOf: ["a", "b"], at: 0)
    binder.refresh()
    #expect(table.rowsOnScreen == "m3@0 m4@44 m5@88")
    #expect(table.calls.count(of: .holdRow) == 1)
    #expect(table.calls.count(of: .didScroll) == 1)
  }

  @Test func theOptionCountsFromTheNextUpdateOn() {
    var names = (1...8).map { "m\($0)" }
    let (table, binder) = table({ names }, scrolledTo: 2)
    binder.keepsVisibleRowsInPlace = false
    names.insert("a", at: 0)
    binder.refresh()
    #expect(table.rowsOnScreen == "m2@0 m3@44 m4@88")
    binder.keepsVisibleRowsInPlace = true
    names.insert("b", at: 0)
    binder.refresh()
    #expect(table.rowsOnScreen == "m2@0 m3@44 m4@88")
  }

  @Test func aRowUnderABarKeepsItsPlaceToo() {
    var names = (1...8).map { "m\($0)" }
    let (table, binder) = table({ names }, scrolledTo: 0)
    table.contentInset = TableEdgeInsets(top: 20, bottom: 0)
    #expect(table.rowsOnScreen == "m1@20 m2@64 m3@108")
    names.insert(contentsOf: ["a", "b"], at: 0)
    binder.refresh()
    #expect(table.rowsOnScreen == "b@-24 m1@20 m2@64 m3@108")
  }

  @Test func heightsThatChangeAboveMoveNoRow() {
    var height = 44.0
    let (table, binder) = table({ (1...8).map { "m\($0)" } }, scrolledTo: 3) { binder in
      binder.onTable().cellHeight { row in row < 2 ? height : 44 }
    }
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    let shown = table.rowsOnScreen
    height = 70
    binder.refresh()
    #expect(table.rowsOnScreen == shown)
    #expect(table.contentOffset.y == 3 * 44 + 2 * 26)
  }

  /// Rows without anything to compare are shown again as a whole: their places are kept.
  @Test func rowsThatAreCountedKeepTheirPlaces() {
    let table = HeadlessTable(id: "counted", width: 320, height: 132)
    var names = ["a"]
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    binder.keepsVisibleRowsInPlace = true
    binder.onSection(.earlier).bind(cellType: StepCell.self, models: { names })
    binder.onSection(.usual)
      .bind(cellProvider: { table, row in table.dequeue(StepCell.self) }, numberOfCells: { 9 })
    binder.finish(displaying: .earlier, .usual)
    table.scroll(to: 100)
    names += ["b", "c"]
    binder.refresh()
    #expect(table.contentOffset.y == 188)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1)).minY - 188 == -12)
  }
}

final class StepCell: HeadlessCell {}

extension HeadlessTable {
  /// The visible rows with their distances from the top edge.
  var rowsOnScreen: String {
    (indexPathsForVisibleRows ?? []).map { path in
      let identity = dataSource?.tableView(self, identityOfRowAt: path) ?? "?"
      let distance = rectForRow(at: path).minY - contentOffset.y
      return "\(identity)@\(distance.formatted)"
    }.joined(separator: " ")
  }
}

extension Double {
  fileprivate var formatted: String {
    self == rounded() ? String(Int(self)) : String(self)
  }
}
