extension RowMatches {
  /// The old rows, counted through all sections, of the section that a new one was.
  func oldRows(ofPartner side: MatchedSection) -> Range<Int32> {
    guard side.partner >= 0 else { return 0..<0 }
    let partner = old[side.partner]
    return Int32(partner.start)..<Int32(partner.start + partner.count)
  }

  /// Calls a function for the fewest rows of a new section whose departure leaves the others in their old
  /// order, ascending, counted from the start of the window.
  ///
  /// Rows that come from elsewhere are not among them.
  func forEachRowOutOfOrder(inNewSection section: Int, _ body: (_ offset: Int) -> Void) {
    let side = new[section]
    let home = oldRows(ofPartner: side)
    let count = side.windowRows.count
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { values in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { offsets in
        var length = 0
        sources.withUnsafeBufferPointer { sources in
          for offset in 0..<count where home.contains(sources[side.window + offset]) {
            values[length] = sources[side.window + offset]
            offsets[length] = Int32(truncatingIfNeeded: offset)
            length += 1
          }
        }
        let numbers = UnsafeBufferPointer(rebasing: values[..<length])
        LongestIncreasing.forEachPlaceOutside(numbers) { body(Int(offsets[$0])) }
      }
    }
  }

  /// Lets the rows of a section that left their old order go, so that they are deleted and inserted.
  @usableFromInline
  mutating func dropMoves(inNewSection section: Int) {
    let side = new[section]
    let partner = old[side.partner]
    var offsets: [Int] = []
    forEachRowOutOfOrder(inNewSection: section) { offsets.append($0) }
    for offset in offsets {
      let source = Int(sources[side.window + offset])
      sources[side.window + offset] = -1
      targets[partner.window + source - partner.start - partner.prefix] = -1
    }
    windowMatchCount -= offsets.count
  }
}
