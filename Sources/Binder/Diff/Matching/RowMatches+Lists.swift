extension RowMatches {
  /// The matches of sections that consist of several lists each, made of the matches of the lists.
  ///
  /// Lists of 1, 3 and 1 rows are a section of five: the row at 0 of the second list is the section's row at 1. Rows are counted
  /// through all sections, so that what a row is matched with stays as it is.
  ///
  /// - Complexity: O(lists), and O(rows) between the equal ends of the sections that have several lists.
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
          let target = targets[section]
          let ends = target < 0 ? (0, 0) : equalEnds(lists, newLists[target])
          let made =
            isOneList[section]
            ? MatchedSection(old[lists.lowerBound], partner: target)
            : result.section(old, lists, target, ends, new, forwards) { crossing.append($0) }
          result.old.append(made)
        }
        for (section, lists) in newLists.enumerated() {
          let partner = partners[section]
          let ends = partner < 0 ? (0, 0) : equalEnds(oldLists[partner], lists)
          let isOneList = partner >= 0 ? isOneList[partner] : lists.count == 1
          let made =
            isOneList
            ? MatchedSection(new[lists.lowerBound], partner: partner)
            : result.section(new, lists, partner, ends, old, backwards) { _ in }
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

  private var swapped: RowMatches {
    var matches = self
    (matches.old, matches.new) = (new, old)
    return matches
  }

  /// How many rows at the top and at the end of two sections match one by one.
  ///
  /// These are the rows of whole lists, and of the lists where the sections begin to differ. Lists of 3 and 9 rows of which the
  /// second gets a row at 4 have the ends 7 and 5.
  private func equalEnds(_ old: Range<Int>, _ new: Range<Int>) -> (prefix: Int, suffix: Int) {
    func rows(_ pairs: some Sequence<(Int, Int)>, _ end: (MatchedSection) -> Int) -> Int {
      var rows = 0
      for (old, new) in pairs {
        let list = self.old[old]
        guard list.partner == new else { break }
        let isWhole = list.windowRows.isEmpty && self.new[new].count == list.count
        rows += isWhole ? list.count : end(list)
        if !isWhole { break }
      }
      return rows
    }
    let prefix = rows(zip(old, new)) { $0.prefix }
    let least = min(
      old.reduce(0) { $0 + self.old[$1].count },
      new.reduce(0) { $0 + self.new[$1].count }
    )
    let suffix = rows(zip(old.reversed(), new.reversed())) { $0.suffix }
    return (prefix, min(suffix, least - prefix))
  }

  /// Makes one section of several lists; the rows between the equal ends are in its window.
  private mutating func section(
    _ sides: [MatchedSection],
    _ lists: Range<Int>,
    _ partner: Int,
    _ ends: (prefix: Int, suffix: Int),
    _ others: [MatchedSection],
    _ matches: RowLinks,
    crosses: (RowPosition) -> Void
  ) -> MatchedSection {
    let count = lists.reduce(0) { $0 + sides[$1].count }
    let start = lists.isEmpty ? 0 : sides[lists.lowerBound].start
    var made = MatchedSection(start: start, count: count, partner: partner)
    made.setEnds(prefix: ends.prefix, suffix: ends.suffix)
    let (window, first) = (made.windowRows, links.count)
    if window.isEmpty { return made }
    for list in lists {
      let before = sides[list].start - start
      for row in window.clamped(to: before..<before + sides[list].count) {
        guard let target = matches.target(of: RowPosition(section: list, row: row - before)) else {
          links.append(-1)
          continue
        }
        links.append(Int32(others[target.section].start + target.row))
        // Other code fills the row in another list, wherever it stands.
        if target.section != sides[list].partner { crosses(target) }
      }
    }
    links.append(contentsOf: window.lazy.map { Int32($0) })
    _ = made.openWindow(at: first, roomForUnmatched: window.count)
    made.setUnmatched(count: window.count)
    return made
  }
}
