/// The pairs of rows of two lists of sections that are the same row.
///
/// Rows are counted through all sections of a list. Rows of several types can be matched one type after
/// another; ``SectionedChangeset/init(_:)`` then joins what was found. Rows of sections that were not compared have no match.
@usableFromInline
package struct RowMatches: Sendable {
  @usableFromInline var old: [MatchedSection]
  @usableFromInline var new: [MatchedSection]
  /// For the rows in windows the row of the other list, or −1; and the rows that no neighbour explained.
  @usableFromInline var links: [Int32] = []
  @usableFromInline var changes: RowBits

  @usableFromInline
  package init(oldCounts: [Int], newCounts: [Int], sectionTargets: [Int]) {
    var partners = [Int](repeating: -1, count: newCounts.count)
    for (old, new) in sectionTargets.enumerated() where new >= 0 { partners[new] = old }
    old = Self.sections(oldCounts, partners: sectionTargets)
    new = Self.sections(newCounts, partners: partners)
    changes = RowBits(count: Self.rowCount(old))
    Self.checkCounts(changes.count, Self.rowCount(new))
  }

  @usableFromInline
  package init(oldCount: Int, newCount: Int) {
    Self.checkCounts(oldCount, newCount)
    old = [MatchedSection(start: 0, count: oldCount, partner: 0)]
    new = [MatchedSection(start: 0, count: newCount, partner: 0)]
    changes = RowBits(count: oldCount)
  }

  @usableFromInline
  static func checkCounts(_ old: Int, _ new: Int) {
    precondition(
      max(old, new) < Int(Int32.max),
      "A list can have at most 2,147,483,646 rows"
    )
  }

  /// The new row of an old row; nil if it has none.
  ///
  /// - Complexity: O(log sections).
  @usableFromInline
  package func target(of row: RowPosition) -> RowPosition? {
    read { $0.target(of: row) }
  }

  func read<Result>(_ body: (RowLinks) -> Result) -> Result {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        links.withUnsafeBufferPointer { links in
          body(RowLinks(old: old, new: new, links: links))
        }
      }
    }
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

extension RowMatches {
  /// Says which matched rows have changed, where their content is kept apart from them.
  ///
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
