import TestSupport
import Testing

@testable import HeadlessTable

@Suite("Folding of neighbouring calls", .bounded)
struct CallFoldingTests {
  @Test("a line is as long as each call is the next of the one before", arguments: cases)
  func folding(calls: [Call], lines: [String]) {
    #expect(CallLog(calls).linesOfFirstPhase == lines)
  }

  private static let cell = "AccountCell"

  private static let cases: [([Call], [String])] = dequeues + displays + heightsAndCounts

  private static let dequeues: [([Call], [String])] = [
    (  // no identity
      (0...2).map { .view(cell, $0 + 1, .row(1, $0)) },
      ["dequeue    AccountCell #1‥3  new      current/0 ‥ 2"]
    ),
    (  // upwards
      (0...2).map { .view(cell, $0 + 1, .row(1, 2 - $0), reused: true) },
      ["dequeue    AccountCell #1‥3  reused   current/2 ‥ 0"]
    ),
    (  // there and back
      [.view(cell, 1, .row(1, 0)), .view(cell, 2, .row(1, 1)), .view(cell, 3, .row(1, 0))],
      [
        "dequeue    AccountCell #1‥2  new      current/0 ‥ 1",
        "dequeue    AccountCell #3    new      current/0",
      ]
    ),
    (  // another type
      [.view(cell, 1, .row(1, 0)), .view("BalanceCell", 2, .row(1, 1))],
      [
        "dequeue    AccountCell #1    new      current/0",
        "dequeue    BalanceCell #2    new      current/1",
      ]
    ),
    (  // not new
      [.view(cell, 1, .row(1, 0)), .view(cell, 2, .row(1, 1), reused: true)],
      [
        "dequeue    AccountCell #1    new      current/0",
        "dequeue    AccountCell #2    reused   current/1",
      ]
    ),
    (  // a number is missing
      [.view(cell, 1, .row(1, 0)), .view(cell, 3, .row(1, 1))],
      [
        "dequeue    AccountCell #1    new      current/0",
        "dequeue    AccountCell #3    new      current/1",
      ]
    ),
    (  // a row is missing
      [.view(cell, 1, .row(1, 0)), .view(cell, 2, .row(1, 2))],
      [
        "dequeue    AccountCell #1    new      current/0",
        "dequeue    AccountCell #2    new      current/2",
      ]
    ),
    (  // another section
      [.view(cell, 1, .row(1, 0)), .view(cell, 2, .row(2, 1))],
      [
        "dequeue    AccountCell #1    new      current/0",
        "dequeue    AccountCell #2    new      savings/1",
      ]
    ),
    (  // headers have no next
      [.view("TextHeader", 1, .header(0)), .view("TextHeader", 2, .header(1))],
      [
        "dequeue    TextHeader #1     new      summary/header",
        "dequeue    TextHeader #2     new      current/header",
      ]
    ),
    (  // another pool
      [.view(cell, 1, .row(1, 0)), .view(cell, 2, .row(1, 1), from: "wide")],
      [
        "dequeue    AccountCell #1    new      current/0",
        "dequeue    AccountCell #2    new      current/1  reuse=wide",
      ]
    ),
    (  // nobody asked
      [.view(cell, 1, nil), .view(cell, 2, nil), .view(cell, 3, .row(1, 0))],
      ["dequeue    AccountCell #1‥2  new", "dequeue    AccountCell #3    new      current/0"]
    ),
    (  // a long name moves its own line only
      [.view("VeryLongNamedAccountCell", 1, .row(1, 0)), .view(cell, 1, .row(1, 1))],
      [
        "dequeue    VeryLongNamedAccountCell #1  new      current/0",
        "dequeue    AccountCell #1    new      current/1",
      ]
    ),
  ]

  private static let displays: [([Call], [String])] = [
    (
      (0...2).map { .seen(.willDisplay, cell, $0 + 1, .row(1, $0)) },
      ["display    AccountCell #1‥3           current/0 ‥ 2"]
    ),
    (
      [
        .seen(.willDisplay, cell, 1, .row(1, 0)), .seen(.didEndDisplaying, cell, 2, .row(1, 1)),
      ],
      [
        "display    AccountCell #1             current/0",
        "end        AccountCell #2             current/1",
      ]
    ),
    (  // a view of one number is not the next of itself
      [.view(cell, 1, .row(1, 0)), .seen(.willDisplay, cell, 2, .row(1, 1))],
      [
        "dequeue    AccountCell #1    new      current/0",
        "display    AccountCell #2             current/1",
      ]
    ),
  ]

