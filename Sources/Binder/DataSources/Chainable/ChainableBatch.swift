/// What a ``CDSUpdateDelegate`` is told between the beginning and the end of a batch.
struct ChainableBatch {
  private var changes = PatchBuilder()
  /// The rows that show something else, by their positions after the batch.
  private var updates: Set<RowPosition> = []

  /// Notes sections that have gone, by their positions before the batch.
  mutating func deleteSections(_ sections: [Int]) { changes.sectionDeletions += sections }

  /// Notes sections that have come, by their positions after the batch.
  mutating func insertSections(_ sections: [Int]) { changes.sectionInsertions += sections }

  /// Notes rows that have gone, by their paths before the batch.
  mutating func deleteRows(_ paths: [IndexPath]) {
    changes.rowDeletions += paths.map(RowPosition.init)
  }

  /// Notes rows that have come, by their paths after the batch.
  mutating func insertRows(_ paths: [IndexPath]) {
    changes.rowInsertions += paths.map(RowPosition.init)
  }

  /// Notes rows that show something else, by their paths after the batch.
  mutating func updateRows(_ paths: [IndexPath]) {
    updates.formUnion(paths.map(RowPosition.init))
  }

  /// What was told, as one patch without moves.
  var patch: SectionedChangeset {
    var changes = changes
    let origins = RowOrigins(changes.patch)
    for row in updates.sorted() {
      if let old = origins.origin(of: row) {
        changes.rowUpdates.append(IndexPair(old: old, new: row))
      }
    }
    return changes.patch
  }
}

extension RowPosition {
  fileprivate init(_ path: IndexPath) {
    self.init(section: path.section, row: path.row)
  }
}

/// Where rows were that have neither come nor moved.
private struct RowOrigins {
  private let sections: SectionTargets
  private let arriving: [Int: [Int]]
  private let leaving: [Int: [Int]]

  init(_ patch: SectionedChangeset) {
    let changes = patch.sectionChanges
    sections = SectionTargets(
      Changeset(deletions: changes.insertions, insertions: changes.deletions)
    )
    arriving = Dictionary(grouping: patch.rowInsertions, by: \.section).mapValues { $0.map(\.row) }
    leaving = Dictionary(grouping: patch.rowDeletions, by: \.section).mapValues { $0.map(\.row) }
  }

  /// Where a row was; nil for one that was not there.
  func origin(of row: RowPosition) -> RowPosition? {
    let arrivals = arriving[row.section, default: []]
    guard let section = sections.target(of: row.section), !arrivals.contains(row.row) else {
      return nil
    }
    var origin = row.row - arrivals.count { $0 < row.row }
    for departure in leaving[section, default: []] where departure <= origin { origin += 1 }
    return RowPosition(section: section, row: origin)
  }
}
