/// Finds its way through the bytes of a Swift file: what is a comment, a string, or between brackets.
///
/// Bytes are kept as they are, whatever their line ends and their encoding of letters; all offsets are in bytes.
struct SwiftScanner {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  func has(_ text: String, at offset: Int) -> Bool {
    offset >= 0 && offset <= bytes.count && bytes[offset...].starts(with: text.utf8)
  }

  // MARK: Lines

  /// The offset of a line and a column, both from 1; nil if the file has no such place.
  func offset(line: Int, column: Int) -> Int? {
    var (start, number) = (0, 1)
    while number < line {
      guard let next = nextLine(after: start) else { return nil }
      (start, number) = (next, number + 1)
    }
    let offset = start + column - 1
    return column > 0 && offset < (nextLine(after: start) ?? bytes.count) ? offset : nil
  }

  /// The line and the column of an offset, both from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (start, number) = (0, 1)
    while let next = nextLine(after: start), next <= offset {
      (start, number) = (next, number + 1)
    }
    return (number, offset - start + 1)
  }

  func lineStart(of offset: Int) -> Int { offset - place(of: offset).column + 1 }

  private func nextLine(after start: Int) -> Int? {
    guard let end = bytes[start...].firstIndex(where: Self.isNewline) else { return nil }
    return bytes[end] == 13 && byte(end + 1) == 10 ? end + 2 : end + 1
  }

  static func isNewline(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

  /// The spaces and tabs that a line begins with.
  func indentation(ofLineAt offset: Int) -> ArraySlice<UInt8> {
    bytes[lineStart(of: offset)...].prefix { $0 == 32 || $0 == 9 }
  }

  /// The line end of the line that an offset lies in; that of the file's first line in the last one.
  func lineEnd(at offset: Int) -> [UInt8] {
    let end =
      bytes[offset...].firstIndex(where: Self.isNewline) ?? bytes.firstIndex(where: Self.isNewline)
    guard let end else { return [10] }
    return bytes[end] == 13 ? (byte(end + 1) == 10 ? [13, 10] : [13]) : [10]
  }

  /// What a line indents by that has some indentation: a tab or the file's fewest spaces, whichever of both the line itself
  /// begins with, or else more lines do.
  func indentationUnit(beside indentation: [UInt8]) -> [UInt8] {
    var fewest: Int?
    var (tabs, spaced) = (0, 0)
    var start = 0
    while true {
      let spaces = bytes[start...].prefix { $0 == 32 }.count
      if byte(start) == 9 { tabs += 1 }
      // One space begins the lines of a comment.
      if spaces > 1, let next = byte(start + spaces), !Self.isNewline(next) {
        spaced += 1
        fewest = min(fewest ?? spaces, spaces)
      }
      guard let next = nextLine(after: start) else { break }
      start = next
    }
    let isTab = indentation.first.map { $0 == 9 } ?? (tabs > spaced)
    return isTab ? [9] : Array(repeating: 32, count: fewest ?? 2)
  }

  // MARK: Tokens

  /// Whether the byte at an offset belongs to a name; every letter that is not of ASCII does.
  func isPartOfName(_ offset: Int) -> Bool {
    guard let byte = byte(offset) else { return false }
    let character = Character(Unicode.Scalar(byte))
    return byte > 127 || character.isLetter || character.isNumber || character == "_"
  }

  /// The offset of the next byte that is neither space nor within a comment.
  func afterSpace(_ start: Int) -> Int {
    var offset = start
    while let byte = byte(offset) {
      if byte == 32 || byte == 9 || Self.isNewline(byte) {
        offset += 1
      } else if has("//", at: offset) || has("/*", at: offset) {
        guard let end = afterToken(offset) else { return bytes.count }
        offset = end
      } else {
        break
      }
    }
    return offset
  }

  /// The offset behind the comment, the string or the byte at an offset; nil if it does not end.
  func afterToken(_ offset: Int) -> Int? {
    if has("//", at: offset) {
      return bytes[offset...].firstIndex(where: Self.isNewline) ?? bytes.count
    }
    if has("/*", at: offset) { return afterComment(offset) }
    if let literal = SwiftLiteral(at: offset, in: self) { return literal.range.upperBound }
    if isString(at: offset) { return nil }
    if let end = afterRegex(offset) { return end }
    return offset < bytes.count ? offset + 1 : nil
  }

  /// The offset of the bracket that closes the one at an offset; nil if none does.
  func closing(_ open: Int) -> Int? {
    var depth = 0
    var offset = open
    while let byte = byte(offset) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return offset }
      default: break
      }
      guard let next = afterToken(offset) else { return nil }
      offset = next
    }
    return nil
  }

  private func isString(at offset: Int) -> Bool {
    let pounds = bytes[offset...].prefix { $0 == UInt8(ascii: "#") }.count
    return byte(offset + pounds) == UInt8(ascii: "\"")
  }

  /// Comments may be within comments.
  private func afterComment(_ start: Int) -> Int? {
    var depth = 0
    var offset = start
    while offset < bytes.count {
      if has("/*", at: offset) {
        depth += 1
        offset += 2
      } else if has("*/", at: offset) {
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// The offset behind a regular expression, in which quotes and brackets say nothing.
  private func afterRegex(_ start: Int) -> Int? {
    let pounds = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    guard byte(start + pounds) == UInt8(ascii: "/") else { return nil }
    if pounds == 0, !mayBeginRegex(start) { return nil }
    let close = "/" + String(repeating: "#", count: pounds)
    var offset = start + pounds + 1
    while let byte = byte(offset) {
      if pounds == 0, Self.isNewline(byte) { return nil }
      if has(close, at: offset) { return offset + close.utf8.count }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private func mayBeginRegex(_ offset: Int) -> Bool {
    guard let next = byte(offset + 1), next != 32, next != 9 else { return false }
    let before = bytes[..<offset].last { $0 != 32 && $0 != 9 }
    return before.map { "(,:=[{".utf8.contains($0) } ?? true
  }
}
