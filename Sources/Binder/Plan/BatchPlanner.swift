/// The batches of a change: what takes place when, and where everything is in between.
struct BatchPlanner {
  let outline: ChangeOutline
  let form: UpdateForm
  private(set) var schedule: BatchSchedule
  private(set) var positions: [BatchPositions]

  init(_ outline: ChangeOutline, _ form: UpdateForm) {
    self.outline = outline
    self.form = form
    schedule = BatchSchedule(outline)
    positions = [0, 1].map { [schedule] in BatchPositions(outline, schedule, after: $0) }
    countRows()
    let hasStructure =
      schedule.sections.contains { $0 > 0 } || schedule.rows.contains { $0 > 0 }
    let hasUpdates = outline.edits.contains { $0.isUpdated }
    guard hasStructure || hasUpdates else {
      schedule.count = 0
      return
    }
    switch form {
    case .reload: planReloads()
    case .reconfigure: planReconfiguration(hasStructure, hasUpdates)
    }
  }

  private mutating func planReloads() {
    var refused: Int?
    if let single = BatchSchedule.single(outline), adopt(single, &refused) { return }
    for pair in BatchSchedule.pairs(outline) where adopt(pair, &refused) { return }
    _ = adopt(BatchSchedule.triple(outline), &refused)
  }

  private mutating func planReconfiguration(_ hasStructure: Bool, _ hasUpdates: Bool) {
    schedule =
      BatchSchedule.single(outline)
      ?? BatchSchedule.pairs(outline).first { _ in true } ?? BatchSchedule.triple(outline)
    if !hasStructure { schedule.count = 0 }
    if hasUpdates {
      schedule.count += 1
      let last = UInt8(schedule.count)
      schedule.updates = outline.edits.map { $0.isUpdated ? last : 0 }
    }
    positions = positions(of: schedule)
    countRows()
  }

  private mutating func adopt(_ candidate: BatchSchedule, _ refused: inout Int?) -> Bool {
    var places = UpdatePlaces(outline, candidate, positions(of: candidate))
    if let refused, places.lastBatch(forEdit: refused) == nil { return false }
    var updates = candidate.updates
    for (index, edit) in outline.edits.enumerated() where edit.isUpdated {
      guard let batch = places.lastBatch(forEdit: index) else {
        refused = index
        return false
      }
      updates[index] = UInt8(batch)
    }
    schedule = candidate
    schedule.updates = updates
    positions = places.positions
    countRows()
    return true
  }

  private func positions(of schedule: BatchSchedule) -> [BatchPositions] {
    let between = (1..<max(schedule.count, 1)).map { BatchPositions(outline, schedule, after: $0) }
    return positions.prefix(1) + between + positions.suffix(1)
  }

  private mutating func countRows() {
    for batch in positions.indices { positions[batch].countRows(outline, schedule) }
  }
}

extension BatchPlanner {
  func change(inBatch batch: Int) -> SectionedChangeset {
    let (before, after) = (positions[batch - 1], positions[batch])
    var change = SectionedChangeset()
    for (index, section) in outline.sections.enumerated() where schedule.sections[index] == batch {
      let (old, new) = (before.sections[index], after.sections[index])
      if section.isDeleted {
        change.sections.deletions.append(old)
      } else if section.isInserted {
        change.sections.insertions.append(new)
      } else {
        change.sections.moves.append(Move(old: old, new: new))
      }
    }
    for (index, rowBatch) in schedule.rows.enumerated() where rowBatch == batch {
      let edit = outline.edits[index]
      switch edit.kind {
      case .deletion: change.rows.deletions.append(before.position(of: edit.before))
      case .insertion: change.rows.insertions.append(after.position(of: edit.after))
      case .move:
        let (old, new) = (before.position(of: edit.before), after.position(of: edit.after))
        change.rows.moves.append(Move(old: old, new: new))
      case .update: break
      }
    }
    for (index, updateBatch) in schedule.updates.enumerated() where updateBatch == batch {
      let edit = outline.edits[index]
      let place = batch < schedule.rows[index] ? edit.before : edit.after
      let (old, new) = (before.position(of: place), after.position(of: place))
      change.rows.updates.append(Move(old: old, new: new))
    }
    return change
  }
}

extension BatchPositions {
  fileprivate func position(of place: RowEdit.Place) -> RowPosition {
    RowPosition(section: sections[place.section], row: rows[place.item])
  }
}
