extension Changeset {
  /// Says what the matches between two lists without sections mean.
  @usableFromInline
  init(_ matches: RowMatches) {
    self = matches.read { Changeset($0, changed: matches.changes) }
  }

  /// Says what the matches of the only section of two lists mean.
  @usableFromInline
  init(
    _ old: MatchedSection,
    _ new: MatchedSection,
    _ links: UnsafeBufferPointer<Int32>,
    _ changes: RowBits
  ) {
    self = withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        Changeset(
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

  private init(_ matches: RowLinks, changed: RowBits) {
    let changes = RowChanges<FlatPositions>(matches, changed: changed)
    self.init(
      deletions: changes.deletions,
      insertions: changes.insertions,
      moves: changes.moves,
      updates: changes.updates
    )
  }
}
