import Binder
import HeadlessTable

/// Thousands of posts of varying height, which are loaded as their end comes near.
///
/// The pages come at once, from an observed array; with `--slow`, one by one from an asynchronous sequence.
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
    let posts = binder.onSection(.posts)
    if delay != nil, #available(macOS 15, *) {
      finish(posts.bind(cellType: PostCell.self, models: pages.arriving))
    } else {
      finish(posts.bind(cellType: PostCell.self, models: pages.loaded))
    }
    pages.loadNext()
  }

  private func finish(_ posts: SectionChain<Section, PostCell, FeedPost>) {
    posts
      .onDequeue { _, cell, post in cell.show(post) }
      .cellHeight { [unowned self] _, post in post.height(inWidth: table.size.width) }
      .prefetch(when: .cellsFromEndOfTable(10)) { [pages] _ in pages.loadNext() }
    binder.displayedSections = Section.allCases
    binder.finish()
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
