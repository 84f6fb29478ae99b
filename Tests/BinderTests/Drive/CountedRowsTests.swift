import Binder
import HeadlessTable
import TestSupport
import Testing

/// Rows that are counted, and not made of models: a cell provider makes their cells.
@MainActor
@Suite("Counted rows", .bounded)
struct CountedRowsTests {
  private func both(
    _ counts: @escaping () -> (friends: Int, enemies: Int)
  ) -> BothSpellings {
    let cell = { (table: any TableHost, row: Int) -> any TableCell in
      table.dequeue(NameCell.self).saying("\(counts().friends)")
    }
    return BothSpellings(
      displaying: [.friends, .enemies],
      chain: { binder in
        binder.onSection(.friends).bind(headerTitle: { "\(counts().friends)" })
          .bind(cellProvider: cell, numberOfCells: { counts().friends })
        binder.onSection(.enemies).bind(cellProvider: cell, numberOfCells: { counts().enemies })
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Header("\(counts().friends)")
          Cells(count: counts().friends, cellProvider: cell)
        }
        OnSection(.enemies) { Cells(count: counts().enemies, cellProvider: cell) }
      }
    )
  }

  /// The batches since the last look, a line each.
  private func batches(_ both: BothSpellings) -> [String] {
    let lines = [both.chain, both.builder].map { table in
      table.layoutIfNeeded()
      defer { table.calls.clear() }
      return table.calls.updates.map {
        Call.update($0).description.split(separator: " ").joined(separator: " ")
      }
    }
    #expect(lines[0] == lines[1])
    return lines[0]
  }

  @Test("are reloaded with the header of their section, at once")
  func reload() {
    var count = 1
    let both = both { (count, 0) }
    #expect(batches(both) == [])
    count = 2
    both.refresh()
    #expect(batches(both) == ["batch 2 section reloads valid, 1 → 2 rows"])
  }

  @Test("are filled again where rows are, as long as they are as many")
  func reconfiguration() {
    var counts = (friends: 2, enemies: 1)
    let both = both { counts }
    both.reconfigureRows()
    _ = batches(both)
    counts.enemies = 2
    both.refresh()
    #expect(
      batches(both) == [
        "batch 1 section reload valid, 3 → 4 rows", "batch 2 reconfigures valid, 4 → 4 rows",
      ]
    )
    both.refresh()
    #expect(batches(both) == ["batch 4 reconfigures valid, 4 → 4 rows"])
  }

  @Test("can be more than any list has, where they are inserted and deleted with their section")
  func endlessRows() {
    let table = HeadlessTable(id: "endless", width: 100, height: 100)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    for section in [Section.friends, .enemies] {
      binder.onSection(section).cellHeight(10)
        .bind(
          cellProvider: { table, row in table.dequeue(NameCell.self) },
          numberOfCells: 10_000_000_000
        )
    }
    binder.onSection(.banner).bind(cellType: NameCell.self, models: ["a"])
    binder.finish(displaying: .banner)
    table.layoutIfNeeded()
    binder.displayedSections = [.friends, .banner, .enemies]
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 3)
    binder.displayedSections = [.banner]
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1)
    #expect(table.calls.updates.count == 2)
  }
}
