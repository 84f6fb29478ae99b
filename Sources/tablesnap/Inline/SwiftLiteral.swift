/// A string as written in a Swift file.
struct SwiftLiteral {
  /// The bytes from the first quote or `#` to the last.
  let range: Range<Int>
  /// The number of `#` before it.
  let pounds: Int
  /// Whether it is between three quotes.
  let isMultiline: Bool
  private(set) var isInterpolated = false

  /// Finds the literal that begins at an offset; nil if none does, or if it does not end.
  init?(at start: Int, in scanner: SwiftScanner) {
    let bytes = scanner.bytes
    guard start < bytes.count else { return nil }
    pounds = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = start + pounds
    guard scanner.byte(quote) == UInt8(ascii: "\"") else { return nil }
    let marks = String(repeating: "#", count: pounds)
    let behindThree = bytes[min(quote + 3, bytes.count)...].drop { $0 == 32 || $0 == 9 }.first
    isMultiline =
      scanner.has("\"\"\"", at: quote) && behindThree.map(SwiftScanner.isNewline) == true
    let close = (isMultiline ? "\"\"\"" : "\"") + marks
    var offset = quote + (isMultiline ? 3 : 1)
    while let byte = scanner.byte(offset) {
      if scanner.has(close, at: offset) {
        range = start..<(offset + close.utf8.count)
        return
      }
      if !isMultiline, SwiftScanner.isNewline(byte) { return nil }
      guard byte == UInt8(ascii: "\\"), scanner.has(marks, at: offset + 1) else {
        offset += 1
        continue
      }
      offset += 1 + pounds
      guard scanner.byte(offset) == UInt8(ascii: "(") else {
        offset += 1
        continue
      }
      isInterpolated = true
      guard let end = scanner.closing(offset) else { return nil }
      offset = end + 1
    }
    return nil
  }

  /// The spaces and tabs before its closing quotes, which all its lines begin with.
  func indentation(in scanner: SwiftScanner) -> [UInt8] {
    let close = range.upperBound - pounds - 3
    return Array(scanner.bytes[scanner.lineStart(of: close)..<close])
  }

  /// The text that it represents; nil where values are put into it, or where it is malformed.
  func value(in scanner: SwiftScanner) -> String? {
    if isInterpolated { return nil }
    let quotes = (isMultiline ? 3 : 1) + pounds
    let content = scanner.bytes[(range.lowerBound + quotes)..<(range.upperBound - quotes)]
    guard isMultiline else { return unescaped(String(decoding: content, as: UTF8.self)) }
    let indentation = indentation(in: scanner)
    var lines = Self.lines(content)
    guard lines.count > 1, indentation.allSatisfy({ $0 == 32 || $0 == 9 }) else { return nil }
    // What is behind the first quotes, and before the last.
    lines.removeFirst()
    lines.removeLast()
    let texts = lines.map { line in
      String(
        decoding: line.starts(with: indentation) ? line.dropFirst(indentation.count) : line[...],
        as: UTF8.self
      )
    }
    return unescaped(texts.joined(separator: "\n"))
  }

  private static func lines(_ content: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = content
    while let end = rest.firstIndex(where: SwiftScanner.isNewline) {
      lines.append(rest[..<end])
      rest = rest[(end + 1)...]
      if content[end] == 13, rest.first == 10 { rest = rest.dropFirst() }
    }
    return lines + [rest]
  }

  private func unescaped(_ text: String) -> String? {
    let mark = String(repeating: "#", count: pounds).unicodeScalars
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", rest.starts(with: mark) else {
        result.append(scalar)
        continue
      }
      rest = rest.dropFirst(mark.count)
      guard let escape = rest.popFirst() else { return nil }
      switch escape {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "0": result.append("\0")
      case "\\", "\"", "'": result.append(escape)
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard rest.first == "{", let value = UInt32(String(digits), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(scalar)
        rest = rest.dropFirst(digits.count + 2)
      case "\n", " ", "\t":
        // A line that continues in the next.
        rest = rest.drop { $0 == " " || $0 == "\t" }
        if escape != "\n", rest.popFirst() != "\n" { return nil }
      default: return nil
      }
    }
    return String(result)
  }
}

extension SwiftLiteral {
  /// A text as a literal of several lines.
  ///
  /// - Parameters:
  ///   - text: The text, whose last line feed is that of the literal.
  ///   - indentation: The spaces or tabs before each line, and before the quotes at its end.
  ///   - lineEnd: The line end of the file.
  ///   - pounds: The fewest `#` that it has; more if the text needs them.
  /// - Returns: The literal from its first quotes to its last.
  static func bytes(
    of text: String,
    indentation: [UInt8],
    lineEnd: [UInt8],
    pounds: Int = 0
  ) -> [UInt8] {
    var marks = String(repeating: "#", count: pounds)
    // Bytes are compared: a letter may be composed with the mark before it, and a line feed with a carriage return.
    var body = Array(text.utf8)
    while body.holds("\"\"\"\(marks)") || body.holds("\\\(marks)") { marks += "#" }
    if body.last == 10 { body.removeLast() }
    // The last line of a literal has no line feed, and an expectation may be without its last one.
    if body.isEmpty || body.last == 10 { body.append(10) }
    var bytes = Array("\(marks)\"\"\"".utf8)
    for line in body.split(separator: 10, omittingEmptySubsequences: false) {
      bytes += lineEnd
      if !line.isEmpty {
        bytes += indentation + escaped(String(decoding: line, as: UTF8.self), marks).utf8
      }
    }
    return bytes + lineEnd + indentation + Array("\"\"\"\(marks)".utf8)
  }

  /// The line with an escape for what an editor or the compiler would not keep: many editors remove space at the end of a line.
  private static func escaped(_ line: String, _ marks: String) -> String {
    var result = ""
    let last = line.unicodeScalars.indices.last
    for index in line.unicodeScalars.indices {
      let scalar = line.unicodeScalars[index]
      switch scalar {
      case "\r": result += "\\\(marks)r"
      case "\t" where index == last: result += "\\\(marks)t"
      case "\0"..<" " where scalar != "\t", "\u{7F}"..."\u{9F}", "\u{FEFF}", "\u{2028}", "\u{2029}",
        "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
        _ where index == last && scalar.properties.isWhitespace:
        result += "\\\(marks)u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension [UInt8] {
  fileprivate func holds(_ text: String) -> Bool { firstRange(of: Array(text.utf8)) != nil }
}
