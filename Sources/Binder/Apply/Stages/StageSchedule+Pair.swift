extension StageSchedule {
  /// What a pair of stages does where the rules leave a choice.
  struct Preference {
    let sectionMoves: Int
    let rows: Int
    /// Where sections come and go that no row moves into or out of.
    let sections: Int

    /// The first choice, which has the updates last.
    static let usual = Preference(sectionMoves: 1, rows: 1, sections: 1)

    /// All choices that are different for a change; those in front have the updates last.
    static func choices(for outline: ChangeOutline) -> [Preference] {
      let sections = outline.sections
      let moves = sections.contains(where: \.isMoved) ? [1, 2] : [1]
      let comings = sections.contains { $0.isInserted || $0.isDeleted } ? [1, 2] : [1]
      return comings.flatMap { sections in
        [1, 2].flatMap { rows in
          moves.map { Preference(sectionMoves: $0, rows: rows, sections: sections) }
        }
      }
    }
  }

  /// Two stages, if the rules allow it; nil if some row needs three.
  ///
  /// Moved sections between which rows move have to move in the same stage, and these rows in the
  /// other one; so a moved section's choice is made for everything that is linked with it.
  ///
  /// Row positions are not looked at here: with updates, a plan tries all preferences until no update's
  /// path reads like the target of a move. In one of 40,000 small changes another one would do.
  static func pair(
    _ outline: ChangeOutline,
    preferring preference: Preference,
    updatesShare: Bool
  ) -> StageSchedule? {
    guard var groups = SectionGroups(outline, updatesShare: updatesShare) else { return nil }
    var schedule = StageSchedule(outline)
    schedule.count = 2
    for (index, section) in outline.sections.enumerated() {
      if section.isMoved {
        schedule.sections[index] = groups.stage(of: index) ?? preference.sectionMoves
      } else if section.isInserted || section.isDeleted {
        schedule.sections[index] = preference.sections
      }
    }
    for (index, edit) in outline.edits.enumerated() where edit.kind != .update {
      let source = outline.sections[edit.source]
      let target = outline.sections[edit.target]
      let stage =
        if source.isMoved {
          3 - schedule.sections[edit.source]
        } else if target.isMoved {
          3 - schedule.sections[edit.target]
        } else if source.isDeleted {
          1
        } else if target.isInserted {
          2
        } else {
          preference.rows
        }
      schedule.rows[index] = stage
      if source.isDeleted { schedule.sections[edit.source] = 2 }
      if target.isInserted { schedule.sections[edit.target] = 1 }
    }
    return schedule
  }
}

/// The moved sections that have to move in the same one of two stages.
private struct SectionGroups {
  private var parents: [Int]
  /// The stage in which a group's sections have to move, by the group's root; 0 if any will do.
  private var required: [Int]

  /// Makes the groups; nil if two stages can't be enough.
  init?(_ outline: ChangeOutline, updatesShare: Bool) {
    parents = Array(outline.sections.indices)
    required = Array(repeating: 0, count: parents.count)
    for edit in outline.edits
    where outline.sections[edit.source].isMoved && outline.sections[edit.target].isMoved {
      parents[root(of: edit.source)] = root(of: edit.target)
    }
    for edit in outline.edits where edit.kind == .move {
      let source = outline.sections[edit.source]
      let target = outline.sections[edit.target]
      let updates = edit.isUpdated && updatesShare
      let isFirst = source.isDeleted || updates && source.isMoved
      let isSecond = target.isInserted || updates && target.isMoved
      if isFirst && isSecond { return nil }
      guard isFirst || isSecond else { continue }
      let sectionStage = isFirst ? 2 : 1
      if source.isMoved, !require(sectionStage, of: edit.source) { return nil }
      if target.isMoved, !require(sectionStage, of: edit.target) { return nil }
    }
  }

  /// The stage in which a moved section has to move; nil if either will do.
  mutating func stage(of section: Int) -> Int? {
    let stage = required[root(of: section)]
    return stage == 0 ? nil : stage
  }

  private mutating func require(_ stage: Int, of section: Int) -> Bool {
    let root = root(of: section)
    if required[root] == 3 - stage { return false }
    required[root] = stage
    return true
  }

  private mutating func root(of section: Int) -> Int {
    var section = section
    while parents[section] != section {
      parents[section] = parents[parents[section]]
      section = parents[section]
    }
    return section
  }
}
