import Binder
import HeadlessTable

/// Thousands of posts of varying height, which are loaded as their end comes near.
///
/// The pages come at once; with `--slow`, each after a while.
final class FeedScreen: Sample {
  static let name = "feed"
  static let summary = "10,000 posts of varying height, loaded page by page as the end comes near"
  static let options = ["--slow"]

  enum Section: Int, TableViewSection, CaseIterable {
    case posts
  }

  let table: HeadlessTable
  let pages: FeedPages
  private let binder: SectionedTableViewBinder<Section>

  var said: [String] { [pages.summary] }

  init(_ options: SampleOptions) throws {
    let delay = try options.count("--slow").map(Duration.milliseconds)
    pages = FeedPages(try FeedPost.shipped(), delay: delay)
    table = HeadlessTable(id: "feed", width: options.width, height: options.height)
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    binder.onSection(.posts)
      .observedRows(pages.loaded) { post in
        PostContent(account: post.account, text: post.text, image: post.image.map(ListImage.named))
      }
      .cellHeight { [unowned table] post in post.height(inWidth: table.size.width) }
      .prefetch(when: .cellsFromEndOfTable(10)) { [pages] _ in pages.loadNext() }
    binder.displayedSections = Section.allCases
    binder.finish()
    pages.loadNext()
  }

  /// Scrolls row by row, as a page is loaded only when a row near its beginning is displayed.
  func scroll(to offset: Double) {
    table.layoutIfNeeded()
    while table.contentOffset.y < offset, let top = table.indexPathsForVisibleRows?.first {
      let before = table.contentOffset.y
      table.scroll(to: min(offset, table.rectForRow(at: top).maxY))
      if table.contentOffset.y == before { return }
    }
  }
}

/// What a row shows of a post.
struct PostContent: CellContent, Equatable { let account: String, text: String, image: ListImage? }
