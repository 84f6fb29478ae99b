/// The words and signs of a source file, without comments and without what stands between quotes.
struct SourceWords {
  private(set) var words: [Substring] = []
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        skipComment()
      } else if rest.hasPrefix("\"\"\"") {
        skip(past: "\"\"\"")
      } else if character == "\"" {
        skipString()
      } else if character == "`" {
        takeRawName()
      } else if character.isWord || character == "#" {
        take { $0.isWord || $0 == "#" }
      } else {
        if !character.isWhitespace { words.append(rest.prefix(1)) }
        rest.removeFirst()
      }
    }
  }

  private mutating func take(while isPart: (Character) -> Bool) {
    let word = rest.prefix(while: isPart)
    words.append(word)
    rest = rest[word.endIndex...]
  }

  /// A name between ticks is one word with its ticks.
  private mutating func takeRawName() {
    let name = rest.dropFirst().prefix { $0 != "`" && !$0.isNewline }
    words.append(rest[..<name.endIndex] + "`")
    rest = rest[name.endIndex...].dropFirst()
  }

  private mutating func skip(past mark: String) {
    rest = rest.dropFirst(mark.count)
    rest = rest.firstRange(of: mark).map { rest[$0.upperBound...] } ?? ""
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  /// A string ends at the next quote, or at the end of the line if there is none.
  private mutating func skipString() {
    rest = rest.dropFirst()
    while let character = rest.first, character != "\"", !character.isNewline {
      rest = rest.dropFirst(character == "\\" ? 2 : 1)
    }
    rest = rest.dropFirst()
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
