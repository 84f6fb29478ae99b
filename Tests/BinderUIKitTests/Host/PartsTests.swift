import TestSupport
import Testing

@MainActor
@Suite("The views of a UITableView that belong to no section", .bounded)
struct PartsTests {
  @Test("are its header, its footer and its background, as high as they need to be")
  func views() {
    let screen = PartsScreen()
    #expect(screen.text == "note 40, sum 30, nobody 0")
    #expect(screen.contentHeight == 70)
    screen.friends = [Friend(id: 1, name: "Asif")]
    screen.note = "longer"
    screen.refresh()
    #expect(screen.text == "longer 60, sum 30, none")
    #expect(screen.contentHeight == 134)
    screen.note = nil
    screen.friends = []
    screen.refresh()
    #expect(screen.text == "none, sum 30, nobody 0")
  }

  @Test("a binder that takes a table over leaves views of the app where they are")
  func takesOver() {
    #expect(viewsAfterTakingOver(ofApp: false) == ["none", "none", "none"])
    #expect(viewsAfterTakingOver(ofApp: true) == ["app's", "app's", "app's"])
  }

  @Test(
    "headers and footers of height 0 leave no space between groups, of which UIKit makes its own for 0"
  )
  func groups() {
    #expect(spaceAroundGroups() == ["35 33", "35 33", "0 0", "0 0", "12 12", "12 12"])
  }

  @Test("views of the app come back when a declaration has none for their places any more")
  func underneath() {
    let (app, note) = ("app's app's app's", "note note note")
    #expect(viewsOfAppUnderneath() == [note, app, note, note, app])
  }
}
