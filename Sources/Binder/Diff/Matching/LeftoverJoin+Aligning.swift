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
            slot: oldSlot,
            matches: matches.targets,
            leftovers: old.rows
          ),
          new: WindowSide(
            newRows,
            new.place(ofSlot: newSlot),
            slot: newSlot,
            matches: matches.sources,
            leftovers: new.rows
          )
        )
        aligner.align(&matches)
        old.rows = aligner.old.leftovers
        new.rows = aligner.new.leftovers
      }
    }
  }
}
