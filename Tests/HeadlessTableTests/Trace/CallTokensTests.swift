import Binder
import Foundation
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// Rows and sections whose identities are universally unique identifiers, in the texts about calls.
@MainActor
@Suite("Unique identifiers among calls", .bounded)
struct CallTokensTests {
  private struct User: CollectionIdentifiable, Equatable {
    let id = UUID()
    var name: String
    var collectionId: String { id.uuidString }
  }

  private final class UserCell: HeadlessCell { let name = Label() }

  /// A screen of users; it differs in each run in their identities.
  @MainActor
  private final class Screen {
    let table = HeadlessTable(id: "users", width: 320, height: 88)
    private let binder: TableViewBinder
    var users = ["Ann", "Bob", "Cid", "Dan"].map { User(name: $0) }

    init() {
      binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: UserCell.self, models: { [unowned self] in users })
        .onDequeue { _, cell, user in cell.name.text = user.name }
        .onTapped { _, _, _ in }
      binder.finish()
    }

    func change() {
      table.tapRow(at: IndexPath(row: 1, section: 0))
      users.remove(at: 2)
      users.insert(User(name: "Eve"), at: 0)
      binder.refresh()
      table.scroll(by: 44)
    }
  }

  @Test("a log is the same text in each run, and numbers its rows")
  func log() {
    let texts = (0..<2).map { _ in
      let screen = Screen()
      screen.change()
      return screen.table.calls.description
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains("── tap 0/‹uuid 2›\n"))
    #expect(texts[0].contains("  didSelect    0/‹uuid 2›\n"))
  }

  @Test("a transition is the same in each run", arguments: [TablePicture.text, .json, .svg, .ansi])
  func transition(picture: TablePicture) throws {
    let texts = try (0..<2).map { _ in
      let screen = Screen()
      let ids = screen.users.map(\.collectionId)
      let strategy = SnapshotStrategy.transition(in: picture) { screen.change() }
      let text = try strategy.text(of: screen.table)
      #expect(ids.allSatisfy { !text.contains($0) })
      return text
    }
    #expect(texts[0] == texts[1])
  }

  @Test("a row has one number in the table, among the operations and after them")
  func numbers() throws {
    let screen = Screen()
    let text = try SnapshotStrategy.transition { screen.change() }.text(of: screen.table)
    for line in [
      "  row      44  UserCell          #‹uuid 2›  \"Bob\"\n", "== tap 0/‹uuid 2›\n",
      "  didSelect    0/‹uuid 2›\n", "    −0.2        0/‹uuid 4›\n", "    +0.0        0/‹uuid 3›\n",
    ] {
      #expect(text.contains(line))
    }
  }

  @Test("lists have tokens too")
  func lists() throws {
    let texts = try (0..<2).map { _ in
      let users = ["Ann", "Bob"].map { User(name: $0) }
      return try SnapshotStrategy.transition(to: Array(users.reversed())).text(of: users)
    }
    #expect(texts[0] == texts[1])
  }

  @Test("a place is known to redactions by its identity as it is")
  func redacted() {
    let screen = Screen()
    let bob = screen.users[1].collectionId
    screen.change()
    let text = withRedactions([.values { $0.value == .string(bob) ? "Bob" : nil }]) {
      screen.table.calls.description
    }
    #expect(text.contains("── tap 0/‹Bob›\n"))
    #expect(text.contains("  didSelect    0/‹Bob›\n"))
    #expect(!text.contains(bob))
  }

  @Test("sections")
  func sections() {
    var log = CallLog(tableID: "t")
    let id = UUID().uuidString
    log.begin("tap \(id)/1")
    let place = Call.Place(section: 0, sectionName: id, row: 0, identity: "1")
    log.append(.event(Call.Event(kind: .didSelect, place: place, text: "")))
    log.append(.event(Call.Event(kind: .willSelect, place: place, text: "\(id)/2")))
    #expect(
      log.description.hasPrefix(
        """
        calls t
        ── tap ‹uuid 1›/1
          didSelect    ‹uuid 1›/1
          willSelect   ‹uuid 1›/1   → ‹uuid 1›/2
        """
      )
    )
  }
}
