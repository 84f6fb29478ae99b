/// Which row of one list is which row of another, for lists of sections.
///
/// Rows are counted through all sections of a list. Rows of several types can be matched one type after
/// another; ``SectionedChangeset/init(_:)`` then joins what was found. Rows of sections that nobody compared
/// have no match.
@usableFromInline
package struct RowMatches: Sendable {
  /// The sections of the old list.
  @usableFromInline var old: [MatchedSection]
  /// The sections of the new list.
  @usableFromInline var new: [MatchedSection]
  /// For the old rows in windows the new row, or −1.
  @usableFromInline var targets: [Int32] = []
  /// For the new rows in windows the old row, or −1.
  @usableFromInline var sources: [Int32] = []
  /// The old rows whose content changed.
  @usableFromInline var changes: RowBits
  /// The old rows in windows that no neighbour explained, counted in their section.
  @usableFromInline var oldLeftovers: [Int32] = []
  /// The new rows in windows that no neighbour explained, counted in their section.
  @usableFromInline var newLeftovers: [Int32] = []

  /// Begins with no row matched.
  ///
  /// - Parameters:
  ///   - oldCounts: The number of rows of each section of the old list.
  ///   - newCounts: The number of rows of each section of the new list.
  ///   - sectionTargets: For each old section its position in the new list, or −1.
  @usableFromInline
  package init(oldCounts: [Int], newCounts: [Int], sectionTargets: [Int]) {
    var partners = [Int](repeating: -1, count: newCounts.count)
    for (old, new) in sectionTargets.enumerated() where new >= 0 { partners[new] = old }
    old = Self.sections(oldCounts, partners: sectionTargets)
    new = Self.sections(newCounts, partners: partners)
    changes = RowBits(count: Self.rowCount(old))
    precondition(
      max(changes.count, Self.rowCount(new)) < Int(Int32.max),
      "A list can have at most 2,147,483,646 rows"
    )
  }

  /// Begins with one section on either side.
  @usableFromInline
  package init(oldCount: Int, newCount: Int) {
    precondition(
      max(oldCount, newCount) < Int(Int32.max),
      "A list can have at most 2,147,483,646 rows"
    )
    old = [MatchedSection(start: 0, count: oldCount, partner: 0)]
    new = [MatchedSection(start: 0, count: newCount, partner: 0)]
    changes = RowBits(count: oldCount)
  }

  /// Matches the rows of a section by their places, without a look at them.
  ///
  /// For rows that nothing tells apart: what is left over is added or removed at the end.
  @usableFromInline
  package mutating func matchByPosition(oldSection: Int) {
    let newSection = old[oldSection].partner
    precondition(newSection >= 0, "Only a section of both lists has rows to match")
    let common = min(old[oldSection].count, new[newSection].count)
    old[oldSection].setEnds(prefix: common, suffix: 0)
    new[newSection].setEnds(prefix: common, suffix: 0)
  }

  /// The new row of an old row; nil if it has none.
  ///
  /// - Complexity: O(log sections).
  @usableFromInline
  package func target(of row: RowPosition) -> RowPosition? {
    let section = old[row.section]
    if row.row < section.prefix { return RowPosition(section: section.partner, row: row.row) }
    if row.row >= section.count - section.suffix {
      let shift = new[section.partner].count - section.count
      return RowPosition(section: section.partner, row: row.row + shift)
    }
    guard section.window >= 0 else { return nil }
    let target = Int(targets[section.firstMatch + row.row])
    return target < 0 ? nil : Self.position(of: target, in: new, guess: section.partner)
  }

  var unmatchedOldRows: UnmatchedRows {
    UnmatchedRows(sections: old, matches: targets, leftovers: oldLeftovers)
  }

  var unmatchedNewRows: UnmatchedRows {
    UnmatchedRows(sections: new, matches: sources, leftovers: newLeftovers)
  }

  /// The section and the place in it of a row that is counted through all sections.
  static func position(
    of row: Int,
    in sections: [MatchedSection],
    guess: Int
  ) -> RowPosition {
    if guess >= 0, sections[guess].contains(row) {
      return RowPosition(section: guess, row: row - sections[guess].start)
    }
    let total = rowCount(sections)
    // Sections are often of one size.
    var low = row * sections.count / total
    if !sections[low].contains(row) {
      low = 0
      var high = sections.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if sections[middle].start <= row { low = middle } else { high = middle }
      }
    }
    return RowPosition(section: low, row: row - sections[low].start)
  }

  private static func sections(_ counts: [Int], partners: [Int]) -> [MatchedSection] {
    var start = 0
    return zip(counts, partners).map { count, partner in
      defer { start += count }
      return MatchedSection(start: start, count: count, partner: partner)
    }
  }

  private static func rowCount(_ sections: [MatchedSection]) -> Int {
    sections.last.map { $0.start + $0.count } ?? 0
  }
}
