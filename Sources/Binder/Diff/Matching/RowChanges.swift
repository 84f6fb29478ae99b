/// The changes of rows that the matches of all sections amount to.
struct RowChanges<Form: PositionForm> {
  typealias Position = Form.Position

  let deletions: [Position]
  let insertions: [Position]
  private(set) var moves: [IndexPair<Position>] = []
  private(set) var updates: [IndexPair<Position>] = []

  /// Collects the changes: as few moves as the matches allow.
  init(_ matches: RowLinks, changed: RowBits) {
    deletions = matches.unmatchedRows(of: matches.old, Form.self)
    insertions = matches.unmatchedRows(of: matches.new, Form.self)
    for section in matches.new.indices { collectMoves(toSection: section, matches) }
    collectUpdates(changed, matches)
  }

  /// Collects the rows that come from other sections, and the fewest without which the others are in their
  /// old order.
  private mutating func collectMoves(toSection section: Int, _ matches: RowLinks) {
    let first = moves.count
    var last = -1
    var ascends = true
    matches.forEachMove(toNewSection: section) { row, old in
      ascends = ascends && row > last
      last = row
      moves.append(
        IndexPair(
          old: Form.position(section: old.section, row: old.row),
          new: Form.position(section: section, row: row)
        )
      )
    }
    if !ascends { moves[first...].sort { $0.new < $1.new } }
  }

  private mutating func collectUpdates(_ changed: RowBits, _ matches: RowLinks) {
    var section = 0
    changed.forEach { row in
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
