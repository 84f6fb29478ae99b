import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@MainActor
@Suite("A strategy is the old function as a value", .bounded)
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

  /// An old function and a strategy, each on a screen of its own.
  private struct Pair {
    let name: String
    let old: @MainActor (Screen, _ function: String) throws -> Void
    let new: @MainActor (Screen, _ function: String) throws -> Void
  }

  private static let variants: [TableVariant] = [.width(375), .width(320)]

  private nonisolated static let pairs = [
    Pair(name: "people-transition") { screen, function in
      try verifyTransition(of: screen.table, record: .check, function: function) { screen.rename() }
    } new: { screen, function in
      try verifySnapshot(
        of: screen.table,
        as: .transition { screen.rename() },
        record: .check,
        function: function
      )
    },
    Pair(name: "people-calls") { screen, function in
      try verifySnapshot(of: screen.table.calls, record: .check, function: function)
    } new: { screen, function in
      try verifySnapshot(of: screen.table, as: .calls, record: .check, function: function)
    },
    Pair(name: "people") { screen, function in
      try verifySnapshot(of: screen.table, as: .json, record: .check, function: function)
    } new: { screen, function in
      try verifySnapshot(of: screen.table, as: .picture(.json), record: .check, function: function)
    },
    Pair(name: "list-transition") { _, function in
      try verifyTransition(from: ["a", "b"], to: ["b", "c"], record: .check, function: function)
    } new: { _, function in
      try verifySnapshot(
        of: ["a", "b"],
        as: .transition(to: ["b", "c"]),
        record: .check,
        function: function
      )
    },
    Pair(name: "list-transition") { _, function in
      let old = [ListSection("x", rows: [1])]
      try verifyTransition(
        from: old,
        to: old + [ListSection("y", rows: [2])],
        record: .check,
        function: function
      )
    } new: { _, function in
      let old = [ListSection("x", rows: [1])]
      let new = old + [ListSection("y", rows: [2])]
      try verifySnapshot(of: old, as: .transition(to: new), record: .check, function: function)
    },
    Pair(name: "people") { _, function in
      try verifySnapshot(of: \.table, variants: variants, record: .check, function: function) {
        variant in
        Screen(variant.makeTable(id: "people"))
      }
    } new: { _, function in
      try verifySnapshot(
        of: [.width(375), .width(320)],
        as: .screens(\.table) { Screen($0.makeTable(id: "people")) },
        record: .check,
        function: function
      )
    },
  ]

  @Test("both have one default name, and say the same", arguments: pairs.indices)
  func same(index: Int) throws {
    let pair = Self.pairs[index]
    let old = #expect(throws: SnapshotMismatch.self) { try pair.old(Screen(), "old\(index)()") }
    let new = #expect(throws: SnapshotMismatch.self) { try pair.new(Screen(), "new\(index)()") }
    #expect(old?.kind == .missing && new?.kind == .missing)
    #expect(old?.description.replacing("old\(index)", with: "new\(index)") == new?.description)
    #expect(try #require(old).description.hasPrefix("\(pair.name) has no snapshot yet\n"))
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
  func texts() {
    let screen = Screen()
    let transition = SnapshotStrategy.transition { screen.rename() }.take(screen.table).snapshot
      .text
    #expect(transition.contains("== after\n"))
    #expect(transition.contains("Zoe"))
    let variants = SnapshotStrategy.screens(\Screen.table) { Screen($0.makeTable(id: "people")) }
    #expect(variants.take(Self.variants).snapshot.text.contains("== width 320\n"))
    #expect(
      SnapshotStrategy.calls.take(screen.table).snapshot.text == screen.table.calls.description
    )
  }

  @Test("a strategy throws the error of its own closure")
  func errors() {
    #expect(throws: Broken.self) {
      try verifySnapshot(of: Screen().table, as: .transition { throw Broken() })
    }
    #expect(throws: Broken.self) {
      try verifySnapshot(
        of: Self.variants,
        as: .screens(\Screen.table) { (_: TableVariant) throws -> Screen in throw Broken() }
      )
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

  @Test("a check is the old function as a value")
  func checks() {
    let empty = HeadlessTable(id: "empty", width: 320, height: 100)
    let old = [
      #expect(throws: CheckFailure.self) { try verifyNoResidue(in: empty) },
      #expect(throws: CheckFailure.self) { try verifyScrollSweep(of: empty) },
      #expect(throws: CheckFailure.self) { try verifyCalls(empty.calls, atMost: [.cellHeight: 1]) },
    ]
    let new = [
      #expect(throws: CheckFailure.self) { try verifySnapshot(of: empty, as: .residue) },
      #expect(throws: CheckFailure.self) { try verifySnapshot(of: empty, as: .sweep) },
      #expect(throws: CheckFailure.self) {
        try verifySnapshot(of: empty.calls, as: .atMost([.cellHeight: 1]))
      },
    ]
    #expect(old == new)
    #expect(old.allSatisfy { $0?.title == "empty: nothing to check" })
  }
}
