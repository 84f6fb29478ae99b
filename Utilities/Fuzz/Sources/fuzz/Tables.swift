import Binder
import TestSupport

@testable import HeadlessTable

/// A table under `.collect` whose data source and delegate answer anything, and that is told anything: nothing stops it, and
/// what it shows after a reload is what a new table shows.
@MainActor
enum TablesTarget {
  static func problem(_ random: inout SplitMix64) -> String? {
    let answers = Answers(random)
    let table = answers.table()
    for _ in 0..<(1 + answers.random.below(8)) {
      answers.act(on: table)
      _ = table.render(.text)
    }
    answers.isHonest = true
    table.reloadData()
    table.scroll(to: 0)
    let fresh = answers.table()
    let (text, expected) = (table.render(.text), fresh.render(.text))
    _ = table.render(.svg)
    _ = table.inconsistencies.map(\.description)
    return text == expected ? nil : "after a reload:\n\(text)\ninstead of\n\(expected)"
  }
}

/// A data source and delegate that need not answer the same twice.
@MainActor
private final class Answers: TableDataSource, TableDelegate {
  var random: SplitMix64
  var counts: [Int]
  /// Whether the answers are those that were given before, and the heights such as a table has.
  var isHonest = false
  private var heights: [Double] = []

  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, -1, 1e308, 1e19, -0.0, 0, 1e-300, .leastNonzeroMagnitude, 44, 20,
    1e9, -1e308,
  ]

  init(_ random: SplitMix64) {
    self.random = random
    counts = []
    counts = (0..<self.random.below(4)).map { _ in self.random.below(6) }
    heights = (0..<4).map { _ in Self.odd[self.random.below(Self.odd.count)] }
  }

  func table() -> HeadlessTable {
    let table = HeadlessTable(id: "any", width: 320, height: 200)
    table.onInconsistency = .collect
    table.register(HeadlessCell.self)
    table.dataSource = self
    table.delegate = self
    return table
  }

  func act(on table: HeadlessTable) {
    let path = IndexPath(row: number(), section: number())
    switch random.below(10) {
    case 0: table.scroll(to: odd())
    case 1: table.scroll(by: odd())
    case 2: table.reloadData()
    case 3: table.tapRow(at: path)
    case 4: table.selectRow(at: path)
    case 5: table.scrollToRow(at: path, at: .middle)
    case 6: table.reconfigureRows(at: [path])
    default:
      let batch = BatchPicture.random(seed: random.next())
      let fits = random.below(2) == 0
      table.performBatchUpdates {
        if fits { counts = batch.after.map { max(0, $0) } }
        table.perform(batch.operations)
      }
    }
  }

  private func number() -> Int { [0, 1, 2, 3, -1, .max, .min, 7][random.below(8)] }

  private func odd() -> Double { Self.odd[random.below(Self.odd.count)] }

  func numberOfSections(in tableView: any TableHost) -> Int {
    isHonest || random.below(8) > 0 ? counts.count : number() % 9
  }

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
    guard counts.indices.contains(section) else { return 0 }
    return isHonest || random.below(8) > 0 ? counts[section] : number() % 9
  }

  func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
    let cell = tableView.dequeue(HeadlessCell.self)
    cell.textLabel.text = "\(path.section).\(path.row)"
    return cell
  }

  func tableView(_ tableView: any TableHost, heightForRowAt path: IndexPath) -> Double {
    if isHonest { return 44 }
    return heights[abs(path.row % 4)]
  }

  func tableView(_ tableView: any TableHost, titleForHeaderInSection section: Int) -> String? {
    section % 2 == 0 ? "Section \(section)" : nil
  }
}
