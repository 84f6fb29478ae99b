import Binder
import HeadlessTable
import Testing

/// Mails that gestures change, and what the handlers were told.
@MainActor
final class Mailbox {
  struct Mail: Identifiable, Equatable {
    let id: String
    var isRead = false
  }

  var mails: [Mail]
  private(set) var said: [String] = []
  private var waiting: CheckedContinuation<Void, Never>?
  private var isReleased = false

  init(_ ids: [String]) { mails = ids.map { Mail(id: $0) } }

  func say(_ words: Any...) { said.append(words.map { "\($0)" }.joined(separator: " ")) }

  /// What was said since the last time.
  func take() -> [String] {
    defer { said = [] }
    return said
  }

  func delete(_ mail: Mail) { mails.removeAll { $0.id == mail.id } }

  /// Takes its time, until it is released.
  func server() async {
    if isReleased { return }
    await withCheckedContinuation { waiting = $0 }
  }

  func release() {
    isReleased = true
    waiting?.resume()
    waiting = nil
  }
}

final class MailCell: HeadlessCell {
  let label = Label()
}

/// Handlers for mails, written once for the chain and for the result builder.
@MainActor
protocol MailHandlers {
  static func add<Rows: SectionModelRows>(to rows: Rows, of box: Mailbox) -> Rows
  where Rows.Section == Section, Rows.Cell == MailCell, Rows.Model == Mailbox.Mail
}

/// One mailbox in both spellings, each in a table of its own; whatever is read must be the same in both.
@MainActor
struct MailScreens {
  let boxes: [Mailbox]
  let both: BothSpellings

  init<Handlers: MailHandlers>(_ handlers: Handlers.Type, _ ids: [String]) {
    let (first, second) = (Mailbox(ids), Mailbox(ids))
    boxes = [first, second]
    let show = { (row: Int, cell: MailCell, mail: Mailbox.Mail) in
      cell.label.text = mail.isRead ? "read" : "new"
    }
    both = BothSpellings(
      chain: { binder in
        let rows = binder.onSection(.friends)
          .bind(cellType: MailCell.self, models: { first.mails })
          .onDequeue(show)
        _ = handlers.add(to: rows, of: first)
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          handlers.add(to: Cells(MailCell.self, models: second.mails, onDequeue: show), of: second)
        }
      }
    )
  }

  /// Does something in both tables.
  func inBoth(_ body: (HeadlessTable) -> Void) {
    body(both.chain)
    body(both.builder)
  }

  /// Changes the data of both, and has them show it.
  func change(_ body: (Mailbox) -> Void) {
    for box in boxes { body(box) }
    both.refresh()
  }

  /// What the handlers were told since the last time.
  func said() -> [String] {
    let said = boxes.map { $0.take() }
    #expect(said[0] == said[1])
    return said[0]
  }

  /// The rows of the picture, with single spaces.
  var rows: String {
    both.picture.split(separator: "\n").filter { $0.hasPrefix("  row") || $0.hasPrefix("      ") }
      .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
  }

  /// The identities of the rows, as the pictures show them.
  var order: String {
    rows.split(separator: "\n").compactMap {
      $0.split(separator: " ").dropFirst(3).first?.dropFirst()
    }
    .joined(separator: " ")
  }

  /// The events in the log, a line each; they are taken out of it.
  func events() -> [String] {
    let events = [both.chain, both.builder].map { table in
      let lines = table.calls.events.map {
        Call.event($0).description.split(separator: " ").joined(separator: " ")
      }
      table.calls.clear()
      return lines
    }
    #expect(events[0] == events[1])
    return events[0]
  }

  /// The messages of the tables.
  var messages: [String] {
    let messages = [both.chain, both.builder].map { $0.diagnostics.map(\.message) }
    #expect(messages[0] == messages[1])
    return messages[0]
  }
}
