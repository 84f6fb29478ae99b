extension Changeset {
  /// The same change without moves of rows that are already in their order among those that stay.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  func withoutNeedlessMoves() -> Changeset {
    if moves.isEmpty { return self }
    var gaps = Gaps()
    gaps.leaving = (deletions + moves.map(\.old)).sorted()
    gaps.arriving = (insertions + moves.map(\.new)).sorted()
    return Changeset(
      deletions: deletions,
      insertions: insertions,
      moves: gaps.needed(of: moves).sorted { $0.new < $1.new },
      updates: updates
    )
  }
}

extension SectionedChangeset {
  /// The changes of sections alone.
  var sectionChanges: Changeset {
    Changeset(deletions: sectionDeletions, insertions: sectionInsertions, moves: sectionMoves)
  }

  /// The same change without moves of rows that are already in their order among those that stay.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  func withoutNeedlessMoves() -> SectionedChangeset {
    if rowMoves.isEmpty { return self }
    let leaving = Dictionary(grouping: rowDeletions + rowMoves.map(\.old), by: \.section)
    let arriving = Dictionary(grouping: rowInsertions + rowMoves.map(\.new), by: \.section)
    let targets = SectionTargets(sectionChanges)
    var needed: [IndexPair<RowPosition>] = []
    let groups = Dictionary(grouping: rowMoves) {
      IndexPair(old: $0.old.section, new: $0.new.section)
    }
    for (sections, moves) in groups {
      guard targets.target(of: sections.old) == sections.new else {
        needed += moves
        continue
      }
      var gaps = Gaps()
      gaps.leaving = leaving[sections.old]?.map(\.row).sorted() ?? []
      gaps.arriving = arriving[sections.new]?.map(\.row).sorted() ?? []
      let rows = moves.map { IndexPair(old: $0.old.row, new: $0.new.row) }
      needed += gaps.needed(of: rows).map {
        IndexPair(
          old: RowPosition(section: sections.old, row: $0.old),
          new: RowPosition(section: sections.new, row: $0.new)
        )
      }
    }
    return with(rowMoves: needed.sorted { $0.new < $1.new })
  }

  private func with(rowMoves: [IndexPair<RowPosition>]) -> SectionedChangeset {
    SectionedChangeset(
      sectionDeletions: sectionDeletions,
      sectionInsertions: sectionInsertions,
      sectionMoves: sectionMoves,
      sectionUpdates: sectionUpdates,
      rowDeletions: rowDeletions,
      rowInsertions: rowInsertions,
      rowMoves: rowMoves,
      rowUpdates: rowUpdates
    )
  }
}

/// The elements that stay, as what is left when the others leave and arrive.
private struct Gaps {
  /// The old places of those that leave, ascending.
  var leaving: [Int] = []
  /// The new places of those that arrive, ascending.
  var arriving: [Int] = []

  /// The moves that are needed beside these: of the elements that were and are between the same two of
  /// those that stay, as many as possible stay as well.
  func needed(of moves: [IndexPair<Int>]) -> [IndexPair<Int>] {
    let moves = moves.sorted { $0.old < $1.old }
    let places = moves.indices.filter { index in
      moves[index].old - leaving.partitioningIndex { $0 >= moves[index].old }
        == moves[index].new - arriving.partitioningIndex { $0 >= moves[index].new }
    }
    let kept = LongestIncreasing.places(in: places.map { moves[$0].new })
    let staying = Set(kept.map { places[$0] })
    return moves.indices.filter { !staying.contains($0) }.map { moves[$0] }
  }
}

extension LongestIncreasing {
  /// The places of the numbers of a longest increasing part, ascending.
  static func places(in values: [Int]) -> [Int] {
    let values = values.map { Int32(truncatingIfNeeded: $0) }
    var outside: Set<Int> = []
    values.withUnsafeBufferPointer { values in
      forEachPlaceOutside(values) { outside.insert($0) }
    }
    return values.indices.filter { !outside.contains($0) }
  }
}
