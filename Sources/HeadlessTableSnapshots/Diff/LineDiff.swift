internal import HeadlessTable

/// The difference between two texts, line by line.
///
/// Lines are compared by their bytes: a carriage return, a missing newline at the end and a letter that is
/// composed in another way are differences.
///
/// ```swift
/// LineDiff(from: "a\nb\n", to: "a\nc\n").excerpt()   // "-b\n+c\n"
/// ```
package struct LineDiff: Hashable, Sendable {
  /// A run of old lines with the run of new lines that takes its place; one of them can be empty.
  package struct Change: Hashable, Sendable {
    /// Numbers of old lines, from 0; an empty range says where something is inserted.
    package let old: Range<Int>
    /// Numbers of new lines, from 0; an empty range says where something was deleted.
    package let new: Range<Int>
  }

  /// The lines of the old text, each with its newline.
  package let oldLines: [Substring]
  /// The lines of the new text, each with its newline.
  package let newLines: [Substring]
  /// The changes from the first line to the last; between two changes is at least one equal line.
  package private(set) var changes: [Change]

  /// Compares two texts.
  ///
  /// Lines that occur once in both texts hold the others in place. What is left between them is compared
  /// exactly as long as that takes some dozens of comparisons a line; if it would take more, it is replaced
  /// as a whole.
  ///
  /// - Complexity: O(bytes + lines · log lines), however much differs.
  package init(from old: String, to new: String) {
    oldLines = old.linesWithNewlines()
    newLines = new.linesWithNewlines()
    var numbers = LineNumbers()
    var aligner = LineAligner(
      old: oldLines.map { numbers.number(of: $0) },
      new: newLines.map { numbers.number(of: $0) },
      distinct: numbers.count
    )
    aligner.align()
    changes = Self.beginningWithViews(aligner.changes, oldLines, newLines)
  }

  /// The same changes, where inserted or deleted views begin with their own lines and not with the last fields of
  /// the view before them, which may be the same.
  private static func beginningWithViews(
    _ changes: [Change],
    _ old: [Substring],
    _ new: [Substring]
  ) -> [Change] {
    changes.indices.map { index in
      let change = changes[index]
      let next = index + 1 < changes.count ? changes[index + 1] : nil
      let shift =
        if change.old.isEmpty {
          self.shift(of: change.new, in: new, before: next.map { $0.new.lowerBound - 1 })
        } else if change.new.isEmpty {
          self.shift(of: change.old, in: old, before: next.map { $0.old.lowerBound - 1 })
        } else {
          0
        }
      return Change(old: change.old.shifted(by: shift), new: change.new.shifted(by: shift))
    }
  }

  /// The number of lines that a run can move down, so that it begins with another line than a field; 0 if it cannot.
  private static func shift(
    of run: Range<Int>,
    in lines: [Substring],
    before end: Int?
  ) -> Int {
    var shift = 0
    while TextMark(lines[run.lowerBound + shift]).isOfView {
      let next = run.upperBound + shift
      guard next < end ?? lines.count,
        lines[next].utf8.elementsEqual(lines[run.lowerBound + shift].utf8)
      else { return 0 }
      shift += 1
    }
    return shift
  }

  package var isEmpty: Bool { changes.isEmpty }

  package var changedLineCount: Int {
    changes.reduce(0) { $0 + $1.old.count + $1.new.count }
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
  }
}

extension LineDiff {
  /// The changed lines alone, each field under the line of the row that it belongs to.
  ///
  /// ```text
  ///    row      64  AccountCell       #acc-1
  /// -                 name        "Main account"
  /// +                 name        "Main"
  /// ```
  ///
  /// Nothing else in it depends on lines that are the same in both, so that these can change without it.
  /// The row above is before what is only inserted or only deleted, so that the same lines at another place are
  /// another text.
  package func changedLines() -> String {
    var text = ""
    var lastOwner: Int?
    for change in changes {
      let first = oldLines[change.old].first ?? newLines[change.new].first
      let isOneSided = change.old.isEmpty || change.new.isEmpty
      if let first, isOneSided || TextMark(first).isOfView,
        let owner = owner(before: change.old.lowerBound), owner != lastOwner
      {
        text += " " + oldLines[owner]
        lastOwner = owner
      }
      for line in oldLines[change.old] { text += "-" + line }
      for line in newLines[change.new] { text += "+" + line }
    }
    return text
  }

  /// The row, header or footer that a field belongs to, unless its line has changed itself.
  private func owner(before index: Int) -> Int? {
    guard let owner = (0..<index).last(where: { !TextMark(oldLines[$0]).isOfView }) else {
      return nil
    }
    return changes.contains { $0.old.contains(owner) } ? nil : owner
  }
}

