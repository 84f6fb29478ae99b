import Binder
import BinderCollections
import TestSupport
import Testing

@testable import HeadlessTable

/// Mistakes that leave a table as it would be without them, each said in a sentence.
@MainActor
@Suite("Mistakes that a table does not show", .bounded)
struct SilentMistakesTests {
  enum Part: TableViewSection { case a, b }
  enum OtherPart: TableViewSection { case a, b }

  final class LineCell: HeadlessCell {}

  private static func table() -> HeadlessTable { HeadlessTable(id: "t", width: 320, height: 100) }

  private func messages(
    of table: HeadlessTable = table(),
    displaying sections: [Part] = [.a],
    _ declare: (SectionedTableViewBinder<Part>) -> Void
  ) -> [String] {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    declare(binder)
    binder.displayedSections = sections
    binder.finish()
    table.layoutIfNeeded()
    return table.diagnostics.map { "\($0)" }
  }

  private func messages(of screen: TableScreen<Part>) -> [String] {
    let table = Self.table()
    screen.bind(to: table)
    table.layoutIfNeeded()
    screen.refresh()
    table.layoutIfNeeded()
    return table.diagnostics.map { "\($0)" }
  }

  @Test("two heights of a kind, of which the last one counts, in both syntaxes")
  func heights() {
    let twice = [
      "warning: Section 'a' declares cellHeight twice, headerHeight twice: the last one counts; keep one of them."
    ]
    let chain = messages { binder in
      binder.onSection(.a).cellHeight(40).cellHeight(44).headerHeight(20)
        .bind(cellType: LineCell.self, models: [1])
      binder.onSection(.a).cellHeight(50).headerHeight(30)
    }
    let built = messages(
      of: TableScreen(sectionedBy: Part.self) {
        OnSection(.a) {
          Cells(LineCell.self, models: [1]).cellHeight(40).cellHeight(44)
          HeaderHeight(20)
          HeaderHeight(30)
        }
      }
    )
    #expect(chain == twice)
    #expect(built == twice)
  }

  @Test("one section's height in place of that of several is no mistake")
  func heightsOfSeveral() {
    let chain = messages { binder in
      binder.onSections(.a, .b).cellHeight(40).bind(cellType: LineCell.self, models: [.a: [1]])
      binder.onSection(.a).cellHeight(50)
      binder.onAnySection().cellHeight(60)
    }
    #expect(chain == [])
  }

  @Test("what belongs to the other kind of view is named by the words that were written")
  func words() {
    let reason = "a table does not arrange its rows; bind this to a collection view."
    let (table, other) = (Self.table(), Self.table())
    let binder = TableViewBinder(tableView: table)
    binder.onTable().layout(.grid(columns: 2)).bind(cellType: LineCell.self, models: [1])
    binder.finish()
    #expect(table.diagnostics.map(\.message) == ["onTable declares layout: \(reason)"])
    let screen = TableScreen {
      OnTable {
        Layout(.grid(columns: 2))
        Cells(LineCell.self, models: [1])
      }
    }
    screen.bind(to: other)
    #expect(other.diagnostics.map(\.message) == ["OnTable declares layout: \(reason)"])
    let built = messages(
      of: TableScreen(sectionedBy: Part.self) {
        OnSection(.a) { Cells(LineCell.self, models: [1]) }
        OnAnySection { Layout(.grid(columns: 2)) }
        OnSection(.a) { Cells(LineCell.self, models: [2]) }
      }
    )
    #expect(
      built == [
        "error: The declaration of this table has a problem:\n- The cells of section 'a' are bound twice, by 2 chains that "
          + "start with OnSection(.a). Keep one of them; the first one is shown.",
        "warning: OnAnySection declares layout: \(reason)",
      ]
    )
  }

  @Test("the name of a section by another type with a case of that name")
  func names() {
    let table = Self.table()
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    var tapped: [Int] = []
    binder.onSection(.a).bind(headerTitle: "A").bind(cellType: LineCell.self, models: [1, 2])
      .onTapped { row, _, _ in tapped.append(row) }
    binder.displayedSections = [.a]
    binder.finish()
    table.tapRow(0, in: Part.a)
    table.tapRow(1, in: "a")
    #expect(table.diagnostics == [])
    table.tapRow(1, in: OtherPart.a)
    _ = table.headerView(in: OtherPart.a)
    let type = "HeadlessTableTests.SilentMistakesTests"
    let sentence =
      "Table 't' names section 'a' by a \(type).Part, and not by a \(type).OtherPart. Name it as in the declaration."
    #expect(table.diagnostics.map { "\($0)" } == Array(repeating: "warning: \(sentence)", count: 2))
    #expect(tapped == [0, 1, 1])
  }

  @Test(
    "a type that is not registered where the program registers its types",
    arguments: [true, false]
  )
  func registrations(_ isRegistered: Bool) {
    let table = Self.table()
    if isRegistered { table.register(LineCell.self) }
    let messages = messages(of: table) { binder in
      binder.automaticallyRegister = false
      binder.onSection(.a).bind(cellType: LineCell.self, models: [1])
      binder.onSection(.b).bind(cellType: LineCell.self, models: [1])
    }
    let sentence =
      "automaticallyRegister is false, and LineCell is not registered. Register it before binding ends, as in "
      + "register(LineCell.self, forCellReuseIdentifier: …), or leave automaticallyRegister as it is."
    #expect(messages == (isRegistered ? [] : ["warning: \(sentence)"]))
  }

  @Test(
    "cells that are made for each row again and again, and not those that a program keeps",
    arguments: [true, false]
  )
  func madeCells(_ areKept: Bool) {
    let (table, kept) = (Self.table(), [LineCell(), LineCell()])
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    binder.onSection(.a).bind(
      cellProvider: { _, row in areKept ? kept[row] : LineCell() },
      numberOfCells: { 2 }
    )
    binder.displayedSections = [.a]
    binder.finish()
    for _ in 0..<5 {
      table.layoutIfNeeded()
      binder.refresh()
    }
    table.layoutIfNeeded()
    let sentence =
      "The cells of row 0 of section 'a' are made, each time another LineCell, and no cell is used again. Dequeue them: "
      + "dequeue(LineCell.self)."
    #expect(table.diagnostics.map { "\($0)" } == (areKept ? [] : ["warning: \(sentence)"]))
    #expect(table.screenFaults == [])
  }
}
