import TestSupport
import Testing

@MainActor
@Suite("A batch for a UITableView", .bounded)
struct BatchTests {
  @Test(
    "that does not lead to the data is refused with a sentence, and never reaches UIKit",
    arguments: HandMadeBatch.refused.indices
  )
  func refused(number: Int) throws {
    let batch = HandMadeBatch.refused[number]
    let result = batch.run()
    let sentence =
      "A batch was refused, and the table shows everything again: \(try #require(batch.reason))"
    #expect(result.said == [sentence], "\(batch.name)")
    #expect(result.shown == batch.after, "\(batch.name)")
    #expect(result.completion == [false], "\(batch.name)")
  }

  @Test("that leads to the data is taken", arguments: HandMadeBatch.taken.indices)
  func taken(number: Int) {
    let batch = HandMadeBatch.taken[number]
    let result = batch.run()
    #expect(result.said == [], "\(batch.name)")
    #expect(result.shown == batch.after, "\(batch.name)")
    #expect(result.completion == [true], "\(batch.name)")
  }

  @Test(
    "a lone announcement is a batch; of rows that were never counted it is a reload",
    arguments: [true, false]
  )
  func lone(loaded: Bool) {
    let result = Adapted.loneInsertion(loaded: loaded)
    #expect(result.said == [])
    #expect(result.shown == "a 44\nb 44")
  }

  @Test(
    "a table that has left its window is shown again as a whole when it comes back, with its selection",
    arguments: FriendsScreen.Syntax.allCases
  )
  func outOfSight(syntax: FriendsScreen.Syntax) {
    let screens = [false, true].map { leaves in
      let screen = FriendsScreen(syntax)
      return (screen.changes(inWindowThatItLeaves: leaves), screen.problems)
    }
    let shown = "# NEAR\nFriend 2 64\nFriend 3 64\nVera 44\n# FAR\nSue 44\n# the end"
    #expect(screens[0].0 == ["batch batch batch batch", "0.0", shown])
    #expect(screens[1].0 == ["reload reload reload reload", "0.0", shown])
    #expect(screens.allSatisfy { $0.1.isEmpty })
  }

  @Test("a table that was never in a window is told of rows in batches when it has laid out rows")
  func neverInWindow() {
    #expect(Adapted.updates(afterItIsLaidOut: false) == ["reload", "2 rows"])
    #expect(Adapted.updates(afterItIsLaidOut: true) == ["batch", "2 rows"])
  }

  @Test(
    "a header or a footer that changes reloads no section, whatever is out of sight",
    arguments: FriendsScreen.Syntax.allCases,
    [false, true]
  )
  func endsOutOfSight(syntax: FriendsScreen.Syntax, isGrouped: Bool) {
    let changes = EndsScreen.changes(syntax, isGrouped: isGrouped)
    #expect(changes.others == Array(repeating: "0 cells, 0 views, selected, then new", count: 4))
  }

  @Test(
    "a header or a footer that comes or goes where there is room for it in sight reloads its section",
    arguments: FriendsScreen.Syntax.allCases,
    [false, true]
  )
  func comingEnds(syntax: FriendsScreen.Syntax, isGrouped: Bool) {
    let changes = EndsScreen.changes(syntax, isGrouped: isGrouped)
    let coming = ["4 cells, 0 views, selected", "0 cells, 0 views, selected"]
    let kept = "0 cells, 0 views, selected"
    let expected =
      isGrouped
      ? [coming[0], kept, kept, kept] : [coming[0], coming[0], coming[1], coming[1]]
    #expect(changes.coming == expected.map { "\($0), then new" })
    let going = [
      "\(isGrouped ? 4 : 5) cells, 0 views, selected", isGrouped ? kept : coming[0], kept, kept,
    ]
    #expect(changes.going == going.map { "\($0), then nothing" })
  }

  @Test("headers and footers come, change and go")
  func ends() {
    #expect(
      Adapted.changingEnds() == [
        "# one, a 44", "# two, a 44", "# two, a 44, # foot", "a 44, # foot", "a 44",
      ]
    )
  }
}
