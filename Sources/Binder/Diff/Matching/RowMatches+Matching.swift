/// The rows of one section of a list, with the section's position.
@usableFromInline
package struct SectionRows<Row> {
  @usableFromInline let section: Int
  @usableFromInline let rows: [Row]

  /// Names the rows of a section.
  @inlinable
  package init(section: Int, rows: [Row]) {
    self.section = section
    self.rows = rows
  }

  /// The same section with other values for its rows.
  package func map<Other>(_ transform: (Row) -> Other) -> SectionRows<Other> {
    SectionRows<Other>(section: section, rows: rows.map(transform))
  }
}

extension SectionRows: Sendable where Row: Sendable {}

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
    let known = (old: targets.count, new: sources.count, matches: windowMatchCount)
    var places = [Int](repeating: -1, count: newSections.isEmpty ? 0 : new.count)
    for (place, section) in newSections.enumerated() { places[section.section] = place }
    for section in oldSections {
      let partner = old[section.section].partner
      if partner >= 0, !places.isEmpty, places[partner] >= 0 {
        matchPair(section, newSections[places[partner]], comparison)
      } else {
        openOldWindow(section.section)
      }
    }
    for section in newSections where new[section.section].window < 0 {
      openNewWindow(section.section)
    }
    let found = windowMatchCount - known.matches
    let rest = (old: targets.count - known.old - found, new: sources.count - known.new - found)
    join(oldSections, newSections, rest, by: comparison, detectsMoves)
    guard !detectsMoves else { return }
    for section in newSections where new[section.section].partner >= 0 {
      dropMoves(inNewSection: section.section)
    }
  }

  /// For each section of an old list its position in the new list, or −1.
  @inlinable
  package static func sectionTargets<ID: Hashable>(from old: [ID], to new: [ID]) -> [Int] {
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

  /// Pairs rows that no neighbour explained, as many as there are of either list.
  @inlinable
  mutating func join<Comparison: RowComparison>(
    _ oldSections: [SectionRows<Comparison.Row>],
    _ newSections: [SectionRows<Comparison.Row>],
    _ count: (old: Int, new: Int),
    by comparison: Comparison,
    _ detectsMoves: Bool
  ) {
    guard count.old > 0, count.new > 0 else { return }
    let (old, new) = (self.old, self.new)
    write { matches in
      withUnsafeTemporaryAllocation(of: LeftoverRow.self, capacity: count.old + 1) { oldRows in
        withUnsafeTemporaryAllocation(of: LeftoverRow.self, capacity: count.new + 1) { newRows in
          guard let oldRow = oldRows.baseAddress, let newRow = newRows.baseAddress else { return }
          var join = LeftoverJoin(
            comparison,
            detectsMoves: detectsMoves,
            old: LeftoverSide(oldSections, old, matches: matches.targets, rows: oldRow),
            new: LeftoverSide(newSections, new, matches: matches.sources, rows: newRow)
          )
          join.run(&matches)
        }
      }
    }
  }

  /// Matches the rows of a section that both lists have.
  @inlinable
  mutating func matchPair<Comparison: RowComparison>(
    _ oldSection: SectionRows<Comparison.Row>,
    _ newSection: SectionRows<Comparison.Row>,
    _ comparison: Comparison
  ) {
    let (oldStart, newStart) = (old[oldSection.section].start, new[newSection.section].start)
    oldSection.rows.withUnsafeBufferPointer { oldRows in
      newSection.rows.withUnsafeBufferPointer { newRows in
        var ends = EqualEnds(comparison, old: oldRows, new: newRows, oldStart: oldStart)
        ends.measure(&changes)
        let (prefix, suffix) = (ends.prefix, ends.suffix)
        openWindows(oldSection.section, newSection.section, prefix: prefix, suffix: suffix)
        let window = (old: old[oldSection.section].window, new: new[newSection.section].window)
        write { matches in
          let aligner = WindowAligner(
            comparison,
            old: UnsafeBufferPointer(rebasing: oldRows[prefix..<(oldRows.count - suffix)]),
            new: UnsafeBufferPointer(rebasing: newRows[prefix..<(newRows.count - suffix)]),
            targets: matches.targets + window.old,
            sources: matches.sources + window.new,
            oldStart: oldStart + prefix,
            newStart: newStart + prefix
          )
          aligner.align(&matches)
        }
      }
    }
  }
}
