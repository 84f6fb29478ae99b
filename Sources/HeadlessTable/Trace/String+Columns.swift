extension String {
  /// The text filled up with spaces to a fixed stop; a longer text is followed by two spaces.
  func column(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(width - count, 2))
  }

  /// The text without the spaces at its end.
  var withoutTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text on one line, with what cannot be seen escaped, a space at the end as well.
  var escapedForLine: String {
    guard utf8.last == 0x20 || unicodeScalars.contains(where: \.isEscaped) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.isEscaped: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    if text.utf8.last == 0x20 {
      text.unicodeScalars.removeLast()
      text += "\\u{20}"
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control, a mark of direction, of no width, or an unusual space.
  fileprivate var isEscaped: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return false
    }
  }
}

extension Double {
  /// The number in its shortest form with at most three decimals.
  var shortText: String {
    let rounded = abs(self) < 1e12 ? (self * 1000).rounded() / 1000 : self
    if let whole = Int(exactly: rounded) { return String(whole) }
    return String(rounded)
  }
}
