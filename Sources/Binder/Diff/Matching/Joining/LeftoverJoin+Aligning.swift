extension LeftoverJoin {
  /// Pairs what is the same within a short distance in each section, and collects what is left over.
  @inlinable
  mutating func align(_ matches: inout MatchWriter) {
    for slot in old.sections.indices {
      if let partner = new.sections.slot(ofSection: old.place(ofSlot: slot).partner) {
        align(slot, partner, &matches)
      } else {
        old.addWindow(ofSlot: slot)
      }
    }
    for slot in new.sections.indices
    where old.sections.slot(ofSection: new.place(ofSlot: slot).partner) == nil {
      new.addWindow(ofSlot: slot)
    }
  }

  /// Pairs the rows of a section of both lists.
  @inlinable
  mutating func align(_ oldSlot: Int, _ newSlot: Int, _ matches: inout MatchWriter) {
    old.sections[oldSlot].rows.withUnsafeBufferPointer { oldRows in
      new.sections[newSlot].rows.withUnsafeBufferPointer { newRows in
        var aligner = WindowAligner(
          comparison,
          old: WindowSide(
            oldRows,
            old.place(ofSlot: oldSlot),
            matches: matches.targets,
            leftovers: old.rows,
            leftoverCount: old.count
          ),
          new: WindowSide(
            newRows,
            new.place(ofSlot: newSlot),
            matches: matches.sources,
            leftovers: new.rows,
            leftoverCount: new.count
          )
        )
        aligner.align(&matches)
        old.setRows(ofSlot: oldSlot, old.count..<aligner.old.leftoverCount)
        new.setRows(ofSlot: newSlot, new.count..<aligner.new.leftoverCount)
      }
    }
  }
}
