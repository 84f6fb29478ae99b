/// Finds the pairs among the rows that no neighbour explained, in all sections of one type of rows.
///
/// Rows find each other in their own section first. As many rows of an identity are paired as both
/// sides have, from the top of either list.
@usableFromInline
struct LeftoverJoin<Comparison: RowComparison> {
  @usableFromInline let comparison: Comparison
  @usableFromInline let detectsMoves: Bool
  @usableFromInline var oldSections: [LeftoverSection<Comparison.Row>] = []
  @usableFromInline var newSections: [LeftoverSection<Comparison.Row>] = []
  @usableFromInline var oldRows: [LeftoverRow] = []
  @usableFromInline var newRows: [LeftoverRow] = []

  @inlinable
  init(_ comparison: Comparison, detectsMoves: Bool) {
    self.comparison = comparison
    self.detectsMoves = detectsMoves
  }

  @inlinable
  mutating func addOld(_ section: SectionRows<Comparison.Row>, _ matches: RowMatches) {
    let place = matches.old[section.section]
    LeftoverRow.collect(matches.targets, place, slot: oldSections.count, into: &oldRows)
    oldSections.append(
      LeftoverSection(rows: section.rows, section: place, pair: section.section)
    )
  }

  @inlinable
  mutating func addNew(_ section: SectionRows<Comparison.Row>, _ matches: RowMatches) {
    let place = matches.new[section.section]
    LeftoverRow.collect(matches.sources, place, slot: newSections.count, into: &newRows)
    newSections.append(LeftoverSection(rows: section.rows, section: place, pair: place.partner))
  }

  @inlinable
  func run(_ matches: inout RowMatches) {
    guard !oldRows.isEmpty, !newRows.isEmpty else { return }
    if oldRows.count * newRows.count <= 64 || !Comparison.canHash {
      guard oldRows.count * newRows.count <= 65_536 else { return }
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
    oldSections.count == 1 && newSections.count == 1 && oldSections[0].pair == newSections[0].pair
  }

  /// Compares each row with each.
  @inlinable
  func joinPairwise(_ matches: inout RowMatches, acrossSections: Bool) {
    for new in newRows {
      let newSection = newSections[Int(new.slot)]
      guard matches.sources[newSection.place + Int(new.row)] < 0 else { continue }
      for old in oldRows {
        let oldSection = oldSections[Int(old.slot)]
        guard acrossSections || oldSection.pair == newSection.pair,
          matches.targets[oldSection.place + Int(old.row)] < 0, isSameRow(old, new)
        else { continue }
        match(old, new, &matches)
        break
      }
    }
  }

  /// Looks each row up in a table; a match predicts the next one, which is tried first.
  @inlinable
  func joinByHash(_ matches: inout RowMatches) {
    let seed = IdentityHash.seed
    let table = filledTable(seed: seed)
    defer { table.deallocate() }
    var elsewhere: [(new: Int, slot: Int)] = []
    var guess = oldRows.count
    for index in newRows.indices {
      let new = newRows[index]
      let pair = newSections[Int(new.slot)].pair
      var found = guess
      if !isFree(guess, in: table, pair) || !isSameRow(oldRows[guess], new) {
        let slot = table.slot(hash: comparison.hashValue(of: newRow(new), seed: seed)) {
          isSameRow(oldRows[$0], new)
        }
        guard slot >= 0 else { continue }
        found = table.first(in: slot) { isInPair($0, pair) }
        if found < 0, detectsMoves { elsewhere.append((index, slot)) }
      }
      guard found >= 0 else { continue }
      table.take(found)
      match(oldRows[found], new, &matches)
      guess = found + 1
    }
    for row in elsewhere {
      let found = table.first(in: row.slot) { _ in true }
      guard found >= 0 else { continue }
      table.take(found)
      match(oldRows[found], newRows[row.new], &matches)
    }
  }

  /// Puts all old rows into a table, the last one first.
  @inlinable
  func filledTable(seed: UInt64) -> LeftoverTable {
    let table = LeftoverTable(count: oldRows.count)
    for index in oldRows.indices.reversed() {
      let row = oldRow(oldRows[index])
      table.insert(index, hash: comparison.hashValue(of: row, seed: seed)) {
        comparison.isSameRow(oldRow(oldRows[$0]), row)
      }
    }
    return table
  }

  @inlinable @inline(__always)
  func isFree(_ index: Int, in table: LeftoverTable, _ pair: Int) -> Bool {
    index < oldRows.count && !table.isTaken(index) && isInPair(index, pair)
  }

  @inlinable
  func match(_ old: LeftoverRow, _ new: LeftoverRow, _ matches: inout RowMatches) {
    let oldSection = oldSections[Int(old.slot)]
    let newSection = newSections[Int(new.slot)]
    let oldNumber = oldSection.start + Int(old.row)
    let newNumber = newSection.start + Int(new.row)
    matches.targets[oldSection.place + Int(old.row)] = Int32(truncatingIfNeeded: newNumber)
    matches.sources[newSection.place + Int(new.row)] = Int32(truncatingIfNeeded: oldNumber)
    matches.windowMatchCount += 1
    if !comparison.hasSameContent(oldRow(old), newRow(new)) { matches.changes.insert(oldNumber) }
  }

  @inlinable @inline(__always)
  func isInPair(_ index: Int, _ pair: Int) -> Bool {
    oldSections[Int(oldRows[index].slot)].pair == pair
  }

  @inlinable @inline(__always)
  func oldRow(_ row: LeftoverRow) -> Comparison.Row {
    oldSections[Int(row.slot)].rows[Int(row.row)]
  }

  @inlinable @inline(__always)
  func newRow(_ row: LeftoverRow) -> Comparison.Row {
    newSections[Int(row.slot)].rows[Int(row.row)]
  }

  @inlinable @inline(__always)
  func isSameRow(_ old: LeftoverRow, _ new: LeftoverRow) -> Bool {
    comparison.isSameRow(oldRow(old), newRow(new))
  }
}
