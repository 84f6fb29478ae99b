extension StagePlan {
  /// The operations of a stage.
  func operations(ofStage stage: Int) -> OperationGroups {
    var groups = OperationGroups()
    addSections(ofStage: stage, to: &groups)
    addRows(ofStage: stage, to: &groups)
    addUpdates(ofStage: stage, to: &groups)
    return groups
  }

  private func addSections(ofStage stage: Int, to groups: inout OperationGroups) {
    let (before, after) = (positions[stage - 1], positions[stage])
    for (index, section) in outline.sections.enumerated() where schedule.sections[index] == stage {
      let (old, new) = (before.sections[index], after.sections[index])
      if section.isDeleted {
        groups.deletedSections.append(old)
      } else if section.isInserted {
        groups.insertedSections.append(new)
      } else {
        groups.movedSections.append(IndexPair(old: old, new: new))
      }
    }
  }

  private func addRows(ofStage stage: Int, to groups: inout OperationGroups) {
    let (before, after) = (positions[stage - 1], positions[stage])
    for (index, edit) in outline.edits.enumerated() where schedule.rows[index] == stage {
      switch edit.kind {
      case .deletion:
        let row = before.leaving[index]
        groups.deletedRows.append(row: row.row, section: row.section)
      case .insertion:
        let row = after.arrived[index]
        groups.insertedRows.append(row: row.row, section: row.section)
      case .move:
        groups.moveSources.append(IndexPath(before.leaving[index]))
        groups.moveTargets.append(IndexPath(after.arrived[index]))
      case .update: break
      }
    }
  }

  private func addUpdates(ofStage stage: Int, to groups: inout OperationGroups) {
    let before = positions[stage - 1]
    for (index, edit) in outline.edits.enumerated()
    where edit.isUpdated && schedule.updates[index] == stage {
      let isThere = edit.kind == .update || stage < schedule.rows[index]
      let path = IndexPath(isThere ? before.leaving[index] : before.arrived[index])
      switch form {
      case .reload: groups.reloadedRows.append(path)
      case .reconfigure: groups.reconfiguredRows.append(path)
      }
    }
  }
}
