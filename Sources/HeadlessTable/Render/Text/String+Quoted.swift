extension String {
  /// The text in quotes, with everything that cannot be seen, or looks like a space and is none,
  /// written as an escape.
  package var quoted: String {
    let text = isPlainInQuotes ? self : escapingUnseen { $0 == "\"" || $0 == "\\" }
    return "\"" + text + "\""
  }

  /// The text with an escape for everything that cannot be seen, or looks like a space and is none, and with a
  /// backslash before some other scalars.
  func escapingUnseen(
    _ takesBackslash: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for (scalar, isJoint) in scalarsWithJoints {
      if scalar.isEscaped, !isJoint {
        result += scalar.escape
      } else {
        if takesBackslash(scalar) { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text with something else in the place of some scalars.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let replacement = replacement(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text that ``quoted`` has written; a text without quotes stays as it is.
  package var unquoted: String {
    // A mark that combines may follow the first quote, so that the two are one character.
    guard utf8.count > 1, beginsWithQuote, utf8.last == UInt8(ascii: "\"") else { return self }
    var result = ""
    var rest = unicodeScalars.dropFirst().dropLast()
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch escaped {
      case "n": result += "\n"
      case "t": result += "\t"
      case "u" where rest.first == "{":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
        result.unicodeScalars.append(scalar ?? "\u{FFFD}")
      default: result.unicodeScalars.append(escaped)
      }
    }
    return result
  }

  /// Whether all characters are letters, digits, spaces and signs of ASCII, and none of some; most texts are.
  func isPrintableASCII(without excluded: String) -> Bool {
    hasOnlyBytes { $0.isPrintableASCII && !excluded.utf8.contains($0) }
  }

  /// Whether all bytes of the text satisfy a condition; in half the time that the view of its bytes takes.
  private func hasOnlyBytes(_ isAllowed: (UInt8) -> Bool) -> Bool {
    var text = self
    return text.withUTF8 { $0.allSatisfy(isAllowed) }
  }

  /// Whether quotes alone make the text what ``quoted`` is.
  var isPlainInQuotes: Bool { hasOnlyBytes { $0.isPlainInQuotes } }

  /// The number of characters, which are bytes in most texts.
  var characterCount: Int { hasOnlyBytes { $0.isPrintableASCII } ? utf8.count : count }

  /// Whether the first scalar is a quote, also where a mark combines with it.
  package var beginsWithQuote: Bool { utf8.first == UInt8(ascii: "\"") }

  /// The scalars, and whether each is a joint within an emoji, such as between the members of a family: a mark
  /// without a width that is seen by what it joins.
  private var scalarsWithJoints: [(scalar: Unicode.Scalar, isJoint: Bool)] {
    flatMap { character in
      let scalars = character.unicodeScalars
      let isEmoji =
        scalars.count > 2 && scalars.allSatisfy(\.isInEmoji)
        && scalars.first?.value != 0x200D && scalars.last?.value != 0x200D
      return scalars.map { ($0, isEmoji && $0.isEscaped) }
    }
  }

  /// The text with an escape for everything that a terminal or a log would execute and not show: controls but for
  /// line feeds and tabs, and marks of direction.
  package var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    return replacingScalars { $0.isObeyed ? $0 == "\r" ? "\\r" : $0.escape : nil }
  }

  /// Whether the text can be written in a line without quotes: one visible word without quotes and backslashes, where
  /// brackets are around an index only, as in `tags[0]`.
  package var isBareWord: Bool {
    if hasOnlyBytes({ $0.isLetterOrDigit }) { return !isEmpty }
    var isFirst = true
    // The number of digits since a bracket was opened.
    var digits: Int?
    for scalar in unicodeScalars {
      switch (scalar, digits) {
      case ("[", nil) where !isFirst: digits = 0
      case ("]", let count?) where count > 0: digits = nil
      case ("0"..."9", let count?): digits = count + 1
      case (_, nil) where scalar.isPlain: break
      default: return false
      }
      isFirst = false
    }
    return !isFirst && digits == nil
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit, a space or a sign of ASCII.
  var isPrintableASCII: Bool { self >= 0x20 && self < 0x7F }

  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether the byte is a character that is written in quotes as it is.
  fileprivate var isPlainInQuotes: Bool {
    isPrintableASCII && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension Unicode.Scalar {
  /// A way to write the scalar that can be seen: `\u{a0}`.
  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }

  /// Whether an emoji may have the scalar in it: signs and people, joiners, selectors and the letters of flags.
  fileprivate var isInEmoji: Bool {
    switch value {
    case 0x200D, 0xFE0F, 0xE0020...0xE007F: true
    case ..<0x80: false
    default: properties.isEmoji
    }
  }

  /// Whether a terminal or a log does something when it reads the scalar.
  fileprivate var isObeyed: Bool {
    if value < 0x7F { return value < 0x20 && self != "\n" && self != "\t" }
    return switch value {
    case 0x7F...0x9F, 0x2028...0x2029: true
    default: properties.isBidiControl
    }
  }

  /// Whether the scalar may be anywhere in a word without quotes.
  fileprivate var isPlain: Bool {
    switch self {
    case " ", "\"", "[", "]", "\\": false
    default: !isEscaped
    }
  }

  /// Whether a snapshot escapes it, because it is not seen or looks like a plain space: controls,
  /// marks of direction, characters without width, spaces and line separators beyond ASCII.
  var isEscaped: Bool {
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
