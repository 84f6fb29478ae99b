import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite(.bounded)
struct CellEventTests {
  typealias Bind = @MainActor (Screen) -> Void

  nonisolated static let chains: KeyValuePairs<String, Bind> = [
    "0 textEntered(\"x\")": { screen in
      screen.binder.onSection(.form).bind(cellType: FieldCell.self, models: ["name"])
        .onEvent(from: FieldCell.self) { row, cell, event, _ in screen.say(row, event) }
    },
    "0 textEntered(\"x\") name": { screen in
      screen.binder.onSection(.form).bind(cellType: FieldCell.self, models: ["name"])
        .onEvent(from: FieldCell.self) { row, cell, event, model in screen.say(row, event, model) }
    },
    "form 0 textEntered(\"x\")": { screen in
      screen.binder.onSections(.form).bind(cellType: FieldCell.self, models: [.form: ["name"]])
        .onEvent(from: FieldCell.self) { section, row, cell, event, _ in
          screen.say(section, row, event)
        }
    },
    "form 0 textEntered(\"x\") name": { screen in
      screen.binder.onAllOtherSections()
        .bind(cellType: FieldCell.self, models: [.form: ["name"]])
        .onEvent(from: FieldCell.self) { section, row, cell, event, model in
          screen.say(section, row, event, model)
        }
    },
    "0 text x": { screen in
      screen.binder.onSection(.form).bind(cellType: FieldCell.self, models: ["name"])
        .onEvent { row, cell, event, _ in
          switch event {
          case .textEntered(let text): screen.say(row, "text", text)
          case .ended: screen.say("ended")
          }
        }
    },
    "0 text x name": { screen in
      screen.binder.onSection(.form).bind(cellType: FieldCell.self, models: ["name"])
        .onEvent { row, cell, event, model in
          switch event {
          case .textEntered(let text): screen.say(row, "text", text, model)
          case .ended: screen.say("ended")
          }
        }
    },
    "form textEntered(\"x\")": { screen in
      screen.binder.onSections(.form).bind(cellType: FieldCell.self, models: [.form: ["name"]])
        .onEvent { section, row, cell, event, _ in screen.say(section, event) }
    },
    "form textEntered(\"x\") name": { screen in
      screen.binder.onAllOtherSections()
        .bind(cellType: FieldCell.self, models: [.form: ["name"]])
        .onEvent { section, row, cell, event, model in screen.say(section, event, model) }
    },
    "any form 0": { screen in
      screen.binder.onSection(.form).bind(cellType: FieldCell.self, models: ["name"])
      screen.binder.onAnySection()
        .onEvent(from: FieldCell.self) { section, row, cell, event in
          screen.say("any", section, row)
        }
    },
  ]

  @Test(arguments: chains.indices)
  func reachesTheHandler(_ index: Int) {
    let (expected, bind) = Self.chains.map { $0 }[index]
    let screen = Screen()
    bind(screen)
    screen.show(.form)
    screen.cell(FieldCell.self, row: 0, section: 0)?.type("x")
    #expect(screen.said == [expected])
  }

  /// Emits in its own code; the classes below inherit that.
  class MailCell: HeadlessCell, ViewEventEmitting {
    enum ViewEvent { case sent }

    func send() { emit(event: .sent) }
  }

  class EmailCell: MailCell {
    func resend() { emit(event: .sent) }
  }

  final class NewsletterCell: EmailCell {}

  @Test func aHandlerHearsTheCellsOfItsClassAndOfThoseBelow() {
    for isBuilder in [false, true] {
      let table = HeadlessTable(id: "mails", width: 320, height: 480)
      var said: [String] = []
      let binder = TableViewBinder(tableView: table)
      let provide = { (tableView: any TableHost, row: Int, name: String) -> any TableCell in
        switch name {
        case "mail": tableView.dequeue(MailCell.self)
        case "email": tableView.dequeue(EmailCell.self)
        default: tableView.dequeue(NewsletterCell.self)
        }
      }
      let mails = ["mail", "email", "newsletter"]
      table.register(MailCell.self)
      table.register(EmailCell.self)
      table.register(NewsletterCell.self)
      let screen = TableScreen {
        OnTable {
          Cells(models: mails, cellProvider: provide)
            .onEvent(from: MailCell.self) { row, cell, event, _ in said.append("mail \(row)") }
            .onEvent(from: EmailCell.self) { row, cell, event, _ in said.append("email \(row)") }
        }
      }
      if isBuilder {
        screen.bind(to: table)
      } else {
        binder.onTable().bind(cellProvider: provide, models: mails)
          .onEvent(from: MailCell.self) { row, cell, event, _ in said.append("mail \(row)") }
          .onEvent(from: EmailCell.self) { row, cell, event, _ in said.append("email \(row)") }
        binder.finish()
      }
      for case let cell as MailCell in table.visibleCells { cell.send() }
      for case let cell as EmailCell in table.visibleCells { cell.resend() }
      #expect(said == ["mail 0", "email 1", "email 2", "email 1", "email 2"])
      #expect(table.calls.description.contains("NewsletterCell"))
    }
  }

