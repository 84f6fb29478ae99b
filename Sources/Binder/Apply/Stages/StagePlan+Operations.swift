extension StagePlan {
  /// The operations of a stage: sections, then rows; what goes, what comes, what moves, what changes.
  func operations(ofStage stage: Int) -> [TableOperation] {
    let before = positions[stage - 1]
    let after = positions[stage]
    return sectionOperations(ofStage: stage, before, after)
      + rowOperations(ofStage: stage, before, after)
      + updateOperations(ofStage: stage, before)
  }

  private func sectionOperations(
    ofStage stage: Int,
    _ before: StagePositions,
    _ after: StagePositions
  ) -> [TableOperation] {
    var deletions: [TableOperation] = []
    var insertions: [TableOperation] = []
    var moves: [TableOperation] = []
    for (index, section) in outline.sections.enumerated() where schedule.sections[index] == stage {
      if section.isDeleted {
        deletions.append(.deleteSection(before.sections[index]))
      } else if section.isInserted {
        insertions.append(.insertSection(after.sections[index]))
      } else {
        moves.append(.moveSection(from: before.sections[index], to: after.sections[index]))
      }
    }
    return deletions + insertions + moves
  }

  private func rowOperations(
    ofStage stage: Int,
    _ before: StagePositions,
    _ after: StagePositions
  ) -> [TableOperation] {
    var operations: [TableOperation] = []
    for (index, edit) in outline.edits.enumerated() where schedule.rows[index] == stage {
      switch edit.kind {
      case .deletion: operations.append(.deleteRow(IndexPath(before.leaving[index])))
      case .insertion: operations.append(.insertRow(IndexPath(after.arrived[index])))
      case .move:
        operations.append(
          .moveRow(
            from: IndexPath(before.leaving[index]),
            to: IndexPath(after.arrived[index])
          )
        )
      case .update: break
      }
    }
    return operations
  }

  private func updateOperations(
    ofStage stage: Int,
    _ before: StagePositions
  ) -> [TableOperation] {
    var operations: [TableOperation] = []
    for (index, edit) in outline.edits.enumerated()
    where edit.isUpdated && schedule.updates[index] == stage {
      let isThere = edit.kind == .update || stage < schedule.rows[index]
      let path = IndexPath(isThere ? before.leaving[index] : before.arrived[index])
      operations.append(form == .reload ? .reloadRow(path) : .reconfigureRow(path))
    }
    return operations
  }
}

extension IndexPath {
  fileprivate init(_ position: RowPosition) {
    self.init(row: position.row, section: position.section)
  }
}
