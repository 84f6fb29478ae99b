extension String {
  /// The text filled up with spaces to a fixed stop; a longer text is followed by two spaces.
  package func column(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - count, 2))
  }

  package var withoutTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text on one line, with what cannot be seen escaped, a space at the end as well.
  var escapedForLine: String {
    guard utf8.last == 0x20 || unicodeScalars.contains(where: \.isEscaped) else { return self }
    var text = escapingUnseen()
    if text.utf8.last == 0x20 {
      text.unicodeScalars.removeLast()
      text += "\\u{20}"
    }
    return text
  }
}
