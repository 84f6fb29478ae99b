import Binder
import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

/// The page that explains a table's text line by line shows what its code prints.
@MainActor
@Suite("Reading a snapshot", .bounded)
struct ReadingASnapshotTests {
  @Test func thePageShowsWhatItsCodePrints() throws {
    let page = try Guide("Sources/HeadlessTable/HeadlessTable.docc/ReadingASnapshot.md")
    try page.expectCode([0, 1, 2, 3, 4, 6, 7])
    printFeed()
    printPeople()
    try printInvoice()
    #expect(page.texts == printed.texts)
    printed.clear()
    printReason()
    #expect(page.blocks("swift")[4].hasSuffix("// \(printed.texts.joined())"))
  }

  private let printed = Printed()

  private func print(_ value: some CustomStringConvertible) { printed.add(value) }

  struct Post: Identifiable, Equatable { let id: Int; var title: String, author: String }

  final class PostCell: HeadlessCell {
    let title = Label()
    let author = Label()
  }

  enum FeedSection: TableViewSection { case notice, posts }

  func feed() -> (HeadlessTable, SectionedTableViewBinder<FeedSection>) {
    let table = HeadlessTable(id: "feed", width: 375, height: 200)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: FeedSection.self)
    binder.onSection(.notice)
      .bind(cellType: NoticeCell.self, models: ["Be kind."])
      .onDequeue { row, cell, notice in cell.text.text = notice }
    binder.onSection(.posts)
      .bind(headerTitle: "Posts")
      .bind(
        cellType: PostCell.self,
        models: (1...100).map { Post(id: $0, title: "Post \($0)", author: "Asif") }
      )
      .onDequeue { row, cell, post in
        cell.title.text = post.title
        cell.author.text = post.author
        cell.accessoryType = .disclosureIndicator
      }
      .cellHeight { row, post in 64 }
    binder.displayedSections = [.notice, .posts]
    binder.finish()
    return (table, binder)
  }

  final class NoticeCell: HeadlessCell {
    let text = Label()
  }

  private func printFeed() {
    let (table, binder) = feed()
    table.tapRow(1, in: FeedSection.posts)
    table.scroll(to: 1000)
    print(table)
    print(table.render(.text(rows: .compact)))
    print(table.render(.text(detail: .outline)))
    print(table.calls)
    withExtendedLifetime(binder) {}
  }

  final class AvatarView: HeadlessView { let initials = Label() }
  final class MemberCell: HeadlessCell { let avatar = AvatarView() }

  private func printReason() {
    let member = MemberCell()
    member.avatar.isHidden = true
    print(member.reasonNotShown("avatar.initials") ?? "it is shown")
  }
}

extension ReadingASnapshotTests {
  struct Person: Identifiable, Equatable { let id: String, name: String, initials: String }

  final class PersonCell: HeadlessCell {
    let avatar = AvatarView()
    let name = Label()
    let call = Button()

    func show(_ person: Person) {
      avatar.initials.text = person.initials
      name.text = person.name
      if person.id == "ada" {
        call.accessibilityLabel = "Call \(person.name)"
        call.accessibilityHint = "Opens the phone"
      }
    }
  }

  private func printPeople() {
    let people = HeadlessTable(id: "people", width: 375, height: 480)
    let peopleBinder = TableViewBinder(tableView: people)
    peopleBinder.onTable()
      .bind(
        cellType: PersonCell.self,
        models: [
          Person(id: "ada", name: "Ada Lovelace", initials: "AL"),
          Person(id: "asif", name: "Asif", initials: "A"),
        ]
      )
      .onDequeue { row, cell, person in cell.show(person) }
    peopleBinder.finish()
    people.tapRow(.id("ada"))
    print(people.render(.accessibility))
  }

  struct Line { let price: Double }
  enum State { case draft, sent(Date) }

  struct Invoice {
    let number: UUID
    let lines: [Line]
    let rates: [String: Int]
    let state: State
    let onPay: () -> Void
  }

  private func printInvoice() throws {
    let invoice = Invoice(
      number: UUID(),
      lines: [Line(price: 12.5), Line(price: 3)],
      rates: ["EUR": 1],
      state: .sent(Date()),
      onPay: {}
    )
    try print(SnapshotStrategy.dump.text(of: invoice))
  }
}
