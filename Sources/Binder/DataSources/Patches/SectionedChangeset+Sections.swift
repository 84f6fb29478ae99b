extension SectionedChangeset {
  /// The changes of the list of sections alone.
  var sectionChanges: Changeset {
    Changeset(deletions: sectionDeletions, insertions: sectionInsertions, moves: sectionMoves)
  }
}
