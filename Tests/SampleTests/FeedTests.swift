import Binder
import HeadlessTable
import TestSupport
import Testing

@testable import samples

/// The feed: what is shown, and which pages are loaded when.
@MainActor
@Suite(.bounded)
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
    HeightCase(length: 10, width: 375, height: 60), HeightCase(length: 45, width: 375, height: 60),
    HeightCase(length: 46, width: 375, height: 80), HeightCase(length: 46, width: 60, height: 300),
    HeightCase(length: 46, image: "pier", width: 375, height: 240),
    HeightCase(length: 5, width: 20, height: 140),
  ])
  func heightOfAPost(_ testCase: HeightCase) {
    let text = String(repeating: "a", count: testCase.length)
    let post = FeedPost(id: 1, account: "ferry", text: text, image: testCase.image)
    #expect(post.height(inWidth: testCase.width) == testCase.height)
  }

  struct HeightCase {
    let length: Int
    var image: String?
    let width: Double
    let height: Double
  }

  @Test func theFirstPage() {
    #expect(
      Samples.run(["feed", "--rows", "compact", "--height", "200"]).output == """
        table feed · plain · 375×200 · select single
        content 375×4528 · 1 section · 100 rows · offset 0
        ┌── viewport
        § posts · 100 rows
          row      80  PostContent       #1  account="tram-line-4"  text="The market runs until seven, for the third year."
          row      80  PostContent       #2  account="city-library"  text="The upper terrace is quiet until seven, as every autumn."
          row     100  PostContent       #3  account="night-bus"  text="The kitchen opens at the end of the week, as there is fog. \
        The last tram takes a break at the end of the week, as there is fog."
        └── end of viewport · last 60 of previous line cut
          ⋮ 97 rows · height 4268 · #76db59ee

        100 of 10,000 posts in 1 page

        """
    )
  }

  @Test(arguments: [(0, 1), (88, 1), (89, 2), (188, 2), (189, 3)])
  func aPageIsLoadedTenRowsBeforeTheEnd(_ row: Int, _ pages: Int) throws {
    let screen = try screen()
    let posts = try FeedPost.shipped()
    // The row is the last one that is displayed, with one point of it.
    let end = posts[..<row].reduce(0) { $0 + $1.height(inWidth: 375) } + 1
    screen.scroll(to: max(0, end - 300))
    screen.table.layoutIfNeeded()
    #expect(screen.pages.count == pages)
    #expect(
      screen.said == ["\(pages)00 of 10,000 posts in \(pages) \(pages == 1 ? "page" : "pages")"]
    )
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test func thePostsEnd() throws {
    let screen = try screen()
    screen.scroll(to: 10_000_000)
    #expect(screen.said == ["10,000 of 10,000 posts in 100 pages"])
    let posts = try FeedPost.shipped()
    let height = posts.reduce(0) { $0 + $1.height(inWidth: 375) }
    #expect(screen.table.contentOffset.y == height - 300)
    #expect(screen.table.calls.batches.count == 100)
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test func slowPagesArriveByThemselves() async throws {
    let screen = try screen("--slow", "0")
    #expect(screen.table.numberOfRows(inSection: 0) == 0)
    #expect(screen.said == ["no posts yet: the first page is being loaded"])
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
