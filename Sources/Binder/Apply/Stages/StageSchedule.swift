/// In which stage each operation of a change takes place; stages are counted from 1.
struct StageSchedule {
  /// How many stages there are.
  var count: Int
  /// The stage of each tracked section's deletion, insertion or move; 0 for a section that stays.
  var sections: [Int]
  /// The stage of each edit's deletion, insertion or move; 0 for a mere update.
  var rows: [UInt8]
  /// The stage in which each edit's row is updated; 0 if it is not.
  var updates: [UInt8]

  /// Puts everything but the updates into stage 1.
  init(_ outline: ChangeOutline) {
    count = 1
    sections = outline.sections.map { $0.isMoved || $0.isDeleted || $0.isInserted ? 1 : 0 }
    rows = outline.edits.map { $0.kind == .update ? 0 : 1 }
    updates = Array(repeating: 0, count: outline.edits.count)
  }
}

extension StageSchedule {
  /// One stage, if no rule forbids it; updates do not count.
  static func single(_ outline: ChangeOutline) -> StageSchedule? {
    let isLegal = outline.edits.allSatisfy { edit in
      edit.kind == .update
        || !(outline.sections[edit.before.section].isMoved
          || outline.sections[edit.after.section].isMoved
          || outline.sections[edit.before.section].isDeleted
          || outline.sections[edit.after.section].isInserted)
    }
    return isLegal ? StageSchedule(outline) : nil
  }

  /// Three stages, which are always enough: sections come and move, rows change, sections go.
  static func triple(_ outline: ChangeOutline) -> StageSchedule {
    var schedule = StageSchedule(outline)
    schedule.count = 3
    for (index, section) in outline.sections.enumerated() where section.isDeleted {
      schedule.sections[index] = 3
    }
    schedule.rows = outline.edits.map { $0.kind == .update ? 0 : 2 }
    return schedule
  }
}
