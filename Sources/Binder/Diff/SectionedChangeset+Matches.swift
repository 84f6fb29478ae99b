extension SectionedChangeset {
  /// Says what the matches between the sections and rows of two lists mean.
  @usableFromInline
  package init(_ matches: RowMatches) {
    let changes = matches.read {
      RowChanges<SectionedPositions>($0, changed: matches.changes)
    }
    self.init(
      sectionDeletions: matches.old.indices.filter { matches.old[$0].partner < 0 },
      sectionInsertions: matches.new.indices.filter { matches.new[$0].partner < 0 },
      sectionMoves: Self.sectionMoves(matches.new.map(\.partner)),
      rowDeletions: changes.deletions,
      rowInsertions: changes.insertions,
      rowMoves: changes.moves,
      rowUpdates: changes.updates
    )
  }

  private static func sectionMoves(_ partners: [Int]) -> [IndexPair<Int>] {
    let kept = partners.indices.filter { partners[$0] >= 0 }
    let values = kept.map { Int32(partners[$0]) }
    var moves: [IndexPair<Int>] = []
    values.withUnsafeBufferPointer { values in
      LongestIncreasing.forEachPlaceOutside(values) {
        moves.append(IndexPair(old: partners[kept[$0]], new: kept[$0]))
      }
    }
    return moves
  }
}
