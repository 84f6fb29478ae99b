import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite(.bounded)
struct HandlerTests {
  @Test func theViewModelIsSetBeforeTheNamedHandlerAndThatRunsBeforeTheAnyHandler() {
    let screen = Screen()
    screen.binder.onAnySection()
      .onDequeue { section, row, cell in screen.say("any", section, row) }
      .onTapped { section, row, cell in screen.say("any tapped", section, row) }
    screen.binder.onSection(.banner)
      .bind(cellType: BannerCell.self, viewModels: [.init(text: "Hello")])
      .onDequeue { row, cell in screen.say("named", row, cell.label.text ?? "nil") }
      .onTapped { row, cell in screen.say("named tapped", row) }
    screen.show(.banner)
    screen.table.tapRow(at: .init(row: 0, section: 0))
    #expect(
      screen.said == ["named 0 Hello", "any banner 0", "named tapped 0", "any tapped banner 0"]
    )
  }

  @Test func aSecondHandlerOfTheSameKindReplacesTheFirst() {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
      .onTapped { row, cell, _ in screen.say("first") }
    screen.binder.onSection(.friends).onTapped { row, cell in screen.say("second") }
    screen.show(.friends)
    screen.table.tapRow(at: .init(row: 0, section: 0))
    #expect(screen.said == ["second"])
  }

  @Test func otherSectionsHandlersRunOnlyWhereCellsAreNotBoundByName() {
    let screen = Screen()
    screen.binder.onAllOtherSections().bind(cellType: NameCell.self, models: [.enemies: ["e"]])
      .onTapped { section, row, cell, model in screen.say("others", section, model) }
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["f"])
    screen.show(.friends, .enemies)
    screen.table.tapRow(at: .init(row: 0, section: 0))
    screen.table.tapRow(at: .init(row: 0, section: 1))
    #expect(screen.said == ["others enemies e"])
  }

  @Test func aChainThatAssumesTheModelTypeReceivesTheModel() {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["f"])
    screen.binder.onSection(.friends).assuming(modelType: String.self)
      .onTapped { row, cell, name in screen.say(name.uppercased()) }
    screen.binder.onAnySection().assuming(modelType: String.self)
      .onTapped { section, row, cell, name in screen.say(section, name) }
    screen.show(.friends)
    screen.table.tapRow(at: .init(row: 0, section: 0))
    #expect(screen.said == ["F", "friends f"])
  }

  @Test func aHandlerMayRefreshInTheMiddleOfATap() {
    let screen = Screen()
    var names = ["a"]
    screen.binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: { names })
      .onTapped { row, cell, name in
        names.append(name + "!")
        screen.binder.refresh()
        screen.say(screen.table.numberOfRows(inSection: 0))
      }
    screen.show(.friends)
    screen.table.tapRow(at: .init(row: 0, section: 0))
    #expect(screen.said == ["1"])
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
  }
}

/// What handlers may assume of the models that another chain binds.
@MainActor
@Suite(.bounded)
struct ModelAssumptionTests {
  protocol Pet { var name: String { get } }

  class Animal: Pet {
    let name: String
    init(_ name: String) { self.name = name }
  }

  final class Dog: Animal {}

  struct Fish: Pet { var name: String }

