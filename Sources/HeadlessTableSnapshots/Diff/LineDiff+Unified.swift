// The difference as a patch, hunk by hunk.
extension LineDiff {
  /// The difference as `patch -p0` and `git apply -p0` read it; empty if there is none.
  ///
  /// - Parameters:
  ///   - oldName: The path of the old text; nil if there is no such file yet.
  ///   - newName: The path of the new text; nil if the file is to be deleted.
  ///   - context: The number of equal lines before and after a change.
  /// - Returns: The two names and the hunks.
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

  private func text(_ hunk: ArraySlice<Change>, context: Int) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let before = min(context, first.old.lowerBound)
    let after = min(context, oldLines.count - last.old.upperBound)
    let old = first.old.lowerBound - before..<last.old.upperBound + after
    let new = first.new.lowerBound - before..<last.new.upperBound + after
    var text = "@@ -\(Self.range(old)) +\(Self.range(new)) @@\n"
    var line = old.lowerBound
    for change in hunk {
      append(oldLines[line..<change.old.lowerBound], " ", to: &text)
      append(oldLines[change.old], "-", to: &text)
      append(newLines[change.new], "+", to: &text)
      line = change.old.upperBound
    }
    append(oldLines[line..<old.upperBound], " ", to: &text)
    return text
  }

  private func append(_ lines: ArraySlice<Substring>, _ sign: String, to text: inout String) {
    for line in lines {
      text += sign + line
      if line.utf8.last != 10 { text += "\n\\ No newline at end of file\n" }
    }
  }

  /// The first line, from 1, and how many; of an empty range the line before it.
  private static func range(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }
}
