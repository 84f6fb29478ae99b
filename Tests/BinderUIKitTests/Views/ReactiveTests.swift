import TestSupport
import BinderObservables
import BinderObservablesUIKit
import Testing

@MainActor
@Suite("The observable side of UIKit's views", .bounded)
struct ReactiveTests {
  @Test("a form of labels, fields and a button, as Bond's first page has it")
  func form() {
    #expect(Adapted.form() == ["Hi  false", "Hi steve true", "tap", "Sign in true"])
  }

  @Test("a view takes what it shows, without a name of its property")
  func wholeViews() {
    #expect(Adapted.wholeViews() == ["Tim", "Timmy", "true", "true", "0.5"])
  }

  @Test(
    "text views, segments and refresh controls are bound and observed, and complete when they are deallocated"
  )
  func moreViews() {
    #expect(Adapted.moreViews() == ["Jim", "1", "true", "Jimmy", "2", "false"])
    #expect(
      Adapted.ends() == [
        "text Optional(\"\")", "text Optional(\"a\")", "tap ()", "tap completed", "text completed",
      ]
    )
  }

  @Test("a table shows an observed array, and its calls are signals until its bag is emptied")
  func observedTable() {
    #expect(Adapted.observedTable() == ["selected 1", "done: Sleep"])
  }

  @Test("a field that is typed into is not given the text that it has, which would move the caret")
  func echoes() {
    #expect(Adapted.echoes() == ["Anna", "Bob"])
  }

  @Test("a switch and a property follow each other")
  func bothWays() {
    #expect(Adapted.bothWays() == ["true", "false"])
  }

  @Test(
    "a cell that is shown again as it is keeps its bindings, and one that is filled ends those of before"
  )
  func leftBags() {
    #expect(Adapted.leftBags() == ["first b", "second c"])
  }

  @Test("a cell's bag is emptied when the cell is used again, and when its row is filled again")
  func bags() {
    #expect(Adapted.bags() == ["true", "true", "[100]"])
  }

  @Test("a cell that the app dequeues itself ends the bindings of the row before")
  func ownBags() {
    #expect(Adapted.ownBags() == [1])
  }

  @Test("a screen that was the table's data source and delegate answers what no binding does")
  func formerScreen() {
    #expect(
      Adapted.formerScreen() == [
        "title, Paris 80, Berlin 80, chosen by the screen: 0",
        "title, Paris 80, Berlin 80, chosen: Berlin, scrolled",
        "title, Paris 80, Berlin 80, one below, chosen by the screen: 1",
      ]
    )
  }

  @Test("titles and moves of a table are signals, and a table is a view")
  func titlesAndMoves() {
    #expect(Adapted.titlesAndMoves() == ["title, Paris 44, Berlin 44, moved 0 to 1", "true"])
  }

  @Test("moves are a signal, too, where the former data source says which rows can be moved")
  func movesOfFormer() {
    #expect(Adapted.movesOfFormer() == ["moved 0 to 1", "2 of 3 rows can be moved"])
  }

  @Test("a screen's bindings end with the screen")
  func screenBag() {
    #expect(Adapted.screenBag() == ["Steve", "Tim", "Tim"])
  }
}