  @Test func aBaseClassOrAProtocolOfTheModelsWillDo() {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: [Dog("Rex")])
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: [Fish(name: "Bob")])
    screen.binder.onSection(.friends).assuming(modelType: Animal.self)
      .onTapped { row, cell, animal in screen.say("animal", animal.name) }
      .cellHeight { row, animal in animal.name == "Rex" ? 60 : 50 }
    screen.binder.onAnySection().assuming(modelType: (any Pet).self)
      .onTapped { section, row, cell, pet in screen.say("pet", pet.name) }
    screen.show(.friends, .enemies)
    screen.table.tapRow(at: IndexPath(row: 0, section: 0))
    screen.table.tapRow(at: IndexPath(row: 0, section: 1))
    #expect(screen.said == ["animal Rex", "pet Rex", "pet Bob"])
    #expect(screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(screen.messages == [])
  }

  @Test func aScreenMayAssumeAProtocol() {
    var said: [String] = []
    let table = HeadlessTable(id: "pets", width: 320, height: 100)
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) { Cells(NameCell.self, models: [Fish(name: "Bob")]) }
      OnAnySection {
        HandlersBySection(assuming: (any Pet).self)
          .onTapped { section, row, cell, pet in said.append(pet.name) }
      }
    }
    screen.bind(to: table)
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(said == ["Bob"])
    #expect(table.diagnostics.isEmpty)
  }

  @Test func whatNoModelIsAnyProtocolOfIsSaidWhenThereIsARow() {
    var fish: [Fish] = []
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { fish })
    screen.binder.onSection(.friends).assuming(modelType: (any Sequence).self)
      .onTapped { row, cell, sequence in screen.say("never") }
    screen.show(.friends)
    #expect(screen.messages == [])
    fish.append(Fish(name: "Bob"))
    screen.binder.refresh()
    #expect(
      screen.messages == [
        """
        The declaration of this table has a problem:
        - A handler of section 'friends' takes models of type Sequence, but the section's cells are \
        bound to Fish. Assume that type, or bind it.
        """
      ]
    )
  }

  @Test func cellsOfATypeByTheirNumberInEachForm() {
    let chains: [(SectionedTableViewBinder<Section>) -> Void] = [
      { $0.onSection(.friends).bind(cellType: NameCell.self, numberOfCells: 2) },
      { $0.onSection(.friends).bind(cellType: NameCell.self, numberOfCells: { 2 }) },
      { $0.onSections([.friends]).bind(cellType: NameCell.self, numberOfCells: [.friends: 2]) },
      { $0.onSections([.friends]).bind(cellType: NameCell.self, numberOfCells: { [.friends: 2] }) },
    ]
    let screens: [TableScreen<Section>] = [
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) { Cells(NameCell.self, count: 2) }
      },
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) { Cells(NameCell.self, count: 2) }
      },
      TableScreen(sectionedBy: Section.self) {
        OnSections([.friends]) { CellsBySection(NameCell.self, count: [.friends: 2]) }
      },
      TableScreen(sectionedBy: Section.self) {
        OnSections([.friends]) { CellsBySection(NameCell.self, count: [.friends: 2]) }
      },
    ]
    for (index, (chain, screen)) in zip(chains, screens).enumerated() {
      let binder = Screen()
      chain(binder.binder)
      binder.show(.friends)
      let table = HeadlessTable(id: "builder", width: 320, height: 200)
      screen.bind(to: table)
      for table in [binder.table, table] {
        #expect(table.numberOfRows(inSection: 0) == 2, "form \(index)")
        #expect(table.visibleCells.allSatisfy { $0 is NameCell }, "form \(index)")
        #expect(table.visibleCells.count == 2, "form \(index)")
      }
    }
  }

  @Test func cellsByTheirNumberHaveNoModel() {
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(cellType: NameCell.self, numberOfCells: 1)
      .onDequeue { row, cell in cell.label.text = "chain \(row)" }
      .accessory { row, _ in .checkmark }
    let table = HeadlessTable(id: "numbers", width: 320, height: 100)
    let builder = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        Cells(NameCell.self, count: 1) { row, cell in cell.label.text = "builder \(row)" }
          .accessory { row, _ in .checkmark }
      }
    }
    screen.show(.friends)
    builder.bind(to: table)
    for (table, text) in [(screen.table, "chain 0"), (table, "builder 0")] {
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NameCell
      #expect(cell?.label.text == text)
      #expect(cell?.accessoryType == .checkmark)
      #expect(table.diagnostics.isEmpty)
    }
  }
}