  private static let heightsAndCounts: [([Call], [String])] = [
    ([.height(.row("acc-1"))], ["height     1 row                      current/acc-1"]),
    ([.height(.footer(2))], ["height     1 supplementary            savings/footer"]),
    ([.height(.row(1, 0)), .height(.row(2, 1))], ["height     2 rows"]),
    ([.height(.header(0)), .height(.footer(0))], ["height     2 supplementary"]),
    (  // asked twice
      [.height(.row(1, 0)), .height(.row(1, 1)), .height(.row(1, 0))],
      ["height     2 rows", "height     1 row                      current/0"]
    ),
    (  // measured in between
      [.height(.row(1, 0)), .height(.row(1, 1), by: .view), .height(.row(1, 2), by: .view)],
      ["height     1 row                      current/0", "measure    2 rows"]
    ),
    (  // something else in between
      [.height(.row(1, 0)), .view(cell, 1, .row(1, 0)), .height(.row(1, 1))],
      [
        "height     1 row                      current/0",
        "dequeue    AccountCell #1    new      current/0",
        "height     1 row                      current/1",
      ]
    ),
    ([.rows(0, 1), .rows(1, 3)], ["rows       summary 1 · current 3"]),
    (  // asked twice
      [.rows(0, 1), .rows(1, 3), .rows(0, 1)],
      ["rows       summary 1 · current 3", "rows       summary 1"]
    ),
    (
      [.count(.init(place: nil, value: 2)), .count(.init(place: nil, value: 2)), .rows(0, 0)],
      ["sections   → 2", "sections   → 2", "rows       summary 0"]
    ),
  ]

  @Test("a run may be long")
  func longRun() {
    let heights = (0..<20_000).map { Call.height(.row(1, $0)) }
    #expect(CallLog(heights).linesOfFirstPhase == ["height     20000 rows"])
  }

  @Test("rows that are asked for a cell and for a height in turn are two lines")
  func inTurn() {
    func asked(_ row: Int) -> [Call] {
      [.view(Self.cell, row + 1, .row(1, row)), .height(.row(1, row))]
    }
    let two = asked(0) + asked(1)
    let lines = ["dequeue    AccountCell #1‥2  new      current/0 ‥ 1", "height     2 rows"]
    let cases: [([Call], [String])] = [
      (two, lines),
      // The last one has not been asked for its height, or for that of another row.
      (
        two + [.view(Self.cell, 3, .row(1, 2))],
        [lines[0].replacing("2 ", with: "3 ").replacing("‥ 1", with: "‥ 2"), lines[1]]
      ),
      (
        two + [.height(.row(1, 2))] + asked(2),
        lines.map { $0.replacing("2 rows", with: "3 rows") } + [
          "dequeue    AccountCell #3    new      current/2",
          "height     1 row                      current/2",
        ]
      ),
      // A height twice, another height in between, a cell out of turn.
      (two + [.height(.row(1, 1))], lines + ["height     1 row                      current/1"]),
      (
        two + [.view(Self.cell, 5, .row(1, 2)), .height(.row(1, 2))],
        lines + [
          "dequeue    AccountCell #5    new      current/2",
          "height     1 row                      current/2",
        ]
      ),
      (
        asked(0) + [.told(.didSelect, .row(1, 0))] + asked(1),
        [
          "dequeue    AccountCell #1    new      current/0",
          "height     1 row                      current/0",
          "didSelect    current/0",
          "dequeue    AccountCell #2    new      current/1",
          "height     1 row                      current/1",
        ]
      ),
    ]
    for (calls, lines) in cases { #expect(CallLog(calls).linesOfFirstPhase == lines) }
  }

  @Test(
    "one more call changes one of the last two lines or adds one",
    arguments: 0..<40 as Range<UInt64>
  )
  func growth(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var log = CallLog([])
    var before: [String] = []
    for _ in 0..<60 {
      log.append(Self.randomCall(using: &random))
      let after = log.linesOfFirstPhase
      let changed = before.indices.filter { before[$0] != after[$0] }
      let added = after.count - before.count
      #expect(added + changed.count == 1, "\(after)")
      #expect(changed.allSatisfy { $0 >= before.count - 2 })
      before = after
    }
    #expect(before.count > 1)
    #expect(before.allSatisfy { !$0.hasSuffix(" ") })
    #expect(log.description == log.description)
    #expect(log.description.hasSuffix("\n") && !log.description.hasSuffix("\n\n"))
  }

  private static func randomCall(using random: inout SplitMix64) -> Call {
    let section = Int.random(in: 0...1, using: &random)
    let place = Call.Place.row(section, Int.random(in: 0...3, using: &random))
    let number = Int.random(in: 1...3, using: &random)
    return switch Int.random(in: 0...4, using: &random) {
    case 0: .view("AccountCell", number, place, reused: Bool.random(using: &random))
    case 1: .seen(.didEndDisplaying, "AccountCell", number, place)
    case 2: .height(place)
    case 3: .rows(section, number)
    default: .told(.didSelect, place)
    }
  }
}
