extension Character {
  /// The number of columns of a terminal that the character takes: 0, 1 or 2.
  ///
  /// Marks take no columns of their own, but each letter that a script of South Asia joins to the first one does. Wide
  /// are the scripts and signs of East Asia and whatever is drawn as emoji.
  package var columns: Int { firstColumns + joinedLetters.count }

  /// The letters behind the first scalar; those that Hangul puts into one square are none.
  var joinedLetters: [Unicode.Scalar] {
    unicodeScalars.dropFirst().filter {
      $0.properties.generalCategory == .otherLetter && !$0.isConjoining
    }
  }

  var firstColumns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII {
      return isASCIIEmoji ? 2 : (first.value < 0x20 || first.value == 0x7F ? 0 : 1)
    }
    if first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return first.isWide || (first.properties.isEmoji && isDrawnAsEmoji) ? 2 : 1
    }
  }

  /// A digit or a sign with the selector of emoji behind it, as in the keycaps.
  private var isASCIIEmoji: Bool {
    isDrawnAsEmoji && unicodeScalars.first?.properties.isEmoji == true
  }

  private var isDrawnAsEmoji: Bool { unicodeScalars.contains { $0.value == 0xFE0F } }
}

extension Unicode.Scalar {
  /// Whether it is a part of a syllable of Hangul.
  fileprivate var isConjoining: Bool {
    switch value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
    default: false
    }
  }

  /// Whether Unicode calls the scalar wide or full-width.
  fileprivate var isWide: Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = Self.wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if Self.wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < Self.wideRanges.count && Self.wideRanges[low].contains(value)
  }

  /// The ranges of East Asian Width W and F without those of emoji, ascending.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // initial consonants of Hangul
    0x2329...0x232A,
    0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x2FF0...0x303E,  // radicals, punctuation
    0x3041...0x3096, 0x3099...0x30FF,  // Hiragana, Katakana
    0x3105...0x312F, 0x3131...0x318E, 0x3190...0x31E5, 0x31EF...0x321E,
    0x3220...0x3247, 0x3250...0xA48C, 0xA490...0xA4C6,  // ideographs, Yi
    0xA960...0xA97C, 0xAC00...0xD7A3,  // Hangul
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x16FE0...0x16FE4, 0x16FF0...0x16FF1, 0x17000...0x187F7, 0x18800...0x18CD5,
    0x18D00...0x18D08, 0x1AFF0...0x1AFFE, 0x1B000...0x1B122, 0x1B132...0x1B132,
    0x1B150...0x1B152, 0x1B155...0x1B155, 0x1B164...0x1B167, 0x1B170...0x1B2FB,
    0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251,
    0x1F260...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}

extension String {
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text on one line and harmless: line feeds and tabs as spaces, other controls and what turns
  /// the direction of text around as `�`.
  ///
  /// What would change the character before the text is left out.
  package var onOneLine: String {
    let start = unicodeScalars.prefix { $0.isSelector }
    guard start.isEmpty else { return String(unicodeScalars[start.endIndex...]).onOneLine }
    guard unicodeScalars.contains(where: { $0.isUnruly }) else { return self }
    var scalars = UnicodeScalarView()
    var wasReturn = false
    for scalar in unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      if scalar == "\n", wasReturn { continue }
      if ["\n", "\r", "\t", "\u{2028}", "\u{2029}", "\u{85}"].contains(scalar) {
        scalars.append(" ")
      } else {
        scalars.append(scalar.isUnruly ? "\u{FFFD}" : scalar)
      }
    }
    return String(scalars)
  }

  /// The text within some columns, with an ellipsis where something is cut off.
  package func clipped(toColumns limit: Int) -> String {
    clipped(to: Double(limit)) { Double($0.columns) }
  }

  /// The text within a width, with an ellipsis where something is cut off.
  func clipped(to limit: Double, width: (Character) -> Double) -> String {
    var used = 0.0
    let ellipsis = width("…")
    var end = startIndex
    for index in indices {
      used += width(self[index])
      if used <= limit - ellipsis { end = self.index(after: index) }
      if used > limit { return limit < ellipsis ? "" : self[..<end] + "…" }
    }
    return self
  }
}

extension Unicode.Scalar {
  /// Whether the scalar says how the one before it is drawn, and nothing without one.
  fileprivate var isSelector: Bool { (0xFE00...0xFE0F).contains(value) }

  /// Whether the scalar would move the cursor of a terminal, or turn text around.
  fileprivate var isUnruly: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
