/// A word, or one character that is neither part of a word nor a blank.
struct CodeToken: Hashable {
  /// The word or the character.
  var text: String

  /// The line it stands on, from 1.
  var line: Int

  /// Splits code without comments and strings.
  static func tokens(of code: String) -> [CodeToken] {
    let bytes = Array(code.utf8)
    var tokens: [CodeToken] = []
    var position = 0
    var line = 1
    while position < bytes.count {
      let begin = position
      while position < bytes.count, isWord(bytes[position]) { position += 1 }
      if position == begin { position += 1 }
      let byte = bytes[begin]
      if byte == UInt8(ascii: "\n") {
        line += 1
      } else if byte > UInt8(ascii: " ") {
        let text = String(decoding: bytes[begin..<position], as: UTF8.self)
        tokens.append(CodeToken(text: text, line: line))
      }
    }
    return tokens
  }

  /// Whether a byte belongs to a word; all that is not ASCII does.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
