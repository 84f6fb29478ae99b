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
    var join = LeftoverJoin(comparison, detectsMoves: detectsMoves)
    var places = [Int](repeating: -1, count: newSections.isEmpty ? 0 : new.count)
    for (place, section) in newSections.enumerated() { places[section.section] = place }
    for section in oldSections {
      let partner = old[section.section].partner
      if partner >= 0, !places.isEmpty, places[partner] >= 0 {
        matchPair(section, newSections[places[partner]], comparison)
      } else {
        openOldWindow(section.section)
      }
      join.addOld(section, self)
    }
    for section in newSections {
      if new[section.section].window < 0 { openNewWindow(section.section) }
      join.addNew(section, self)
    }
    join.run(&self)
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
    let old = SectionRows(section: 0, rows: oldRows)
    let new = SectionRows(section: 0, rows: newRows)
    matchPair(old, new, comparison)
    if windowMatchCount == min(targets.count, sources.count) { return }
    var join = LeftoverJoin(comparison, detectsMoves: detectsMoves)
    join.oldRows.reserveCapacity(targets.count - windowMatchCount)
    join.newRows.reserveCapacity(sources.count - windowMatchCount)
    join.addOld(old, self)
    join.addNew(new, self)
    join.run(&self)
    if !detectsMoves { dropMoves(inNewSection: 0) }
  }

  /// Matches the rows of a section that both lists have.
  @inlinable
  mutating func matchPair<Comparison: RowComparison>(
    _ oldSection: SectionRows<Comparison.Row>,
    _ newSection: SectionRows<Comparison.Row>,
    _ comparison: Comparison
  ) {
    var changes = RowBits(count: 0)
    swap(&changes, &self.changes)
    let oldStart = old[oldSection.section].start
    let newStart = new[newSection.section].start
    oldSection.rows.withUnsafeBufferPointer { oldRows in
      newSection.rows.withUnsafeBufferPointer { newRows in
        var ends = EqualEnds(comparison, old: oldRows, new: newRows, oldStart: oldStart)
        ends.measure(&changes)
        let (prefix, suffix) = (ends.prefix, ends.suffix)
        openWindows(oldSection.section, newSection.section, prefix: prefix, suffix: suffix)
        let oldWindow = UnsafeBufferPointer(rebasing: oldRows[prefix..<(oldRows.count - suffix)])
        let newWindow = UnsafeBufferPointer(rebasing: newRows[prefix..<(newRows.count - suffix)])
        guard !oldWindow.isEmpty, !newWindow.isEmpty else { return }
        let window = (old: old[oldSection.section].window, new: new[newSection.section].window)
        windowMatchCount += Self.align(
          oldWindow,
          newWindow,
          comparison,
          window,
          (oldStart + prefix, newStart + prefix),
          &targets,
          &sources,
          &changes
        )
      }
    }
    swap(&changes, &self.changes)
  }

  /// Pairs the rows of two windows and returns how many pairs there are.
  @inlinable
  static func align<Comparison: RowComparison>(
    _ oldRows: UnsafeBufferPointer<Comparison.Row>,
    _ newRows: UnsafeBufferPointer<Comparison.Row>,
    _ comparison: Comparison,
    _ window: (old: Int, new: Int),
    _ start: (old: Int, new: Int),
    _ targets: inout [Int32],
    _ sources: inout [Int32],
    _ changes: inout RowBits
  ) -> Int {
    targets.withUnsafeMutableBufferPointer { targets in
      sources.withUnsafeMutableBufferPointer { sources in
        guard let target = targets.baseAddress, let source = sources.baseAddress else { return 0 }
        var aligner = WindowAligner(
          comparison,
          old: oldRows,
          new: newRows,
          targets: target + window.old,
          sources: source + window.new,
          oldStart: start.old,
          newStart: start.new
        )
        if aligner.isSmall {
          aligner.alignExactly(&changes)
        } else {
          aligner.align(&changes)
        }
        return aligner.matchCount
      }
    }
  }
}
