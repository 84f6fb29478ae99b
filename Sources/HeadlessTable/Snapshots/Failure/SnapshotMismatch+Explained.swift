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
    let shown = lines.map { line < $0.count ? $0[line].trimmingSpaces : "(no such line)" }
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
