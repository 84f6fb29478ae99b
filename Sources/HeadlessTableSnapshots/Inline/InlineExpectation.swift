internal import HeadlessTable

/// A text in the test itself, in which a line `⋮` replaces one left-out line or more.
///
/// All other lines must be there as written, in order, with nothing between them.
package struct InlineExpectation: Sendable {
  private let lines: [Substring]

  package init(_ text: String) {
    lines = text.linesWithoutNewlines
  }

  /// Fails unless a snapshot has no problem, and its text is what is expected.
  package func verify(_ snapshot: Snapshot) throws(SnapshotMismatch) {
    if let faults = snapshot.faultText(named: snapshot.defaultName) {
      throw SnapshotMismatch(kind: .refused, description: faults).withShortLines
    }
    if let mismatch = mismatch(with: snapshot) { throw mismatch.withShortLines }
  }

  /// Says what differs from a snapshot; nil if nothing does.
  ///
  /// - Complexity: O(lines of the text · lines between two lines `⋮`) at worst.
  package func mismatch(with snapshot: Snapshot) -> SnapshotMismatch? {
    let (found, name) = (snapshot.text.linesWithoutNewlines, snapshot.defaultName)
    guard !matches(found) else { return nil }
    let expected = filled(from: found)
    let diff = LineDiff(from: expected.asText, to: found.asText)
    guard !diff.isEmpty else {
      let description = "\(name) is what is expected, but a line ⋮ stands for no line: remove it"
      return SnapshotMismatch(kind: .changed, description: description)
    }
    let changes = TableTextChanges(from: expected.asText, to: found.asText).lines
    let size = counted(diff.changedLineCount, "changed line")
    let title = "\(name) is not what is expected (\(size))"
    let lines = [title] + snapshot.hintLines + changes.map { "  \($0)" }
    let text = (lines + [diff.excerpt(cutsLines: true)]).joined(separator: "\n")
    return SnapshotMismatch(kind: .changed, description: String(text.dropLast()))
  }

  /// The expectation that a text meets: for `a ⋮ d` and a text of the lines `a`, `b`, `e` it is `a ⋮ e`.
  ///
  /// Where lines between two `⋮` have changed, all are written out: none may vanish.
  package func updated(to text: String) -> String {
    let found = text.linesWithoutNewlines
    let updated = replacing(with: found) { old, new, before, behind in
      let elided = old.dropFirst(before).dropLast(behind)
      guard !elided.isEmpty, elided.allSatisfy({ $0 == "⋮" }), new.count >= old.count else {
        return Array(new)
      }
      return new.prefix(before) + elided + new.suffix(behind)
    }
    let result = InlineExpectation(updated.asText)
    return result.matches(found) ? updated.asText : text
  }

  /// Whether the lines between two lines `⋮` are found one after another.
  ///
  /// The first place of each run is the best, because it leaves the most for what follows.
  private func matches(_ found: [Substring]) -> Bool {
    // A text has a line feed at its end, so that one without words has an empty line.
    if lines.isEmpty { return found.allSatisfy(\.isEmpty) && found.count < 2 }
    let found = found.map(ExactLine.init)
    var blocks = lines.map(ExactLine.init)
      .split(separator: ExactLine(text: "⋮"), omittingEmptySubsequences: false)[...]
    guard let first = blocks.popFirst(), found.starts(with: first) else { return false }
    guard let last = blocks.popLast() else { return found.count == first.count }
    var rest = found[first.count...]
    for block in blocks {
      rest = rest.dropFirst()
      guard let place = rest.firstRange(of: block) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.count > last.count && rest.suffix(last.count).elementsEqual(last)
  }

  /// A line that is compared by its bytes: a letter that is composed in another way is different.
  private struct ExactLine: Equatable {
    let text: Substring

    static func == (left: ExactLine, right: ExactLine) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  /// The lines with those of a text in the places of `⋮`, as far as the places are certain.
  private func filled(from found: [Substring]) -> [Substring] {
    replacing(with: found) { old, new, before, behind in
      guard before < old.count else { return Array(old) }
      return old.prefix(before) + new.dropFirst(before).dropLast(behind)
        + old.dropFirst(before).filter { $0 != "⋮" }
    }
  }

  /// The lines with others in the place of each run that differs from a text: what a closure returns for that run, for the run
  /// of the text, and for the numbers of lines before the first `⋮` and behind the last one.
  private func replacing(
    with found: [Substring],
    _ lines: (_ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>, Int, Int) -> [Substring]
  ) -> [Substring] {
    var replaced: [Substring] = []
    var line = 0
    for change in LineDiff(from: self.lines.asText, to: found.asText).changes {
      replaced += self.lines[line..<change.old.lowerBound]
      let (old, new) = (self.lines[change.old], found[change.new])
      let before = old.prefix { $0 != "⋮" }.count
      let behind = old.dropFirst(before).reversed().prefix { $0 != "⋮" }.count
      replaced += lines(old, new, before, behind)
      line = change.old.upperBound
    }
    return replaced + self.lines[line...]
  }
}

extension [Substring] {
  fileprivate var asText: String { isEmpty ? "" : joined(separator: "\n") + "\n" }
}
