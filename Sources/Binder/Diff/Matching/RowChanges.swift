/// The changes of rows that the matches of all sections amount to.
struct RowChanges<Form: PositionForm> {
  typealias Position = Form.Position

  let deletions: [Position]
  let insertions: [Position]
  private(set) var moves: [IndexPair<Position>] = []
  private(set) var updates: [IndexPair<Position>] = []

  private let matches: RowMatches

  /// Collects the changes: as few moves as the matches allow.
  init(_ matches: RowMatches) {
    self.matches = matches
    deletions = Self.unmatchedRows(matches.old, matches.targets)
    insertions = Self.unmatchedRows(matches.new, matches.sources)
    for section in matches.new.indices where matches.new[section].window >= 0 {
      collectMoves(toSection: section)
    }
    collectUpdates()
  }

  /// The rows without a match of the sections that both lists have.
  private static func unmatchedRows(
    _ sections: [MatchedSection],
    _ matches: [Int32]
  ) -> [Position] {
    matches.withUnsafeBufferPointer { matches in
      var count = 0
      for side in sections where side.partner >= 0 { count += UnmatchedRows(side, matches).count }
      guard count > 0 else { return [] }
      return [Position](unsafeUninitializedCapacity: count + 1) { positions, length in
        guard let positions = positions.baseAddress else { return }
        for (section, side) in sections.enumerated() where side.partner >= 0 {
          let rows = UnmatchedRows(side, matches)
          rows.write(to: positions + length) { Form.position(section: section, row: $0) }
          length += rows.count
        }
      }
    }
  }

  /// Collects the rows that come from other sections, and the fewest without which the others are in their
  /// old order.
  private mutating func collectMoves(toSection section: Int) {
    let side = matches.new[section]
    let first = moves.count
    var last = -1
    var ascends = true
    matches.forEachMove(toNewSection: section) { offset, source in
      ascends = ascends && offset > last
      last = offset
      let old = RowMatches.position(of: Int(source), in: matches.old, guess: side.partner)
      moves.append(
        IndexPair(
          old: Form.position(section: old.section, row: old.row),
          new: Form.position(section: section, row: side.prefix + offset)
        )
      )
    }
    if !ascends { moves[first...].sort { $0.new < $1.new } }
  }

  private mutating func collectUpdates() {
    var section = 0
    matches.changes.forEach { row in
      while row >= matches.old[section].start + matches.old[section].count { section += 1 }
      let old = RowPosition(section: section, row: row - matches.old[section].start)
      guard let new = matches.target(of: old) else { return }
      updates.append(
        IndexPair(
          old: Form.position(section: old.section, row: old.row),
          new: Form.position(section: new.section, row: new.row)
        )
      )
    }
  }
}
