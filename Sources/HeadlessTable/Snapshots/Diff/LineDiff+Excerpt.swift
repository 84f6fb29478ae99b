extension LineDiff {
  /// The changed lines for the text of a failure: equal lines are only counted, and so are changed ones
  /// after so many.
  ///
  /// ```text
  /// -content 375×524 · 3 sections · 6 rows · offset 0
  /// +content 375×532 · 3 sections · 6 rows · offset 0
  ///  ⋮ 3 unchanged
  /// -  row     104  BalanceCell  total
  /// … 214 more changed lines, see actual
  /// ```
  ///
  /// - Parameter limit: How many changed lines are shown.
  /// - Returns: Whole lines, or nothing if the texts are the same.
  package func excerpt(limit: Int = 60) -> String {
    var text = ""
    var shown = 0
    var line = 0
    for change in changes where shown < limit {
      if line > 0 { text += folded(oldLines[line..<change.old.lowerBound]) }
      for oldLine in oldLines[change.old].prefix(limit - shown) {
        text += "-\(Self.visible(oldLine))\n"
        shown += 1
      }
      for newLine in newLines[change.new].prefix(limit - shown) {
        text += "+\(Self.visible(newLine))\n"
        shown += 1
      }
      line = change.old.upperBound
    }
    let rest = changedLineCount - shown
    if rest > 0 { text += "… \(rest) more changed line\(rest == 1 ? "" : "s"), see actual\n" }
    return text
  }

  /// One line says what it is as shortly as its number would.
  private func folded(_ lines: ArraySlice<Substring>) -> String {
    if let line = lines.first, lines.count == 1 { return " \(Self.visible(line))\n" }
    return " ⋮ \(lines.count) unchanged\n"
  }

  /// A line without its newline; a carriage return and a missing newline are named.
  private static func visible(_ line: Substring) -> String {
    var bytes = line.utf8
    let hasNewline = bytes.last == 10
    if hasNewline { bytes = bytes.dropLast() }
    let hasReturn = bytes.last == 13
    if hasReturn { bytes = bytes.dropLast() }
    return String(Substring(bytes)) + (hasReturn ? "\\r" : "")
      + (hasNewline ? "" : " (without a newline)")
  }
}
