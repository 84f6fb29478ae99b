package import Binder

/// The operations of a batch in the order of the calls, neighbours of one kind together.
///
/// Two lists of the same operations are equal, however they were called.
package struct OperationRuns: Hashable, Sendable {
  /// The fate of a row that keeps its place among its neighbours.
  enum Kind: Hashable, Sendable {
    case delete, insert, reload, reconfigure
  }

  /// Neighbours of one kind.
  enum Run: Hashable, Sendable {
    /// Rows in the order of the calls; no range continues into the next.
    case rows(Kind, [RowRange])
    case moves([RowMove])
    /// A row by a path that has not exactly two indices.
    case malformed(TableOperation)
    case section(TableOperation)
  }

  private(set) var runs: [Run] = []

  /// Begins without operations.
  package init() {}

  /// Takes operations one by one.
  package init(_ operations: some Sequence<TableOperation>) {
    for operation in operations { append(operation) }
  }

  var isEmpty: Bool { runs.isEmpty }

  /// Adds operations of one kind on rows.
  mutating func append(_ kind: Kind, _ ranges: some Collection<RowRange>) {
    guard !ranges.isEmpty else { return }
    var all = takeRows(kind)
    for range in ranges {
      if let last = all.last, last.isFollowed(by: range.rows.lowerBound, section: range.section) {
        all[all.count - 1].rows = last.rows.lowerBound...range.rows.upperBound
      } else {
        all.append(range)
      }
    }
    runs.append(.rows(kind, all))
  }

  /// Adds operations of one kind on rows that are named by paths.
  mutating func append(_ kind: Kind, _ paths: some Collection<IndexPath>) {
    var ranges: [RowRange] = []
    for path in paths {
      if path.count == 2 {
        ranges.append(row: path[1], section: path[0])
      } else {
        append(kind, ranges)
        ranges = []
        runs.append(.malformed(kind.operation(path)))
      }
    }
    append(kind, ranges)
  }

  /// Adds moves of rows.
  mutating func append(_ moves: some Collection<RowMove>) {
    guard !moves.isEmpty else { return }
    guard case .moves(var all)? = runs.last else { return runs.append(.moves(Array(moves))) }
    // The run gives its array away, so that it grows in place.
    runs.removeLast()
    all += moves
    runs.append(.moves(all))
  }

  private mutating func appendMove(from path: IndexPath, to newPath: IndexPath) {
    if let old = RowPosition(exactly: path), let new = RowPosition(exactly: newPath) {
      append(CollectionOfOne(RowMove(from: old, to: new)))
    } else {
      runs.append(.malformed(.moveRow(from: path, to: newPath)))
    }
  }

  /// Adds one operation.
  mutating func append(_ operation: TableOperation) {
    switch operation {
    case .deleteRow(let path): append(.delete, CollectionOfOne(path))
    case .insertRow(let path): append(.insert, CollectionOfOne(path))
    case .reloadRow(let path): append(.reload, CollectionOfOne(path))
    case .reconfigureRow(let path): append(.reconfigure, CollectionOfOne(path))
    case .moveRow(let from, let to): appendMove(from: from, to: to)
    case .deleteSection, .insertSection, .reloadSection, .moveSection:
      runs.append(.section(operation))
    }
  }

  /// One by one; O(k) for k operations.
  package var operations: [TableOperation] {
    runs.flatMap { run -> [TableOperation] in
      switch run {
      case .section(let operation), .malformed(let operation): [operation]
      case .rows(let kind, let ranges): ranges.flatMap(\.indexPaths).map(kind.operation)
      case .moves(let moves):
        moves.map { .moveRow(from: $0.indexPath, to: $0.newIndexPath) }
      }
    }
  }

  /// The rows of the last run, if it is of a kind; it gives them away, so that they grow in place.
  private mutating func takeRows(_ kind: Kind) -> [RowRange] {
    guard case .rows(kind, let ranges)? = runs.last else { return [] }
    runs.removeLast()
    return ranges
  }
}

extension OperationRuns.Kind {
  fileprivate func operation(_ path: IndexPath) -> TableOperation {
    switch self {
    case .delete: .deleteRow(path)
    case .insert: .insertRow(path)
    case .reload: .reloadRow(path)
    case .reconfigure: .reconfigureRow(path)
    }
  }
}
