import Binder
import HeadlessTable
import TestSupport
import Testing

/// The page about driving a table says what its code prints.
@MainActor
@Suite("Driving a table", .bounded)
struct DrivingATableTests {
  struct Mail: Identifiable, Equatable { let id: Int; var subject: String }
  final class MailCell: HeadlessCell { let subject = Label() }
  enum MailSection: TableViewSection { case inbox }

  @Test func thePageSaysWhatItsCodePrints() throws {
    let page = try Guide("Sources/HeadlessTable/HeadlessTable.docc/DrivingATable.md")
    try page.expectCode([0, 1, 2, 4])
    let printed = Printed()
    func print(_ value: some CustomStringConvertible) { printed.add(value) }

    var mails = (1...20).map { Mail(id: $0, subject: "Mail \($0)") }
    let table = HeadlessTable(id: "mails", width: 375, height: 220)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: MailSection.self)
    binder.onSection(.inbox)
      .bind(headerTitle: "INBOX")
      .bind(cellType: MailCell.self, models: { mails })
      .onDequeue { row, cell, mail in cell.subject.text = mail.subject }
      .trailingSwipe(allowsFullSwipe: false) { row, mail in
        SwipeAction("Archive") { .done }
      }
      .onDelete { row, mail in mails.removeAll { $0.id == mail.id } }
      .onMoved { from, to, mail in mails.insert(mails.remove(at: from), at: to) }
      .contextMenu { row, mail in
        MenuAction("Reply") { .done }
        MenuAction("Delete", style: .destructive) { .done }
      }
    binder.displayedSections = [.inbox]
    binder.finish()
    table.swipe(.id(2))
    print(table.openActions.map(\.title))
    table.tapAction("Archive")

    table.openContextMenu(.id(3))
    print(table.openMenuActions.map(\.title))
    table.closeContextMenu()

    table.setEditing(true)
    table.tapDelete(.id(2))
    table.closeSwipe()
    table.beginDrag(.row(0, in: MailSection.inbox))
    table.drag(to: .row(2, in: MailSection.inbox))
    table.drop()
    table.setEditing(false)
    print(mails.prefix(3).map(\.id))
    table.scrollToRow(.id(10), at: .top)
    print(table.indexPathsForVisibleRows?.count ?? 0)
    print(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
    print(table.rectForHeader(inSection: 0).height)
    print(table.contentSize.height)
    print(table.contentOffset.y)
    let path = table.indexPathForRow(at: TablePoint(x: 10, y: 500))
    print(path?.row ?? -1)
    table.tapRow(.id(12))
    print(table.indexPathForSelectedRow?.row ?? -1)
    table.calls.clear()
    mails.removeFirst()
    binder.refresh()
    print(table.calls.count(of: .dequeue))
    print(table.calls.updates.count)
    print(table.calls.phases.map(\.title))
    #expect(page.remarks == printed.texts)
    #expect(table.diagnostics.isEmpty)
  }
}
