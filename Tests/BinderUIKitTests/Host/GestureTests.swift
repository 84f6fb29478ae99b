import Binder
import TestSupport
import Testing

@MainActor
@Suite("Rows of a UITableView that are swiped and deleted", .bounded)
struct GestureTests {
  @Test("have the actions of the declaration, and a delete button only where it deletes")
  func actions() {
    let inbox = Inbox(deletes: true)
    #expect(inbox.actions(0, 0, .leading) == ["Flag"])
    #expect(inbox.actions(0, 0, .trailing) == ["Delete"])
    #expect(inbox.actions(1, 0, .leading) == [])
    #expect(inbox.actions(1, 0, .trailing) == [])
    let other = Inbox(deletes: false)
    #expect(other.actions(0, 1, .leading) == ["Flag"])
    #expect(other.actions(0, 1, .trailing) == [])
  }

  @Test("run their handlers")
  func handlers() async {
    let inbox = Inbox(deletes: true)
    await inbox.flag(1)
    #expect(inbox.log == ["flag Joanne"])
    #expect(await Inbox(deletes: true).delete(0) == "delete Asif\nJoanne 44\nSue 44")
  }

  @Test("do not make others change their controls while one of them is aside")
  func controls() {
    #expect(
      Inbox(deletes: true).controlsOfOther() == [
        "delete, not editable", "delete, not editable", "delete, not editable", "none, editable",
      ]
    )
  }

  @Test("are told to the app's own delegate where the declaration does not want to know")
  func notices() {
    #expect(Inbox(deletes: true).noticesOfApp() == ["begins 1", "ends 1"])
  }

  @Test("are selected by the program, which hears of a finger's choice")
  func selection() {
    let screen = ChosenFriend()
    #expect(screen.rows == [1])
    screen.tap(0)
    #expect(screen.chosen == 1)
    #expect(screen.rows == [0])
    screen.choose(nil)
    #expect(screen.rows == [])
  }

  @Test("have the colours of the app, or else those of the system")
  func colors() {
    let system = [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink",
      "brown", "gray",
    ]
    let names: [String?] = system.map { $0 } + ["brand", "no such colour", nil]
    #expect(
      colorsOfActions(names, ofApp: ["brand", "pink"]) == [
        "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
        "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "pink", "systemBrown",
        "systemGray", "brand", "usual", "usual",
      ]
    )
  }
}
