/// Two lists without sections, which are matched in a buffer that is freed as soon as the changes are known.
///
/// Where several sections, or rows of several types, meet, ``RowMatches`` keeps what was found.
@usableFromInline
struct FlatLists<Comparison: RowComparison> {
  @usableFromInline let comparison: Comparison
  @usableFromInline let oldRows: [Comparison.Row]
  @usableFromInline let newRows: [Comparison.Row]
  /// Whether rows that seem to be in no order are all hashed, without another look at their neighbours.
  @usableFromInline let canGiveUp: Bool
  /// Whether rows of a type that the compiler does not know may all be hashed before anything else.
  @usableFromInline let canHashFirst: Bool

  @inlinable
  init(
    _ old: [Comparison.Row],
    _ new: [Comparison.Row],
    by comparison: Comparison,
    canGiveUp: Bool = Comparison.canHash,
    canHashFirst: Bool = Comparison.canHash
  ) {
    RowMatches.checkCounts(old.count, new.count)
    self.comparison = comparison
    oldRows = old
    newRows = new
    self.canGiveUp = canGiveUp
    self.canHashFirst = canHashFirst
  }

  @inlinable
  func changeset(detectsMoves: Bool) -> Changeset {
    var old = MatchedSection(start: 0, count: oldRows.count, partner: 0)
    var new = MatchedSection(start: 0, count: newRows.count, partner: 0)
    var changes = RowBits(count: oldRows.count)
    EqualEnds.measure(comparison, oldRows, newRows, &old, &new, &changes)
    guard !old.windowRows.isEmpty, !new.windowRows.isEmpty else {
      return Changeset(old, new, UnsafeBufferPointer(start: nil, count: 0), changes)
    }
    let room = old.windowRows.count + new.windowRows.count
    let links = UnsafeMutablePointer<Int32>.allocate(capacity: room * 2)
    defer { links.deallocate() }
    links.initialize(repeating: -1, count: room)
    _ = new.openWindow(at: old.openWindow(at: 0, roomForUnmatched: room), roomForUnmatched: room)
    var matches = MatchWriter(links: links, changes: changes)
    join(&old, &new, &matches, detectsMoves)
    return Changeset(old, new, UnsafeBufferPointer(start: links, count: room * 2), matches.changes)
  }

  @inlinable
  func join(
    _ old: inout MatchedSection,
    _ new: inout MatchedSection,
    _ matches: inout MatchWriter,
    _ detectsMoves: Bool
  ) {
    UnmatchedSide.with(oldRows, &old) { old in
      UnmatchedSide.with(newRows, &new) { new in
        var join = UnmatchedJoin(
          comparison,
          detectsMoves: detectsMoves,
          canGiveUp: canGiveUp,
          canHashFirst: canHashFirst,
          old,
          new
        )
        join.run(&matches)
      }
    }
  }
}
