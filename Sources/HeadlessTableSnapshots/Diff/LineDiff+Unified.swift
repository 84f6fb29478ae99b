// The difference as a patch, hunk by hunk.
extension LineDiff {
  /// The difference as `patch -p0` and `git apply -p0` read it; empty if there is none.
  package func unified(oldName: String?, newName: String?, context: Int = 3) -> String {
    if isEmpty { return "" }
    let head = "--- \(Self.header(oldName))\n+++ \(Self.header(newName))\n"
    return head + hunks(context: context).map { text($0, context: context) }.joined()
  }

  /// A path with a space is followed by a tab, or it would end at the space.
  private static func header(_ name: String?) -> String {
    guard let name else { return "/dev/null" }
    return name.contains(" ") ? name + "\t" : name
  }

  /// The changes, those together that share lines of their context.
  package func hunks(context: Int) -> [ArraySlice<Change>] {
    var hunks: [ArraySlice<Change>] = []
    var start = 0
    for index in changes.indices {
      let end = changes[index].old.upperBound
      let next = index + 1 < changes.count ? changes[index + 1].old.lowerBound : Int.max
      if next - end <= 2 * context { continue }
      hunks.append(changes[start...index])
      start = index + 1
    }
    return hunks
  }

  /// The lines of a hunk behind their signs, each with its number from 1: a deleted one has that in the old text.
  package func lines(
    of hunk: ArraySlice<Change>,
    context: Int
  ) -> [(sign: String, number: Int, line: Substring)] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    var lines: [(sign: String, number: Int, line: Substring)] = []
    func add(_ sign: String, _ part: ArraySlice<Substring>, shiftedBy shift: Int = 0) {
      lines += zip(part.indices, part).map { (sign, $0 + shift + 1, $1) }
    }
    var line = max(0, first.old.lowerBound - context)
    for change in hunk {
      let shift = change.new.lowerBound - change.old.lowerBound
      add(" ", oldLines[line..<change.old.lowerBound], shiftedBy: shift)
      add("-", oldLines[change.old])
      add("+", newLines[change.new])
      line = change.old.upperBound
    }
    let end = min(oldLines.count, last.old.upperBound + context)
    add(" ", oldLines[line..<end], shiftedBy: last.new.upperBound - last.old.upperBound)
    return lines
  }

  private func text(_ hunk: ArraySlice<Change>, context: Int) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let before = min(context, first.old.lowerBound)
    let after = min(context, oldLines.count - last.old.upperBound)
    let old = first.old.lowerBound - before..<last.old.upperBound + after
    let new = first.new.lowerBound - before..<last.new.upperBound + after
    let lines = lines(of: hunk, context: context).map { sign, _, line in
      sign + line + (line.utf8.last == 10 ? "" : "\n\\ No newline at end of file\n")
    }
    return "@@ -\(Self.range(old)) +\(Self.range(new)) @@\n\(lines.joined())"
  }

  /// The first line, from 1, and how many; of an empty range the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }
}
