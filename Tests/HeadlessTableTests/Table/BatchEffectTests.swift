import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("After a batch", .bounded)
struct BatchEffectTests {
  @Test(
    "the selection is where the rows are",
    arguments: [
      ([5], TableOperation.insertRow([0, 2]), [1, 3]),
      ([5], .insertRow([0, 0]), [2, 3]),
      ([3], .deleteRow([0, 0]), [0, 1]),
      ([3], .deleteRow([0, 1]), [1]),
      ([4], .moveRow(from: [0, 1], to: [0, 3]), [1, 3]),
      ([4], .moveRow(from: [0, 0], to: [0, 3]), [0, 1]),
      ([4], .reloadRow([0, 1]), [2]),
      ([4], .reloadRow([0, 0]), [1, 2]),
      ([4], .reconfigureRow([0, 1]), [1, 2]),
      ([4], .reloadSection(0), []),
      ([0, 4], .insertSection(0), []),
      ([], .deleteSection(0), []),
    ] as [([Int], TableOperation, [Int])]
  )
  func selection(counts: [Int], operation: TableOperation, selected: [Int]) {
    let source = RecordingSource(4)
    let table = source.table(rows: 400)
    table.allowsMultipleSelection = true
    table.selectRow(at: [0, 1])
    table.selectRow(at: [0, 2])
    _ = source.take()
    source.rowCounts = counts
    table.perform([operation])
    let rows = (table.indexPathsForSelectedRows ?? []).filter { $0.section == 0 }.map(\.row)
    #expect(rows == selected)
    #expect(!source.take().contains("didDeselect"))
    #expect(table.inconsistencies.isEmpty)
    let shown = table.visibleCells.compactMap { $0 as? HeadlessCell }.filter(\.isSelected)
    #expect(shown.compactMap(table.indexPath(for:)) == table.indexPathsForSelectedRows ?? [])
  }

  @Test(
    "the offset is what it was, as far as there is content",
    arguments: [
      (21, TableOperation.insertRow([0, 0]), 300.0), (19, .deleteRow([0, 0]), 300),
      (20, .moveRow(from: [0, 0], to: [0, 19]), 300), (2, .reloadSection(0), 0),
      (8, .reloadSection(0), 252),
    ]
  )
  func offset(count: Int, operation: TableOperation, offset: Double) {
    let source = RecordingSource(20)
    let table = source.table()
    table.scroll(to: 300)
    source.rowCounts = [count]
    table.perform([operation])
    #expect(table.contentOffset.y == offset)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test(
    "rows that stay are as high as they were measured, wherever they are",
    arguments: [
      (21, TableOperation.insertRow([0, 0]), 4), (19, .deleteRow([0, 0]), 2),
      (20, .moveRow(from: [0, 0], to: [0, 19]), 3), (20, .moveRow(from: [0, 19], to: [0, 18]), 3),
    ]
  )
  func heights(count: Int, operation: TableOperation, measured: Int) {
    let source = RecordingSource(20)
    source.cellHeight = { _ in 60 }
    let table = source.table(rows: 100)
    table.layoutIfNeeded()
    // Two rows are on the screen at a time, and three have been.
    table.scroll(by: 60)
    table.scroll(to: 0)
    source.rowCounts = [count]
    table.perform([operation])
    #expect(table.contentSize.height == Double(44 * count + 16 * measured))
  }

  @Test("an offset that the program has put beyond the content stays there")
  func offsetBeyond() {
    let source = RecordingSource(3)
    let table = source.table()
    table.contentOffset.y = 500
    table.reloadRows(at: [[0, 0]])
    #expect(table.contentOffset.y == 500)
    source.rowCounts = [2]
    table.deleteRows(at: [[0, 0]])
    #expect(table.contentOffset.y == 500)
  }

