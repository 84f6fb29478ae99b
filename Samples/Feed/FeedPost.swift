import Foundation

/// A post, as the file describes it.
struct FeedPost: Decodable, Identifiable, Equatable {
  let id: Int
  let account: String
  let text: String
  /// The name of an image; nil for a post without one.
  let image: String?

  /// How high the post is in a table of some width: a line for the account, the text's lines, an empty line, the image.
  ///
  /// A line has 20 points, as in a terminal, so that each post begins on a whole line of it.
  func height(inWidth width: Double) -> Double {
    let charactersPerLine = max(1, (width - 2 * 16) / 7.5)
    let lines = (Double(text.utf8.count) / charactersPerLine).rounded(.up)
    return 20 + 20 * lines + 20 + (image == nil ? 0 : 160)
  }

  /// The posts that come with the sample.
  static func shipped() throws -> [FeedPost] {
    try SampleData.decode([FeedPost].self, from: SampleData.url("feed.json"))
  }
}
