extension LineDiff {
  /// The changed lines alone, each field under the line of the row that it belongs to.
  ///
  /// ```text
  ///    row      64  AccountCell  acc-1
  /// -                 name        "Main account"
  /// +                 name        "Main"
  /// ```
  ///
  /// Nothing in it depends on lines that are the same in both, so that these can change without it.
  package var changedLines: String {
    var text = ""
    var lastOwner: Int?
    for change in changes {
      let first = oldLines[change.old].first ?? newLines[change.new].first
      if let first, Self.isField(first), let owner = owner(before: change.old.lowerBound),
        owner != lastOwner
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
    guard let owner = (0..<index).last(where: { !Self.isField(oldLines[$0]) }) else { return nil }
    return changes.contains { $0.old.contains(owner) } ? nil : owner
  }

  private static func isField(_ line: Substring) -> Bool { line.hasPrefix("        ") }
}
