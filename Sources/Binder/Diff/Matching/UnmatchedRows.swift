/// The rows of one list that have no match, in the sections that both lists have.
struct UnmatchedRows {
  let sections: [MatchedSection]
  /// For the rows in windows the row of the other list, or −1.
  let matches: [Int32]
  /// The rows in windows that no neighbour explained, counted in their section.
  let leftovers: [Int32]

  /// Where the rows are, ascending.
  func positions<Form: PositionForm>(_ form: Form.Type) -> [Form.Position] {
    var positions: [Form.Position] = []
    withUnsafeTemporaryAllocation(of: Form.Position.self, capacity: limit) { memory in
      guard let first = memory.baseAddress else { return }
      var next = first
      for (section, side) in sections.enumerated() where side.partner >= 0 {
        forEach(in: side) { row in
          next.initialize(to: Form.position(section: section, row: row))
          next += 1
        }
      }
      positions.append(contentsOf: UnsafeBufferPointer(start: first, count: next - first))
    }
    return positions
  }

  /// The number of rows that may have no match.
  private var limit: Int {
    sections.reduce(0) { $0 + ($1.window < 0 ? $1.windowRows : $1.leftovers).count }
  }

  @inline(__always)
  private func forEach(in side: MatchedSection, _ body: (Int) -> Void) {
    guard side.window >= 0 else { return side.windowRows.forEach(body) }
    for row in leftovers[side.leftovers] where !isMatched(row, in: side) { body(Int(row)) }
  }

  @inline(__always)
  private func isMatched(_ row: Int32, in side: MatchedSection) -> Bool {
    matches[side.firstMatch &+ Int(row)] >= 0
  }
}
