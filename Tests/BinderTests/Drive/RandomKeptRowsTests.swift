import Binder
import HeadlessTable
import TestSupport
import Testing

/// Random updates of random screens: a row that was on the screen and is still there keeps its place, or the table is scrolled as
/// far as it goes.
@MainActor
@Suite("Visible rows kept in place, at random", .bounded)
struct RandomKeptRowsTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var height: Int
  }

  final class ItemCell: HeadlessCell {
    var item: Item?
    override func preferredHeight(forWidth width: Double) -> Double? {
      item.map { Double($0.height) }
    }
  }

  final class Lists { var items: [[Item]] = [] }

  @Test(arguments: 0..<Cases.count(20))
  func keepTheirPlaces(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let table = HeadlessTable(id: "random", width: 320, height: 300)
    if Int.random(in: 0..<4, using: &random) == 0 { table.estimatedRowHeight = 0 }
    let lists = Lists()
    lists.items = Self.lists(using: &random)
    let screen = TableScreen(sectionedBy: Part.self) {
      for (index, items) in lists.items.enumerated() where !items.isEmpty {
        OnSection(Part(number: index)) {
          Cells(ItemCell.self, models: items) { row, cell, item in cell.item = item }
        }
      }
    }
    screen.keepsVisibleRowsInPlace = true
    screen.bind(to: table)
    for _ in 0..<12 {
      screen.rowUpdates = Bool.random(using: &random) ? .reconfigure : .reload
      screen.animateChanges = Int.random(in: 0..<4, using: &random) > 0
      table.scroll(to: Double.random(in: 0...1_500, using: &random))
      let before = Self.places(table)
      lists.items = Self.changed(lists.items, using: &random)
      screen.refresh()
      Self.expectKept(before, in: table)
    }
    #expect(table.diagnostics.isEmpty)
  }

  struct Part: TableViewSection { let number: Int }

  private static func expectKept(_ before: [String: Double], in table: HeadlessTable) {
    let after = places(table)
    let left = before.keys.filter { id in
      (0..<table.numberOfSections).contains { section in
        (0..<table.numberOfRows(inSection: section)).contains {
          table.dataSource?.tableView(
            table,
            identityOfRowAt: IndexPath(row: $0, section: section)
          ) == id
        }
      }
    }
    let limit = max(0, table.contentSize.height - table.size.height)
    let isAtLimit = table.contentOffset.y <= 0 || table.contentOffset.y >= limit
    let isKept = left.contains { id in
      after[id].map { abs($0 - (before[id] ?? .infinity)) < 0.01 } ?? false
    }
    #expect(left.isEmpty || isKept || isAtLimit, "\(before) became \(after)")
  }

  /// The distances of the visible rows from the top edge.
  private static func places(_ table: HeadlessTable) -> [String: Double] {
    var places: [String: Double] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let id = table.dataSource?.tableView(table, identityOfRowAt: path) else { continue }
      places[id] = table.rectForRow(at: path).minY - table.contentOffset.y
    }
    return places
  }

  private static func lists(using random: inout SplitMix64) -> [[Item]] {
    var next = 0
    return (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...15, using: &random)).map { _ in
        next += 1
        return Item(id: next, height: Int.random(in: 10...90, using: &random))
      }
    }
  }

  private static func changed(_ lists: [[Item]], using random: inout SplitMix64) -> [[Item]] {
    var lists = lists
    for section in lists.indices {
      lists[section].removeAll { _ in Int.random(in: 0..<6, using: &random) == 0 }
      for row in lists[section].indices where Int.random(in: 0..<6, using: &random) == 0 {
        lists[section][row].height = Int.random(in: 10...90, using: &random)
      }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let item = Item(
          id: Int.random(in: 1_000..<1_000_000, using: &random),
          height: Int.random(in: 10...90, using: &random)
        )
        lists[section].insert(item, at: Int.random(in: 0...lists[section].count, using: &random))
      }
      if Int.random(in: 0..<3, using: &random) == 0, lists[section].count > 1 {
        let item = lists[section].remove(
          at: Int.random(in: 0..<lists[section].count, using: &random)
        )
        let target = Int.random(in: 0..<lists.count, using: &random)
        lists[target].insert(item, at: Int.random(in: 0...lists[target].count, using: &random))
      }
    }
    return lists
  }
}
