/// Finds the pairs among the rows that no neighbour explained, in all sections of one type of rows.
///
/// Rows find each other in their own section first. As many rows of an identity are paired as both
/// sides have, from the top of either list.
@usableFromInline
struct LeftoverJoin<Comparison: RowComparison> {
  @usableFromInline let comparison: Comparison
  @usableFromInline let detectsMoves: Bool
  @usableFromInline var oldSections: [SectionRows<Comparison.Row>] = []
  @usableFromInline var newSections: [SectionRows<Comparison.Row>] = []
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
    LeftoverRow.collect(
      matches.targets,
      place,
      slot: oldSections.count,
      pair: section.section,
      into: &oldRows
    )
    oldSections.append(section)
  }

  @inlinable
  mutating func addNew(_ section: SectionRows<Comparison.Row>, _ matches: RowMatches) {
    let place = matches.new[section.section]
    LeftoverRow.collect(
      matches.sources,
      place,
      slot: newSections.count,
      pair: place.partner,
      into: &newRows
    )
    newSections.append(section)
  }

  @inlinable
  func run(_ matches: inout RowMatches) {
    guard !oldRows.isEmpty, !newRows.isEmpty else { return }
    if oldRows.count * newRows.count <= 64 || !Comparison.canHash {
      guard oldRows.count * newRows.count <= 65_536 else { return }
      joinPairwise(&matches, acrossSections: false)
      if detectsMoves { joinPairwise(&matches, acrossSections: true) }
    } else {
      joinByHash(&matches)
    }
  }

  /// Compares each row with each.
  @inlinable
  func joinPairwise(_ matches: inout RowMatches, acrossSections: Bool) {
    for new in newRows where matches.sources[Int(new.place)] < 0 {
      for old in oldRows
      where matches.targets[Int(old.place)] < 0 && (acrossSections || old.pair == new.pair) {
        guard isSameRow(old, new) else { continue }
        match(old, new, &matches)
        break
      }
    }
  }

  @inlinable
  func joinByHash(_ matches: inout RowMatches) {
    var table = LeftoverTable(count: oldRows.count)
    for index in oldRows.indices.reversed() {
      let row = oldRows[index]
      table.insert(index, hash: hashValue(of: row, in: oldSections)) {
        isSameOldRow(oldRows[$0], row)
      }
    }
    var elsewhere: [(new: Int, slot: Int)] = []
    var guess = oldRows.count
    for index in newRows.indices {
      let new = newRows[index]
      if guess < oldRows.count, oldRows[guess].pair == new.pair,
        matches.targets[Int(oldRows[guess].place)] < 0, isSameRow(oldRows[guess], new)
      {
        match(oldRows[guess], new, &matches)
        guess += 1
        continue
      }
      let slot = table.slot(hash: hashValue(of: new, in: newSections)) {
        isSameRow(oldRows[$0], new)
      }
      guard slot >= 0 else { continue }
      let found = table.first(in: slot) {
        oldRows[$0].pair == new.pair
      } isTaken: {
        matches.targets[Int(oldRows[$0].place)] >= 0
      }
      guard found >= 0 else {
        if detectsMoves { elsewhere.append((index, slot)) }
        continue
      }
      match(oldRows[found], new, &matches)
      guess = found + 1
    }
    for row in elsewhere {
      let found = table.first(in: row.slot) { _ in
        true
      } isTaken: {
        matches.targets[Int(oldRows[$0].place)] >= 0
      }
      if found >= 0 { match(oldRows[found], newRows[row.new], &matches) }
    }
  }

  @inlinable
  func match(_ old: LeftoverRow, _ new: LeftoverRow, _ matches: inout RowMatches) {
    matches.targets[Int(old.place)] = new.number
    matches.sources[Int(new.place)] = old.number
    matches.windowMatchCount += 1
    let oldRow = oldSections[Int(old.slot)].rows[Int(old.row)]
    if !comparison.hasSameContent(oldRow, newSections[Int(new.slot)].rows[Int(new.row)]) {
      matches.changes.insert(Int(old.number))
    }
  }

  @inlinable
  func hashValue(of row: LeftoverRow, in sections: [SectionRows<Comparison.Row>]) -> Int {
    comparison.hashValue(of: sections[Int(row.slot)].rows[Int(row.row)])
  }

  @inlinable
  func isSameOldRow(_ row: LeftoverRow, _ other: LeftoverRow) -> Bool {
    comparison.isSameRow(
      oldSections[Int(row.slot)].rows[Int(row.row)],
      oldSections[Int(other.slot)].rows[Int(other.row)]
    )
  }

  @inlinable
  func isSameRow(_ old: LeftoverRow, _ new: LeftoverRow) -> Bool {
    comparison.isSameRow(
      oldSections[Int(old.slot)].rows[Int(old.row)],
      newSections[Int(new.slot)].rows[Int(new.row)]
    )
  }
}
