internal import HeadlessTable

/// Why a snapshot does not pass, as the text of the failure.
public struct SnapshotMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// The result of the assertion.
  public enum Kind: Hashable, Sendable {
    /// The text is not that of the reference.
    case changed
    /// There is no reference.
    case missing
    /// The text was not that of the reference, or there was none; now it is the reference.
    case recorded
    /// A check has found something, or there was nothing to check.
    case found
    /// It could not be judged: the name, the mode, the table itself or a closure of the strategy is at fault.
    case refused
  }

  /// The result of the assertion.
  public var kind: Kind

  /// The changes by row and then by line, the paths of the files, and the command that accepts the change.
  public var description: String

  /// The same as a terminal and a log may show it.
  package var shown: SnapshotMismatch {
    SnapshotMismatch(kind: kind, description: description.withVisibleControls)
  }

  var withShortLines: SnapshotMismatch {
    SnapshotMismatch(kind: kind, description: description.withShortLines)
  }

  /// Makes a mismatch of its text.
  public init(kind: Kind, description: String) {
    self.kind = kind
    self.description = description
  }
}

extension SnapshotMismatch {
  /// The same with a sentence before it where a text that is made twice is not the same each time.
  ///
  /// ```text
  /// this snapshot is not deterministic: line 7 is another each time it is made
  ///   first   amount      "12"
  ///   then    amount      "13"
  /// ```
  func explained(by texts: (String, String)?) -> SnapshotMismatch {
    guard let texts, texts.0 != texts.1 else { return self }
    let lines = [texts.0, texts.1].map(\.linesWithoutNewlines)
    let line = zip(lines[0], lines[1]).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let shown = lines.map { lines in
      line < lines.count ? String(lines[line].trimmingSpaces).withShortLines : "(no such line)"
    }
    var mismatch = self
    mismatch.description = """
      this snapshot is not deterministic: line \(line + 1) is another each time it is made
        first   \(shown[0])
        then    \(shown[1])
      \(description)
      """
    return mismatch
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring { drop { $0 == " " } }
}

extension String {
  private static var mostCharacters: Int { 500 }

  /// The lines as the text of a failure has them: of a long one the beginning, and the number of the other characters.
  package var withShortLines: String {
    guard utf8.count > Self.mostCharacters else { return self }
    return linesWithNewlines().map { line in
      guard line.utf8.count > Self.mostCharacters else { return String(line) }
      let rest = line.count - Self.mostCharacters - (line.utf8.last == UInt8(ascii: "\n") ? 1 : 0)
      guard rest > 0 else { return String(line) }
      let end = line.utf8.last == UInt8(ascii: "\n") ? "\n" : ""
      return "\(line.prefix(Self.mostCharacters))… \(counted(rest, "more character"))\(end)"
    }
    .joined()
  }
}

extension Substring {
  /// The number of characters that can be left out at the beginning of two lines, some before the place where they begin
  /// to differ; 0 if that place is among the first that are shown.
  func startOfDifference(from other: Substring) -> Int {
    let equal = zip(utf8, other.utf8).prefix { $0 == $1 }.count
    guard equal > 400 else { return 0 }
    let count = zip(self, other).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    return count > 400 ? count - 100 : 0
  }
}
