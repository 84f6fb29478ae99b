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
    groups.deletedRows = [RowRange](
      joining: edits(.deletion, ofStage: stage).lazy.map { before.position(of: $0.before) }
    )
    groups.insertedRows = [RowRange](
      joining: edits(.insertion, ofStage: stage).lazy.map { after.position(of: $0.after) }
    )
    groups.movedRows = edits(.move, ofStage: stage).map {
      RowMove(from: before.position(of: $0.before), to: after.position(of: $0.after))
    }
  }

  private func edits(_ kind: RowEdit.Kind, ofStage stage: Int) -> [RowEdit] {
    outline.edits.indices.compactMap { index in
      let edit = outline.edits[index]
      return edit.kind == kind && schedule.rows[index] == stage ? edit : nil
    }
  }

  private func addUpdates(ofStage stage: Int, to groups: inout OperationGroups) {
    let before = positions[stage - 1]
    let paths = outline.edits.indices.filter { schedule.updates[$0] == stage }.map { index in
      let edit = outline.edits[index]
      let place = stage < schedule.rows[index] ? edit.before : edit.after
      return IndexPath(before.position(of: place))
    }
    switch form {
    case .reload: groups.reloadedRows = paths
    case .reconfigure: groups.reconfiguredRows = paths
    }
  }
}

extension StagePositions {
  /// Where an edited row is.
  fileprivate func position(of place: RowEdit.Place) -> RowPosition {
    RowPosition(section: sections[place.section], row: rows[place.item])
  }
}
