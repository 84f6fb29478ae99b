/// The widths of drawn text: a table of advances, so that a drawing is the same on every machine.
///
/// The table is that of Helvetica, which Arial, Liberation Sans and Nimbus Sans share; a drawing names these fonts.
struct TextAdvances: Hashable {
  var fontSize: Double
  /// Whether the letters are bold, and so some wider.
  var isBold = false

  func width(of character: Character) -> Double {
    fontSize * Double(Self.thousandths(of: character)) / (isBold ? 940 : 1000)
  }

  func width(of text: String) -> Double { text.reduce(0) { $0 + width(of: $1) } }

  func clipped(_ text: String, to width: Double) -> String {
    text.clipped(to: width) { self.width(of: $0) }
  }

  /// The text in the lines that it needs and that there is room for; the last may end in an ellipsis.
  func wrapped(_ text: String, to width: Double, lines: Int) -> [String] {
    text.wrapped(to: width, lines: lines) { self.width(of: $0) }
  }
}

// MARK: - The table

extension TextAdvances {
  /// Thousandths of the font's size.
  private static func thousandths(of character: Character) -> Int {
    if let code = character.asciiValue, (0x20..<0x7F).contains(code) {
      return ascii[Int(code) - 0x20]
    }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let joined = character.joinedLetters.reduce(0) { $0 + average(of: $1) }
    switch character.firstColumns {
    case 0: return joined
    case 2: return joined + (scalar.properties.isEmoji ? 1250 : 1000)
    default: return joined + (other[scalar.value] ?? average(of: scalar))
    }
  }

  /// The printable characters of ASCII, from the space to the tilde.
  private static let ascii: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,  // space … /
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,  // 0 … ?
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,  // @ … O
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,  // P … _
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,  // ` … o
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,  // p … ~
  ]

  /// Signs of other blocks that are often in lists.
  private static let other: [UInt32: Int] = [
    0xA0: 278, 0xA1: 333, 0xA6: 260, 0xA9: 737, 0xAB: 556, 0xAE: 737, 0xB0: 400, 0xB1: 584,
    0xB7: 278, 0xBB: 556, 0xC6: 1000, 0xCC: 278, 0xCD: 278, 0xCE: 278, 0xCF: 278, 0xD7: 584,
    0xDF: 611, 0xE6: 889, 0xEC: 278, 0xED: 278, 0xEE: 278, 0xEF: 278, 0xF7: 584, 0x131: 278,
    0x152: 1000, 0x153: 944, 0x2013: 556, 0x2014: 1000, 0x2018: 222, 0x2019: 222, 0x201A: 222,
    0x201C: 333, 0x201D: 333, 0x201E: 333, 0x2022: 350, 0x2026: 1000, 0x2030: 1000, 0x2032: 250,
    0x2039: 333, 0x203A: 333, 0x20AC: 556, 0x2116: 1073, 0x2122: 1000, 0x2190: 1000, 0x2192: 1000,
    0x2212: 584, 0x2248: 549, 0x22EE: 584, 0xFFFD: 1000,
  ]

  /// The average width of the letters of a script, on the wide side.
  private static func average(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x0590...0x05FF: return 580
    case 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF:
      return 560
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return 740
    case .lowercaseLetter: return 575
    case .decimalNumber: return 556
    case .spaceSeparator: return 278
    case .mathSymbol, .otherSymbol: return 800
    default: return 650
    }
  }
}
