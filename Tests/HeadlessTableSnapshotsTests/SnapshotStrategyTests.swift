import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@MainActor
@Suite("A strategy", .bounded)
struct SnapshotStrategyTests {
  private struct Broken: Error {}

  private final class NameCell: HeadlessCell { let name = Label() }

  /// A list of names, with its table.
  @MainActor
  private final class Screen {
    let table: HeadlessTable
    let binder: TableViewBinder
    var names = ["Asif", "Joanne"]

    init(_ table: HeadlessTable) {
      self.table = table
      binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: NameCell.self, models: { [unowned self] in names })
        .onDequeue { _, cell, name in cell.name.text = name }
      binder.finish()
    }

    convenience init(width: Double = 320) {
      self.init(HeadlessTable(id: "people", width: width, height: 200))
    }

    func rename() {
      names[0] = "Zoe"
      binder.refresh()
    }
  }

  private static let variants: [TableVariant] = [.width(375), .width(320)]

  /// A subject, and the name of the snapshot that a strategy takes of it.
  private nonisolated static let cases:
    [(name: String, verify: @MainActor (Screen, _ function: String) throws -> Void)] = [
      (
        "people-transition",
        { screen, function in
          try verifySnapshot(
            of: screen.table,
            as: .transition { screen.rename() },
            record: .check,
            function: function
          )
        }
      ),
      (
        "people-calls",
        { try verifySnapshot(of: $0.table, as: .calls, record: .check, function: $1) }
      ),
      (
        "people-calls",
        { try verifySnapshot(of: $0.table.calls, as: .text, record: .check, function: $1) }
      ),
      ("people", { try verifySnapshot(of: $0.table, record: .check, function: $1) }),
      ("people", { try verifySnapshot(of: $0.table, as: .json, record: .check, function: $1) }),
      (
        "people-accessibility",
        { try verifySnapshot(of: $0.table, as: .accessibility, record: .check, function: $1) }
      ),
      (
        "list-transition",
        { _, function in
          let strategy = SnapshotStrategy.transition(to: ["b", "c"])
          try verifySnapshot(of: ["a", "b"], as: strategy, record: .check, function: function)
        }
      ),
      (
        "list-transition",
        { _, function in
          let old = [ListSection("x", rows: [1])]
          let new = old + [ListSection("y", rows: [2])]
          try verifySnapshot(of: old, as: .transition(to: new), record: .check, function: function)
        }
      ),
      (
        "people",
        { _, function in
          try verifySnapshot(
            of: variants,
            as: .screens(\.table) { Screen($0.makeTable(id: "people")) },
            record: .check,
            function: function
          )
        }
      ),
      (
        "snapshot", { try verifySnapshot(of: $0.names, as: .dump, record: .check, function: $1) }
      ),
    ]

  @Test("has a name of its own where the call gives none", arguments: cases.indices)
  func names(index: Int) throws {
    let (name, verify) = Self.cases[index]
    let error = #expect(throws: SnapshotMismatch.self) { try verify(Screen(), "f\(index)()") }
    #expect(error?.kind == .missing)
    #expect(try #require(error).description.hasPrefix("\(name) has no snapshot yet\n"))
  }

  @Test("a picture of a table is what the table draws")
  func pictures() throws {
    let table = Screen().table
    let strategies: [(SnapshotStrategy<HeadlessTable>, TablePicture)] = [
      (.text, .text), (.text(detail: .full, rows: .compact), .text(detail: .full, rows: .compact)),
      (.ascii(extent: .all), .ascii(extent: .all)), (.json, .json),
      (.json(detail: .outline), .json(detail: .outline)), (.svg, .svg),
      (.svg(appearance: .dark), .svg(appearance: .dark)), (.ansi, .ansi),
      (.ansi(columns: 40, colors: false), .ansi(columns: 40, colors: false)),
      (.accessibility, .accessibility),
      (.accessibility(extent: .all), .accessibility(extent: .all)),
    ]
    for (strategy, picture) in strategies {
      let text = table.render(picture)
      #expect(try strategy.text(of: table) == (text.hasSuffix("\n") ? text : text + "\n"))
    }
    let part = SnapshotStrategy.text(detail: .outline).pullback(\Screen.table)
    let screen = Screen()
    #expect(try part.text(of: screen) == screen.table.render(.text(detail: .outline)))
  }

  @Test("a second text for a reference is refused, in another line or in the same one")
  func claims() throws {
    func verify(_ text: String) throws { try verifySnapshot(of: text, as: .text, record: .check) }
    func mismatch(_ body: () throws -> Void) -> SnapshotMismatch? {
      #expect(throws: SnapshotMismatch.self) { try body() }
    }
    #expect(mismatch { try verify("a") }?.kind == .missing)
    #expect(mismatch { try verify("a") }?.kind == .missing)
    let same = mismatch { try verify("b") }
    #expect(same?.kind == .refused)
    #expect(same?.description.contains("twice in this test, with another text, in") == true)
    let other = mismatch {
      try verifySnapshot(of: "a", as: .text, record: .check, function: "verify(_:)")
    }
    #expect(other?.kind == .refused)
    #expect(other?.description.contains("is asserted twice in this test, first in line ") == true)
  }

  @Test("a strategy takes the text of the snapshot")
  func texts() throws {
    let screen = Screen()
    let transition = try SnapshotStrategy.transition { screen.rename() }.text(of: screen.table)
    #expect(transition.contains("== after\n"))
    #expect(transition.contains("Zoe"))
    let variants = SnapshotStrategy.screens(\Screen.table) { Screen($0.makeTable(id: "people")) }
    #expect(try variants.text(of: Self.variants).contains("== width 320\n"))
    #expect(try SnapshotStrategy.calls.text(of: screen.table) == screen.table.calls.description)
  }

  @Test("the error of a closure is the failure")
  func errors() {
    let text = "The snapshot was not taken: Broken()"
    let refused = SnapshotMismatch(kind: .refused, description: text)
    #expect(throws: refused) {
      try verifySnapshot(of: Screen().table, as: .transition { throw Broken() })
    }
    #expect(throws: refused) {
      try verifySnapshot(
        of: Self.variants,
        as: .screens(\Screen.table) { (_: TableVariant) throws -> Screen in throw Broken() }
      )
    }
    #expect(throws: refused) {
      try verifySnapshot(of: 1, as: SnapshotStrategy("broken") { _ in throw Broken() })
    }
  }

  @Test("a screen that is another each time is said to be")
  func unstable() {
    var number = 0
    let error = #expect(throws: SnapshotMismatch.self) {
      try verifySnapshot(
        of: [.width(375)],
        as: .screens(\Screen.table) { variant in
          number += 1
          let screen = Screen(variant.makeTable(id: "people"))
          screen.names = ["\(number)"]
          screen.binder.refresh()
          return screen
        },
        record: .check
      )
    }
    #expect(error?.description.hasPrefix("this snapshot is not deterministic: line ") == true)
    #expect(number == 2)
  }

  @Test("a check finds something, or has nothing to look at")
  func checks() {
    let empty = HeadlessTable(id: "empty", width: 320, height: 100)
    let found = [
      #expect(throws: SnapshotMismatch.self) { try verifySnapshot(of: empty, as: .residue) },
      #expect(throws: SnapshotMismatch.self) { try verifySnapshot(of: empty, as: .sweep) },
      #expect(throws: SnapshotMismatch.self) {
        try verifySnapshot(of: empty.calls, as: .atMost([.cellHeight: 1]))
      },
    ]
    for mismatch in found {
      #expect(mismatch?.kind == .found)
      #expect(mismatch?.description.hasPrefix("empty: nothing to check\n") == true)
    }
  }
}
