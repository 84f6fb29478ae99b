/// The rows of one list that have no match, in the sections that both lists have.
struct UnmatchedRows {
  let sections: [MatchedSection]
  /// For the rows in windows the row of the other list, or −1.
  let matches: [Int32]
  /// The rows in windows that no neighbour explained, counted in their section.
  let leftovers: [Int32]

  /// Where the rows are, ascending.
  func positions<Form: PositionForm>(_ form: Form.Type) -> [Form.Position] {
    var count = 0
    for side in sections where side.partner >= 0 { count += self.count(in: side) }
    guard count > 0 else { return [] }
    return [Form.Position](unsafeUninitializedCapacity: count) { positions, length in
      guard var next = positions.baseAddress else { return }
      for (section, side) in sections.enumerated() where side.partner >= 0 {
        forEach(in: side) { row in
          next.initialize(to: Form.position(section: section, row: row))
          next += 1
        }
      }
      length = count
    }
  }

  private func count(in side: MatchedSection) -> Int {
    guard side.window >= 0 else { return side.windowRows.count }
    return leftovers[side.leftovers].reduce(0) { $0 &+ (isMatched($1, in: side) ? 0 : 1) }
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
