extension RowMatches {
  /// Matches the rows of all sections whose rows are of one type.
  ///
  /// Every section of either list that shows such rows takes part; rows find each other in their own
  /// section first, and then, if moves are wanted, across sections. Content is compared once a match.
  ///
  /// - Complexity: One comparison a row where nothing changed; rows that no neighbour explains are
  ///   hashed.
  @inlinable
  package mutating func match<Comparison: RowComparison>(
    _ oldSections: [RowsToMatch<Comparison.Row>],
    _ newSections: [RowsToMatch<Comparison.Row>],
    by comparison: Comparison,
    detectsMoves: Bool = true
  ) {
    oldSections.withUnsafeBufferPointer { oldSections in
      newSections.withUnsafeBufferPointer { newSections in
        for section in oldSections {
          let partner = old[section.section].partner
          guard let slot = newSections.slot(ofSection: partner) else { continue }
          EqualEnds.measure(
            comparison,
            section.rows,
            newSections[slot].rows,
            &old[section.section],
            &new[partner],
            &changes
          )
        }
        guard oldSections.contains(where: { !old[$0.section].windowRows.isEmpty }),
          newSections.contains(where: { !new[$0.section].windowRows.isEmpty })
        else { return }
        join(oldSections, newSections, by: comparison, detectsMoves)
      }
    }
  }

  /// For each section of an old list its position in the new list, or −1.
  @inlinable
  package static func sectionTargets<ID: Hashable>(from old: [ID], to new: [ID]) -> [Int] {
    if old == new { return Array(old.indices) }
    var numbers: [ID: Int] = [:]
    let ids = (old + new).map { id in
      if let known = numbers[id] { return known }
      numbers[id] = numbers.count
      return numbers.count - 1
    }
    return targets(from: Array(ids[..<old.count]), to: Array(ids[old.count...]))
  }

  @usableFromInline
  static func targets(from old: [Int], to new: [Int]) -> [Int] {
    var matches = RowMatches(oldCount: old.count, newCount: new.count)
    matches.match(
      [RowsToMatch(section: 0, rows: old)],
      [RowsToMatch(section: 0, rows: new)],
      by: RowComparisons.ByValue<Int>()
    )
    return old.indices.map { matches.target(of: RowPosition(section: 0, row: $0))?.row ?? -1 }
  }

  @inlinable
  mutating func join<Comparison: RowComparison>(
    _ oldSections: UnsafeBufferPointer<RowsToMatch<Comparison.Row>>,
    _ newSections: UnsafeBufferPointer<RowsToMatch<Comparison.Row>>,
    by comparison: Comparison,
    _ detectsMoves: Bool
  ) {
    openWindows(oldSections, newSections)
    write { old, new, matches in
      var join = UnmatchedJoin(
        comparison,
        detectsMoves: detectsMoves,
        UnmatchedSide(oldSections, old),
        UnmatchedSide(newSections, new)
      )
      join.run(&matches)
    }
  }

  @inlinable
  mutating func openWindows<Row>(
    _ oldSections: UnsafeBufferPointer<RowsToMatch<Row>>,
    _ newSections: UnsafeBufferPointer<RowsToMatch<Row>>
  ) {
    var room = 0
    for rows in oldSections { room += old[rows.section].windowRows.count }
    for rows in newSections { room += new[rows.section].windowRows.count }
    var end = links.count
    for rows in oldSections {
      end = old[rows.section].openWindow(at: end, roomForUnmatched: room)
    }
    for rows in newSections {
      end = new[rows.section].openWindow(at: end, roomForUnmatched: room)
    }
    links.append(contentsOf: repeatElement(-1, count: room * 2))
  }

  @inlinable
  mutating func write(
    _ body: (
      _ old: UnsafeMutablePointer<MatchedSection>,
      _ new: UnsafeMutablePointer<MatchedSection>,
      _ matches: inout MatchWriter
    ) -> Void
  ) {
    old.withUnsafeMutableBufferPointer { old in
      new.withUnsafeMutableBufferPointer { new in
        links.withUnsafeMutableBufferPointer { links in
          guard let old = old.baseAddress, let new = new.baseAddress, let link = links.baseAddress
          else { return }
          var writer = MatchWriter(links: link, changes: RowBits(count: 0))
          swap(&writer.changes, &changes)
          body(old, new, &writer)
          swap(&writer.changes, &changes)
        }
      }
    }
  }
}

@usableFromInline
package struct RowsToMatch<Row> {
  @usableFromInline let section: Int
  @usableFromInline let rows: [Row]

  @inlinable
  package init(section: Int, rows: [Row]) {
    self.section = section
    self.rows = rows
  }

  package func map<Other>(_ transform: (Row) -> Other) -> RowsToMatch<Other> {
    RowsToMatch<Other>(section: section, rows: rows.map(transform))
  }
}

extension RowsToMatch: Sendable where Row: Sendable {}

extension UnsafeBufferPointer {
  /// The place of a section among ascending ones; nil if it is not there.
  @inlinable
  func slot<Row>(ofSection section: Int) -> Int? where Element == RowsToMatch<Row> {
    if indices.contains(section), self[section].section == section { return section }
    let slot = partitioningIndex { $0.section >= section }
    return slot < count && self[slot].section == section ? slot : nil
  }
}

extension RowComparison {
  /// The rows that are the same row as one above them, ascending.
  ///
  /// - Complexity: O(rows), and O(*k* log *k*) for *k* that are found.
  @inlinable
  func repeatedRows(of rows: [Row]) -> [Int] {
    let table = UnmatchedTable(count: rows.count)
    defer { table.deallocate() }
    var repeated: [Int] = []
    for row in rows.indices.reversed() {
      let hash = UInt32(truncatingIfNeeded: hashValue(of: rows[row], seed: IdentityHash.seed))
      table.insert(row, hash: hash) { isSameRow(rows[$0], rows[row]) }
      let next = table.next(row)
      if next >= 0 { repeated.append(next) }
    }
    return repeated.sorted()
  }
}
