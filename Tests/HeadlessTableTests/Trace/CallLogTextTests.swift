import TestSupport
import Testing

@testable import HeadlessTable

@Suite("A call log as text", .bounded)
struct CallLogTextTests {
  @Test("the accounts screen is loaded, scrolled and tapped")
  func accounts() {
    var log = CallLog(tableID: "accounts")
    log.begin("load")
    for call in Self.load { log.append(call) }
    log.begin("scroll 0 → 44")
    log.append(.view("NoteFooter", 1, .footer(2)))
    log.append(.seen(.didEndDisplaying, "TextHeader", 1, .header(0)))
    log.begin("tap current/acc-2")
    log.append(.told(.willSelect, .row("acc-2"), "allow"))
    log.append(.told(.didDeselect, .row("acc-1")))
    log.append(.told(.didSelect, .row("acc-2")))
    log.append(.told(.cellEvent, .row("acc-2"), #"open("acc-2")"#))
    #expect(
      log.description == """
        calls accounts
        ── load
          sections   → 3
          rows       summary 1 · current 3 · savings 2
          height     6 rows · 4 supplementary
          dequeue    TextHeader #1     new      summary/header
          dequeue    BalanceCell #1    new      summary/total
          dequeue    TextHeader #2     new      current/header
          dequeue    AccountCell #1‥3  new      current/acc-1 ‥ acc-3
          dequeue    TextHeader #3     new      savings/header
          dequeue    AccountCell #4    new      savings/sav-1
          dequeue    ButtonCell #1     new      savings/add
        ── scroll 0 → 44
          dequeue    NoteFooter #1     new      savings/footer
          end        TextHeader #1              summary/header
        ── tap current/acc-2
          willSelect   current/acc-2   → allow
          didDeselect  current/acc-1
          didSelect    current/acc-2
          event        open("acc-2")   current/acc-2
        ── totals
          rows 3 · height 10 · dequeue 10 (10 new, 0 reused) · selects 1

        """
    )
  }

  private static let load: [Call] = [
    .count(.init(place: nil, value: 3)), .rows(0, 1), .rows(1, 3), .rows(2, 2),
    .height(.header(0), 28), .height(.row("total"), 104),
    .height(.header(1), 28), .height(.row("acc-1"), 64), .height(.row("acc-2"), 64),
    .height(.row("acc-3"), 64),
    .height(.header(2), 28), .height(.row("sav-1"), 64), .height(.row("add")),
    .height(.footer(2), 36),
    .view("TextHeader", 1, .header(0)), .view("BalanceCell", 1, .row("total")),
    .view("TextHeader", 2, .header(1)), .view("AccountCell", 1, .row("acc-1")),
    .view("AccountCell", 2, .row("acc-2")), .view("AccountCell", 3, .row("acc-3")),
    .view("TextHeader", 3, .header(2)), .view("AccountCell", 4, .row("sav-1")),
    .view("ButtonCell", 1, .row("add")),
  ]

  @Test("an empty log is a heading and zeros")
  func empty() {
    #expect(
      CallLog(tableID: "accounts").description == """
        calls accounts
        ── totals
          rows 0 · height 0 · dequeue 0 (0 new, 0 reused) · selects 0

        """
    )
  }

  @Test("calls before a phase have no heading; an empty phase is listed only as the last")
  func phases() {
    var log = CallLog(tableID: "accounts")
    log.append(.update(.init(kind: .reload, sections: 1, rows: 0)))
    log.begin("forgotten")
    log.begin("read")
    #expect(
      log.description == """
        calls accounts
          reload     1 section · 0 rows
        ── read
        ── totals
          rows 0 · height 0 · dequeue 0 (0 new, 0 reused) · selects 0

        """
    )
  }

  @Test("runs end with their phase, and the totals name measured and estimated heights")
  func phaseBorder() {
    var log = CallLog([.height(.row("acc-1"))])
    log.begin("scroll 0 → 44")
    log.append(.height(.row("acc-2")))
    log.append(.height(.row("acc-2"), by: .view))
    let guess = Call.Dimension(kind: .estimatedCellHeight, place: .row("add"), value: 44)
    log.append(.dimension(guess))
    log.append(.view("AccountCell", 1, .row("acc-2"), reused: true))
    #expect(
      log.description == """
        calls accounts
        ── load
          height     1 row                      current/acc-1
        ── scroll 0 → 44
          height     1 row                      current/acc-2
          measure    1 row                      current/acc-2
          estimate   1 row                      savings/add
          dequeue    AccountCell #1    reused   current/acc-2
        ── totals
          rows 0 · height 2 · measure 1 · estimate 1 · dequeue 1 (0 new, 1 reused) · selects 0

        """
    )
  }
}
