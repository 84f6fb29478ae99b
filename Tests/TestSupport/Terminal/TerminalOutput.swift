/// What a program has written to a terminal, and how much of it has been waited for.
struct TerminalOutput {
  /// With line feeds alone where the terminal has put a return before them.
  private var bytes: [UInt8] = []
  private var seen = 0

  /// All of it.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What comes after the text that was found last.
  var rest: String { String(decoding: bytes[seen...], as: UTF8.self) }

  /// Takes in a piece, which may begin and end within a character.
  mutating func append(_ piece: some Sequence<UInt8>) {
    for byte in piece {
      if byte == UInt8(ascii: "\n"), bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
      bytes.append(byte)
    }
  }

  /// Goes to the end of a text in the rest; false if it is not there yet.
  mutating func find(_ text: String) -> Bool {
    guard let range = bytes[seen...].firstRange(of: Array(text.utf8)) else { return false }
    seen = range.upperBound
    return true
  }
}
