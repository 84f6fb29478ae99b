import HeadlessTable
import Testing

@testable import samples

/// The feed: what is shown, and which pages are loaded when.
@MainActor
@Suite
struct FeedTests {
  private func screen(_ arguments: String...) throws -> FeedScreen {
    let arguments = ["--height", "300"] + arguments
    let screen = try FeedScreen(try SampleOptions(arguments, for: FeedScreen.self))
    screen.table.onInconsistency = .collect
    screen.table.layoutIfNeeded()
    return screen
  }

  @Test func theFileThatComesWithTheSample() throws {
    let posts = try FeedPost.shipped()
    #expect(posts.map(\.id) == Array(1...10_000))
    #expect(posts.allSatisfy { !$0.account.isEmpty && !$0.text.isEmpty })
    #expect((1_800...2_200).contains(posts.count { $0.image != nil }))
  }

  @Test(arguments: [
    (10, nil, 375.0, 56.0), (45, nil, 375, 56), (46, nil, 375, 76), (46, "pier", 375, 236),
    (46, nil, 60, 36 + 20 * 13), (5, nil, 20, 36 + 20 * 5),
  ])
  func heightOfAPost(_ length: Int, _ image: String?, _ width: Double, _ height: Double) {
    let text = String(repeating: "a", count: length)
    let post = FeedPost(id: 1, account: "ferry", text: text, image: image)
    #expect(post.height(inWidth: width) == height)
  }

  @Test func theFirstPage() {
    #expect(
      Samples.run(["feed", "--rows", "compact", "--height", "200"]).output == """

        """
    )
  }

  @Test(arguments: [(0, 1), (89, 1), (90, 2), (189, 2), (190, 3)])
  func aPageIsLoadedTenRowsBeforeTheEnd(_ row: Int, _ pages: Int) throws {
    let screen = try screen()
    let posts = try FeedPost.shipped()
    // The row is the last one that is displayed, with one point of it.
    let end = posts[..<row].reduce(0) { $0 + $1.height(inWidth: 375) } + 1
    screen.scroll(to: max(0, end - 300))
    screen.table.layoutIfNeeded()
    #expect(screen.pages.count == pages)
    #expect(screen.said == ["\(pages)00 of 10,000 posts in \(pages) \(pages == 1 ? "page" : "pages")"])
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test func thePostsEnd() throws {
    let screen = try screen()
    screen.scroll(to: 10_000_000)
    #expect(screen.said == ["10,000 of 10,000 posts in 100 pages"])
    let posts = try FeedPost.shipped()
    let height = posts.reduce(0) { $0 + $1.height(inWidth: 375) }
    #expect(screen.table.contentOffset.y == height - 300)
    #expect(screen.table.calls.batches.count == 99)
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test func slowPagesArriveByThemselves() async throws {
    let screen = try screen("--slow", "0")
    #expect(screen.table.numberOfRows(inSection: 0) == 0)
    #expect(await screen.table.wait { $0.numberOfRows(inSection: 0) == 100 })
    screen.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom)
    #expect(await screen.table.wait { $0.numberOfRows(inSection: 0) == 200 })
    #expect(screen.said == ["200 of 10,000 posts in 2 pages"])
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test func wrongUse() {
    #expect(
      Samples.run(["feed", "--slow", "soon"])
        == Samples.Outcome(
          error: "samples: '--slow soon': use a number from 0 to 1,000,000.\n",
          status: 64
        )
    )
  }
}
