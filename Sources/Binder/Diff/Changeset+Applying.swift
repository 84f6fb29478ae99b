extension Changeset {
  /// Makes the new list out of the old one, taking inserted and updated rows from the new one.
  ///
  /// - Parameters:
  ///   - old: The list the changeset was made from.
  ///   - new: The list the changeset leads to.
  /// - Returns: The rows of `old` that stay, in their new places, and the rows of `new` that are
  ///   inserted or updated.
  /// - Complexity: O(`old.count + new.count`).
  public func applying<Element>(to old: [Element], from new: [Element]) -> [Element] {
    var leaves = [Bool](repeating: false, count: old.count)
    for row in deletions { leaves[row] = true }
    for move in moves { leaves[move.old] = true }
    let count = old.count - deletions.count + insertions.count
    var result = [Element?](repeating: nil, count: count)
    for row in insertions { result[row] = new[row] }
    for move in moves { result[move.new] = old[move.old] }
    var gap = 0
    for row in old.indices where !leaves[row] {
      while result[gap] != nil { gap += 1 }
      result[gap] = old[row]
    }
    for update in updates { result[update.new] = new[update.new] }
    return result.compactMap { $0 }
  }
}
