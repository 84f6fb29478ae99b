extension StageContent {
  /// The content after a stage.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations.
  init(_ plan: StagePlan, after stage: Int) {
    if stage == plan.schedule.count {
      self = .new
    } else {
      self = .mixed(
        plan.positions[stage].order.map { StageSection(plan, section: $0, after: stage) }
      )
    }
  }
}

extension StageSection {
  fileprivate init(_ plan: StagePlan, section: Int, after stage: Int) {
    let tracked = plan.outline.sections[section]
    self.init(source: tracked.old.map { .old($0) } ?? .new(tracked.new ?? -1))
    reserveCapacity(runs: tracked.items.count + 1)
    var anchors = 0
    var leaves = 0
    var arrivals = 0
    for item in plan.outline.items[tracked.items] {
      appendAnchors(anchors..<item.anchors, leaves: leaves, arrivals: arrivals)
      anchors = item.anchors
      if item.isThere(after: stage, plan.schedule) {
        append(plan.source(ofEdit: item.edit, after: stage), count: 1)
      }
      switch item.kind {
      case .leave: leaves += 1
      case .arrive: arrivals += 1
      case .update: anchors += 1
      }
    }
    appendAnchors(anchors..<tracked.anchorCount, leaves: leaves, arrivals: arrivals)
  }

  /// Adds rows that stay, below so many that leave the old section or arrive in the new one.
  private mutating func appendAnchors(_ anchors: Range<Int>, leaves: Int, arrivals: Int) {
    let first: RowSource =
      switch source {
      case .old(let old): .old(RowPosition(section: old, row: anchors.lowerBound + leaves))
      case .new(let new): .new(RowPosition(section: new, row: anchors.lowerBound + arrivals))
      }
    append(first, count: anchors.count)
  }
}

extension StagePlan {
  /// Where the row of an edit is to be read after a stage in which it is in the table.
  fileprivate func source(ofEdit index: Int, after stage: Int) -> RowSource {
    let edit = outline.edits[index]
    // A row that is not updated has other content from its edit on, as if it were updated there.
    let change = schedule.updates[index]
    let isNew = change > 0 ? change <= stage : schedule.rows[index] <= stage
    return isNew
      ? .new(RowPosition(section: outline.sections[edit.target].new ?? -1, row: edit.to))
      : .old(RowPosition(section: outline.sections[edit.source].old ?? -1, row: edit.from))
  }
}
