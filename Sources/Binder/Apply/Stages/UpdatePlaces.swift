/// In which stages the rows of a change can be reloaded.
struct UpdatePlaces {
  private let outline: ChangeOutline
  private let schedule: StageSchedule
  /// The positions before the first stage, and those after each one; rows are counted where updates are.
  private(set) var positions: [StagePositions]

  init(_ outline: ChangeOutline, _ schedule: StageSchedule, _ positions: [StagePositions]) {
    self.outline = outline
    self.schedule = schedule
    self.positions = positions
  }

  /// The last stage in which a row can be reloaded; nil if there is none.
  ///
  /// A table refuses the reload of a row that moves, or whose section moves, in the same stage, and
  /// one whose position is the target of a move: that is nearly always a position after the batch,
  /// taken for one before it.
  mutating func lastStage(forEdit index: Int) -> Int? {
    let edit = outline.edits[index]
    let structure = schedule.rows[index]
    var stage = schedule.count
    while stage > 0 {
      let place = stage < structure ? edit.before : edit.after
      if stage != structure, schedule.sections[place.section] != stage, !isTarget(place, of: stage)
      {
        return stage
      }
      stage -= 1
    }
    return nil
  }

  /// Whether a row moves in a stage to where another one is before it.
  private mutating func isTarget(_ place: RowEdit.Place, of stage: Int) -> Bool {
    let position = positions[stage - 1].sections[place.section]
    guard position < positions[stage].order.count else { return false }
    let section = positions[stage].order[position]
    positions[stage - 1].countRows(of: place.section, outline, schedule)
    positions[stage].countRows(of: section, outline, schedule)
    let row = positions[stage - 1].rows[place.item]
    let rows = positions[stage].rows[outline.sections[section].items]
    let first = rows.partitioningIndex { $0 >= row }
    return rows[first...].prefix { $0 == row }.indices.contains { isTarget($0, of: stage) }
  }

  /// Whether a row moves to an item in a stage.
  private func isTarget(_ item: Int, of stage: Int) -> Bool {
    let item = outline.items[item]
    return item.kind == .arrive && schedule.rows[item.edit] == stage
      && outline.edits[item.edit].kind == .move
  }
}
