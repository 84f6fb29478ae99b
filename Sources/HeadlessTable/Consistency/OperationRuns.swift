package import Binder

/// The operations of a batch in the order of the calls, neighbours of one kind together.
///
/// Two lists of the same operations are equal, however they were called.
package struct OperationRuns: Hashable, Sendable {
  /// What an operation on a row does.
  enum Kind: Hashable, Sendable {
    case delete, insert, reload, reconfigure, move
  }

  /// Neighbours of one kind.
  enum Run: Hashable, Sendable {
    /// Rows by their paths, with the paths that they move to, if they do.
    case rows(Kind, [IndexPath], targets: [IndexPath])
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
  mutating func append(
    _ kind: Kind,
    _ paths: some Collection<IndexPath>,
    targets: some Collection<IndexPath> = EmptyCollection()
  ) {
    guard !paths.isEmpty else { return }
    guard case .rows(kind, var all, var allTargets)? = runs.last else {
      runs.append(.rows(kind, Array(paths), targets: Array(targets)))
      return
    }
    // The run gives its arrays away, so that they grow in place.
    runs.removeLast()
    all += paths
    allTargets += targets
    runs.append(.rows(kind, all, targets: allTargets))
  }

  /// Adds one operation.
  mutating func append(_ operation: TableOperation) {
    switch operation {
    case .deleteRow(let path): append(.delete, CollectionOfOne(path))
    case .insertRow(let path): append(.insert, CollectionOfOne(path))
    case .reloadRow(let path): append(.reload, CollectionOfOne(path))
    case .reconfigureRow(let path): append(.reconfigure, CollectionOfOne(path))
    case .moveRow(let from, let to):
      append(.move, CollectionOfOne(from), targets: CollectionOfOne(to))
    case .deleteSection, .insertSection, .reloadSection, .moveSection:
      runs.append(.section(operation))
    }
  }

  /// One by one; O(k) for k operations.
  package var operations: [TableOperation] {
    runs.flatMap { run -> [TableOperation] in
      switch run {
      case .section(let operation): return [operation]
      case .rows(.delete, let paths, _): return paths.map(TableOperation.deleteRow)
      case .rows(.insert, let paths, _): return paths.map(TableOperation.insertRow)
      case .rows(.reload, let paths, _): return paths.map(TableOperation.reloadRow)
      case .rows(.reconfigure, let paths, _): return paths.map(TableOperation.reconfigureRow)
      case .rows(.move, let paths, let targets):
        return zip(paths, targets).map { .moveRow(from: $0, to: $1) }
      }
    }
  }
}
