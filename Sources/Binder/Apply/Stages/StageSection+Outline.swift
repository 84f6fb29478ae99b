extension StageContent {
  /// The content after a stage.
  ///
  /// - Complexity: O(*s* + *k*) for *s* sections and *k* operations.
  init(_ outline: ChangeOutline, _ schedule: StageSchedule, after stage: Int) {
    if stage == schedule.count {
      self = .new
    } else {
      self = .mixed(
        outline.order(after: stage, schedule).map { section in
          StageSection(outline, schedule, section: section, after: stage)
        }
      )
    }
  }
}

extension StageSection {
  fileprivate init(
    _ outline: ChangeOutline,
    _ schedule: StageSchedule,
    section: Int,
    after stage: Int
  ) {
    let tracked = outline.sections[section]
    let source: Source = tracked.old.map { .old($0) } ?? .new(tracked.new ?? -1)
    self.init(source: source)
    // An edit without an update counts as updated: stage 0 comes before any other.
    func isUpdated(_ edit: Int) -> Bool { schedule.updates[edit] <= stage }
    func old(_ edit: Int) -> RowSource { .old(outline.edits[edit].from) }
    func new(_ edit: Int) -> RowSource { .new(outline.edits[edit].to) }
    outline.forEachPiece(of: section, after: stage, schedule) { piece in
      switch piece {
      case .anchors(let oldRow, let newRow, let count):
        switch source {
        case .old(let section):
          append(.old(RowPosition(section: section, row: oldRow)), count: count)
        case .new(let section):
          append(.new(RowPosition(section: section, row: newRow)), count: count)
        }
      case .updated(let edit):
        append(isUpdated(edit) ? new(edit) : old(edit), count: 1)
      case .leaving(let edit):
        append(outline.edits[edit].isUpdated && isUpdated(edit) ? new(edit) : old(edit), count: 1)
      case .arrived(let edit):
        append(isUpdated(edit) ? new(edit) : old(edit), count: 1)
      }
    }
  }
}
