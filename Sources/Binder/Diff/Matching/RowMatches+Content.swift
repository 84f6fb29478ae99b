extension RowMatches {
  /// Says which matched rows have changed, where their content is kept apart from them.
  ///
  /// - Parameters:
  ///   - section: A section of the old list whose rows are matched.
  ///   - isSame: Whether a row of the section shows the same as its match; nil leaves it as it was found.
  /// - Complexity: One comparison a matched row.
  package mutating func compareContent(
    ofOldSection section: Int,
    _ isSame: (_ oldRow: Int, _ new: RowPosition) -> Bool?
  ) {
    for row in 0..<old[section].count {
      guard let target = target(of: RowPosition(section: section, row: row)),
        let isSame = isSame(row, target)
      else { continue }
      let position = old[section].start + row
      if isSame { changes.remove(position..<position + 1) } else { changes.insert(position) }
    }
  }
}
