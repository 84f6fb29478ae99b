/// Rows that are not listed, summed up while they are passed.
struct RowSummary {
  private(set) var digest = RowDigest()
  private var counts: [String: Int] = [:]
  private var run: (type: String, count: Int)?

  /// The number of rows of each type, by the types' names.
  var types: [TableScene.TypeCount] {
    var counts = counts
    if let run { counts[run.type, default: 0] += run.count }
    return counts.sorted { $0.key < $1.key }
      .map { TableScene.TypeCount(type: $0.key, count: $0.value) }
  }

  mutating func add(_ identity: String?, type: String?) {
    digest.add(identity: identity, type: type)
    count(1, type)
  }

  mutating func add(rowCount: Int, type: String?) {
    digest.add(rowCount: rowCount, type: type)
    count(rowCount, type)
  }

  /// Counts neighbours of one type together, because most neighbours are.
  private mutating func count(_ count: Int, _ type: String?) {
    guard let type else { return }
    if let run, run.type == type {
      self.run = (type, run.count + count)
    } else {
      if let run { counts[run.type, default: 0] += run.count }
      run = (type, count)
    }
  }
}

/// Tells rows of one section apart that have the same identity: the second is `~2`.
struct RowNames {
  private var counts: [String: Int]
  private var known: Set<String> = []

  /// The number of rows that have the identity of a row above them.
  private(set) var repeatedCount = 0

  /// Prepares for the identities of the rows that are listed; others are not counted.
  ///
  /// - Parameters:
  ///   - listed: The rows that are listed.
  ///   - count: The number of rows that have identities, listed or not.
  init(of listed: [(row: Int, view: TableScene.View)], among count: Int) {
    known.reserveCapacity(min(count, 2 * SceneComposer.longestEnd))
    counts = [:]
    for (_, view) in listed {
      if let identity = view.identity { counts[identity] = 0 }
    }
  }

  /// Counts a row that is not listed, and gives its identity back.
  mutating func pass(_ identity: String?) -> String? {
    if let identity { notice(identity) }
    if let identity, let count = counts[identity] { counts[identity] = count + 1 }
    return identity
  }

  /// The name of the next listed row of an identity.
  mutating func name(of identity: String) -> String {
    guard !identity.isRedactionMark else { return identity }
    notice(identity)
    let count = counts[identity, default: 0] + 1
    counts[identity] = count
    return count == 1 ? identity : "\(identity)~\(count)"
  }

  private mutating func notice(_ identity: String) {
    if !identity.isRedactionMark, !known.insert(identity).inserted { repeatedCount += 1 }
  }
}
