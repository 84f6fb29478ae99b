extension RowMatches {
  /// Marks rows as changed whose content is kept apart from them.
  ///
  /// - Parameters:
  ///   - section: A section of the old list whose rows are matched.
  ///   - isSame: Whether a row of the section shows the same as its match.
  /// - Complexity: One comparison a matched row.
  package mutating func compareContent(
    ofOldSection section: Int,
    _ isSame: (_ oldRow: Int, _ new: RowPosition) -> Bool
  ) {
    for row in 0..<old[section].count {
      guard let target = target(of: RowPosition(section: section, row: row)),
        !isSame(row, target)
      else { continue }
      changes.insert(old[section].start + row)
    }
  }
}
