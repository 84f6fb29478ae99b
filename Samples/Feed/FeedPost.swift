import Foundation

/// A post, as the file describes it.
struct FeedPost: Decodable, Identifiable, Equatable {
  let id: Int
  let account: String
  let text: String
  /// The name of an image; nil for a post without one.
  let image: String?

  /// How high the post is in a table of some width: a line for the account, the text's lines, the image.
  func height(inWidth width: Double) -> Double {
    let charactersPerLine = max(1, (width - 2 * 16) / 7.5)
    let lines = (Double(text.utf8.count) / charactersPerLine).rounded(.up)
    return 16 + 20 + 20 * lines + (image == nil ? 0 : 160)
  }

  /// The posts that come with the sample.
  static func shipped() throws -> [FeedPost] {
    try SampleData.decode([FeedPost].self, from: SampleData.url("feed.json"))
  }
}
