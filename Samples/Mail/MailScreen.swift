import Binder
import Foundation
import HeadlessTable

/// What a row shows of a mail.
struct MailContent: CellContent, Equatable {
  let sender: String
  let subject: String
  let preview: String
  let flag: ListImage?

  init(_ mail: Mail) {
    sender = mail.isRead ? mail.sender : "● \(mail.sender)"
    subject = mail.subject
    preview = mail.preview
    flag = mail.isFlagged ? .named("flag") : nil
  }
}

/// A mailbox in a file of mails: swipes, editing, moving, a menu, and pulling down to read the file again.
final class MailScreen: GestureSample {
  enum Section: Int, TableViewSection, Comparable { case flagged, inbox }

  static let name = "mail"
  static let summary = "a mailbox read from an mbox file: swipes, editing, moving and menus"
  static let options = ["--mbox"]

  let table: HeadlessTable
  private(set) var said: [String] = []
  private let url: URL
  private var mails: [Section: [Mail]]
  private var selected: String?
  private let binder: SectionedTableViewBinder<Section>

  init(_ options: SampleOptions) throws {
    url = options.values["--mbox"].map { URL(filePath: $0) } ?? SampleData.url("inbox.mbox")
    mails = [.flagged: [], .inbox: try MailboxFile.read(url)]
    table = HeadlessTable(id: "mail", width: options.width, height: options.height)
    binder = SectionedTableViewBinder(
      tableView: table,
      sectionedBy: Section.self,
      sectionDisplayBehavior: .hidesSectionsWithNoCellData
    )
    bind()
  }

  private func bind() {
    binder.placeholder { ListContent("No mails: pull down to read the file again") }
    binder.onSections(.flagged, .inbox)
      .bind(headerTitles: [.flagged: "FLAGGED", .inbox: "INBOX"])
      .rows({ [unowned self] in mails }) { mail in MailContent(mail) }
      .cellHeight(80)
      .accessory { mail in mail.isRead ? .none : .disclosureIndicator }
      .trailingSwipe { [unowned self] mail in
        SwipeAction("Delete", style: .destructive) {
          self.delete(mail)
          return .done
        }
        SwipeAction(mail.isFlagged ? "Unflag" : "Flag", image: "flag") {
          self.flag(mail)
          return .done
        }
      }
      .leadingSwipe { [unowned self] mail in
        SwipeAction(mail.isRead ? "Unread" : "Read") {
          self.change(mail) { $0.isRead.toggle() }
          return .done
        }
      }
      .onDelete { [unowned self] mail in delete(mail) }
      .onMoved { [unowned self] from, to, mail in move(mail, from, to) }
      .contextMenu { [unowned self] mail in
        MenuAction("Reply", image: "arrow") {
          self.said.append("reply to \(mail.sender)")
          return .done
        }
        MenuAction("Delete", style: .destructive) {
          self.delete(mail)
          return .done
        }
      }
      .onPrimaryAction { [unowned self] mail in
        said.append("open '\(mail.subject)'")
        change(mail) { $0.isRead = true }
      }
    binder.onRefresh { [unowned self] in readAgain() }
    binder.selection(get: { [unowned self] in selected }, set: { [unowned self] in selected = $0 })
    binder.finish()
  }

  private func delete(_ mail: Mail) {
    for section in mails.keys { mails[section]?.removeAll { $0.id == mail.id } }
    binder.refresh()
  }

  private func flag(_ mail: Mail) {
    var flagged = mail
    flagged.isFlagged.toggle()
    delete(mail)
    mails[flagged.isFlagged ? .flagged : .inbox]?.insert(flagged, at: 0)
    binder.refresh()
  }

  private func change(_ mail: Mail, _ change: (inout Mail) -> Void) {
    for section in mails.keys {
      guard let row = mails[section]?.firstIndex(where: { $0.id == mail.id }) else { continue }
      if var changed = mails[section]?[row] {
        change(&changed)
        mails[section]?[row] = changed
      }
    }
    binder.refresh()
  }

  /// A mail that is dropped among the flagged ones is flagged.
  private func move(_ mail: Mail, _ from: RowPlace<Section>, _ to: RowPlace<Section>) {
    var moved = mail
    moved.isFlagged = to.section == .flagged
    mails[from.section]?.remove(at: from.row)
    mails[to.section]?.insert(moved, at: to.row)
  }

  /// Takes the mails from the file that are not there, above all others.
  private func readAgain() {
    let known = Set(mails.values.joined().map(\.id))
    do {
      let all = try MailboxFile.read(url)
      mails[.inbox]?.insert(contentsOf: all.filter { !known.contains($0.id) }, at: 0)
    } catch {
      said.append(error.description)
    }
  }
}
