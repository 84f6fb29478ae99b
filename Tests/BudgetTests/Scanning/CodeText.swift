/// Swift source text whose comments and string literals are blanks.
///
/// The first quotation mark of a literal stays, to tell `f("a")` from `f()`. Lines and columns stay where they were. What is interpolated into a string is code and stays.
struct CodeText {
  /// The code, as long as the text it came from.
  var text: String {
    String(decoding: output, as: UTF8.self)
  }

  private let source: [UInt8]
  private var output: [UInt8]
  private var position = 0

  init(_ text: String) {
    source = Array(text.utf8)
    output = source
    while position < source.count { scanCode(inInterpolation: false) }
  }

  /// What comments, strings and interpolations begin or end with; all else is passed over at once.
  private static let signs = Array("/\"#\\()".utf8)

  private mutating func scanCode(inInterpolation: Bool) {
    var depth = 0
    while position < source.count {
      if !Self.signs.contains(source[position]) {
        position += 1
      } else if starts(with: "//") {
        while position < source.count, source[position] != UInt8(ascii: "\n") { blank() }
      } else if starts(with: "/*") {
        scanBlockComment()
      } else if let quote = openingQuote() {
        scanString(quote)
      } else {
        let byte = source[position]
        position += 1
        guard inInterpolation else { continue }
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if depth < 0 {
          position -= 1
          blank()
          return
        }
      }
    }
  }

  private mutating func scanBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < source.count
  }

  private struct Quote {
    var hashes: String
    var marks: String
  }

  private func openingQuote() -> Quote? {
    var end = position
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    guard end < source.count, source[end] == UInt8(ascii: "\"") else { return nil }
    let hashes = String(repeating: "#", count: end - position)
    return Quote(hashes: hashes, marks: starts(with: hashes + "\"\"\"") ? "\"\"\"" : "\"")
  }

  private mutating func scanString(_ quote: Quote) {
    blank(quote.hashes.utf8.count)
    position += 1
    blank(quote.marks.utf8.count - 1)
    let closing = quote.marks + quote.hashes
    let escape = "\\" + quote.hashes
    while position < source.count {
      if !Self.signs.contains(source[position]) {
        blank()
      } else if starts(with: closing) {
        blank(closing.utf8.count)
        return
      } else if starts(with: escape + "(") {
        blank(escape.utf8.count + 1)
        scanCode(inInterpolation: true)
      } else if starts(with: escape) {
        blank(escape.utf8.count + 1)
      } else {
        blank()
      }
    }
  }

  private func starts(with prefix: String) -> Bool {
    source[position...].starts(with: prefix.utf8)
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < source.count {
      if source[position] != UInt8(ascii: "\n") { output[position] = UInt8(ascii: " ") }
      position += 1
    }
  }
}
