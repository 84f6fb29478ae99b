/// Finds the pairs among the rows that no neighbour explained, in all sections of one type of rows.
///
/// Rows find each other in their own section first. As many rows of an identity are paired as both
/// sides have, from the top of the old list.
@usableFromInline
struct LeftoverJoin<Comparison: RowComparison> {
  @usableFromInline let comparison: Comparison
  @usableFromInline let detectsMoves: Bool
  @usableFromInline var old: LeftoverSide<Comparison.Row>
  @usableFromInline var new: LeftoverSide<Comparison.Row>

  @inlinable
  init(
    _ comparison: Comparison,
    detectsMoves: Bool,
    _ old: LeftoverSide<Comparison.Row>,
    _ new: LeftoverSide<Comparison.Row>
  ) {
    self.comparison = comparison
    self.detectsMoves = detectsMoves
    self.old = old
    self.new = new
  }

  @inlinable
  mutating func run(_ matches: inout MatchWriter) {
    align(&matches)
    join(&matches)
    old.rows.deallocate()
    new.rows.deallocate()
  }

  /// Pairs rows that are left over wherever they are.
  @inlinable
  mutating func join(_ matches: inout MatchWriter) {
    let pairs = old.rows.count * new.rows.count
    if pairs <= 64 || !Comparison.canHash {
      guard pairs > 0, pairs <= 65_536 else { return }
      joinPairwise(&matches, acrossSections: false)
      if detectsMoves, !isOnePair {
        joinPairwise(&matches, acrossSections: true)
      }
    } else {
      joinByHash(&matches)
    }
  }

  /// Whether there are no other sections than one that both lists have.
  @inlinable var isOnePair: Bool {
    old.sections.count == 1 && new.sections.count == 1 && isPair(old.rows[0], new.rows[0])
  }

  /// Compares each row with each.
  @inlinable
  func joinPairwise(_ matches: inout MatchWriter, acrossSections: Bool) {
    for newIndex in 0..<new.rows.count {
      let newRow = new.rows[newIndex]
      guard matches.sources[new.place(of: newRow)] < 0 else { continue }
      for oldIndex in 0..<old.rows.count {
        let oldRow = old.rows[oldIndex]
        guard acrossSections || isPair(oldRow, newRow),
          matches.targets[old.place(of: oldRow)] < 0, isSameRow(oldRow, newRow)
        else { continue }
        match(oldRow, newRow, &matches)
        break
      }
    }
  }

  @inlinable
  func match(_ oldRow: LeftoverRow, _ newRow: LeftoverRow, _ matches: inout MatchWriter) {
    let oldNumber = old.number(of: oldRow)
    matches.targets[old.place(of: oldRow)] = Int32(truncatingIfNeeded: new.number(of: newRow))
    matches.sources[new.place(of: newRow)] = Int32(truncatingIfNeeded: oldNumber)
    matches.count += 1
    if !comparison.hasSameContent(old.row(oldRow), new.row(newRow)) {
      matches.changes.insert(oldNumber)
    }
  }

  /// Whether two rows are of sections that are the same.
  @inlinable @inline(__always)
  func isPair(_ oldRow: LeftoverRow, _ newRow: LeftoverRow) -> Bool {
    old.section(of: oldRow) == new.places[new.section(of: newRow)].partner
  }

  @inlinable @inline(__always)
  func isSameRow(_ oldRow: LeftoverRow, _ newRow: LeftoverRow) -> Bool {
    comparison.isSameRow(old.row(oldRow), new.row(newRow))
  }
}
