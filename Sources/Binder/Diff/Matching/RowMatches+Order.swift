extension RowMatches {
  /// The old rows, counted through all sections, of the section that a new one was.
  func oldRows(ofPartner side: MatchedSection) -> Range<Int32> {
    guard side.partner >= 0 else { return 0..<0 }
    let partner = old[side.partner]
    return Int32(partner.start)..<Int32(partner.start + partner.count)
  }

  /// The fewest rows of a new section whose departure leaves the others in their old order, ascending,
  /// counted from the start of the window; rows that come from elsewhere are not among them.
  func rowsOutOfOrder(inNewSection section: Int) -> [Int] {
    let side = new[section]
    let home = oldRows(ofPartner: side)
    let count = side.windowRows.count
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { values in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { offsets in
        var length = 0
        sources.withUnsafeBufferPointer { sources in
          for offset in 0..<count where home.contains(sources[side.window + offset]) {
            values[length] = sources[side.window + offset]
            offsets[length] = Int32(truncatingIfNeeded: offset)
            length += 1
          }
        }
        let places = LongestIncreasing.placesOutside(UnsafeBufferPointer(rebasing: values[..<length]))
        return places.map { Int(offsets[$0]) }
      }
    }
  }

  /// Lets the rows of a section that left their old order go, so that they are deleted and inserted.
  @usableFromInline
  mutating func dropMoves(inNewSection section: Int) {
    let side = new[section]
    let partner = old[side.partner]
    let offsets = rowsOutOfOrder(inNewSection: section)
    for offset in offsets {
      let source = Int(sources[side.window + offset])
      sources[side.window + offset] = -1
      targets[partner.window + source - partner.start - partner.prefix] = -1
    }
    windowMatchCount -= offsets.count
  }
}
