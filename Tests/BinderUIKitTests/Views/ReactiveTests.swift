import TestSupport
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
}
