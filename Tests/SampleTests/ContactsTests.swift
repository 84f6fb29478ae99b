import Binder
import HeadlessTable
import TestSupport
import Testing

@testable import samples

/// The contacts: what is shown, what a search asks of the table, and what a tap changes.
@MainActor
@Suite(.bounded)
struct ContactsTests {
  private let screen: ContactsScreen
  private var table: HeadlessTable { screen.table }

  init() throws {
    screen = try ContactsScreen(try SampleOptions(["--height", "300"], for: ContactsScreen.self))
    table.onInconsistency = .collect
    table.layoutIfNeeded()
    table.calls.clear()
  }

  private func output(_ arguments: String...) -> String {
    Samples.run(["contacts", "--rows", "compact", "--height", "180"] + arguments).output
  }

  @Test func theSameContactsInEveryRun() throws {
    let contacts = try Contact.generated(3_000)
    #expect(try contacts == Contact.generated(3_000))
    #expect(Set(contacts.map(\.id)).count == 3_000)
    #expect(try contacts != Contact.generated(3_000, seed: 2))
    #expect(contacts.count { $0.isFavourite } == 5)
  }

  @Test func favouritesAboveAllLetters() {
    #expect(
      output().hasPrefix(
        """
        table contacts · plain · 375×180 · select single
        content 375×133314 · 21 sections · 3006 rows · offset 0
        ┌── viewport
        § Favourites · 6 rows
          gap 22
          header   28  Title             "Favourites"
          row      44  ContactCell       #"Cooper, Emma"  name="Emma Cooper"  telephone="555 3746"  star="star"
          row      44  ContactCell       #"Davis, Lucy"  name="Lucy Davis"  telephone="555 2070"  star="star"
          row      44  ContactNoticeCell         [disabled]  "A tap makes a favourite, or ends one."

        """
      )
    )
  }

  @Test func aSearchIsOneBatch() {
    #expect(
      output("--search", "emma co") == """
        table contacts · plain · 375×180 · select single
        content 375×320 · 2 sections · 5 rows · offset 0
        ┌── viewport
        § Favourites · 2 rows
          gap 22
          header   28  Title             "Favourites"
          row      44  ContactCell       #"Cooper, Emma"  name="Emma Cooper"  telephone="555 3746"  star="star"
          row      44  ContactNoticeCell         [disabled]  "A tap makes a favourite, or ends one."
        § C · 3 rows
          gap 22
          header   28  Title             "C"
        └── end of viewport · last 8 of previous line cut
          ⋮ 3 rows · height 132 · #ac56d6df

        'emma co' leaves 4 rows; 1 batch, 19 sections deleted, 245 rows deleted

        """
    )
  }

  @Test func aPlaceholderWhenNobodyIsFound() {
    #expect(
      output("--search", "zz") == """
        table contacts · plain · 375×180 · select single
        content 375×44 · 1 section · 1 row · offset 0
        ┌── viewport
        § 0 · 1 row
          row      44  ContactNoticeCell         [disabled]  "Nobody is called that."
        └── end of viewport · 136 blank

        'zz' leaves no rows; 1 batch, 21 sections deleted, 1 section inserted

        """
    )
  }

  @Test func typingAndTakingBack() {
    let all = table.render(.text(extent: .all))
    for text in ["w", "we", "web", "webb", "web", "zz", "W", ""] { screen.search(text) }
    #expect(table.render(.text(extent: .all)) == all)
    #expect(table.calls.batches.count == 6, "Between web and webb nothing changes.")
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func aTapFindsTheContactWhereverItIsShown() throws {
    try screen.tap("W/Webb, Adam")
    #expect(table.indexPath(ofRow: "Webb, Adam", inSection: "Favourites")?.row == 4)
    let counts = table.calls.batches
    #expect(
      counts.map { [$0.insertedRows, $0.deletedRows, $0.reconfiguredRows] } == [
        [1, 0, 0], [0, 0, 1],
      ]
    )
    screen.search("adam")
    try screen.tap("Favourites/Webb, Adam")
    #expect(table.indexPath(ofRow: "Webb, Adam", inSection: "Favourites") == nil)
    #expect(table.indexPath(ofRow: "Webb, Adam", inSection: "W") != nil)
    #expect(
      screen.said == ["Webb, Adam is a favourite now", "Webb, Adam is no favourite now"]
    )
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func theBannerIsNoContact() throws {
    let banner = try #require(
      table.indexPath(
        ofRow: "A tap makes a favourite, or ends one.",
        inSection: "Favourites"
      )
    )
    #expect(banner == IndexPath(row: 2, section: 0))
    table.tapRow(at: banner)
    #expect(screen.said == [])
  }
}
