import Binder
import HeadlessTable
import TestSupport
import Testing

/// Binding and letting go leaves nothing alive.
@MainActor
@Suite(.bounded)
struct ScreenLeakTests {
  /// Counts the objects of its kind that are alive.
  final class Counted {
    nonisolated(unsafe) static var alive = 0

    init() { Self.alive += 1 }
    deinit { Self.alive -= 1 }
  }

  enum Owner: CaseIterable {
    case handle, screen
  }

  @Test(arguments: Owner.allCases)
  func manyScreensAndTables(_ owner: Owner) {
    let before = Counted.alive
    weak var lastTable: HeadlessTable?
    for round in 0..<1_000 {
      let token = Counted()
      let table = HeadlessTable(id: "table", width: 100, height: 100)
      let screen = TableScreen {
        OnTable {
          Cells(NameCell.self, models: { [token].map { _ in "a" } })
            .onTapped { row, cell, name in table.deselect(token) }
            .cellHeight { row, name in table.size.height / 4 }
        }
      }
      let handle = owner == .handle ? screen.bind(to: table) : nil
      if handle == nil { screen.bind(to: table) }
      if round.isMultiple(of: 100) { #expect(table.numberOfRows(inSection: 0) == 1) }
      lastTable = table
    }
    #expect(Counted.alive == before)
    #expect(lastTable == nil)
  }

  @Test func oneScreenAndManyTables() {
    let before = Counted.alive
    let screen = TableScreen {
      let token = Counted()
      OnTable { Cells(NameCell.self, models: { [token].map { _ in "a" } }) }
    }
    for _ in 0..<1_000 {
      let table = HeadlessTable(id: "table", width: 100, height: 100)
      screen.bind(to: table)
    }
    #expect(Counted.alive <= before + 1)
    screen.unbind()
    #expect(Counted.alive == before)
  }

  @Test func manyBindingsOfOneScreenToOneTable() {
    let before = Counted.alive
    let table = HeadlessTable(id: "table", width: 100, height: 100)
    let screen = TableScreen {
      let token = Counted()
      OnTable {
        Cells(NameCell.self, models: { [token].map { _ in "a" } })
          .onTapped { row, cell, name in table.deselect(token) }
      }
    }
    for _ in 0..<Cases.count(1_000) {
      let handle = screen.bind(to: table)
      table.layoutIfNeeded()
      withExtendedLifetime(handle) {}
    }
    #expect(Counted.alive == before)
  }
}

extension HeadlessTable {
  fileprivate func deselect(_ token: ScreenLeakTests.Counted) { _ = token }
}