  @Test func anUpdateThatIsPendingComesFirst() {
    let screen = Screen()
    var names = ["a", "b"]
    screen.binder.onSection(.form).bind(cellType: FieldCell.self, models: { names })
      .onEvent(from: FieldCell.self) { row, cell, event, model in screen.say(row, model) }
    screen.show(.form)
    let cell = screen.cell(FieldCell.self, row: 1, section: 0)
    names = ["x", "y", "b"]
    screen.binder.refresh()
    cell?.emit(event: .ended)
    #expect(screen.said == ["2 b"])
  }

  @Test(arguments: [0, 1])
  func aRowThatAnUpdateTakesToAnotherSectionIsFoundThere(change: Int) {
    let screen = Screen()
    let moved = Person(id: 2, name: "Joanne", age: 31)
    var people: [Section: [Person]] = [
      .friends: [Person(id: 1, name: "Asif", age: 27), moved],
      .enemies: [Person(id: 3, name: "Sue", age: 42)],
    ]
    screen.binder.onSections(.friends, .enemies)
      .bind(cellType: FieldCell.self, models: { people })
      .onEvent(from: FieldCell.self) { section, row, cell, event, person in
        screen.say(section, row, person.name, person.age)
      }
    screen.show(.friends, .enemies)
    let cell = screen.cell(FieldCell.self, row: 1, section: 0)
    people[.friends]?.removeLast()
    people[.enemies]?.append(Person(id: 2, name: "Joanne", age: 31 + change))
    screen.binder.refresh()
    cell?.emit(event: .ended)
    #expect(screen.said == ["enemies 1 Joanne \(31 + change)"])
  }

  @Test func aRowWithoutAnIdentityIsFollowedByItsCell() {
    let screen = Screen()
    var names = ["a", "b"].map { UpdateTests.Equal(text: $0) }
    screen.binder.onSection(.form).bind(cellType: FieldCell.self, models: { names })
      .onEvent(from: FieldCell.self) { row, cell, event, name in screen.say(row, name.text) }
    screen.show(.form)
    let cell = screen.cell(FieldCell.self, row: 1, section: 0)
    names.insert(UpdateTests.Equal(text: "x"), at: 0)
    screen.binder.refresh()
    cell?.emit(event: .ended)
    #expect(screen.said == ["2 b"])
    names.removeLast()
    names.append(UpdateTests.Equal(text: "c"))
    screen.binder.refresh()
    cell?.emit(event: .ended)
    #expect(screen.said == ["2 b"])
  }

  @Test func anEventOfARowThatIsGoneIsDroppedAndRecorded() {
    let screen = Screen()
    var names = ["a", "b"]
    screen.binder.onSection(.form).bind(cellType: FieldCell.self, models: { names })
      .onEvent(from: FieldCell.self) { row, cell, event, model in screen.say(row, model) }
    screen.show(.form)
    let cell = screen.cell(FieldCell.self, row: 1, section: 0)
    names = ["a"]
    screen.binder.refresh()
    cell?.emit(event: .ended)
    #expect(screen.said == [])
    let events = screen.table.calls.events.filter { $0.kind == .cellEvent }
    #expect(events.map(\.isDropped) == [true])
    #expect(events.map(\.text) == ["ended"])
  }

  @Test func aCellThatIsNotDisplayedEmitsToNobody() {
    let screen = Screen(height: 88)
    screen.binder.onSection(.form)
      .bind(cellType: FieldCell.self, models: ["a", "b", "c", "d"])
      .onEvent(from: FieldCell.self) { row, cell, event, _ in screen.say(row) }
    screen.show(.form)
    let cell = screen.cell(FieldCell.self, row: 0, section: 0)
    screen.table.scroll(to: 88)
    screen.table.layoutIfNeeded()
    screen.table.memoryWarning()
    cell?.emit(event: .ended)
    #expect(screen.said == [])
  }
}
