import Binder
import HeadlessTable
import TestSupport
import Testing

/// What is wrong with a table without named sections, and what is wrong with data and not with a declaration.
@MainActor
@Suite("Problems of whole tables and of data", .bounded)
struct DeclarationDataTests {
  nonisolated static let tables: [(@MainActor (TableViewBinder) -> Void, String)] = [
    (
      { _ = $0.onTable() },
      "A chain is started for the table, but nothing is bound to it. Bind cells to it or remove the chain."
    ),
    (
      { $0.onTable().onTapped { _, _ in } },
      """
      The table has handlers or dimensions, but no chain binds cells to it. Bind cells to it or remove the handlers.
      """
    ),
    (
      {
        $0.onTable().bind(cellType: NameCell.self, numberOfCells: 1)
          .bind(cellType: NameCell.self, models: ["b"])
      },
      "The cells of the table are bound twice by onTable(). Keep one of them; the first one is shown."
    ),
    (
      {
        $0.onTable().bind(cellType: NameCell.self, models: ["a"]).assuming(modelType: Int.self)
          .cellHeight { _, _ in 44 }
      },
      """
      A handler of the table takes models of type Int, but the table's cells are bound to String. \
      Assume that type, or bind it.
      """
    ),
  ]

  @Test("of a table without named sections", arguments: tables.indices)
  func table(_ index: Int) {
    let (declare, problem) = Self.tables[index]
    let table = HeadlessTable(id: "letters", width: 375, height: 100)
    table.onInconsistency = .collect
    let binder = TableViewBinder(tableView: table)
    declare(binder)
    binder.finish()
    #expect(
      table.diagnostics.map(\.message) == [
        "The declaration of this table has a problem:\n- " + problem
      ]
    )
  }

  @Test("what depends on data is a warning at once", arguments: [false, true])
  func data(byScreen: Bool) {
    let screen = Screen()
    let numbers: [Section: Int] = [.friends: -1, .form: 1]
    let declared = TableScreen(sectionedBy: Section.self) {
      OnSections(.friends, .enemies) {
        CellsBySection(count: numbers) { table, _, _ in table.dequeue(NameCell.self) }
      }
      OnSections([]) {}
    }
    if byScreen {
      declared.bind(to: screen.table)
    } else {
      screen.binder.onSections(.friends, .enemies)
        .bind(
          cellProvider: { table, _, _ in table.dequeue(NameCell.self) },
          numberOfCells: { numbers }
        )
      screen.show(.friends, .enemies)
    }
    screen.table.layoutIfNeeded()
    #expect(screen.table.diagnostics.map(\.severity) == [.warning])
    #expect(
      screen.messages == [
        """
        The declaration of this table has 2 problems:
        - The cells of \(byScreen ? "O" : "o")nSections(.friends, .enemies) have data for section 'form', which \
        that chain does not speak for. Name the section in the chain, or leave its data out.
        - The number of cells of section 'friends' is -1. Give 0 or more; no cells are shown.
        """
      ]
    )
  }

  @Test("a section of a snapshot can stand under a condition of a screen")
  func snapshots() {
    let screen = Screen()
    let declared = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(NameCell.self, items: String.self) }
      if screen.said == ["all"] {
        OnSection(.enemies) { Cells(NameCell.self, items: String.self) }
      }
    }
    var snapshot = TableSnapshot<Section, String>()
    snapshot.appendSections([.friends, .enemies])
    snapshot.appendItems(["Asif"], toSection: .friends)
    declared.apply(snapshot)
    declared.bind(to: screen.table)
    #expect(screen.table.numberOfRows(inSection: 0) == 1)
    #expect(screen.messages == [])
  }

  @Test("items of a snapshot that no part of a screen shows are missed, once")
  func items() {
    let screen = Screen()
    let declared = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(NameCell.self, items: String.self) }
    }
    declared.bind(to: screen.table)
    for names in [["Moriarty"], ["Moriarty", "Moran"]] {
      var snapshot = TableSnapshot<Section, String>()
      snapshot.appendSections([.friends, .enemies])
      snapshot.appendItems(names, toSection: .enemies)
      declared.apply(snapshot)
      screen.table.layoutIfNeeded()
    }
    #expect(
      screen.messages
        == [
          "The snapshot has items in section 'enemies', which the screen does not declare now. Declare it with "
            + "'items: String.self', or leave its items out."
        ]
    )
    #expect(screen.table.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("sections that nobody displays are missed where only all others are bound")
  func allOthers() {
    let screen = Screen()
    screen.binder.onAllOtherSections().bind(cellType: NameCell.self, models: [.friends: ["a"]])
    screen.binder.finish()
    screen.table.layoutIfNeeded()
    #expect(
      screen.messages == [
        """
        displayedSections was never set, so the table shows none of the sections that are bound. \
        Set it before finish(), or choose another sectionDisplayBehavior.
        """
      ]
    )
  }

  @Test("rows of several classes have the models of a handler wherever one of them is")
  func classes() {
    class Animal: Hashable {
      static func == (left: Animal, right: Animal) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    final class Dog: Animal {}
    final class Cat: Animal {}
    for animals in [[Dog(), Cat()], [Cat(), Dog()]] as [[Animal]] {
      let screen = Screen()
      screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: animals)
        .assuming(modelType: Dog.self).onTapped { row, _, _ in screen.say(row) }
      screen.show(.friends)
      for row in animals.indices { screen.table.tapRow(at: IndexPath(row: row, section: 0)) }
      #expect(screen.said == ["\(animals.firstIndex { $0 is Dog } ?? -1)"])
      #expect(screen.messages == [])
    }
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { [Cat()] as [Animal] })
      .assuming(modelType: Dog.self).onTapped { row, _, _ in screen.say(row) }
    screen.show(.friends)
    #expect(screen.table.diagnostics.map(\.severity) == [.warning])
    #expect(
      screen.messages == [
        """
        The declaration of this table has a problem:
        - A handler of section 'friends' takes models of type Dog, but the section's cells are bound to Animal. \
        Assume that type, or bind it.
        """
      ]
    )
  }
}
