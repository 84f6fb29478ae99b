/// A line of a conversation.
struct ChatMessage: Identifiable, Equatable {
  /// The author of the messages that the reader has written.
  static let ownName = "You"

  let id: Int
  let author: String
  let text: String

  /// Whether the reader has written it.
  var isOwn: Bool { author == Self.ownName }

  /// How high the message is in a table of some width: a line for the author, those of the text, and an empty line.
  ///
  /// A line has 20 points, as in a terminal, so that each message begins on a whole line of it.
  func height(inWidth width: Double) -> Double {
    let charactersPerLine = max(1, (width - 2 * 16) / 7.5)
    return 40 + 20 * (Double(text.utf8.count) / charactersPerLine).rounded(.up)
  }

  /// A message of the conversation, by its number from 1 on; each number gives the same message always.
  static func numbered(_ number: Int) -> ChatMessage {
    let lines = [
      (ownName, "Are you on the train?"), ("Asif", "Yes, we leave now."),
      (
        "Joanne",
        "There is a seat left beside me, if you get on at the next stop and walk to the front."
      ),
      (ownName, "Which coach?"), ("Joanne", "The last one."),
    ]
    let (author, text) = lines[number % lines.count]
    return ChatMessage(id: number, author: author, text: text)
  }
}
