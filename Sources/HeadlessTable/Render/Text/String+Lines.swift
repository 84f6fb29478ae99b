extension String {
  /// The lines, each with the newline that ends it; only the last one can be without.
  ///
  /// A line ends with the byte 10 alone; a carriage return belongs to its line.
  package func linesWithNewlines() -> [Substring] {
    var text = self
    let ends = text.withUTF8 { bytes in
      bytes.baseAddress.map { Self.lineEnds($0, count: bytes.count) } ?? []
    }
    var start = text.startIndex
    return ends.map { end in
      let index = text.utf8.index(text.utf8.startIndex, offsetBy: end)
      defer { start = index }
      return text[start..<index]
    }
  }

  /// The lines without the newlines that end them, split at the same places.
  package var linesWithoutNewlines: [Substring] {
    linesWithNewlines().map { line in
      line.utf8.last == 10 ? Substring(line.utf8.dropLast()) : line
    }
  }

  /// The text with line feeds alone at the ends of its lines, as before a tool has put carriage returns there.
  package var withLineFeeds: String {
    linesWithNewlines().map { $0.hasSuffix("\r\n") ? $0.dropLast() + "\n" : $0 }.joined()
  }

  private static func lineEnds(_ bytes: UnsafePointer<UInt8>, count: Int) -> [Int] {
    var ends: [Int] = []
    var place = 0
    while place < count {
      if bytes[place] == 10 { ends.append(place + 1) }
      place += 1
    }
    if count > 0, ends.last != count { ends.append(count) }
    return ends
  }
}
