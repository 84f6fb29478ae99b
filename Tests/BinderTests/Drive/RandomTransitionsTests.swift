import Binder
import HeadlessTable
import TestSupport
import Testing

/// Random changes of a screen, a hundred a seed: the table shows the data, no batch is refused, rows that stay keep
/// their cells, and the selection stays with its row.
@MainActor
@Suite(.bounded)
struct RandomTransitionsTests {
  @Test(arguments: Cases.seeds(7))
  func transitions(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let screen = RandomScreen()
    if seed % 4 == 0 { screen.binder.rowUpdates = .reconfigure }
    for step in 0..<100 {
      var selected = select(screen, &random)
      let before = screen.cells
      if (Int.random(in: 0..<100, using: &random) < 10), !screen.shown.joined().isEmpty {
        selected = nil
        changeFromTap(screen, &random)
      } else {
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          screen.change(&random)
          screen.binder.refresh()
        }
      }
      #expect(screen.shown == screen.expected, "seed \(seed), step \(step)")
      #expect(screen.table.inconsistencies.isEmpty, "seed \(seed), step \(step)")
      #expect(
        screen.table.diagnostics.allSatisfy { $0.severity == .warning },
        "seed \(seed), step \(step)"
      )
      let after = screen.cells
      for (key, cell) in after {
        guard let old = before[key] else { continue }
        #expect(old === cell, "seed \(seed), step \(step): '\(key)' has another cell")
      }
      if let selected, let cell = after[selected], before[selected] != nil {
        #expect(cell.isSelected, "seed \(seed), step \(step): '\(selected)' is not selected")
      }
      if !screen.table.inconsistencies.isEmpty || screen.shown != screen.expected { return }
    }
  }

  /// Selects a row whose identity is there once.
  private func select(_ screen: RandomScreen, _ random: inout SplitMix64) -> String? {
    let cells = screen.cells
    guard let key = cells.keys.sorted().randomElement(using: &random), let cell = cells[key],
      let path = screen.table.indexPath(for: cell)
    else { return nil }
    screen.table.selectRow(at: path)
    return key
  }

  private func changeFromTap(_ screen: RandomScreen, _ random: inout SplitMix64) {
    var changes = random
    screen.onTap = {
      screen.change(&changes)
      screen.binder.refresh()
    }
    guard let section = screen.expected.firstIndex(where: { !$0.isEmpty }) else { return }
    screen.table.tapRow(at: IndexPath(row: 0, section: section))
    random = changes
  }
}
