extension StageContent {
  /// The content after a stage.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations.
  init(_ plan: StagePlan, after stage: Int) {
    if stage == plan.schedule.count {
      self = .new
    } else {
      let rows = StageRows(plan, stage: stage)
      self = .mixed(plan.positions[stage].order.map { StageSection(rows, section: $0) })
    }
  }
}

/// Where the rows of a content between two stages are to be read.
private struct StageRows {
  let outline: ChangeOutline
  let schedule: StageSchedule
  let stage: Int
  /// How many rows are above each item in the old and in the new content.
  private let oldRows: [Int]
  private let newRows: [Int]

  init(_ plan: StagePlan, stage: Int) {
    outline = plan.outline
    schedule = plan.schedule
    self.stage = stage
    oldRows = plan.positions[0].rows
    newRows = plan.positions[plan.schedule.count].rows
  }

  /// Whether the row of an edit is to be read in the new content.
  ///
  /// The content of a row that is not updated is the same in both; where it moves to it is read anew.
  @inline(__always)
  func isNew(_ edit: Int) -> Bool {
    let update = schedule.updates[edit]
    return update > 0 ? update <= stage : schedule.rows[edit] <= stage
  }

  /// Where the row of an edit is in the old content.
  func old(_ edit: Int) -> RowPosition {
    let place = outline.edits[edit].before
    return RowPosition(
      section: outline.sections[place.section].old ?? -1,
      row: oldRows[place.item]
    )
  }

  /// Where the row of an edit is in the new content.
  func new(_ edit: Int) -> RowPosition {
    let place = outline.edits[edit].after
    return RowPosition(
      section: outline.sections[place.section].new ?? -1,
      row: newRows[place.item]
    )
  }
}

extension StageSection {
  fileprivate init(_ rows: StageRows, section: Int) {
    let tracked = rows.outline.sections[section]
    self.init(source: tracked.old.map { .old($0) } ?? .new(tracked.new ?? -1))
    reserveCapacity(runs: tracked.items.count + 1)
    // The next row of the section in the old and in the new content, whichever has it.
    var old = RowPosition(section: tracked.old ?? -1, row: 0)
    var new = RowPosition(section: tracked.new ?? -1, row: 0)
    var anchors = 0
    for index in tracked.items {
      let item = rows.outline.items[index]
      let count = item.anchors - anchors
      append(tracked.isInserted ? .new(new) : .old(old), count: count)
      old.row += count
      new.row += count
      anchors = item.anchors + (item.kind == .update ? 1 : 0)
      if item.isThere(after: rows.stage, rows.schedule) {
        if rows.isNew(item.edit) {
          append(.new(item.kind == .leave ? rows.new(item.edit) : new), count: 1)
        } else {
          append(.old(item.kind == .arrive ? rows.old(item.edit) : old), count: 1)
        }
      }
      old.row += item.kind == .arrive ? 0 : 1
      new.row += item.kind == .leave ? 0 : 1
    }
    append(tracked.isInserted ? .new(new) : .old(old), count: tracked.anchorCount - anchors)
  }
}
