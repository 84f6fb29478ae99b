import Binder
import Foundation
import HeadlessTable
import TestSupport
import Testing

/// The first page of HeadlessTable shows what its example prints.
@MainActor
@Suite("The overview of HeadlessTable", .bounded)
struct OverviewTests {
  @Test func thePageShowsWhatItsCodePrints() throws {
    let page = try Guide("Sources/HeadlessTable/HeadlessTable.docc/HeadlessTable.md")
    try page.expectCode([0])
    let printed = Printed()
    func print(_ value: some CustomStringConvertible) { printed.add(value) }
    let screen = TableScreen {
      OnTable {
        Rows((1...1_000).map { "Name \($0)" }) { name in ListContent(name) }
      }
    }
    let table = HeadlessTable(id: "names", width: 375, height: 180)
    screen.bind(to: table)

    table.scroll(to: 120)
    table.tapRow(at: IndexPath(row: 4, section: 0))
    table.scroll(to: 300)
    print(table)
    print(table.calls)
    print("\(table.calls.dequeues.filter { !$0.isNew }.count) cells were reused")
    #expect(page.texts == printed.texts)
  }
}
