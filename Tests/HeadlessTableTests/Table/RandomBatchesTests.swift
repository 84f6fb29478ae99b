import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("A table that takes random batches", .bounded)
struct RandomBatchesTests {
  /// A table that changes, with all that is needed to know what it ought to show.
  @MainActor
  private struct Run {
    let source: NumberSource
    let table: HeadlessTable
    var random: SplitMix64
    var lastName = 0
    var lastSection = 0
    var cellsMade = 0
    /// Views that have come to the screen and not left it.
    var viewsOnScreen = 0

    init(_ heights: NumberSource.Heights, seed: UInt64) {
      source = NumberSource(heights)
      table = source.table()
      random = SplitMix64(seed: seed)
      for _ in 0..<4 {
        lastSection += 1
        let rows = (0..<8).map { lastName + $0 + 1 }
        lastName += 8
        source.sections.append(.init(id: lastSection, rows: rows))
      }
      table.layoutIfNeeded()
    }

    /// Changes rows or sections; what becomes of the rows that were there is in the batch.
    mutating func change() -> RandomBatch {
      let before = source.sections.map(\.rows)
      let batch = RandomBatch(seed: random.next(), before: before, lastName: lastName)
      lastName = max(lastName, batch.after.flatMap(\.self).max() ?? 0)
      var sections = batch.after.map { NumberSource.Section(id: 0, rows: $0) }
      for (old, new) in batch.newOfOld.enumerated() {
        if let new { sections[new].id = source.sections[old].id }
      }
      for index in sections.indices where sections[index].id == 0 {
        lastSection += 1
        sections[index].id = lastSection
      }
      table.performBatchUpdates {
        source.sections = sections
        for name in batch.reloaded { source.versions[name, default: 0] += 1 }
        table.perform(batch.operations)
      }
      return batch
    }

    mutating func reconfigure() {
      let paths = allPaths.filter { _ in random.below(4) == 0 }
      for path in paths { source.versions[source.number(path), default: 0] += 1 }
      table.reconfigureRows(at: paths)
    }

    mutating func changeHeaders() {
      let sections = source.sections.indices.filter { _ in random.below(2) == 0 }
      for section in sections {
        source.headerVersions[source.sections[section].id, default: 0] += 1
      }
      table.reconfigureHeadersAndFooters(inSections: sections)
    }

    mutating func scrollAndSelect() {
      if random.below(3) == 0 { table.scroll(to: Double(random.below(1200))) }
      for path in allPaths where random.below(12) == 0 { table.selectRow(at: path) }
    }

    var allPaths: [IndexPath] {
      source.sections.enumerated().flatMap { section, content in
        content.rows.indices.map { [section, $0] }
      }
    }

    var selectedNames: Set<Int> {
      Set((table.indexPathsForSelectedRows ?? []).map(source.number))
    }

    /// The cells on the screen by the names of their rows.
    var cells: [Int: ObjectIdentifier] {
      var cells: [Int: ObjectIdentifier] = [:]
      for path in table.indexPathsForVisibleRows ?? [] {
        cells[source.number(path)] = table.cellForRow(at: path).map { ObjectIdentifier($0) }
      }
      return cells
    }

    /// Counts what the log has of cells and views, and clears it.
    mutating func readLog() {
      for call in table.calls {
        switch call {
        case .dequeue(let dequeue): cellsMade += dequeue.isNew ? 1 : 0
        case .display(let display): viewsOnScreen += display.kind == .willDisplay ? 1 : -1
        default: break
        }
      }
      table.calls.clear()
    }

    /// A table that has never shown anything else.
    func freshTable() -> HeadlessTable {
      let fresh = source.table()
      fresh.calls.isRecording = false
      fresh.contentOffset = table.contentOffset
      for path in table.indexPathsForSelectedRows ?? [] { fresh.selectRow(at: path) }
      return fresh
    }
  }

  @Test(
    "shows what a new table shows, keeps the cells of what stays, and takes the selection along",
    arguments: NumberSource.Heights.allCases,
    Cases.seeds(1)
  )
  func batches(heights: NumberSource.Heights, seed: UInt64) throws {
    var run = Run(heights, seed: seed)
    var changes = 0
    for step in 0..<100 {
      run.scrollAndSelect()
      let selected = run.selectedNames
      let cells = run.cells
      let offset = run.table.contentOffset.y
      var gone: Set<Int> = []
      switch step % 10 {
      case 4: run.reconfigure()
      case 9: run.changeHeaders()
      default:
        let batch = run.change()
        changes += batch.operations.count
        gone = Set(batch.before.joined()).subtracting(batch.after.joined()).union(batch.reloaded)
      }
      try #require(run.selectedNames == selected.subtracting(gone))
      run.readLog()
      try check(run, offset: offset)
      for (name, cell) in run.cells where cells[name] != nil {
        try #require((cell == cells[name]) != gone.contains(name), "row \(name) at step \(step)")
      }
    }
    #expect(run.table.inconsistencies.isEmpty)
    #expect(run.table.diagnostics.isEmpty)
    #expect(changes > 200)
    // A screen of the lowest rows, and as many that leave while those come.
    #expect(run.cellsMade <= 2 * 12)
  }

  private func check(_ run: Run, offset: Double) throws {
    let table = run.table
    let fresh = run.freshTable()
    let lowest = max(0, fresh.contentSize.height - 200)
    try #require(table.contentOffset.y == min(offset, lowest))
    try #require(fresh.contentOffset.y == table.contentOffset.y)
    for extent in TablePicture.Extent.allCases {
      let picture = TablePicture.text(extent: extent)
      // A row that is selected off the screen may have been measured in one of the two only.
      let pictures = [table, fresh].map { table in
        table.render(picture).split(separator: " ").joined(separator: " ").replacing("~", with: "")
      }
      try #require(pictures[0] == pictures[1])
    }
    for path in table.indexPathsForVisibleRows ?? [] {
      let cell = try #require(table.cellForRow(at: path) as? HeadlessCell)
      try #require(cell.frame == table.rectForRow(at: path), "the frame of row \(path)")
    }
    try #require(
      run.viewsOnScreen == table.core.displayed.cells.count + views(table.core.displayed)
    )
  }

  private func views(_ displayed: DisplayedViews) -> Int {
    (Array(displayed.headers.values) + displayed.footers.values).count { $0.view != nil }
  }
}
