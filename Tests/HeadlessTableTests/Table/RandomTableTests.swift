import Binder
import TestSupport
import Testing

@testable import HeadlessTable

/// Random tables and random ways to drive them, against what a slow look at all rows says.
@MainActor
@Suite("A random table", .bounded)
struct RandomTableTests {
  @Test("shows what intersects its bounds, whatever happens to it", arguments: Cases.seeds(30))
  func visibleRows(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let source = RecordingSource()
    source.rowCounts = random.counts()
    let heights: [Double] = (0..<50).map { _ in
      [0, 20, 44, 100, 250].randomElement(using: &random) ?? 44
    }
    source.cellHeight = { max(1, heights[($0.row * 7 + $0.section) % 50]) }
    source.headerHeight = { [0, 28, automaticDimension][$0 % 3] }
    source.headerView = { _ in true }
    if Bool.random(using: &random) {
      source.rowDimensions = .height
      source.height = { heights[($0.row + $0.section) % 50] }
    }
    let table = source.table(rows: 300, style: Bool.random(using: &random) ? .plain : .grouped)
    for _ in 0..<25 {
      step(table, source, &random)
      check(table)
    }
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
  }

  private func step(_ table: HeadlessTable, _ source: RecordingSource, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: table.scroll(by: .random(in: -100...100, using: &random))
    case 1: table.scroll(to: .random(in: -50...5000, using: &random))
    case 2:
      source.rowCounts = random.counts()
      table.reloadData()
    case 3: table.contentInset.top = .random(in: 0...60, using: &random)
    case 4: table.scroll(to: .infinity)
    default:
      let sections = (0..<table.numberOfSections).filter { table.numberOfRows(inSection: $0) > 0 }
      guard let section = sections.randomElement(using: &random) else { return }
      let row = Int.random(in: 0..<table.numberOfRows(inSection: section), using: &random)
      table.scrollToRow(at: IndexPath(row: row, section: section), at: .none)
    }
  }

  private func check(_ table: HeadlessTable) {
    let top = table.contentOffset.y
    var expected: [IndexPath] = []
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let rect = table.rectForRow(at: path)
        if rect.height > 0, rect.maxY > top, rect.minY < top + 300 { expected.append(path) }
      }
    }
    #expect(table.indexPathsForVisibleRows ?? [] == expected)
    for path in expected {
      let cell = table.cellForRow(at: path) as? HeadlessCell
      #expect(cell?.frame == table.rectForRow(at: path))
      #expect(cell.flatMap(table.indexPath(for:)) == path)
    }
    let living = Set(table.calls.dequeues.map(\.view.number)).count
    #expect(table.core.displayed.cells.count <= living)
    #expect(Set(table.core.displayed.cells.values.map(\.name)).count == expected.count)
    let displays = table.calls.displays
    let ended = displays.count { $0.kind == .didEndDisplaying }
    #expect(
      displays.count - 2 * ended
        == table.core.displayed.cells.count + table.core.displayed.headers.count
    )
  }
}

extension SplitMix64 {
  /// Row counts of up to six sections, some of them empty.
  fileprivate mutating func counts() -> [Int] {
    (0..<Int.random(in: 0...6, using: &self)).map { _ in
      Bool.random(using: &self) ? Int.random(in: 0...30, using: &self) : 0
    }
  }
}
