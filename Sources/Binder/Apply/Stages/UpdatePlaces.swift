/// In which stages the rows of a change can be reloaded.
struct UpdatePlaces {
  private let outline: ChangeOutline
  private let schedule: StageSchedule
  private let positions: [StagePositions]
  /// Where rows move to, by stage, ascending.
  private let targets: [[RowPosition]]

  init(_ outline: ChangeOutline, _ schedule: StageSchedule, _ positions: [StagePositions]) {
    self.outline = outline
    self.schedule = schedule
    self.positions = positions
    var targets = Array(repeating: [RowPosition](), count: schedule.count + 1)
    if outline.edits.contains(where: { $0.isUpdated }) {
      for (index, edit) in outline.edits.enumerated() where edit.kind == .move {
        let stage = schedule.rows[index]
        targets[stage].append(positions[stage].arrived[index])
      }
    }
    self.targets = targets.map { $0.sorted() }
  }

  /// The last stage in which a row can be reloaded; nil if there is none.
  ///
  /// A table refuses the reload of a row that moves, or whose section moves, in the same stage, and
  /// one whose position is the target of a move: that is nearly always a position after the batch,
  /// taken for one before it.
  func stage(forEdit index: Int) -> Int? {
    let edit = outline.edits[index]
    return (1...schedule.count).last { stage in
      let structure = schedule.rows[index]
      let section = stage < structure ? edit.source : edit.target
      guard stage != structure, schedule.sections[section] != stage else { return false }
      let before = positions[stage - 1]
      let isThere = edit.kind == .update || stage < structure
      return !isTarget(isThere ? before.leaving[index] : before.arrived[index], in: stage)
    }
  }

  private func isTarget(_ row: RowPosition, in stage: Int) -> Bool {
    let targets = targets[stage]
    let index = targets.partitioningIndex { $0 >= row }
    return index < targets.count && targets[index] == row
  }
}
