import HeadlessTable
import HeadlessTableTesting
import TestSupport
import Testing

@testable import samples

/// Every sample of the catalog is checked, a new one as soon as it is listed there.
@MainActor
@Suite("What holds for every sample", .bounded)
struct SampleChecksTests {
  private func samples() throws -> [any Sample] {
    try Samples.catalog.map { type in
      // The packages of this system are others on each machine.
      let isSystem = type == PackagesScreen.self
      let arguments = isSystem ? ["--file", PackageDatabase.shippedPath] : []
      return try type.init(SampleOptions(arguments, for: type))
    }
  }

  @Test("it looks and reads as it did, where it is visible and as a whole")
  func looks() throws {
    for sample in try samples() {
      let table = sample.table
      assertSnapshot(of: table, named: "\(table.id)-visible")
      assertSnapshot(of: table, named: "\(table.id)-spoken", as: .accessibility)
      let rows = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      guard rows.reduce(0, +) <= 200 else { continue }
      assertSnapshot(of: table, named: "\(table.id)-all", as: .text(extent: .all, rows: .compact))
    }
  }

  @Test(
    "shown again it takes a cell for each visible row, and asks for heights three times at most"
  )
  func reload() throws {
    for sample in try samples() {
      let table = sample.table
      let rows = table.visibleCells.count
      let views = rows + 2 * table.numberOfSections
      table.calls.clear()
      table.reloadData()
      assertCalls(
        table.calls,
        atMost: [
          .dequeue: views, .willDisplay: views, .didEndDisplaying: views, .cellHeight: 3 * rows,
          .batch: 0, .reload: 1,
        ]
      )
    }
  }

  @Test("a screen reader reaches every row and every control")
  func accessibility() throws {
    for sample in try samples() {
      let missing = sample.table.render(.accessibility).split(separator: "\n")
        .filter { $0.contains("  ! ") }
      #expect(missing == [], "\(sample.table.id)")
    }
  }

  @Test("no cell keeps anything of the row before")
  func residue() throws {
    for sample in try samples() { assertSnapshot(of: sample.table, as: .residue) }
  }

  @Test("what it shows does not depend on how it was scrolled")
  func sweep() throws {
    for sample in try samples() {
      sample.table.resize(height: 240)
      assertSnapshot(of: sample.table, as: .sweep)
    }
  }

  @Test("it looks as it did in narrow and in low tables")
  func sizes() {
    let variants: [TableVariant] = [.width(375), .width(320), TableVariant(height: 320)]
    let strategy = SnapshotStrategy.screens(\AccountsScreen.table) { variant in
      AccountsScreen(
        try SampleOptions(
          ["--width", "\(variant.width)", "--height", "\(variant.height)"],
          for: AccountsScreen.self
        )
      )
    }
    assertSnapshot(of: variants, as: strategy)
  }

  @Test("an account that is paid into moves to the top")
  func payment() throws {
    let screen = AccountsScreen(try SampleOptions([], for: AccountsScreen.self))
    assertSnapshot(of: screen.table, as: .transition { try screen.edit("current/acc-3") })
  }
}
