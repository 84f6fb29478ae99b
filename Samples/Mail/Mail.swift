/// A mail of a mailbox.
struct Mail: Identifiable, Equatable {
  /// The `Message-ID`; for a mail without one, its position in the file.
  let id: String
  let sender: String
  let subject: String
  /// The first words of the text, on one line.
  let preview: String
  /// The `Date` as the mail has it.
  let date: String
  var isRead = false
  var isFlagged = false
}
