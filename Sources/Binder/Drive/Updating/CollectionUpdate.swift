/// A change of what a table shows, for a delegate that announces it to the table itself.
///
/// Deletions, updates and the old halves of moves are positions before the change; insertions and the
/// new halves of moves are positions after it. All of it is valid in one batch: what one batch cannot express, such as a
/// row that moves and changes or changes inside a section that moves, is deleted and inserted.
public struct CollectionUpdate: Hashable, Sendable {
  /// The deleted rows, by their paths before the change.
  public var itemDeletions: [IndexPath] = []
  /// The inserted rows, by their paths after the change.
  public var itemInsertions: [IndexPath] = []
  /// The rows that show other content, by their paths before the change.
  public var itemUpdates: [IndexPath] = []
  /// The rows that move, each from its path before the change to its path after it.
  public var itemMoves: [Move<IndexPath>] = []
  /// The deleted sections, by their positions before the change.
  public var sectionDeletions: [Int] = []
  /// The inserted sections, by their positions after the change.
  public var sectionInsertions: [Int] = []
  /// The sections to be reloaded, as their rows have neither identity nor equality; by their positions before the change.
  public var undiffableSectionUpdates: [Int] = []
  /// The sections in which rows are inserted or deleted, and nothing else changes; the lists of items have these rows already.
  public var sectionUpdates: [Int] = []
  /// The sections whose header or footer shows something else, by their positions before the change.
  public var sectionHeaderFooterUpdates: [Int] = []
  /// The sections that move, each from its position before the change to its position after it.
  public var sectionMoves: [Move<Int>] = []

  /// A row or section that moves: its position before the change and its position after it.
  public typealias Move<Position: Hashable & Sendable> = Binder.Move<Position>

  /// Makes an update without changes.
  public init() {}

  init(_ change: ContentChange) {
    let structure = change.structure.validInOneBatch(
      reloading: change.headersAndFooters,
      rowCounts: (change.oldRowCounts, change.newRowCounts)
    )
    itemDeletions = structure.rowDeletions.map(IndexPath.init)
    itemInsertions = structure.rowInsertions.map(IndexPath.init)
    itemUpdates = structure.rowUpdates.map { IndexPath($0.old) }
    itemMoves = structure.rowMoves.map { Move(from: IndexPath($0.old), to: IndexPath($0.new)) }
    sectionDeletions = structure.sectionDeletions
    sectionInsertions = structure.sectionInsertions
    sectionMoves = structure.sectionMoves.map { Move(from: $0.old, to: $0.new) }
    undiffableSectionUpdates = structure.sectionUpdates.map(\.old)
    let map = ChangeMap(structure)
    let busy = structure.busySections(map)
    sectionHeaderFooterUpdates = change.headersAndFooters.filter {
      map.old(ofSection: $0.new) == $0.old
    }
    .map(\.old).filter { !busy.contains($0) }
    let edited =
      structure.rowDeletions.map(\.section)
      + structure.rowInsertions.compactMap { map.old(ofSection: $0.section) }
    let others = busy.union(
      structure.sectionDeletions + structure.sectionMoves.map(\.old) + sectionHeaderFooterUpdates
        + undiffableSectionUpdates
    )
    sectionUpdates = Set(edited.filter { !others.contains($0) }).sorted()
  }

  /// The sections whose header or footer shows something else and which a delegate does not show again, by their positions
  /// after the change.
  func sectionsWithOldEnds(_ change: ContentChange) -> [Int] {
    let shown = Set(sectionHeaderFooterUpdates).union(undiffableSectionUpdates)
    let inserted = Set(sectionInsertions)
    return change.headersAndFooters
      .filter { !shown.contains($0.old) && !inserted.contains($0.new) }.map(\.new)
  }
}

