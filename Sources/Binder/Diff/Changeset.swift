/// What makes a new list out of an old one: deletions, insertions, moves and updates of rows.
///
/// Deletions and the old halves of pairs are positions in the old list; insertions and the new halves are
/// positions in the new list, when everything is done. This is how `UITableView` counts in a batch.
///
/// ```swift
/// Changeset(from: ["a", "b", "c", "d"], to: ["d", "a", "c", "e"]).description   // "−1 +3 3→0"
/// ```
public struct Changeset: Hashable, Sendable {
  /// The rows that are only in the old list, ascending.
  public let deletions: [Int]
  /// The rows that are only in the new list, ascending.
  public let insertions: [Int]
  /// The rows that changed their place among those that stay, ascending in the new list.
  ///
  /// No smaller set of rows would do. Only where identities occur several times, and more than a dozen
  /// rows differ, it can be one row more than the fewest, or some.
  public let moves: [IndexPair<Int>]
  /// The rows that are in both lists with different content, ascending in the old list.
  ///
  /// A row that also moves is here and in ``moves``.
  public let updates: [IndexPair<Int>]

  /// Makes a changeset out of changes that are known already.
  public init(
    deletions: [Int] = [],
    insertions: [Int] = [],
    moves: [IndexPair<Int>] = [],
    updates: [IndexPair<Int>] = []
  ) {
    self.deletions = deletions
    self.insertions = insertions
    self.moves = moves
    self.updates = updates
  }

  /// Whether the two lists are the same.
  public var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }
}
