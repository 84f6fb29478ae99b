extension RowMatches {
  /// The old rows, counted through all sections, of the section that a new one was.
  func oldRows(ofPartner side: MatchedSection) -> Range<Int32> {
    guard side.partner >= 0 else { return 0..<0 }
    let partner = old[side.partner]
    return Int32(partner.start)..<Int32(partner.start + partner.count)
  }

  /// Calls a function with one flag for each row in the window of a new section: whether the row belongs
  /// to a longest part of the section whose rows are in their old order.
  func withRowsThatStay(
    in section: Int,
    _ body: (UnsafeMutableBufferPointer<Bool>) -> Void
  ) {
    let side = new[section]
    let home = oldRows(ofPartner: side)
    let count = side.windowRows.count
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count) { values in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: count) { flags in
        var length = 0
        sources.withUnsafeBufferPointer { sources in
          for offset in 0..<count where home.contains(sources[side.window + offset]) {
            values[length] = sources[side.window + offset]
            length += 1
          }
        }
        flags.initialize(repeating: false)
        LongestIncreasing.mark(
          UnsafeBufferPointer(rebasing: values[..<length]),
          UnsafeMutableBufferPointer(rebasing: flags[..<length])
        )
        spread(flags, length, side, home)
        body(flags)
      }
    }
  }

  /// Lets the rows of a section that left their old order go, so that they are deleted and inserted.
  @usableFromInline
  mutating func dropMoves(inNewSection section: Int) {
    let side = new[section]
    let partner = old[side.partner]
    var dropped: [Int] = []
    withRowsThatStay(in: section) { stays in
      dropped = (0..<side.windowRows.count).filter {
        !stays[$0] && sources[side.window + $0] >= 0
      }
    }
    for offset in dropped {
      let source = Int(sources[side.window + offset])
      sources[side.window + offset] = -1
      targets[partner.window + source - partner.start - partner.prefix] = -1
    }
    windowMatchCount -= dropped.count
  }

  /// Moves the flags of the rows that were in the section before to the places of these rows.
  private func spread(
    _ flags: UnsafeMutableBufferPointer<Bool>,
    _ count: Int,
    _ side: MatchedSection,
    _ home: Range<Int32>
  ) {
    var flag = count
    for offset in flags.indices.reversed() {
      if home.contains(sources[side.window + offset]) {
        flag -= 1
        flags[offset] = flags[flag]
      } else {
        flags[offset] = false
      }
    }
  }
}
