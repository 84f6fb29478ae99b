import Binder
import BinderObservables
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
          Cells(NameCell.self, models: [token].map { _ in "a" })
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
      OnTable { Cells(NameCell.self, models: [token].map { _ in "a" }) }
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
        Cells(NameCell.self, models: [token].map { _ in "a" })
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

  /// How rows get to a table, each with updates.
  enum Way: CaseIterable { case chain, builder, array }

  /// A row that holds an object, as rows with pictures do.
  struct Row: Identifiable, Equatable {
    let id: Int
    let held: Counted

    init(_ id: Int) {
      self.id = id
      held = Counted()
    }

    static func == (left: Row, right: Row) -> Bool { left.held === right.held }
  }

  @Test("a screen that was updated leaves nothing when it is let go", arguments: Way.allCases)
  func updatedScreens(_ way: Way) {
    let before = Counted.alive
    weak var last: HeadlessTable?
    var rows = 0
    for _ in 0..<Cases.count(300) {
      let table = HeadlessTable(id: "table", width: 100, height: 100)
      switch way {
      case .chain: Self.chain(on: table)
      case .builder: Self.builder(on: table)
      case .array: Self.array(on: table)
      }
      rows += table.numberOfRows(inSection: 0)
      last = table
    }
    #expect(rows == 3 * Cases.count(300))
    #expect(Counted.alive == before)
    #expect(last == nil)
  }

  private static func chain(on table: HeadlessTable) {
    let (data, token) = (Box([Row(1), Row(2)]), Counted())
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: NameCell.self, models: { data.value })
      .onDequeue { row, cell, model in cell.label.text = "\(model.id)" }
      .onTapped { row, cell, model in table.deselect(token) }
    binder.finish()
    table.layoutIfNeeded()
    update(data)
    binder.refresh()
    table.layoutIfNeeded()
    table.tapRow(at: [0, 0])
  }

  private static func builder(on table: HeadlessTable) {
    let (data, token) = (Box([Row(1), Row(2)]), Counted())
    let screen = TableScreen {
      OnTable {
        Cells(NameCell.self, models: data.value)
          .onTapped { row, cell, model in table.deselect(token) }
      }
    }
    screen.bind(to: table)
    table.layoutIfNeeded()
    update(data)
    screen.refresh()
    table.layoutIfNeeded()
  }

  private static func array(on table: HeadlessTable) {
    let (array, token) = (MutableObservableArray([Row(1), Row(2)]), Counted())
    array.bind(to: table, cellType: NameCell.self) { cell, row in
      withExtendedLifetime(token) { cell.label.text = "\(row.id)" }
    }
    table.layoutIfNeeded()
    array.insert(Row(3), at: 0)
    array[1] = Row(1)
    table.layoutIfNeeded()
  }

  /// Exchanges, inserts and moves rows.
  private static func update(_ data: Box<[Row]>) {
    data.value = [data.value[1], Row(3), Row(1)]
  }
}

extension HeadlessTable {
  fileprivate func deselect(_ token: ScreenLeakTests.Counted) { _ = token }
}
