import Binder
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

/// The page about reuse shows the residues of its own table.
@MainActor
@Suite("Reuse and residue", .bounded)
struct ReuseAndResidueTests {
  struct Offer: Identifiable, Equatable { let id: Int; var title: String; var isNew: Bool }

  final class OfferCell: HeadlessCell {
    let title = Label()
    let badge = Label()
  }

  @Test func thePageShowsTheResiduesOfItsTable() throws {
    let page = try Guide(
      "Sources/HeadlessTableTesting/HeadlessTableTesting.docc/ReuseAndResidue.md"
    )
    try page.expectCode([0])
    let printed = Printed()
    func print(_ value: some CustomStringConvertible) { printed.add(value) }
    let offers = (1...40).map { Offer(id: $0, title: "Offer \($0)", isNew: $0 == 1) }
    let table = HeadlessTable(id: "offers", width: 375, height: 200)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: OfferCell.self, models: offers)
      .onDequeue { row, cell, offer in
        cell.title.text = offer.title
        if offer.isNew { cell.badge.text = "NEW" }  // nobody takes it away again
      }
    binder.finish()

    for offset in stride(from: 0.0, through: 800, by: 100) { table.scroll(to: offset) }
    print(table)
    let dequeues = table.calls.dequeues
    print("\(dequeues.count) dequeues, \(dequeues.filter(\.isNew).count) of them of new cells")
    let lastLine = table.render(.text(detail: .full)).split(separator: "\n").last
    print(String(lastLine ?? ""))
    let error = #expect(throws: SnapshotMismatch.self) {
      try verifySnapshot(of: table, as: .residue)
    }
    let lines = try #require(error).description.split(separator: "\n")
    print(lines.prefix(4).joined(separator: "\n"))
    #expect(page.texts == printed.texts)
  }
}
