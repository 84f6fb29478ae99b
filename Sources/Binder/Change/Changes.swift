/// The changes between two lists: deletions, insertions, moves and updates.
///
/// Deletions and the old halves of pairs are positions in the old list; insertions and the new halves are positions in
/// the new list. `UITableView` counts a batch in the same way.
///
/// ```swift
/// Changeset(from: ["a", "b", "c", "d"], to: ["d", "a", "c", "e"]).description   // "−1 +3 3→0"
/// ```
public struct Changes<Position: Comparable & Hashable & Sendable>: Hashable, Sendable {
  /// The elements that are only in the old list, ascending.
  public package(set) var deletions: [Position]
  /// The elements that are only in the new list, ascending.
  public package(set) var insertions: [Position]
  /// The elements of both lists whose order changed, ascending in the new list.
  ///
  /// Where a diff found them, they are as few as possible. Only where identities repeat, and more than some dozens of
  /// rows differ, they can be a few more.
  public package(set) var moves: [Move<Position>]
  /// The elements of both lists with different content, ascending in the old list.
  ///
  /// An element that also moves is here and in ``moves``.
  public package(set) var updates: [Move<Position>]

  /// Lists changes that are known already, in any order.
  ///
  /// - Complexity: O(*k*) for *k* changes that ascend as the properties do, O(*k* log *k*) for others.
  @_specialize(where Position == Int)
  @_specialize(where Position == RowPosition)
  public init(
    deletions: [Position] = [],
    insertions: [Position] = [],
    moves: [Move<Position>] = [],
    updates: [Move<Position>] = []
  ) {
    self.deletions = deletions.ascending { $0 }
    self.insertions = insertions.ascending { $0 }
    self.moves = moves.ascending { $0.new }
    self.updates = updates.ascending { $0.old }
  }

  /// Whether the two lists are the same.
  public var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
  }

  package var count: Int { deletions.count + insertions.count + moves.count + updates.count }

  package func map<Other>(_ transform: (Position) -> Other) -> Changes<Other> {
    Changes<Other>(
      deletions: deletions.map(transform),
      insertions: insertions.map(transform),
      moves: moves.map { $0.map(transform) },
      updates: updates.map { $0.map(transform) }
    )
  }
}

extension Changes<RowPosition> {
  /// Deletes and inserts some of the rows that move, as `2→0 ~2` becomes `−2 +0`.
  package mutating func split(where isSplit: (Move<RowPosition>) -> Bool) {
    let split = moves.filter(isSplit)
    if split.isEmpty { return }
    moves.removeAll(where: isSplit)
    let old = Set(split.map(\.old))
    updates.removeAll { old.contains($0.old) }
    deletions = (deletions + split.map(\.old)).sorted()
    insertions = (insertions + split.map(\.new)).sorted()
  }

  package var withoutUpdatedMoves: Changes {
    if moves.isEmpty || updates.isEmpty { return self }
    let updated = Set(updates.map(\.old))
    var changes = self
    changes.split { updated.contains($0.old) }
    return changes
  }
}

extension Array {
  /// The elements in the order of their positions; those that ascend already are not copied.
  fileprivate func ascending(by position: (Element) -> some Comparable) -> [Element] {
    ordered { position($0) < position($1) }
  }
}

/// The changes between two lists of rows without sections.
public typealias Changeset = Changes<Int>

extension Changes: CustomStringConvertible {
  /// The changes on one line, as in `−2 +0 3→1 ~4`; an update is named by its position in the old list.
  public var description: String {
    let words = words(prefix: "")
    return words.isEmpty ? "no changes" : words.joined(separator: " ")
  }

  /// A word for each change, as in `−2`, behind a prefix; a sign names an update.
  func words(prefix: String, update: String = "~") -> [String] {
    deletions.map { "\(prefix)−\($0)" }
      + insertions.map { "\(prefix)+\($0)" }
      + moves.map { "\(prefix)\($0.old)→\($0.new)" }
      + updates.map { "\(prefix)\(update)\($0.old)" }
  }
}
