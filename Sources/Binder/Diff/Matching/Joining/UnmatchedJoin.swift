/// A hash join: finds the pairs among the rows that no neighbour explained, in all sections of one type of rows.
///
/// Rows find each other in their own section first. As many rows of an identity are paired as both
/// sides have, from the top of the old list; which of them, if few rows are left to be paired, is chosen so that as many
/// as can be keep their order.
@usableFromInline
struct UnmatchedJoin<Comparison: RowComparison> {
  @usableFromInline let comparison: Comparison
  @usableFromInline let detectsMoves: Bool
  /// Whether rows that seem to be in no order are all hashed, without another look at their neighbours.
  @usableFromInline var canGiveUp: Bool
  /// Whether rows of a type that the compiler does not know may all be hashed before anything else.
  @usableFromInline let canHashFirst: Bool
  @usableFromInline var old: UnmatchedSide<Comparison.Row>
  @usableFromInline var new: UnmatchedSide<Comparison.Row>

  @inlinable
  init(
    _ comparison: Comparison,
    detectsMoves: Bool,
    canGiveUp: Bool = Comparison.canHash,
    canHashFirst: Bool = Comparison.canHash,
    _ old: UnmatchedSide<Comparison.Row>,
    _ new: UnmatchedSide<Comparison.Row>
  ) {
    self.comparison = comparison
    self.detectsMoves = detectsMoves
    self.canGiveUp = canGiveUp
    self.canHashFirst = canHashFirst
    self.old = old
    self.new = new
  }

  @inlinable
  mutating func run(_ matches: inout MatchWriter) {
    // The compiler evaluates this condition, and leaves the rest of the line out of code that it specialises.
    if !_isConcrete(Comparison.self), canHashFirst, pairByHashValues(&matches) { return }
    pairRows(&matches)
  }

  @inlinable
  mutating func pairRows(_ matches: inout MatchWriter) {
    let hasGivenUp = align(exactPairs: Self.fewPairs, &matches)
    if joinUnmatched(&matches), hasGivenUp {
      // Which of them are paired is up to their neighbours.
      canGiveUp = false
      runAgain(exactPairs: Self.fewPairs, &matches)
    }
    if mayKeepMoreRows(matches) { runAgain(exactPairs: Self.manyPairs, &matches) }
    guard !detectsMoves else { return }
    for slot in new.sections.indices {
      let partner = new.place(ofSlot: slot).partner
      guard partner >= 0 else { continue }
      matches.dropMoves(&old.places[partner], &new.places[new.sections[slot].section])
    }
  }

  @inlinable
  mutating func runAgain(exactPairs: Int, _ matches: inout MatchWriter) {
    forgetPairs(&matches)
    align(exactPairs: exactPairs, &matches)
    joinUnmatched(&matches)
  }

  @inlinable
  mutating func forgetPairs(_ matches: inout MatchWriter) {
    old.forgetPairs(matches.links)
    new.forgetPairs(matches.links)
    for slot in old.sections.indices { matches.changes.remove(old.windowNumbers(ofSlot: slot)) }
  }

  @inlinable @discardableResult
  func joinUnmatched(_ matches: inout MatchWriter) -> Bool {
    guard old.count > 0, new.count > 0 else { return false }
    return withUnsafeTemporaryAllocation(of: UnmatchedRow.self, capacity: old.count) { oldRows in
      withUnsafeTemporaryAllocation(of: UnmatchedRow.self, capacity: new.count) { newRows -> Bool in
        guard let oldRow = oldRows.baseAddress, let newRow = newRows.baseAddress else {
          return false
        }
        old.write(to: oldRow, matches.links)
        new.write(to: newRow, matches.links)
        return join(
          UnmatchedRows(oldRow, count: old.count),
          UnmatchedRows(newRow, count: new.count),
          &matches
        )
      }
    }
  }

