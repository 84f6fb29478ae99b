import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("The table of a binder", .bounded)
struct BoundTableTests {
  @Test("is a headless table where only that will do, and any host otherwise")
  func types() {
    let table = HeadlessTable(id: "bound", width: 320, height: 60)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: HeadlessCell.self, models: [1])
    binder.finish()
    let own: HeadlessTable = binder.tableView
    let any: any TableHost = binder.tableView
    #expect(own === table && any === table)
    #expect(binder.tableView.render(.text) == table.render(.text))
    #expect(binder.tableView.numberOfRows(inSection: 0) == 1)
  }
}
