import Binder
import HeadlessTable
import TestSupport
import Testing

/// What both binders promise besides their chains.
@MainActor
@Suite(.bounded)
struct BinderTests {
  final class OwnPoolCell: HeadlessCell, ReuseIdentifiable {
    static let reuseIdentifier = "pool of its own"
  }

  @Test func knowsItsTableAndWhetherItIsFinished() {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
    #expect(screen.binder.tableView === screen.table)
    #expect(!screen.binder.hasFinishedBinding)
    #expect(screen.table.numberOfSections == 0)
    screen.show(.friends)
    #expect(screen.binder.hasFinishedBinding)
    #expect(screen.table.numberOfSections == 1)
  }

  @Test func registersTypesWhenTheyAreBound() {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: OwnPoolCell.self, models: ["a"])
      .bind(headerType: BannerHeader.self, viewModel: "top")
    #expect(
      screen.table.calls.registrations.map { "\($0.type) \($0.reuseIdentifier)" }
        == ["OwnPoolCell pool of its own", "BannerHeader BannerHeader"]
    )
    screen.show(.friends)
    #expect(screen.rows.contains("OwnPoolCell       reuse=\"pool of its own\"  #a"))
  }

  @Test func registersNothingItselfWhereThatIsSwitchedOff() {
    let screen = Screen()
    screen.binder.automaticallyRegister = false
    screen.table.register(OwnPoolCell.self, forCellReuseIdentifier: "FieldCell")
    screen.binder.onSection(.friends).bind(cellType: FieldCell.self, models: ["a"])
    screen.show(.friends)
    screen.table.layoutIfNeeded()
    #expect(screen.table.calls.registrations.map(\.type) == ["OwnPoolCell"])
    #expect(screen.table.inconsistencies.map(\.kind) == [.dequeuedTypeMismatch])
  }

  @Test(arguments: [true, false])
  func typesThatAClosureDequeuesNeedNoRegistration(inABuilder: Bool) {
    let screen = Screen()
    let declared = TableScreen<Section> {
      OnSection(.form) { Cells(count: 2) { tableView, row in tableView.dequeue(FieldCell.self) } }
    }
    if inABuilder {
      declared.bind(to: screen.table)
    } else {
      screen.binder.onSection(.form)
        .bind(
          cellProvider: { tableView, row in tableView.dequeue(FieldCell.self) },
          numberOfCells: 2
        )
      screen.show(.form)
    }
    #expect(screen.table.visibleCells.count { $0 is FieldCell } == 2)
    #expect(screen.table.calls.registrations.map(\.type) == ["FieldCell"])
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test func dataBoundByNameIsNotOverwrittenByAllOtherSections() {
    let screen = Screen()
    screen.binder.onAllOtherSections()
      .bind(cellType: NameCell.self, models: [.friends: ["x", "y"], .enemies: ["e"]])
      .bind(headerTitles: [.friends: "OTHERS"])
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["f"])
    screen.show(.friends, .enemies, .form)
    #expect(
      screen.rows == """
        § friends · 1 row
          gap 22
          header   28  Title             "OTHERS"
          row      44  NameCell          #f
        § enemies · 1 row
          row      44  NameCell          #e
        § form · 0 rows
        """
    )
    #expect(screen.messages == [])
  }

  @Test func theBehaviorCanBeChangedAtAnyTime() {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: [String]())
    screen.show(.enemies)
    #expect(screen.table.numberOfSections == 1)
    screen.binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
    #expect(screen.rows.hasPrefix("§ friends"))
    screen.binder.sectionDisplayBehavior = .manuallyManaged
    #expect(screen.binder.displayedSections == [.friends])
    #expect(screen.rows.hasPrefix("§ friends"))
    screen.binder.displayedSections = [.enemies, .friends]
    #expect(screen.rows.hasPrefix("§ enemies"))
  }

  @Test func aTableWhoseBinderIsGoneSaysSo() {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    do {
      let binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: NameCell.self, models: ["a"])
      binder.finish()
    }
    _ = table.numberOfSections
    #expect(table.diagnostics.map(\.severity) == [.error])
    #expect(table.diagnostics.first?.message.contains("property") == true)
  }

  @Test func aBinderThatIsLetGoLeavesNothingBehind() {
    weak var weakCell: NameCell?
    weak var weakBinder: TableViewBinder?
    weak var weakTable: HeadlessTable?
    do {
      let table = HeadlessTable(id: "people", width: 375, height: 480)
      let binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: NameCell.self, models: ["a"])
        .onTapped { row, cell, _ in _ = table.numberOfSections }
      binder.finish()
      weakCell = table.cellForRow(at: .init(row: 0, section: 0)) as? NameCell
      weakBinder = binder
      weakTable = table
      #expect(weakCell != nil)
    }
    #expect(weakCell == nil)
    #expect(weakBinder == nil)
    #expect(weakTable == nil)
  }
}
