/// The matches between the rows of two lists, in unowned buffers.
///
/// There is nothing in it whose references are counted, so that a copy costs nothing.
struct RowLinks {
  let old: UnsafeBufferPointer<MatchedSection>
  let new: UnsafeBufferPointer<MatchedSection>
  /// For the rows in windows the row of the other list, or −1; and the rows that are left over.
  let links: UnsafeBufferPointer<Int32>

  func target(of row: RowPosition) -> RowPosition? {
    let section = old[row.section]
    if row.row < section.prefix { return RowPosition(section: section.partner, row: row.row) }
    if row.row >= section.count - section.suffix {
      let shift = new[section.partner].count - section.count
      return RowPosition(section: section.partner, row: row.row + shift)
    }
    guard section.window >= 0 else { return nil }
    let target = Int(links[section.firstMatch + row.row])
    return target < 0 ? nil : Self.position(of: target, in: new, guess: section.partner)
  }

  /// Calls a function for the rows of a new section that were in another one, ascending, and then for the
  /// fewest without which the others are in their old order, ascending.
  @inline(__always)
  func forEachMove(
    toNewSection section: Int,
    _ body: (_ row: Int, _ source: RowPosition) -> Void
  ) {
    let side = new[section]
    guard side.window >= 0, let links = links.baseAddress else { return }
    let partner = side.partner < 0 ? nil : old[side.partner]
    SectionOrder(side, from: partner, links).forEachMove { row, source in
      body(row, Self.position(of: Int(source), in: old, guess: side.partner))
    }
  }

  /// The section and the place in it of a row that is counted through all sections.
  private static func position(
    of row: Int,
    in sections: UnsafeBufferPointer<MatchedSection>,
    guess: Int
  ) -> RowPosition {
    if guess >= 0, sections[guess].contains(row) {
      return RowPosition(section: guess, row: row - sections[guess].start)
    }
    let total = sections.last.map { $0.start + $0.count } ?? 0
    // Sections are often of one size.
    var low = row * sections.count / total
    if !sections[low].contains(row) {
      low = 0
      var high = sections.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if sections[middle].start <= row { low = middle } else { high = middle }
      }
    }
    return RowPosition(section: low, row: row - sections[low].start)
  }

  /// The rows without a match, ascending, in those sections that both lists have.
  func unmatchedRows<Position: ListPosition>(
    of sections: UnsafeBufferPointer<MatchedSection>
  ) -> [Position] {
    var count = 0
    forEachUnmatchedRow(of: sections) { _, _ in count += 1 }
    return Array(unsafeUninitializedCapacity: count) { memory, initializedCount in
      forEachUnmatchedRow(of: sections) { section, row in
        memory.initializeElement(at: initializedCount, to: Position(section: section, row: row))
        initializedCount += 1
      }
    }
  }

  @inline(__always)
  private func forEachUnmatchedRow(
    of sections: UnsafeBufferPointer<MatchedSection>,
    _ body: (_ section: Int, _ row: Int) -> Void
  ) {
    for (section, side) in sections.enumerated() where side.partner >= 0 {
      if side.window < 0 {
        for row in side.windowRows { body(section, row) }
      } else {
        for unmatchedRow in side.unmatched {
          let row = Int(links[unmatchedRow])
          if links[side.firstMatch &+ row] < 0 { body(section, row) }
        }
      }
    }
  }
}
