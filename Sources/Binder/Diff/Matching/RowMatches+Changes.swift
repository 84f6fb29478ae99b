extension SectionedChangeset {
  @usableFromInline
  package init(_ matches: RowMatches) {
    self.init(
      sections: Changes(
        deletions: matches.old.indices.filter { matches.old[$0].partner < 0 },
        insertions: matches.new.indices.filter { matches.new[$0].partner < 0 },
        moves: Self.sectionMoves(matches.new.map(\.partner))
      ),
      rows: matches.read { Changes($0, changed: matches.changes) }
    )
  }

  private static func sectionMoves(_ partners: [Int]) -> [Move<Int>] {
    let kept = partners.indices.filter { partners[$0] >= 0 }
    let values = kept.map { Int32(partners[$0]) }
    var moves: [Move<Int>] = []
    values.withUnsafeBufferPointer { values in
      LongestIncreasing.forEachPlaceOutside(values) {
        moves.append(Move(old: partners[kept[$0]], new: kept[$0]))
      }
    }
    return moves
  }
}

extension Changes<Int> {
  @usableFromInline
  init(_ matches: RowMatches) {
    self = matches.read { Changes($0, changed: matches.changes) }
  }

  @usableFromInline
  init(
    _ old: MatchedSection,
    _ new: MatchedSection,
    _ links: UnsafeBufferPointer<Int32>,
    _ changes: RowBits
  ) {
    self = withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        Changes(
          RowLinks(
            old: UnsafeBufferPointer(start: old, count: 1),
            new: UnsafeBufferPointer(start: new, count: 1),
            links: links
          ),
          changed: changes
        )
      }
    }
  }
}

extension Changes where Position: ListPosition {
  fileprivate init(_ matches: RowLinks, changed: RowBits) {
    self.init(
      deletions: matches.unmatchedRows(of: matches.old),
      insertions: matches.unmatchedRows(of: matches.new)
    )
    for section in matches.new.indices { collectMoves(toSection: section, matches) }
    collectUpdates(changed, matches)
  }

  private mutating func collectMoves(toSection section: Int, _ matches: RowLinks) {
    let first = moves.count
    var last = -1
    var ascends = true
    matches.forEachMove(toNewSection: section) { row, old in
      ascends = ascends && row > last
      last = row
      moves.append(
        Move(
          old: Position(section: old.section, row: old.row),
          new: Position(section: section, row: row)
        )
      )
    }
    if !ascends {
      moves.replaceSubrange(first..., with: Array(moves[first...]).ordered { $0.new < $1.new })
    }
  }

  private mutating func collectUpdates(_ changed: RowBits, _ matches: RowLinks) {
    var section = 0
    changed.forEach { row in
      while row >= matches.old[section].start + matches.old[section].count { section += 1 }
      let old = RowPosition(section: section, row: row - matches.old[section].start)
      guard let new = matches.target(of: old) else { return }
      updates.append(
        Move(
          old: Position(section: old.section, row: old.row),
          new: Position(section: new.section, row: new.row)
        )
      )
    }
  }
}
