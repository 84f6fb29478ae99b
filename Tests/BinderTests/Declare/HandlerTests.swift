import Binder
import HeadlessTable
import Testing

@MainActor
@Suite
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
      .onTapped { row, cell in screen.say("first") }
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
