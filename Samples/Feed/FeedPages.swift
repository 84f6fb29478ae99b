import Binder
import BinderObservables

/// Posts that are loaded page by page: at once, or after a while.
@MainActor
final class FeedPages {
  /// How many posts a page has.
  static let size = 100

  /// The posts that are loaded.
  let loaded = MutableObservableArray<FeedPost>()

  private let posts: [FeedPost]
  private let delay: Duration?

  /// Makes pages of posts, none of which is loaded yet.
  ///
  /// - Parameters:
  ///   - posts: All posts, from the newest on.
  ///   - delay: How long a page takes; nil for none, so that it is there when the call returns.
  init(_ posts: [FeedPost], delay: Duration?) {
    self.posts = posts
    self.delay = delay
  }

  /// How many pages are loaded.
  var count: Int { (loaded.count + Self.size - 1) / Self.size }

  /// One line about how much is loaded.
  var summary: String {
    if loaded.array.isEmpty { return "no posts yet: the first page is being loaded" }
    return "\(loaded.count.grouped) of \(posts.count.grouped) posts in \(count) "
      + (count == 1 ? "page" : "pages")
  }

  /// Loads another page; nothing happens if there is none.
  func loadNext() {
    guard let delay else { return take() }
    Task { [weak self] in
      if delay > .zero { try? await Task.sleep(for: delay) }
      self?.take()
    }
  }

  private func take() {
    let page = posts[loaded.count..<min(loaded.count + Self.size, posts.count)]
    if page.isEmpty { return }
    loaded.insert(contentsOf: Array(page), at: loaded.count)
  }
}
