import TestSupport
import Testing

@MainActor
@Suite("Visible rows of a UITableView that are kept in place", .bounded)
struct KeptRowsTests {
  @Test(
    "stay where they are when rows come above them, at the top, too",
    arguments: [true, false]
  )
  func stay(animates: Bool) {
    let feed = GrowingFeed(animates: animates)
    feed.scroll(to: 110)
    let shown = "Friend 3@-22, Friend 4@22, Friend 5@66, Friend 6@110"
    #expect(feed.shown == shown)
    feed.insert([11, 12, 13])
    #expect(feed.shown == shown)
    #expect(feed.stillChanges == 1)
    feed.remove(12)
    #expect(feed.shown == shown)
    feed.remove(4)
    // A reload forgets how high the row is that is half on the screen.
    #expect(
      feed.shown
        == (animates
          ? "Friend 3@-22, Friend 5@22, Friend 6@66, Friend 7@110"
          : "Friend 2@-22, Friend 3@22, Friend 5@66, Friend 6@110")
    )
    #expect(feed.problems == [])
  }

  @Test("a change below them may be animated")
  func animated() {
    let feed = GrowingFeed(animates: true)
    feed.scroll(to: 110)
    let shown = feed.shown
    feed.append(20)
    #expect(feed.shown == shown)
    #expect(feed.stillChanges == 0)
  }
}
