import Binder
import Foundation
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Values that a snapshot leaves out", .bounded)
struct RedactionTests {
  struct Payment: CollectionIdentifiable, Equatable {
    var id = UUID()
    var amount: String
    var count = 3
    var collectionId: String { id.uuidString }
  }

  final class PaymentCell: HeadlessCell, ViewEventEmitting {
    enum ViewEvent { case opened(String) }
    let amount = Label()
    let day = DatePicker()
    var words: [Label] = [Label(), Label()]
    var count = 0
  }

  /// A screen of two payments; it differs in each run in its identities, its dates and its amounts.
  @MainActor
  private final class Screen {
    let table: HeadlessTable
    private let binder: TableViewBinder
    init(amounts: [String]) {
      table = HeadlessTable(id: "payments", width: 320, height: 88)
      binder = TableViewBinder(tableView: table)
      let payments = amounts.map { Payment(amount: $0, count: Int.random(in: 0...99)) }
      binder.onTable().bind(cellType: PaymentCell.self, models: { payments })
        .onDequeue { _, cell, payment in
          cell.amount.text = payment.amount
          cell.count = payment.count
          cell.words[0].text = payment.id.uuidString
          cell.words[1].text = "tag"
        }
      binder.finish()
    }
  }

  private let all: [Redaction] = [
    .field("amount"), .kind(.identifier), .kind(.date), .kind(.number),
    .values { $0.value == .string("tag") ? "word" : nil },
  ]

