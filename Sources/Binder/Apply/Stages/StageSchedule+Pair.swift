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

  /// Two stages, if the rules allow it.
  ///
  /// Moved sections between which rows move have to move in the same stage, and these rows in the
  /// other one; so a moved section's choice is made for everything that is linked with it.
  ///
  /// Row positions are not looked at here: with updates, a plan tries all preferences until no update's
  /// path reads like the target of a move. In one of 40,000 small changes another one would do.
  ///
  /// - Parameters:
  ///   - outline: The change.
  ///   - moves: The stage in which each section moves; 0 if the preference chooses it.
  ///   - preference: The choice where the rules leave one.
  init(pair outline: ChangeOutline, moves: [Int], preferring preference: Preference) {
    count = 2
    sections = []
    sections.reserveCapacity(moves.count)
    // The stage of the rows that come into a section or go out of it; 0 if any will do.
    var rowStages: [Int] = []
    rowStages.reserveCapacity(moves.count)
    for (section, move) in zip(outline.sections, moves) {
      let (stage, rowStage) = Self.stages(of: section, move: move, preference)
      sections.append(stage)
      rowStages.append(rowStage)
    }
    rows = outline.edits.map { edit in
      guard edit.kind != .update else { return 0 }
      let stage = max(rowStages[edit.before.section], rowStages[edit.after.section])
      return UInt8(stage > 0 ? stage : preference.rows)
    }
    updates = Array(repeating: 0, count: outline.edits.count)
  }

  /// The stage in which a section comes, goes or moves, and the one that is left to its rows; 0 for no
  /// such stage.
  private static func stages(
    of section: TrackedSection,
    move: Int,
    _ preference: Preference
  ) -> (section: Int, rows: Int) {
    if section.isMoved {
      let stage = move > 0 ? move : preference.sectionMoves
      return (stage, 3 - stage)
    }
    guard section.isDeleted || section.isInserted else { return (0, 0) }
    // Without rows that move out of it or into it, a section can come or go in any stage.
    if section.items.isEmpty { return (preference.sections, 0) }
    return section.isDeleted ? (2, 1) : (1, 2)
  }

  /// The stage in which each moved section has to move if there are two; nil if some row needs three.
  ///
  /// It is 0 for a section that can move in either stage, and for those that do not move.
  static func sectionMoves(ofPair outline: ChangeOutline, updatesShare: Bool) -> [Int]? {
    guard var groups = SectionGroups(outline, updatesShare: updatesShare) else { return nil }
    return outline.sections.indices.map { groups.stage(of: $0) }
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
    where outline.sections[edit.before.section].isMoved
      && outline.sections[edit.after.section].isMoved
    {
      parents[root(of: edit.before.section)] = root(of: edit.after.section)
    }
    for edit in outline.edits where edit.kind == .move {
      let source = outline.sections[edit.before.section]
      let target = outline.sections[edit.after.section]
      let updates = edit.isUpdated && updatesShare
      let isFirst = source.isDeleted || updates && source.isMoved
      let isSecond = target.isInserted || updates && target.isMoved
      if isFirst && isSecond { return nil }
      guard isFirst || isSecond else { continue }
      let sectionStage = isFirst ? 2 : 1
      if source.isMoved, !require(sectionStage, of: edit.before.section) { return nil }
      if target.isMoved, !require(sectionStage, of: edit.after.section) { return nil }
    }
  }

  /// The stage in which a moved section has to move; 0 if either will do.
  mutating func stage(of section: Int) -> Int { required[root(of: section)] }

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
