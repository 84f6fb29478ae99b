import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("The views that wait to be handed out", .bounded)
struct ReusableViewsTests {
  private final class FriendCell: HeadlessCell {}
  private final class FriendHeader: HeadlessHeaderFooterView {}
  /// A cell that knows nothing of pools.
  private final class BareCell: TableCell {}

  private let views = ReusableViews()

  init() {
    views.register("friend", .init(typeName: "FriendCell") { FriendCell() })
    views.register("bare", .init(typeName: "BareCell") { BareCell() })
    views.registerHeaderFooter("header", .init(typeName: "FriendHeader") { FriendHeader() })
  }

  private func dequeue(_ identifier: String) -> String {
    guard let (cell, origin) = views.takeCell(identifier) else { return "none" }
    return "\(views.tag(of: cell).name) \(origin)"
  }

  @Test("hands out the cell that was pooled last, of the same identifier only")
  func lastFirst() throws {
    let cells = try (0..<2).map { _ in try #require(views.takeCell("friend")).cell }
    for cell in cells { views.pool(cell) }
    #expect(dequeue("bare") == "BareCell #1 made")
    #expect(dequeue("friend") == "FriendCell #2 pooled")
    #expect(dequeue("friend") == "FriendCell #1 pooled")
    #expect(dequeue("friend") == "FriendCell #3 made")
    #expect(dequeue("stranger") == "none")
  }

  @Test("keeps a view of another class by the name that it was made under")
  func bareCell() throws {
    let cell = try #require(views.takeCell("bare")).cell
    views.pool(cell)
    #expect(views.reuseIdentifier(of: cell) == "bare")
    #expect(dequeue("bare") == "BareCell #1 pooled")
  }

  @Test("forgets a view without an identifier, and numbers one that it sees for the first time")
  func strangers() {
    let cell = FriendCell()
    #expect(views.knownTag(of: cell) == nil)
    #expect(views.tag(of: cell).name.description == "FriendCell #1")
    views.pool(cell)
    #expect(views.counts.isEmpty)
    views.pool(FriendCell(style: .default, reuseIdentifier: "hand-made"))
    #expect(dequeue("hand-made") == "FriendCell #2 pooled")
  }

  @Test("fills the cell of a reconfigured row again, once a question")
  func reconfigured() throws {
    let cell = try #require(views.takeCell("friend")).cell
    let shown = DisplayedCell(
      cell: cell,
      name: views.tag(of: cell).name,
      reuseIdentifier: "friend",
      place: nil,
      estimatedHeight: nil
    )
    let (texts, request) = views.during(ViewRequest(cellToReconfigure: shown)) {
      ([dequeue("bare"), dequeue("friend"), dequeue("friend")], views.request)
    }
    #expect(texts == ["BareCell #1 made", "FriendCell #1 reconfigured", "FriendCell #2 made"])
    #expect(request?.cellToReconfigure == nil)
    #expect(views.request == nil)
  }

  @Test("knows the rows that were dequeued for in a callback, and not those of the one around it")
  func nestedQuestions() {
    let row = RowPosition(section: 0, row: 1)
    views.during(ViewRequest(row: row)) {
      #expect(views.fulfill(with: row))
      views.during(ViewRequest()) {
        #expect(views.fulfill(with: row))
        #expect(views.request?.dequeuedRows == [row])
      }
      #expect(!views.fulfill(with: row))
      #expect(views.request?.dequeuedRows == [row, row])
    }
  }

  @Test("puts pools, titles and numbers back after an off-screen question, and keeps registrations")
  func offScreen() throws {
    let cell = try #require(views.takeCell("friend")).cell
    views.pool(cell)
    let title = views.takeTitle()
    views.pool(title)
    let seen = views.offScreen {
      views.removeAll()
      views.register("late", .init(typeName: "Late") { BareCell() })
      return [dequeue("friend"), dequeue("late"), views.takeTitle() === title ? "old" : "new"]
    }
    #expect(seen == ["FriendCell #2 made", "Late #1 made", "new"])
    #expect(dequeue("friend") == "FriendCell #1 pooled")
    #expect(dequeue("friend") == "FriendCell #2 made")
    #expect(dequeue("late") == "Late #1 made")
    #expect(views.takeTitle() === title)
  }

  @Test("short of memory, keeps the titles' views and nothing else")
  func memory() throws {
    let title = views.takeTitle()
    title.textLabel.text = "Friends"
    views.pool(title)
    views.pool(try #require(views.takeCell("friend")).cell)
    views.pool(try #require(views.takeHeaderFooter("header")).view)
    #expect(views.counts.map(\.identifier) == ["friend", "header"])
    views.emptyPools()
    #expect(views.counts.isEmpty)
    #expect(views.takeTitle() === title)
    #expect(title.textLabel.text == nil)
  }
}
