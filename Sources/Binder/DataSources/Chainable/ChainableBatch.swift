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
    let origins = ChangeMap(changes.patch)
    for row in updates.sorted() {
      if let old = origins.old(of: row) {
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