extension SectionedChangeset {
  /// The same change for a table that takes one batch and no more.
  ///
  /// - Parameters:
  ///   - ends: Sections whose header or footer is different, which a delegate may reload.
  ///   - rowCounts: The number of rows of each section before and after.
  /// - Returns: A change that a table accepts as one batch.
  fileprivate func validInOneBatch(
    reloading ends: [Move<Int>],
    rowCounts: (old: [Int], new: [Int])
  ) -> SectionedChangeset {
    let sections = replacedSections(reloading: ends)
    let old = Set(sectionDeletions + sections.map(\.old))
    let new = Set(sectionInsertions + sections.map(\.new))
    // No row of these sections is listed: they are reloaded as a whole.
    let whole = (
      old: old.union(sectionUpdates.map(\.old)), new: new.union(sectionUpdates.map(\.new))
    )
    let changed = Set(rowUpdates.map(\.old))
    let (halves, moves) = rowMoves.parted { move in
      changed.contains(move.old) || whole.old.contains(move.old.section)
        || whole.new.contains(move.new.section)
    }
    let sectionMoves = sectionMoves.filter { !old.contains($0.old) }
    let moved = Set(rowMoves.map(\.old))
    // The reload of a position that is also the target of a move reads like one counted after the batch. And a table refuses
    // the reload of a row if the move of another section shifts its section.
    let targets = Set(moves.map(\.new))
    let (replaced, updates) =
      rowUpdates.filter { !moved.contains($0.old) && !old.contains($0.old.section) }
      .parted { update in
        targets.contains(update.old)
          || !sectionMoves.isEmpty && update.old.section != update.new.section
      }
    let deletions = rowDeletions + (halves + replaced).map(\.old)
    let insertions = rowInsertions + (halves + replaced).map(\.new)
    return SectionedChangeset(
      sectionDeletions: old.sorted(),
      sectionInsertions: new.sorted(),
      sectionMoves: sectionMoves,
      sectionUpdates: sectionUpdates.filter { !old.contains($0.old) },
      rowDeletions: deletions.filter { !whole.old.contains($0.section) }.sorted(),
      rowInsertions: insertions.filter { !whole.new.contains($0.section) }.sorted(),
      rowMoves: moves,
      rowUpdates: updates
    )
  }

  /// The sections that move and change in another way, too.
  private func replacedSections(reloading ends: [Move<Int>]) -> [Move<Int>] {
    var old = Set(rowDeletions.map(\.section)).union(rowUpdates.map(\.old.section))
    old.formUnion(rowMoves.map(\.old.section))
    old.formUnion((sectionUpdates + ends).map(\.old))
    let new = Set(rowInsertions.map(\.section)).union(rowMoves.map(\.new.section))
    return sectionMoves.filter { old.contains($0.old) || new.contains($0.new) }
  }

  /// The sections that must not be reloaded with the change, before it: their rows move or change, or they move.
  ///
  /// - Parameter map: The positions of sections before and after the change.
  /// - Returns: Positions before the change.
  fileprivate func busySections(_ map: ChangeMap) -> Set<Int> {
    var sections = Set(rowMoves.map(\.old.section)).union(rowUpdates.map(\.old.section))
    sections.formUnion(sectionMoves.map(\.old))
    sections.formUnion(rowMoves.compactMap { map.old(ofSection: $0.new.section) })
    return sections
  }
}

extension [Move<RowPosition>] {
  /// Those that satisfy a condition, and the others.
  fileprivate func parted(
    by belongsToFirst: (Move<RowPosition>) -> Bool
  ) -> (first: [Move<RowPosition>], others: [Move<RowPosition>]) {
    reduce(into: ([], [])) { parts, move in
      if belongsToFirst(move) { parts.0.append(move) } else { parts.1.append(move) }
    }
  }
}

/// Announces a binder's changes to its table instead of the binder.
@MainActor
public protocol TableViewUpdateDelegate: AnyObject {
  /// Announces a change; the binder provides the new content from here on.
  func animate(updates: CollectionUpdate, on tableView: any TableHost)
}
