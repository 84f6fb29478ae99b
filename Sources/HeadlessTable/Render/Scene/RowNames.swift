/// Makes the names of rows of one section that have the same identity distinct: the second is `~2`.
struct RowNames {
  private var known: Set<String>
  /// The rows at which later lists of contents begin: each counts by itself.
  private var starts: ArraySlice<Int>
  /// The number of rows of an identity so far, for identities that more than one has.
  private var counts: [String: Int] = [:]

  /// The number of rows that have the identity of a row above them.
  private(set) var repeatedCount = 0

  init(among count: Int, listsFrom starts: [Int] = []) {
    self.starts = starts[...]
    known = Set(minimumCapacity: min(count, 2 * SceneComposer.longestEnd))
  }

  /// Counts a row that is not listed, and gives its identity back.
  mutating func pass(_ identity: String?, at row: Int) -> String? {
    reach(row)
    if let identity, !identity.isRedactionMark { notice(identity) }
    return identity
  }

  /// The name of the next listed row of an identity.
  mutating func name(of identity: String, at row: Int) -> String {
    reach(row)
    guard !identity.isRedactionMark, !notice(identity) else { return identity }
    return "\(identity)~\(counts[identity, default: 1])"
  }

  /// Begins a list, if the row is in another list than the row before.
  private mutating func reach(_ row: Int) {
    guard let start = starts.first, start <= row else { return }
    starts = starts.drop { $0 <= row }
    (known, counts) = ([], [:])
  }

  /// Counts a row; true for the first of its identity.
  @discardableResult
  private mutating func notice(_ identity: String) -> Bool {
    if known.insert(identity).inserted { return true }
    counts[identity, default: 1] += 1
    repeatedCount += 1
    return false
  }
}
