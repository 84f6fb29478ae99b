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
        groups.deletedRows.append(
          row: before.rows[edit.before.item],
          section: before.sections[edit.before.section]
        )
      case .insertion:
        groups.insertedRows.append(
          row: after.rows[edit.after.item],
          section: after.sections[edit.after.section]
        )
      case .move:
        groups.moveSources.append(before.path(of: edit.before))
        groups.moveTargets.append(after.path(of: edit.after))
      case .update: break
      }
    }
  }

  private func addUpdates(ofStage stage: Int, to groups: inout OperationGroups) {
    let before = positions[stage - 1]
    for (index, edit) in outline.edits.enumerated() where schedule.updates[index] == stage {
      let path = before.path(of: stage < schedule.rows[index] ? edit.before : edit.after)
      switch form {
      case .reload: groups.reloadedRows.append(path)
      case .reconfigure: groups.reconfiguredRows.append(path)
      }
    }
  }
}

extension StagePositions {
  /// The path of an edited row.
  fileprivate func path(of place: RowEdit.Place) -> IndexPath {
    IndexPath(row: rows[place.item], section: sections[place.section])
  }
}
