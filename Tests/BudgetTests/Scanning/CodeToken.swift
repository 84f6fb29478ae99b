/// A word, or one character that is neither part of a word nor a blank.
struct CodeToken: Hashable {
  /// The word or the character.
  var text: String

  /// The line it stands on, from 1.
  var line: Int

  /// Splits code without comments and strings.
  static func tokens(of code: String) -> [CodeToken] {
    var tokens: [CodeToken] = []
    var word = ""
    var line = 1
    func endWord() {
      guard !word.isEmpty else { return }
      tokens.append(CodeToken(text: word, line: line))
      word = ""
    }
    for character in code.unicodeScalars {
      if character.properties.isXIDContinue {
        word.unicodeScalars.append(character)
        continue
      }
      endWord()
      if character == "\n" {
        line += 1
      } else if !character.properties.isWhitespace {
        tokens.append(CodeToken(text: String(character), line: line))
      }
    }
    endWord()
    return tokens
  }
}
