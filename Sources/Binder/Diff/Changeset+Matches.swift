extension Changeset {
  /// Says what the matches between two lists without sections mean.
  @usableFromInline
  init(_ matches: RowMatches) {
    let changes = RowChanges<FlatPositions>(matches)
    self.init(
      deletions: changes.deletions,
      insertions: changes.insertions,
      moves: changes.moves,
      updates: changes.updates
    )
  }
}
