import Foundation
import HeadlessTableSnapshots

/// A source file with a call whose expectation is, or is to be, in a closure behind it.
///
/// Only the literal is exchanged, or the closure added; every other byte of the file stays.
struct InlineSource {
  /// Why an expectation cannot be written, as a sentence without the name of the place.
  enum Problem: Error, Hashable {
    case unreadable
    case noCall
    /// The file is as the test saw it, and the call at the place is that of another function, as a helper is.
    case otherCall
    /// The file was edited, and more than one of its lines, or none, is that of the call.
    case moved
    /// The closure holds something else than one plain literal.
    case notPlain

    var sentence: String {
      switch self {
      case .unreadable: "its source file cannot be read."
      case .noCall:
        "there is no call of assertInlineSnapshot at this place any more. Run the test again."
      case .otherCall:
        "the call at this place is not assertInlineSnapshot. Write its expectation yourself."
      case .moved:
        "its source file has been edited since the test ran, so that its call is not found. "
          + "Run the test again."
      case .notPlain: "the closure of its call holds more than a plain literal. Write it yourself."
      }
    }
  }

  private let scanner: SwiftScanner
  /// The offset of the bracket behind the function's name.
  private let call: Int
  /// The offset behind the bracket that ends the call.
  private let end: Int
  /// The closure with the expectation, from its `{` to its `}`; nil if there is none yet.
  private let closure: Range<Int>?
  private let literal: SwiftLiteral?

  private static let function = "assertInlineSnapshot"

  init(_ bytes: [UInt8], line: Int, column: Int) throws(Problem) {
    scanner = SwiftScanner(bytes)
    guard let call = scanner.offset(line: line, column: column),
      scanner.byte(call) == UInt8(ascii: "("), Self.isCall(call, in: scanner),
      let close = scanner.closing(call)
    else { throw .noCall }
    (self.call, end) = (call, close + 1)
    closure = try Self.closure(of: call..<end, in: scanner)
    guard let closure else {
      literal = nil
      return
    }
    let start = scanner.afterSpace(closure.lowerBound + 1)
    guard let literal = SwiftLiteral(at: start, in: scanner), literal.value(in: scanner) != nil,
      scanner.afterSpace(literal.range.upperBound) == closure.upperBound - 1
    else { throw .notPlain }
    self.literal = literal
  }

  var expectation: String? { literal?.value(in: scanner) }

  /// The bytes that an expectation is written over, and those that take their place.
  func edit(_ text: String) -> (range: Range<Int>, bytes: [UInt8]) {
    let lineEnd = scanner.lineEnd(at: call)
    if let literal, literal.isMultiline {
      let bytes = SwiftLiteral.bytes(
        of: text,
        indentation: literal.indentation(in: scanner),
        lineEnd: lineEnd,
        pounds: literal.pounds
      )
      return (literal.range, bytes)
    }
    let outer = Array(scanner.indentation(ofLineAt: closure?.lowerBound ?? end - 1))
    let inner = outer + scanner.indentationUnit(beside: outer)
    if let literal {
      return edit(text, instead: literal.range, lineEnd: lineEnd, outer: outer, inner: inner)
    }
    let body = SwiftLiteral.bytes(of: text, indentation: inner, lineEnd: lineEnd)
    let block = Array("{".utf8) + lineEnd + inner + body + lineEnd + outer + Array("}".utf8)
    return (end..<end, [32] + block)
  }

  /// The edit of a literal of one line, which becomes one of several on lines of their own; what is beside it in the
  /// closure, as comments, stays.
  private func edit(
    _ text: String,
    instead literal: Range<Int>,
    lineEnd: [UInt8],
    outer: [UInt8],
    inner: [UInt8]
  ) -> (range: Range<Int>, bytes: [UInt8]) {
    let bytes = scanner.bytes
    let before = bytes[scanner.lineStart(of: literal.lowerBound)..<literal.lowerBound]
    let space = before.reversed().prefix { $0 == 32 || $0 == 9 }.count
    let beginsLine = space == before.count
    let behind = bytes[literal.upperBound...].prefix { $0 == 32 || $0 == 9 }.count
    let endsClosure = scanner.byte(literal.upperBound + behind) == UInt8(ascii: "}")
    let indentation = beginsLine ? Array(before) : inner
    let body = SwiftLiteral.bytes(of: text, indentation: indentation, lineEnd: lineEnd)
    let start = literal.lowerBound - (beginsLine ? 0 : space)
    let end = literal.upperBound + (endsClosure ? behind : 0)
    return (
      start..<end,
      (beginsLine ? [] : lineEnd + inner) + body + (endsClosure ? lineEnd + outer : [])
    )
  }

  /// Whether the function's name is before a bracket, with nothing but space and comments between them.
  private static func isCall(_ bracket: Int, in scanner: SwiftScanner) -> Bool {
    // A comment between them may hold the name, too.
    let names = (0..<max(bracket, 0)).reversed().lazy.filter { scanner.has(function, at: $0) }
    let name = names.first { name in
      let end = name + function.utf8.count
      return scanner.afterSpace(scanner.has("`", at: end) ? end + 1 : end) == bracket
    }
    return name.map { !scanner.isPartOfName($0 - 1) } ?? false
  }

  /// The closure behind a call, or that of its argument `matches`.
  private static func closure(
    of call: Range<Int>,
    in scanner: SwiftScanner
  ) throws(Problem) -> Range<Int>? {
    var open = scanner.afterSpace(call.upperBound)
    let isBehind = scanner.byte(open) == UInt8(ascii: "{")
    if !isBehind {
      guard let label = try argument("matches", of: call, in: scanner) else { return nil }
      open = label
    }
    guard let close = scanner.closing(open) else { throw .notPlain }
    return open..<(close + 1)
  }

  /// The offset of the closure of an argument; nil if there is no such argument.
  private static func argument(
    _ label: String,
    of call: Range<Int>,
    in scanner: SwiftScanner
  ) throws(Problem) -> Int? {
    var offset = call.lowerBound + 1
    var isStart = true
    while offset < call.upperBound - 1 {
      offset = scanner.afterSpace(offset)
      if isStart, scanner.has(label, at: offset) {
        let colon = scanner.afterSpace(offset + label.utf8.count)
        if scanner.byte(colon) == UInt8(ascii: ":") {
          let value = scanner.afterSpace(colon + 1)
          guard scanner.byte(value) == UInt8(ascii: "{") else { throw .notPlain }
          return value
        }
      }
      isStart = scanner.byte(offset) == UInt8(ascii: ",")
      let isBracket = scanner.byte(offset).map { "([{".utf8.contains($0) } ?? false
      guard
        let next = isBracket ? scanner.closing(offset).map({ $0 + 1 }) : scanner.afterToken(offset)
      else { throw .notPlain }
      offset = next
    }
    return nil
  }
}
