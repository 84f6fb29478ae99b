import TestSupport
import Testing

@MainActor
@Suite("A declaration on a UITableView", .bounded)
struct DeclarationTests {
  typealias Syntax = FriendsScreen.Syntax

  @Test("shows UIKit's own cells and views, and answers a tap", arguments: Syntax.allCases)
  func first(syntax: Syntax) {
    let screen = FriendsScreen(syntax)
    #expect(
      screen.text == """
        # NEAR
        Asif 44
        Joanne 64
        # FAR
        Sue 44
        # the end
        """
    )
    #expect(screen.takeLog() == ["fill Asif", "fill Joanne", "fill Sue"])
    screen.tap(row: 1, section: 0)
    #expect(screen.takeLog() == ["tapped Joanne in Joanne"])
    #expect(screen.problems == [])
  }

  @Test(
    "follows its data by batches, and keeps the cells of rows that stay",
    arguments: Syntax.allCases
  )
  func updates(syntax: Syntax) {
    let screen = FriendsScreen(syntax)
    _ = screen.takeLog()
    let before = screen.cells
    screen.befriend()
    #expect(
      screen.text == """
        # NEAR
        Joanne 64
        Vera 44
        # FAR
        Susan 44
        # the end
        """
    )
    #expect(screen.kept(before) == ["Joanne"])
    #expect(Set(screen.takeLog()) == ["fill Vera", "fill Susan"])
    #expect(screen.problems == [])
  }

  @Test(
    "a header that is only filled again stays where it is, and no row is asked",
    arguments: Syntax.allCases
  )
  func refilled(syntax: Syntax) {
    let screen = FriendsScreen(syntax)
    _ = screen.takeLog()
    let isSame = screen.renameHeader("FURTHER")
    #expect(screen.text.contains("# FURTHER\nSue 44"))
    #expect(isSame)
    #expect(screen.takeLog() == [])
    #expect(screen.problems == [])
  }

  @Test(
    "the methods that the declaration has no answers for do not exist for UIKit",
    arguments: Syntax.allCases
  )
  func methods(syntax: Syntax) {
    let screen = FriendsScreen(syntax)
    #expect(
      screen.delegateMethods == [
        "heightForRowAtIndexPath:", "heightForHeaderInSection:", "heightForFooterInSection:",
        "viewForHeaderInSection:", "willDisplayCell:forRowAtIndexPath:",
        "didEndDisplayingCell:forRowAtIndexPath:", "didSelectRowAtIndexPath:",
      ]
    )
  }

  @Test("does not accept updates while the table asks, and does afterwards")
  func asking() {
    #expect(
      Adapted.acceptsUpdates() == ["in cellForRow: false", "later: true", "in a batch: false"]
    )
  }

  @Test("finds items and sections of a snapshot as soon as it is applied")
  func snapshots() {
    #expect(Adapted.foundAtOnce() == ["2", "4", "far", "1"])
  }

  @Test("binder.tableView is the UITableView, and a provider may call what only a UITableView has")
  func types() {
    #expect(Adapted.typedTable() == ["Asif of 3", "Joanne of 3", "Sue of 3"])
  }

  @Test("a provider for a UITableView says so in another table")
  func wrongTable() {
    #expect(
      Adapted.providerInAnotherTable() == [
        "A cell provider takes a UITableView, and the table is a HeadlessTable. Use only what any TableHost has where the "
          + "declaration is shown in other tables, too."
      ]
    )
  }
}
