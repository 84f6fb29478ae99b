extension RowMatches {
  /// Calls a function for the rows of a new section that were in another one, ascending, and then for the
  /// fewest without which the others are in their old order, ascending.
  ///
  /// Rows are counted from the start of the window.
  func forEachMove(
    toNewSection section: Int,
    _ body: (_ offset: Int, _ source: Int32) -> Void
  ) {
    let count = new[section].windowRows.count
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count + 1) { offsets in
      sources.withUnsafeBufferPointer { sources in
        guard let source = sources.baseAddress, let offsets = offsets.baseAddress else { return }
        let rows = ArrivedRows(new[section], old, source)
        let order = rows.findFromElsewhere(offsets)
        for offset in UnsafeBufferPointer(start: offsets, count: order.count) {
          body(Int(offset), rows.sources[Int(offset)])
        }
        guard !order.ascends else { return }
        rows.forEachOutOfOrder(offsets, body)
      }
    }
  }

  /// Lets the rows of a section that left their old order go, so that they are deleted and inserted.
  @usableFromInline
  mutating func dropMoves(inNewSection section: Int) {
    let side = new[section]
    let partner = old[side.partner]
    var drops: [(offset: Int, source: Int)] = []
    forEachMove(toNewSection: section) { drops.append(($0, Int($1))) }
    for (offset, source) in drops {
      sources[side.window + offset] = -1
      targets[partner.window + source - partner.start - partner.prefix] = -1
    }
    windowMatchCount -= drops.count
  }
}
