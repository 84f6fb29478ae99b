import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("A call as text", .bounded)
struct CallDescriptionTests {
  @Test("a call is one line", arguments: lines)
  func line(call: Call, line: String) {
    #expect(call.description == line)
    #expect("\(content(of: call))" == line)
  }

  /// What a query of the log answers for a call.
  private func content(of call: Call) -> any CustomStringConvertible {
    switch call {
    case .registration(let content): content
    case .count(let content): content
    case .dequeue(let content): content
    case .dimension(let content): content
    case .display(let content): content
    case .prefetch(let content): content
    case .event(let content): content
    case .update(let content): content
    }
  }

  @Test("a phase is its title, without an identity that is left out")
  func phase() {
    var log = CallLog(tableID: "accounts")
    log.begin("tap", .row("acc-1"))
    #expect(log.phases.map { "\($0)" } == ["tap current/acc-1"])
  }

  private static let lines: [(Call, String)] = [
    (registration("PersonCell"), "register   PersonCell"),
    (registration("PersonCell", as: "wide"), "register   PersonCell  reuse=wide"),
    (
      registration("TextHeader", isHeaderFooter: true),
      "register   TextHeader                 header or footer"
    ),
    (.count(.init(place: nil, value: 3)), "sections   → 3"),
    (.rows(1, 3), "rows       current 3"),
    (
      .view("AccountCell", 2, .row("acc-2")),
      "dequeue    AccountCell #2    new      current/acc-2"
    ),
    (.height(.row("acc-1"), 64), "height     current/acc-1   → 64"),
    (.height(.header(1), -1), "height     current/header   → automatic"),
    (.height(.row("acc-1"), 1.0 / 3, by: .view), "measure    current/acc-1   → 0.33"),
    (.height(.row("acc-1"), -0.0), "height     current/acc-1   → 0"),
    (.height(.row("acc-1"), .nan), "height     current/acc-1   → nan"),
    (.height(.row("acc-1"), 1e300), "height     current/acc-1   → 1e+300"),
    (
      .seen(.willDisplay, "AccountCell", 2, .row("acc-2")),
      "display    AccountCell #2             current/acc-2"
    ),
    (.prefetch(.init(kind: .prefetch, places: [])), "prefetch"),
    (
      .prefetch(.init(kind: .prefetch, places: [.row(1, 1), .row(1, 2), .row(2, 0)])),
      "prefetch   current/1 ‥ 2 · savings/0"
    ),
    (
      .prefetch(
        .init(kind: .cancelPrefetching, places: [.row("acc-3"), .row("acc-2"), .row("acc-1")])
      ),
      "cancel     current/acc-3 ‥ acc-1"
    ),
    (.told(.shouldHighlight, .row("add"), "refuse"), "shouldHighlight  savings/add   → refuse"),
    (.told(.didUnhighlight, .row("add")), "didUnhighlight  savings/add"),
    (
      .told(
        .willSelect,
        .row("add"),
        "current/acc-1"
      ),
      "willSelect   savings/add   → current/acc-1"
    ),
    (.told(.didScroll, nil, "44"), "didScroll    → 44"),
    (.told(.holdRow, .row("acc-1"), "44"), "holdRow      current/acc-1   → 44"),
    (.told(.memoryWarning, nil), "memoryWarning"),
    (.told(.cellEvent, .row("add"), "ended"), "event        ended   savings/add"),
    (.told(.cellEvent, nil, "ended", dropped: true), "event        ended   [dropped]"),
    (.told(.cellEvent, nil, "a\nb\t\u{202E}\u{85} "), #"event        a\nb\t\u{202e}\u{85}\u{20}"#),
    (.update(.init(kind: .reload, sections: 3, rows: 6)), "reload     3 sections · 6 rows"),
    (.update(.init(kind: .reload, sections: 1, rows: 1)), "reload     1 section · 1 row"),
    (
      batch([.insertRow([0, 0]), .deleteRow([0, 1])], sections: 1, rows: 3),
      "batch      1 insert · 1 delete        valid, 3 → 3 rows"
    ),
    (
      batch([.moveRow(from: [0, 0], to: [0, 2]), .reloadRow([0, 1])], isValid: false),
      "batch      1 move · 1 reload          refused, 1 → 0 sections · 3 → 0 rows"
    ),
    (batch([], sections: 1, rows: 3), "batch      heights only               valid, 3 → 3 rows"),
    (
      batch([.insertSection(0), .insertSection(1), .deleteSection(0)], sections: 2, rows: 1),
      "batch      2 section inserts · 1 section delete  valid, 1 → 2 sections · 3 → 1 row"
    ),
    (
      batch(
        [.insertSection(0), .deleteSection(1), .moveSection(from: 2, to: 1), .insertRow([0, 1])],
        sections: 1,
        rows: 4
      ),
      """
      batch      valid, 3 → 4 rows
                 1 section insert
                 1 section delete
                 1 section move
                 1 insert
      """
    ),
  ]

  private static func batch(
    _ operations: [TableOperation],
    isValid: Bool = true,
    sections: Int = 0,
    rows: Int = 0
  ) -> Call {
    let batch = Call.Batch(
      Batch(operations),
      isValid: isValid,
      sectionsBefore: 1,
      rowsBefore: 3
    )
    return .update(.init(kind: .batch(batch), sections: sections, rows: rows))
  }

  private static func registration(
    _ type: String,
    as reuseIdentifier: String? = nil,
    isHeaderFooter: Bool = false
  ) -> Call {
    let pool = reuseIdentifier ?? type
    return .registration(
      .init(type: type, reuseIdentifier: pool, isHeaderFooter: isHeaderFooter)
    )
  }

  @Test(
    "a place is named so that the name outlives updates",
    arguments: [
      (.row("acc-1"), "current/acc-1"),
      (.row(1, 0), "current/0"),
      (.header(0), "summary/header"),
      (.footer(2), "savings/footer"),
      (.section(1), "current"),
      (Call.Place(section: 0, sectionName: "a\nb", row: 0, identity: " x "), #"a\nb/ x\u{20}"#),
      (Call.Place(section: 0, sectionName: "旅行", row: 0, identity: ""), "旅行/"),
    ]
  )
  func place(place: Call.Place, name: String) {
    #expect(place.description == name)
  }

  @Test("a view is named by its type and number")
  func viewName() {
    #expect(Call.ViewName(type: "PersonCell", number: 3).description == "PersonCell #3")
  }
}
