extension RowMatches {
  /// Calls a function for the rows of a new section that were in another one, ascending, and then for the
  /// fewest without which the others are in their old order, ascending.
  func forEachMove(toNewSection section: Int, _ body: (_ row: Int, _ source: Int32) -> Void) {
    let side = new[section]
    let home = oldRows(ofPartner: side)
    var hasReturned = false
    sources.withUnsafeBufferPointer { sources in
      for row in newLeftovers[side.leftovers] {
        let source = sources[side.firstMatch + Int(row)]
        guard source >= 0 else { continue }
        if home.contains(source) { hasReturned = true } else { body(Int(row), source) }
      }
    }
    // Rows that neighbours explained are in order.
    if hasReturned { forEachRowOutOfOrder(side, home, body) }
  }

  /// The old rows, counted through all sections, of the section that a new one was.
  private func oldRows(ofPartner side: MatchedSection) -> Range<Int32> {
    guard side.partner >= 0 else { return 0..<0 }
    let partner = old[side.partner]
    return Int32(partner.start)..<Int32(partner.start + partner.count)
  }

  /// Calls a function for the fewest rows without which those that were in a section before are in order.
  private func forEachRowOutOfOrder(
    _ side: MatchedSection,
    _ home: Range<Int32>,
    _ body: (_ row: Int, _ source: Int32) -> Void
  ) {
    let window = side.windowRows
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: window.count * 2) { memory in
      guard let rows = memory.baseAddress else { return }
      let values = rows + window.count
      let length = writeRows(side, home, rows, values)
      LongestIncreasing.forEachPlaceOutside(UnsafeBufferPointer(start: values, count: length)) {
        body(Int(rows[$0]), values[$0])
      }
    }
  }

  /// Writes the rows that were in a section before, and where they were, to memory with room for the window,
  /// and returns how many there are.
  private func writeRows(
    _ side: MatchedSection,
    _ home: Range<Int32>,
    _ rows: UnsafeMutablePointer<Int32>,
    _ values: UnsafeMutablePointer<Int32>
  ) -> Int {
    let homeCount = UInt32(home.count)
    return sources.withUnsafeBufferPointer { sources in
      let window = side.windowRows
      var length = 0
      var row = Int32(window.lowerBound)
      for source in sources[side.window..<(side.window + window.count)] {
        rows[length] = row
        values[length] = source
        length &+= UInt32(bitPattern: source &- home.lowerBound) < homeCount ? 1 : 0
        row &+= 1
      }
      return length
    }
  }

  /// Lets the rows of a section that left their old order go, so that they are deleted and inserted.
  @usableFromInline
  mutating func dropMoves(inNewSection section: Int) {
    let side = new[section]
    let partner = old[side.partner]
    var drops: [(row: Int, source: Int)] = []
    forEachMove(toNewSection: section) { drops.append(($0, Int($1))) }
    for (row, source) in drops {
      sources[side.firstMatch + row] = -1
      targets[partner.firstMatch + source - partner.start] = -1
    }
    guard !drops.isEmpty else { return }
    Self.collectLeftovers(&new[section], sources, into: &newLeftovers)
    Self.collectLeftovers(&old[side.partner], targets, into: &oldLeftovers)
  }

  private static func collectLeftovers(
    _ side: inout MatchedSection,
    _ matches: [Int32],
    into leftovers: inout [Int32]
  ) {
    let first = leftovers.count
    for row in side.windowRows where matches[side.firstMatch + row] < 0 {
      leftovers.append(Int32(row))
    }
    side.leftovers = first..<leftovers.count
  }
}