  @Test(
    "that is refused, the table shows what its data source has",
    arguments: [
      ([5], [TableOperation.insertRow([0, 0])], .rowCountMismatch),
      ([3], [.deleteRow([0, 7])], .deletedRowOutOfBounds),
      ([4], [.insertRow([0, 9])], .insertedRowOutOfBounds),
      ([3, 2], [], .sectionCountMismatch),
      ([2], [.deleteRow([0, 0]), .reloadRow([0, 0])], .deletedAndReloadedRow),
      ([3], [.moveRow(from: [0, 0], to: [0, 1]), .reloadRow([0, 0])], .deletedAndMovedRow),
      ([3], [.deleteRow([0, 0, 0])], .invalidIndexPath),
    ] as [([Int], [TableOperation], TableInconsistency.Kind)]
  )
  func refused(counts: [Int], operations: [TableOperation], kind: TableInconsistency.Kind) {
    let source = RecordingSource(3)
    let table = source.table(rows: 400)
    table.selectRow(at: [0, 0])
    table.layoutIfNeeded()
    var results: [Bool] = []
    source.rowCounts = counts
    table.perform(operations) { results.append($0) }
    #expect(results.isEmpty)
    table.layoutIfNeeded()
    #expect(results == [false])
    #expect(table.inconsistencies.map(\.kind) == [kind])
    #expect(table.inconsistencies.map(\.before) == [[3]])
    #expect(table.inconsistencies.map(\.after) == [counts])
    #expect(table.inconsistencies.map(\.operations) == [operations])
    #expect((0..<table.numberOfSections).map(table.numberOfRows(inSection:)) == counts)
    #expect(table.visibleCells.count == counts.reduce(0, +))
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.calls.phases.map(\.title).suffix(2) == ["update", "reload"])
    #expect(table.calls.description.contains("  refused, "))
  }

  @Test("the table refuses by its strictness", arguments: Strictness.allCases)
  func strictness(strictness: Strictness) {
    let source = RecordingSource(3, 2, 1)
    let table = source.table(rows: 400)
    table.strictness = strictness
    table.layoutIfNeeded()
    let moved = table.cellForRow(at: [0, 2])
    source.rowCounts = [2, 1, 3]
    table.perform([
      .deleteRow([1, 1]), .deleteRow([1, 1]), .moveSection(from: 0, to: 2), .insertRow([0, 0]),
    ])
    #expect(
      table.inconsistencies.map(\.kind) == (strictness == .strict ? [.rowDeletedTwice] : [])
    )
    #expect((0..<3).map(table.numberOfRows(inSection:)) == [2, 1, 3])
    #expect((table.cellForRow(at: [2, 2]) === moved) == (strictness != .strict))
  }

  @Test("headers stay with their sections, and are asked for where sections come or are reloaded")
  func headers() {
    let source = RecordingSource(1, 1, 1)
    source.headerView = { _ in true }
    source.headerHeight = { _ in 20 }
    let table = source.table(rows: 400)
    table.layoutIfNeeded()
    let before = (0..<3).map { table.headerView(forSection: $0) }
    _ = source.take()
    source.rowCounts = [1, 1, 1, 1]
    table.perform([.insertSection(0), .reloadSection(1), .moveSection(from: 2, to: 1)])
    let after = (0..<4).map { table.headerView(forSection: $0) }
    #expect(after[1] === before[2])
    #expect(after[2] === before[0])
    #expect(after[3] !== before[1])
    let lines = source.take().split(separator: "\n")
    #expect(
      lines.filter { $0.contains("eader") && !$0.contains("Title") } == [
        "headerHeight 0", "headerHeight 3", "headerView 0", "willDisplayHeader 0", "headerView 3",
        "willDisplayHeader 3", "didEndHeader 1",
      ]
    )
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("of a header only, no row is asked, and the header has its new height")
  func headerOnly() {
    let source = RecordingSource(2, 2)
    var title = "one"
    source.headerTitle = { "\(title) \($0)" }
    source.headerHeight = { _ in title == "one" ? 20 : 50 }
    let table = source.table(rows: 400)
    table.layoutIfNeeded()
    let cells = table.visibleCells.map { ObjectIdentifier($0) }
    _ = source.take()
    title = "two"
    table.reconfigureHeadersAndFooters(inSections: [1], with: .fade)
    #expect(source.count(of: "cell") == 0)
    #expect(table.visibleCells.map { ObjectIdentifier($0) } == cells)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "one 0")
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "two 1")
    #expect(table.rectForHeader(inSection: 0).height == 20)
    #expect(table.rectForHeader(inSection: 1).height == 50)
    #expect(
      table.calls.updates.map { Call.update($0).description } == [
        "batch      header and footer of 1 section  valid, 4 → 4 rows"
      ]
    )
    table.reconfigureHeadersAndFooters(inSections: [2])
    #expect(table.inconsistencies.map(\.kind) == [.sectionOutOfBounds])
  }

  @Test("that reconfigures a row with another cell, the row has the other cell")
  func reconfiguredWithOtherCell() {
    let source = RecordingSource(3)
    let table = source.table()
    table.register(RecordingCell.self, forCellReuseIdentifier: "other")
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 1])
    source.reuseIdentifier = "other"
    table.reconfigureRows(at: [[0, 1]])
    #expect(table.inconsistencies.map(\.kind) == [.reconfiguredWithOtherCell])
    let other = table.cellForRow(at: [0, 1]) as? HeadlessCell
    #expect(other !== cell)
    #expect(other?.reuseIdentifier == "other")
  }

  @Test("announced rows are forgotten, and not taken back")
  func prefetching() {
    let source = RecordingSource(40)
    let table = source.table()
    table.scroll(by: 20)
    #expect(source.count(of: "prefetch") == 1)
    source.rowCounts = [41]
    table.insertRows(at: [[0, 0]])
    table.scroll(by: -10)
    #expect(source.count(of: "cancel") == 0)
  }
}
