extension String {
  /// The text on lines of a width, broken at spaces, between wide characters, and within a word that is too long.
  func wrapped(
    to limit: Double,
    lines count: Int,
    isCode: Bool = false,
    width: (Character) -> Double
  ) -> [String] {
    var lines: [String] = []
    var rest = self[...]
    while lines.count + 1 < count, let end = rest.lineEnd(to: limit, isCode, width) {
      lines.append(rest[..<end].trimmed)
      rest = rest[end...].drop { $0 == " " }
    }
    lines.append(rest.trimmed.clipped(to: limit, width: width))
    return lines
  }

  /// Whether the text runs from right to left, by its first letter that has a direction.
  var isRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        // Digits and marks of these blocks have no direction, or a weak one.
        switch scalar.properties.generalCategory {
        case .otherLetter, .modifierLetter, .otherPunctuation: return true
        default: continue
        }
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }
}

extension Substring {
  /// The end of the first line of the text; nil if all of it fits.
  fileprivate func lineEnd(
    to limit: Double,
    _ isCode: Bool,
    _ width: (Character) -> Double
  ) -> Index? {
    var used = 0.0
    var lastBreak: Index?
    var index = startIndex
    while index < endIndex {
      let character = self[index]
      let next = self.index(after: index)
      used += width(character)
      if used > limit, character != " " {
        return lastBreak ?? (index == startIndex ? next : index)
      }
      if next < endIndex, character.allowsBreak(before: self[next], isCode) { lastBreak = next }
      index = next
    }
    return nil
  }

  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension Character {
  fileprivate func allowsBreak(before next: Character, _ isCode: Bool) -> Bool {
    if self == " " || isCode { return self == " " && next != " " }
    if self == "-" || self == "–" || self == "/" { return next.isLetter }
    let isClosing = next.isPunctuation
    return firstColumns == 2 && next != " " && !isClosing
      || next.firstColumns == 2 && self != " " && !isClosing
  }
}
