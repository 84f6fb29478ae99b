import HeadlessTable
import HeadlessTableTesting
import TestSupport
import Testing

@testable import samples

@MainActor
@Suite("The samples look as they did", .bounded)
struct SnapshotTests {
  @Test func accounts() throws {
    let screen = AccountsScreen(try SampleOptions([], for: AccountsScreen.self))
    assertSnapshot(of: screen.table, as: .text(extent: .all))
  }

  @Test func openedAccount() throws {
    let screen = AccountsScreen(try SampleOptions([], for: AccountsScreen.self))
    try screen.tap("savings/sav-1")
    assertSnapshot(of: screen.table)
    assertSnapshot(of: screen.table.calls)
    #expect(screen.said == ["open Rainy day, NL44 TRIO 0212 3344 55"])
  }

  @Test(arguments: [0, 600, 100_000])
  func packages(offset: Double) throws {
    let options = try SampleOptions(
      ["--file", PackageDatabase.shippedPath],
      for: PackagesScreen.self
    )
    let screen = try PackagesScreen(options)
    screen.table.scroll(to: offset)
    assertSnapshot(of: screen.table, named: "offset-\(Int(offset))", as: .text(rows: .compact))
  }
}
