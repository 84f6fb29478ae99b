/// How the place of a row is written: with its section or without.
protocol PositionForm {
  associatedtype Position: Hashable & Sendable & Comparable

  static func position(section: Int, row: Int) -> Position
}

/// Places in the only section of a list.
enum FlatPositions: PositionForm {
  static func position(section: Int, row: Int) -> Int { row }
}

/// Places in a list of sections.
enum SectionedPositions: PositionForm {
  static func position(section: Int, row: Int) -> RowPosition {
    RowPosition(section: section, row: row)
  }
}

/// The changes of rows that the matches of all sections amount to.
struct RowChanges<Form: PositionForm> {
  typealias Position = Form.Position

  private(set) var deletions: [Position] = []
  private(set) var insertions: [Position] = []
  private(set) var moves: [IndexPair<Position>] = []
  private(set) var updates: [IndexPair<Position>] = []

  private let matches: RowMatches

  /// Collects the changes: as few moves as the matches allow.
  init(_ matches: RowMatches) {
    self.matches = matches
    if matches.old.count == 1, matches.new.count == 1 {
      deletions.reserveCapacity(matches.targets.count - matches.windowMatchCount)
      insertions.reserveCapacity(matches.sources.count - matches.windowMatchCount)
    }
    for section in matches.old.indices where matches.old[section].partner >= 0 {
      collectDeletions(section)
    }
    for section in matches.new.indices { collectArrivals(section) }
    collectUpdates()
  }

  private mutating func collectDeletions(_ section: Int) {
    let side = matches.old[section]
    if side.window < 0 {
      for row in 0..<side.count {
        deletions.append(Form.position(section: section, row: row))
      }
      return
    }
    let rows = side.windowRows
    matches.targets.withUnsafeBufferPointer { targets in
      let window = UnsafeBufferPointer(rebasing: targets[side.window..<(side.window + rows.count)])
      LeftoverRow.forEachUnmatched(window) { offset in
        deletions.append(Form.position(section: section, row: rows.lowerBound + offset))
      }
    }
  }

  private mutating func collectArrivals(_ section: Int) {
    let side = matches.new[section]
    if side.window < 0 {
      for row in 0..<(side.partner < 0 ? 0 : side.count) {
        insertions.append(Form.position(section: section, row: row))
      }
      return
    }
    let first = moves.count
    let ascends = collectInsertionsAndMoves(fromElsewhereTo: section)
    guard !ascends else { return }
    let inner = moves.count
    let rows = side.windowRows
    matches.forEachRowOutOfOrder(inNewSection: section) { offset in
      let source = matches.sources[side.window + offset]
      appendMove(of: source, to: rows.lowerBound + offset, section, from: side.partner)
    }
    if first < inner, inner < moves.count { moves[first...].sort { $0.new < $1.new } }
  }

  /// Returns whether the rows that were in the section before are in their old order.
  private mutating func collectInsertionsAndMoves(fromElsewhereTo section: Int) -> Bool {
    let side = matches.new[section]
    let rows = side.windowRows
    let home = matches.oldRows(ofPartner: side)
    var last: Int32 = -1
    var ascends = true
    matches.sources.withUnsafeBufferPointer { sources in
      var offset = 0
      while offset < rows.count {
        let source = sources[side.window + offset]
        if home.contains(source) {
          ascends = ascends && source > last
          last = source
          while offset + 1 < rows.count, last &+ 1 < home.upperBound,
            sources[side.window + offset + 1] == last &+ 1
          {
            offset += 1
            last &+= 1
          }
        } else if source >= 0 {
          appendMove(of: source, to: rows.lowerBound + offset, section, from: -1)
        } else if side.partner >= 0 {
          insertions.append(Form.position(section: section, row: rows.lowerBound + offset))
        }
        offset += 1
      }
    }
    return ascends
  }

  private mutating func appendMove(
    of source: Int32,
    to row: Int,
    _ section: Int,
    from oldSection: Int
  ) {
    let old = RowMatches.position(of: Int(source), in: matches.old, guess: oldSection)
    moves.append(
      IndexPair(
        old: Form.position(section: old.section, row: old.row),
        new: Form.position(section: section, row: row)
      )
    )
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
