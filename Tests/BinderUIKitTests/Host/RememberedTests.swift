import TestSupport
import Testing

@MainActor
@Suite("What a UITableView remembers of its delegate and its data source", .bounded)
struct RememberedTests {
  @Test("stops nothing when these are gone")
  func gone() {
    #expect(
      Adapted.withoutAnybody()
        == "somebody, somebody, somebody, nobody, somebody, somebody",
      "nobody for what UIKit was never told of"
    )
  }

  @Test("follows what is answered later")
  func later() {
    #expect(Adapted.laterSwipes() == ["yes yes", "no no", "yes no", "yes yes"])
  }

  @Test("a delegate that was there before is named, unless it gets the calls that are left")
  func former() {
    #expect(
      Adapted.formerDelegate(forwarding: false) == [
        "The table had a delegate, which is not called from now on. Set it as the table's forwardedDelegate."
      ]
    )
    #expect(Adapted.formerDelegate(forwarding: true) == [])
  }

  @Test("so is a data source that has more to say than which rows there are")
  func formerDataSource() {
    let canEdit: Set = ["tableView:canEditRowAtIndexPath:"]
    #expect(
      Adapted.formerDataSource(canEdit, forwarding: false) == [
        "The table had a data source, which is not called from now on. Set it as the table's forwardedDataSource."
      ]
    )
    #expect(Adapted.formerDataSource(canEdit, forwarding: true) == [])
    #expect(Adapted.formerDataSource([], forwarding: false) == [])
  }

  @Test("the app is told of cells that come and go")
  func display() {
    #expect(
      Adapted.display() == [
        "will display 0", "will display 1", "will display 2", "did end displaying 0",
      ]
    )
  }

  @Test("rows that can be chosen by circles can be edited")
  func circles() {
    #expect(Adapted.circles() == [false, false, true, false])
  }

  @Test("a row is gone before UIKit hears that its deletion is done")
  func deletions() {
    #expect(Adapted.rowsAtTheEnd() == [3, 2, 1])
  }

  @Test("a title of a group that changes stays in capitals")
  func capitals() {
    #expect(Adapted.titles(inGroups: true) == ["FRIENDS (3)", "FRIENDS (3)"])
    #expect(Adapted.titles(inGroups: false) == ["Friends (3)", "Friends (3)"])
  }

  @Test(
    "a row is filled again in place, unless a closure dequeues its cell by UIKit's method",
    arguments: [false, true]
  )
  func reconfigured(byClosure: Bool) {
    let result = Adapted.reconfigured(byClosure: byClosure)
    #expect(result.isSame != byClosure)
    #expect(result.text == "Sue")
    #expect(result.problems == [])
  }

  @Test("the header of a table is measured when the table gets its width, and another one")
  func headerWidths() {
    #expect(Adapted.headerHeights() == [0, 30, 60, 60])
  }

  @Test("the header of a table is measured again when its text gets another size")
  func headerTexts() {
    #expect(Adapted.headerHeightsByText() == [30, 90, 30, 74])
  }

  @Test(
    "a cell that is displayed again is heard, if UIKit tells late that it was not displayed any more"
  )
  func lateEnds() {
    #expect(Adapted.eventsAfterLateEnd() == ["told by Asif"])
  }
}
