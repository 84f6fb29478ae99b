extension RowMatches {
  /// Matches the rows of all sections whose rows are of one type.
  ///
  /// Every section of either list that shows such rows takes part; rows find each other in their own
  /// section first, and then, if moves are wanted, across sections. Content is compared once a match.
  ///
  /// - Parameters:
  ///   - oldSections: The sections of the old list, ascending.
  ///   - newSections: The sections of the new list, ascending.
  ///   - comparison: How rows are told apart and compared.
  ///   - detectsMoves: Whether a row that leaves its place moves, or is deleted and inserted.
  /// - Complexity: One comparison a row where nothing changed; rows that no neighbour explains are
  ///   hashed.
  @inlinable
  package mutating func match<Comparison: RowComparison>(
    _ oldSections: [SectionRows<Comparison.Row>],
    _ newSections: [SectionRows<Comparison.Row>],
    by comparison: Comparison,
    detectsMoves: Bool = true
  ) {
    for section in oldSections {
      guard let slot = newSections.slot(ofSection: old[section.section].partner) else { continue }
      measureEnds(section, newSections[slot], comparison)
    }
    guard oldSections.contains(where: { !old[$0.section].windowRows.isEmpty }),
      newSections.contains(where: { !new[$0.section].windowRows.isEmpty })
    else { return }
    join(oldSections, newSections, by: comparison, detectsMoves)
    guard !detectsMoves else { return }
    for section in newSections where new[section.section].partner >= 0 {
      dropMoves(inNewSection: section.section)
    }
  }

  /// For each section of an old list its position in the new list, or −1.
  @inlinable
  package static func sectionTargets<ID: Hashable>(from old: [ID], to new: [ID]) -> [Int] {
    if old == new { return Array(old.indices) }
    var matches = RowMatches(oldCount: old.count, newCount: new.count)
    matches.matchFlat(old, new, by: RowComparisons.ByValue<ID>(), detectsMoves: true)
    return old.indices.map { matches.target(of: RowPosition(section: 0, row: $0))?.row ?? -1 }
  }

  /// Matches two lists without sections.
  @inlinable
  package mutating func matchFlat<Comparison: RowComparison>(
    _ oldRows: [Comparison.Row],
    _ newRows: [Comparison.Row],
    by comparison: Comparison,
    detectsMoves: Bool
  ) {
    match(
      [SectionRows(section: 0, rows: oldRows)],
      [SectionRows(section: 0, rows: newRows)],
      by: comparison,
      detectsMoves: detectsMoves
    )
  }

  /// Finds the rows at the ends of a section that are the same in both lists.
  @inlinable
  mutating func measureEnds<Comparison: RowComparison>(
    _ oldSection: SectionRows<Comparison.Row>,
    _ newSection: SectionRows<Comparison.Row>,
    _ comparison: Comparison
  ) {
    oldSection.rows.withUnsafeBufferPointer { oldRows in
      newSection.rows.withUnsafeBufferPointer { newRows in
        let start = old[oldSection.section].start
        var ends = EqualEnds(comparison, old: oldRows, new: newRows, oldStart: start)
        ends.measure(&changes)
        old[oldSection.section].setEnds(prefix: ends.prefix, suffix: ends.suffix)
        new[newSection.section].setEnds(prefix: ends.prefix, suffix: ends.suffix)
      }
    }
  }

  /// Pairs the rows between equal ends.
  @inlinable
  mutating func join<Comparison: RowComparison>(
    _ oldSections: [SectionRows<Comparison.Row>],
    _ newSections: [SectionRows<Comparison.Row>],
    by comparison: Comparison,
    _ detectsMoves: Bool
  ) {
    let oldCount = Self.openWindows(of: oldSections, in: &old, matches: &targets)
    let newCount = Self.openWindows(of: newSections, in: &new, matches: &sources)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: oldCount + newCount) { rows in
      guard let oldRows = rows.baseAddress else { return }
      let newRows = oldRows + oldCount
      var join = LeftoverJoin(
        comparison,
        detectsMoves: detectsMoves,
        LeftoverSide(oldSections, old, rows: oldRows, start: oldLeftovers.count),
        LeftoverSide(newSections, new, rows: newRows, start: newLeftovers.count)
      )
      (old, new) = ([], [])
      write { join.run(&$0) }
      (old, new) = (join.old.places, join.new.places)
      oldLeftovers.append(contentsOf: UnsafeBufferPointer(start: oldRows, count: join.old.count))
      newLeftovers.append(contentsOf: UnsafeBufferPointer(start: newRows, count: join.new.count))
    }
  }

  /// Makes room for the matches of rows between equal ends, and returns how many there are.
  @inlinable
  static func openWindows<Row>(
    of rows: [SectionRows<Row>],
    in sections: inout [MatchedSection],
    matches: inout [Int32]
  ) -> Int {
    var end = matches.count
    for rows in rows { end = sections[rows.section].openWindow(at: end) }
    let count = end - matches.count
    matches.append(contentsOf: repeatElement(-1, count: count))
    return count
  }
}
