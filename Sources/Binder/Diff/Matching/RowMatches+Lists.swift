extension RowMatches {
  /// The matches of sections that consist of several lists each, made of the matches of the lists.
  ///
  /// Lists of 1, 3 and 1 rows are a section of five: the row at 0 of the second list is the section's row at 1. Rows are counted
  /// through all sections, so that what a row is matched with stays as it is; only what is known of equal ends is lost, in
  /// sections of several lists.
  ///
  /// - Parameters:
  ///   - oldLists: The lists of each old section.
  ///   - newLists: The lists of each new section.
  ///   - targets: For each old section its position in the new content, or −1.
  /// - Returns: The matches, and the rows of the new content that were in another list before.
  /// - Complexity: O(sections), and O(rows) of the sections that have several lists.
  func ofSections(
    _ oldLists: [Range<Int>],
    _ newLists: [Range<Int>],
    targets: [Int]
  ) -> (matches: RowMatches, ofOtherLists: [RowPosition]) {
    var partners = [Int](repeating: -1, count: newLists.count)
    for (old, new) in targets.enumerated() where new >= 0 { partners[new] = old }
    let isOneList = oldLists.indices.map { section in
      guard oldLists[section].count == 1 else { return false }
      let partner = old[oldLists[section].lowerBound].partner
      guard targets[section] >= 0 else { return partner < 0 }
      let lists = newLists[targets[section]]
      return lists.count == 1 && partner == lists.lowerBound
    }
    var result = self
    var crossing: [RowPosition] = []
    (result.old, result.new) = ([], [])
    read { forwards in
      swapped.read { backwards in
        for (section, lists) in oldLists.enumerated() {
          let isOneList = isOneList[section]
          let made =
            isOneList
            ? MatchedSection(old[lists.lowerBound], partner: targets[section])
            : result.section(old, lists, targets[section], new, forwards) { crossing.append($0) }
          result.old.append(made)
        }
        for (section, lists) in newLists.enumerated() {
          let partner = partners[section]
          let isOneList = partner >= 0 ? isOneList[partner] : lists.count == 1
          let made =
            isOneList
            ? MatchedSection(new[lists.lowerBound], partner: partner)
            : result.section(new, lists, partner, old, backwards) { _ in }
          result.new.append(made)
        }
      }
    }
    return (result, inSections(crossing, newLists))
  }

  /// Rows of lists of the new content, counted in its sections.
  private func inSections(_ rows: [RowPosition], _ lists: [Range<Int>]) -> [RowPosition] {
    if rows.isEmpty { return [] }
    let sections = lists.enumerated().flatMap { section, lists in lists.map { _ in section } }
    return rows.map { row in
      let section = sections[row.section]
      let start = new[lists[section].lowerBound].start
      return RowPosition(section: section, row: new[row.section].start + row.row - start)
    }
  }

  /// The same matches from the new content to the old one.
  private var swapped: RowMatches {
    var matches = self
    (matches.old, matches.new) = (new, old)
    return matches
  }

  /// Makes one section of several lists, all rows of which are in its window.
  private mutating func section(
    _ sides: [MatchedSection],
    _ lists: Range<Int>,
    _ partner: Int,
    _ others: [MatchedSection],
    _ matches: RowLinks,
    crosses: (RowPosition) -> Void
  ) -> MatchedSection {
    let start = lists.isEmpty ? 0 : sides[lists.lowerBound].start
    let window = links.count
    for list in lists {
      for row in 0..<sides[list].count {
        guard let target = matches.target(of: RowPosition(section: list, row: row)) else {
          links.append(-1)
          continue
        }
        links.append(Int32(others[target.section].start + target.row))
        // Other code fills the row in another list, wherever it stands.
        if target.section != sides[list].partner { crosses(target) }
      }
    }
    let count = links.count - window
    links.append(contentsOf: 0..<Int32(count))
    return MatchedSection(start: start, count: count, partner: partner, window: window)
  }
}