  /// Pairs rows that are left over wherever they are, and returns whether rows that were hashed may have the same identity.
  @inlinable
  func join(
    _ oldRows: UnmatchedRows,
    _ newRows: UnmatchedRows,
    _ matches: inout MatchWriter
  ) -> Bool {
    let pairs = oldRows.count * newRows.count
    guard pairs <= 64 || !Comparison.canHash else { return joinByHash(oldRows, newRows, &matches) }
    guard pairs <= 65_536 else { return false }
    joinPairwise(oldRows, newRows, &matches, acrossSections: false)
    guard detectsMoves, !isOnePair else { return false }
    joinPairwise(oldRows, newRows, &matches, acrossSections: true)
    return false
  }

  @inlinable var isOnePair: Bool {
    old.sections.count == 1 && new.sections.count == 1
      && old.sections[0].section == new.place(ofSlot: 0).partner
  }

  @inlinable
  func joinPairwise(
    _ oldRows: UnmatchedRows,
    _ newRows: UnmatchedRows,
    _ matches: inout MatchWriter,
    acrossSections: Bool
  ) {
    for newIndex in 0..<newRows.count {
      let newRow = newRows[newIndex]
      guard matches.links[new.place(of: newRow)] < 0 else { continue }
      for oldIndex in 0..<oldRows.count {
        let oldRow = oldRows[oldIndex]
        guard acrossSections || isPair(oldRow, newRow),
          matches.links[old.place(of: oldRow)] < 0, isSameRow(oldRow, newRow)
        else { continue }
        match(oldRow, newRow, &matches)
        break
      }
    }
  }

  @inlinable
  func match(_ oldRow: UnmatchedRow, _ newRow: UnmatchedRow, _ matches: inout MatchWriter) {
    let oldNumber = old.number(of: oldRow)
    matches.links[old.place(of: oldRow)] = Int32(truncatingIfNeeded: new.number(of: newRow))
    matches.links[new.place(of: newRow)] = Int32(truncatingIfNeeded: oldNumber)
    if !comparison.hasSameContent(old.row(oldRow), new.row(newRow)) {
      matches.changes.insert(oldNumber)
    }
  }

  @inlinable @inline(__always)
  func isPair(_ oldRow: UnmatchedRow, _ newRow: UnmatchedRow) -> Bool {
    old.section(of: oldRow) == new.places[new.section(of: newRow)].partner
  }

  @inlinable @inline(__always)
  func isSameRow(_ oldRow: UnmatchedRow, _ newRow: UnmatchedRow) -> Bool {
    comparison.isSameRow(old.row(oldRow), new.row(newRow))
  }
}

extension UnmatchedJoin {
  @inlinable @discardableResult
  mutating func align(exactPairs: Int, _ matches: inout MatchWriter) -> Bool {
    var hasGivenUp = false
    for slot in old.sections.indices {
      if let partner = new.sections.slot(ofSection: old.place(ofSlot: slot).partner) {
        if align(slot, partner, exactPairs, &matches) { hasGivenUp = true }
      } else {
        old.addWindow(ofSlot: slot, matches.links)
      }
    }
    for slot in new.sections.indices
    where old.sections.slot(ofSection: new.place(ofSlot: slot).partner) == nil {
      new.addWindow(ofSlot: slot, matches.links)
    }
    return hasGivenUp
  }

  /// Pairs the rows of a section of both lists, and returns whether they seem to be in no order.
  @inlinable
  mutating func align(
    _ oldSlot: Int,
    _ newSlot: Int,
    _ exactPairs: Int,
    _ matches: inout MatchWriter
  ) -> Bool {
    old.sections[oldSlot].rows.withUnsafeBufferPointer { oldRows in
      new.sections[newSlot].rows.withUnsafeBufferPointer { newRows in
        var aligner = WindowAligner(
          comparison,
          canGiveUp: canGiveUp,
          old: WindowSide(oldRows, old.place(ofSlot: oldSlot), links: matches.links),
          new: WindowSide(newRows, new.place(ofSlot: newSlot), links: matches.links)
        )
        aligner.align(exactPairs: exactPairs, &matches)
        old.addUnmatched(ofSlot: oldSlot, count: aligner.old.unmatchedCount)
        new.addUnmatched(ofSlot: newSlot, count: aligner.new.unmatchedCount)
        return aligner.hasGivenUp
      }
    }
  }
}