  @Test("by path, by kind and by a closure, in the text")
  func text() {
    let screen = Screen(amounts: ["€ 1", "€ 2"])
    let table = screen.table
    let text = withRedactions(all) { table.render(.text(rows: .compact)) }
    #expect(
      text.split(separator: "\n").first { $0.hasPrefix("  row") } ?? "" == """
          row      44  PaymentCell       #‹identifier›  amount=‹amount›  day=‹date›  words[0]=‹identifier›  \
        words[1]=‹word›  count=‹number›
        """
    )
    #expect(!text.contains("repeated"))
    let plain = table.render(.text(rows: .compact))
    #expect(plain.contains("amount=\"€ 1\"") && !plain.contains("‹number›"))
  }

  @Test(
    "two runs that differ in what is left out draw the same",
    arguments: [
      TablePicture.text, .text(extent: .all), .json, .svg, .ansi, .accessibility,
      .ascii(extent: .visible), .text(detail: .outline),
    ]
  )
  func pictures(picture: TablePicture) {
    let screens = [Screen(amounts: ["€ 1", "€ 20"]), Screen(amounts: ["€ 300", "€ 5"])]
    let texts = withRedactions(all) { screens.map { $0.table.render(picture) } }
    #expect(texts[0] == texts[1])
    #expect(!texts[0].contains("€"))
    #expect(withRedactions([]) { screens[0].table.render(picture) != texts[0] })
  }

  @Test("rows that are not listed do not count what is left out")
  func elided() {
    let texts = (0..<2).map { _ in
      let screen = Screen(amounts: (0..<20).map { "€ \($0)" })
      return withRedactions(all) { screen.table.render() }
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains("⋮"))
  }

  @Test("calls, their phases and events")
  func calls() {
    let texts = (0..<2).map { _ in
      let screen = Screen(amounts: ["€ 1", "€ 2", "€ 3"])
      screen.table.tapRow(at: IndexPath(row: 1, section: 0))
      return withRedactions([.kind(.identifier)]) { screen.table.calls.description }
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0].contains("── tap 0/‹identifier›"))
    #expect(texts[0].contains("0/‹identifier› ‥ ‹identifier›"))
    let place = Call.Place(section: 0, sectionName: "s", row: 0, identity: "a")
    let event = Call.event(Call.Event(kind: .cellEvent, place: place, text: "opened(17:20)"))
    #expect(event.description == "event        opened(17:20)   s/a")
    withRedactions([.field("event")]) {
      #expect(event.description == "event        ‹event›   s/a")
    }
  }

  @Test(
    "titles of phases, whatever other rows begin with the same letters, and the row that is selected instead"
  )
  func titles() {
    final class Redirect: TableDelegate {
      func tableView(_ tableView: any TableHost, willSelectRowAt path: IndexPath) -> IndexPath? {
        IndexPath(row: 1, section: 0)
      }
    }
    let (table, redirect) = (HeadlessTable(id: "numbers", width: 320, height: 480), Redirect())
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: HeadlessCell.self, models: [1, 10])
      .trailingSwipe { _, _ in SwipeAction("Pin") { .done } }
    binder.finish()
    table.swipe(.id(1))
    table.swipe(.id(10))
    table.selectRow(at: IndexPath(row: 1, section: 0))
    table.calls.clear()
    table.swipe(.id(1))
    table.swipe(.id(10))
    table.tapAction("Pin")
    table.delegate = redirect
    table.tapRow(.id(1))
    table.deselectRow(at: IndexPath(row: 1, section: 0))
    let text = withRedactions([.kind(.identifier)]) { table.calls.description }
    let phases = text.split(separator: "\n").filter { $0.hasPrefix("──") }
    #expect(
      phases == [
        "── swipe 0/‹identifier›", "── swipe 0/‹identifier›", "── tap 'Pin' of 0/‹identifier›",
        "── reload", "── tap 0/‹identifier›", "── deselect 0/‹identifier›", "── totals",
      ]
    )
    #expect(text.contains("willSelect   0/‹identifier›   → 0/‹identifier›\n"))
    #expect(table.calls.description.contains("willSelect   0/1   → 0/10\n"))
    withExtendedLifetime((binder, redirect)) {}
  }

  @Test("what a screen reader says of a row, of its views, and of nothing")
  func accessibility() {
    final class SaidCell: HeadlessCell { let button = Button() }
    let table = HeadlessTable(id: "said", width: 320, height: 480)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: SaidCell.self, models: [1]).onDequeue { _, cell, _ in
      cell.button.title = "Open"
      for view in [cell.button] { view.accessibilityHint = "secret" }
      (cell.accessibilityLabel, cell.accessibilityValue) = ("secret", "secret")
      cell.accessibilityHint = "secret"
    }
    binder.finish()
    let leavesOut = Redaction.values { $0.value == .string("secret") ? "word" : nil }
    let text = withRedactions([leavesOut]) { table.render(.accessibility) }
    #expect(
      text == """
        accessibility said · 1 section · 1 row
        § 0 · 1 row
          row     #1  "‹word›"  value "‹word›"  hint "‹word›"
                  button  "Open"  hint "‹word›"  [button]

        """
    )
  }

  @Test("dumps and JSON, by path below the top")
  func values() throws {
    let invoice = ["lines": [Payment(amount: "€ 1"), Payment(amount: "€ 2")]]
    let dump = SnapshotStrategy<[String: [Payment]]>.dump
      .redacting(.field("lines[*].amount", as: "euros"), .kind(.number), .kind(.identifier))
    #expect(
      try dump.text(of: invoice) == """
        1 entry
          ["lines"]: 2 elements
            [0]: Payment
              id: ‹identifier›
              amount: ‹euros›
              count: ‹number›
            [1]: Payment
              id: ‹identifier›
              amount: ‹euros›
              count: ‹number›

        """
    )
    let json = SnapshotStrategy<[String: [Payment]]>.json.redacting(.field("lines"))
    #expect(try json.text(of: invoice) == "{\n  \"lines\": \"‹lines›\"\n}\n")
  }

  @Test("a strategy leaves out the same", arguments: [true, false])
  func strategies(isRedacted: Bool) throws {
    let texts = try (0..<2).map { _ in
      let screen = Screen(amounts: ["€ 1"])
      let strategy = SnapshotStrategy.transition {
        screen.table.tapRow(at: IndexPath(row: 0, section: 0))
      }
      let used = isRedacted ? strategy.redacting(.kind(.identifier), .field("count")) : strategy
      return try used.text(of: screen.table)
    }
    #expect((texts[0] == texts[1]) == isRedacted)
  }

  @Test(
    "paths",
    arguments: [
      ("amount", "amount", true), ("amount", "amount.text", true), ("amount", "amounts", false),
      ("avatar.initials", "avatar.initials", true), ("avatar.*", "avatar.initials", true),
      ("tags[*]", "tags[12]", true), ("tags[1]", "tags[12]", false), ("tags", "tags[0].name", true),
      ("*.id", "line.id", true), ("*.id", "id", false), ("lines[*].price", "lines[3].price", true),
    ]
  )
  func paths(pattern: String, path: String, fits: Bool) {
    let field = SnapshotField(path, "x")
    let isLeftOut = withRedactions([.field(pattern)]) { Redaction.applied(to: field) != field }
    #expect(isLeftOut == fits)
  }

  @Test("the first redaction that fits names the value, and scopes add up")
  func first() {
    let field = SnapshotField("total", 3)
    withRedactions([.field("total", as: "sum")]) {
      withRedactions([.kind(.number)]) {
        #expect(Redaction.applied(to: field).value == .redacted("sum"))
        #expect(Redaction.applied(to: SnapshotField("n", 3)).value == .redacted("number"))
      }
      #expect(Redaction.applied(to: SnapshotField("n", 3)).value == 3)
    }
    #expect(Redaction.applied(to: field) == field)
  }
}
