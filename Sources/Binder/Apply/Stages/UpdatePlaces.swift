/// In which stages the rows of a change can be reloaded.
struct UpdatePlaces {
  private let outline: ChangeOutline
  private let schedule: StageSchedule
  private let positions: [StagePositions]
  /// Where rows move to, by stage from the last one on; as many as have been asked for.
  private var targets: [MoveTargets] = []

  init(_ outline: ChangeOutline, _ schedule: StageSchedule, _ positions: [StagePositions]) {
    self.outline = outline
    self.schedule = schedule
    self.positions = positions
  }

  /// The last stage in which each row can be reloaded, 0 for rows that are not updated; nil if some row has
  /// none.
  mutating func stages() -> [UInt8]? {
    var stages = Array(repeating: UInt8(0), count: outline.edits.count)
    for (index, edit) in outline.edits.enumerated() where edit.isUpdated {
      stages[index] = UInt8(lastStage(forEdit: index, edit))
      if stages[index] == 0 { return nil }
    }
    return stages
  }

  /// The last stage in which a row can be reloaded; 0 if there is none.
  ///
  /// A table refuses the reload of a row that moves, or whose section moves, in the same stage, and
  /// one whose position is the target of a move: that is nearly always a position after the batch,
  /// taken for one before it.
  private mutating func lastStage(forEdit index: Int, _ edit: RowEdit) -> Int {
    let structure = schedule.rows[index]
    var stage = schedule.count
    while stage > 0 {
      let place = stage < structure ? edit.before : edit.after
      if stage != structure, schedule.sections[place.section] != stage {
        let before = positions[stage - 1]
        let section = before.sections[place.section]
        if !isTarget(before.rows[place.item], inSection: section, of: stage) { return stage }
      }
      stage -= 1
    }
    return 0
  }

  private mutating func isTarget(_ row: Int, inSection position: Int, of stage: Int) -> Bool {
    let after = positions[stage]
    guard position < after.order.count else { return false }
    while targets.count <= schedule.count - stage {
      let stage = schedule.count - targets.count
      targets.append(MoveTargets(outline, schedule, positions[stage], of: stage))
    }
    return targets[schedule.count - stage].contains(row, inSection: after.order[position])
  }
}

/// Where rows move to in a stage.
private struct MoveTargets {
  /// The rows in their sections, ascending in each tracked section.
  private var rows: [Int] = []
  /// Where the rows of each tracked section start, and where those of the last one end.
  private var starts: [Int] = []

  init(
    _ outline: ChangeOutline,
    _ schedule: StageSchedule,
    _ positions: StagePositions,
    of stage: Int
  ) {
    rows.reserveCapacity(outline.moveTargets.count)
    starts.reserveCapacity(outline.sections.count + 1)
    var targets = outline.moveTargets[...]
    for section in outline.sections {
      starts.append(rows.count)
      while let item = targets.first, item < section.items.upperBound {
        targets.removeFirst()
        if schedule.rows[outline.items[item].edit] == stage { rows.append(positions.rows[item]) }
      }
    }
    starts.append(rows.count)
  }

  func contains(_ row: Int, inSection section: Int) -> Bool {
    let rows = rows[starts[section]..<starts[section + 1]]
    let index = rows.partitioningIndex { $0 >= row }
    return index < rows.endIndex && rows[index] == row
  }
}
