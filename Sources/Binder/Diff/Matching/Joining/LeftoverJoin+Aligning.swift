extension LeftoverJoin {
  /// Pairs what is the same within a short distance in each section, and collects what is left over.
  ///
  /// - Parameters:
  ///   - exactPairs: The number of pairs of rows in a section up to which the most are found that can be.
  ///   - matches: Where pairs are noted.
  @inlinable
  mutating func align(exactPairs: Int, _ matches: inout MatchWriter) {
    for slot in old.sections.indices {
      if let partner = new.sections.slot(ofSection: old.place(ofSlot: slot).partner) {
        align(slot, partner, exactPairs, &matches)
      } else {
        old.addWindow(ofSlot: slot, matches.links)
      }
    }
    for slot in new.sections.indices
    where old.sections.slot(ofSection: new.place(ofSlot: slot).partner) == nil {
      new.addWindow(ofSlot: slot, matches.links)
    }
  }

  /// Pairs the rows of a section of both lists.
  @inlinable
  mutating func align(
    _ oldSlot: Int,
    _ newSlot: Int,
    _ exactPairs: Int,
    _ matches: inout MatchWriter
  ) {
    old.sections[oldSlot].rows.withUnsafeBufferPointer { oldRows in
      new.sections[newSlot].rows.withUnsafeBufferPointer { newRows in
        var aligner = WindowAligner(
          comparison,
          old: WindowSide(oldRows, old.place(ofSlot: oldSlot), links: matches.links),
          new: WindowSide(newRows, new.place(ofSlot: newSlot), links: matches.links)
        )
        aligner.align(exactPairs: exactPairs, &matches)
        old.addLeftovers(ofSlot: oldSlot, count: aligner.old.leftoverCount)
        new.addLeftovers(ofSlot: newSlot, count: aligner.new.leftoverCount)
      }
    }
  }
}