extension LineDiff {
  /// The changed lines for the text of a failure: equal lines are only counted, and so are changed ones
  /// after the first `limit`.
  ///
  /// ```text
  /// -content 375×524 · 3 sections · 6 rows · offset 0
  /// +content 375×532 · 3 sections · 6 rows · offset 0
  ///  … 3 unchanged lines
  /// -  row     104  BalanceCell       #total
  /// … 214 more changed lines, see actual
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The number of changed lines that are shown.
  ///   - showsPlaces: Whether each line has its number, and the section that a change lies in is named before it unless its
  ///     line is shown anyhow.
  ///   - cutsLines: Whether lines are cut as in the text of a failure, around the place where they begin to differ.
  ///   - advice: How the other lines are seen.
  /// - Returns: Whole lines, or nothing if the texts are the same.
  package func excerpt(
    limit: Int = 60,
    showsPlaces: Bool = false,
    cutsLines: Bool = false,
    advice: String = "see actual"
  ) -> String {
    var text = ""
    var shown = 0
    var line = 0
    var isFirst = true
    var place: String?
    let width = showsPlaces ? "\(max(oldLines.count, newLines.count))".count : 0
    func gutter(_ sign: String) -> (_ line: Int) -> String {
      return { line in
        let number = "\(line + 1)"
        let room = String(repeating: " ", count: max(0, width - number.count))
        return showsPlaces ? "\(sign)\(room)\(number) │ " : sign
      }
    }
    for change in changes where shown < limit {
      let equal = oldLines[line..<change.old.lowerBound]
      if !isFirst { text += Self.folded(equal, gutter(" ")(change.new.lowerBound - 1)) }
      let next = showsPlaces ? self.place(of: change) : nil
      if let next, next != place, isFirst || equal.count > 1 { text += " \(next)\n" }
      (place, isFirst) = (next, false)
      // Of a change that has no room the beginning of both sides is shown.
      let room = limit - shown
      let oldRoom = max((room + 1) / 2, room - change.new.count)
      let oldShown = oldLines[change.old].prefix(oldRoom)
      let newShown = newLines[change.new].prefix(room - oldShown.count)
      let pairs = cutsLines ? zip(oldShown, newShown).map { $0.startOfDifference(from: $1) } : []
      text += Self.visible(oldShown, gutter("-"), from: pairs)
      text += Self.visible(newShown, gutter("+"), from: pairs)
      shown += oldShown.count + newShown.count
      line = change.old.upperBound
    }
    let rest = changedLineCount - shown
    if rest > 0 { text += "… \(counted(rest, "more changed line")), \(advice)\n" }
    return cutsLines ? text.withShortLines : text
  }

  /// Lines behind their signs, `-name  Asif` and `+name  Asia`; of two long lines only the parts around their difference.
  private static func visible(
    _ lines: ArraySlice<Substring>,
    _ gutter: (_ line: Int) -> String,
    from starts: [Int]
  ) -> String {
    zip(lines.indices, lines).map { index, line in
      let place = index - lines.startIndex
      let start = place < starts.count ? starts[place] : 0
      let rest = visible(line.dropFirst(start))
      return gutter(index)
        + (start > 0 ? "… \(start) equal characters, then: \(rest)\n" : "\(rest)\n")
    }
    .joined()
  }

  /// One line says what it is as shortly as its number would.
  private static func folded(_ lines: ArraySlice<Substring>, _ gutter: String) -> String {
    if let line = lines.first, lines.count == 1 { return "\(gutter)\(visible(line))\n" }
    return " … \(lines.count) unchanged lines\n"
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

extension LineDiff {
  /// The section or the part that a change lies in: `§ current`, `== after`; nil if it lies in none, or begins with a title.
  ///
  /// - Complexity: O(lines before it).
  package func place(of change: Change) -> String? {
    let first = oldLines[change.old].first ?? newLines[change.new].first
    if first.map({ TextMark($0).isTitle }) == true { return nil }
    return oldLines[..<change.old.lowerBound].last { TextMark($0).isTitle }.map(TextMark.place)
  }

  /// The difference once for each part that has changed, with the changes of that part: of a table, of an update below it.
  package var byPart: [LineDiff] {
    var parts: [LineDiff] = []
    var line = 0
    for change in changes.flatMap(divided) {
      let passed = oldLines[line..<change.old.lowerBound] + oldLines[change.old].prefix(1)
      let isNext = (passed + newLines[change.new].prefix(1)).contains { TextMark($0) == .part }
      if isNext || parts.isEmpty {
        parts.append(self)
        parts[parts.count - 1].changes = []
      }
      parts[parts.count - 1].changes.append(change)
      line = change.old.upperBound
    }
    return parts
  }

  /// A change in pieces, of which all but the first begin with the title of a part.
  private func divided(_ change: Change) -> [Change] {
    func pieces(_ range: Range<Int>, _ lines: [Substring]) -> [Range<Int>] {
      let titles = range.dropFirst().filter { TextMark(lines[$0]) == .part }
      return zip([range.lowerBound] + titles, titles + [range.upperBound]).map { $0..<$1 }
    }
    let (old, new) = (pieces(change.old, oldLines), pieces(change.new, newLines))
    return (0..<max(old.count, new.count)).map { index in
      Change(
        old: index < old.count ? old[index] : change.old.upperBound..<change.old.upperBound,
        new: index < new.count ? new[index] : change.new.upperBound..<change.new.upperBound
      )
    }
  }
}
