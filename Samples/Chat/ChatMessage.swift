/// A line of a conversation.
struct ChatMessage: Identifiable, Equatable {
  let id: Int
  let author: String
  let text: String

  /// How high the message is in a table of some width: a line for the author, and those of the text.
  func height(inWidth width: Double) -> Double {
    let charactersPerLine = max(1, (width - 2 * 16) / 7.5)
    return 36 + 20 * (Double(text.utf8.count) / charactersPerLine).rounded(.up)
  }

  /// A message of the conversation, by its number from 1 on; each number gives the same message always.
  static func numbered(_ number: Int) -> ChatMessage {
    let texts = [
      "Are you on the train?", "Yes, we leave now.",
      "There is a seat left beside me, if you get on at the next stop and walk to the front.",
      "Which coach?", "The last one.",
    ]
    return ChatMessage(
      id: number,
      author: number.isMultiple(of: 2) ? "Joanne" : "Asif",
      text: texts[number % texts.count]
    )
  }
}
