import Binder
import TableBatches
import TestSupport
import Testing

@testable import HeadlessTable

@Suite("The call log of a collection view as text", .bounded)
struct CollectionCallLogTests {
  @Test("calls a row an item, in lines, in batches and in the totals")
  func words() {
    var log = CallLog(tableID: "photos", host: .collection)
    log.append(.update(.init(kind: .reload, sections: 3, rows: 1)))
    log.begin("load")
    for call in Self.load { log.append(call) }
    log.begin("drag", .row("acc-1"))
    log.append(.told(.canMove, .row("acc-1"), "allow"))
    log.append(.told(.moveRow, .row("acc-1"), "current/acc-3"))
    log.begin("update")
    log.append(.told(.holdRow, .row("acc-2"), "44"))
    log.append(Self.batch([.insertRow([0, 0]), .deleteRow([0, 1])], rows: 6))
    log.append(Self.batch(Self.operations, rows: 1))
    #expect(
      log.description == """
        calls photos
          reload     3 sections · 1 item
        ── load
          sections   → 3
          items      summary 1 · current 3
          height     2 items · 1 supplementary
          dequeue    AccountCell #1‥2  new      current/acc-1 ‥ acc-2
          height     1 item                     savings/add
        ── drag current/acc-1
          canMove      current/acc-1   → allow
          moveItem     current/acc-1   → current/acc-3
        ── update
          holdItem     current/acc-2   → 44
          batch      1 insert · 1 delete        valid, 6 → 6 items
          batch      valid, 6 → 1 item
                     1 section insert
                     1 section delete
                     1 section move
                     1 insert
        ── totals
          items 2 · height 4 · dequeue 2 (2 new, 0 reused) · selects 0

        """
    )
  }

  private static let load: [Call] = [
    .count(.init(place: nil, value: 3)), .rows(0, 1), .rows(1, 3),
    .height(.header(1), 28), .height(.row("acc-1")), .height(.row("acc-2")),
    .view("AccountCell", 1, .row("acc-1")), .view("AccountCell", 2, .row("acc-2")),
    .height(.row("add")),
  ]

  private static let operations: [TableOperation] = [
    .insertSection(0), .deleteSection(1), .moveSection(from: 2, to: 1), .insertRow([0, 1]),
  ]

  private static func batch(_ operations: [TableOperation], rows: Int) -> Call {
    let batch = Call.Batch(Batch(operations), sectionsBefore: 3, rowsBefore: 6)
    return .update(.init(kind: .batch(batch), sections: 3, rows: rows))
  }

  @Test("has the other words of a table's, whatever is called", arguments: Call.Kind.allCases)
  func everyKind(kind: Call.Kind) throws {
    let call = try #require(CallLogTests.calls[kind])
    var texts: [String] = []
    for host in [HostKind.table, .collection] {
      var log = CallLog(tableID: "accounts", host: host)
      log.append(call)
      texts.append(Self.withOneSpace(log.description))
    }
    let exchanged = [("moveRow", "moveItem"), ("holdRow", "holdItem"), ("row", "item")]
      .reduce(texts[0]) { $0.replacing($1.0, with: $1.1) }
    #expect(texts[1] == exchanged)
    #expect(!texts[1].contains("row"))
  }

  /// Words of another length have other spaces behind them.
  private static func withOneSpace(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}
