/// In which batch each operation of a change takes place; batches are counted from 1.
struct BatchSchedule {
  var count: Int
  /// The batch of each tracked section's deletion, insertion or move; 0 for a section that stays.
  var sections: [Int]
  /// The batch of each edit's deletion, insertion or move; 0 for a mere update.
  var rows: [UInt8]
  /// The batch in which each edit's row is updated; 0 if it is not.
  var updates: [UInt8]

  /// Puts everything but the updates into batch 1.
  init(_ outline: ChangeOutline) {
    count = 1
    sections = outline.sections.map { $0.isMoved || $0.isDeleted || $0.isInserted ? 1 : 0 }
    rows = outline.edits.map { $0.kind == .update ? 0 : 1 }
    updates = Array(repeating: 0, count: outline.edits.count)
  }
}

extension BatchSchedule {
  static func single(_ outline: ChangeOutline) -> BatchSchedule? {
    let isLegal = outline.edits.allSatisfy { edit in
      edit.kind == .update
        || !(outline.sections[edit.before.section].isMoved
          || outline.sections[edit.after.section].isMoved
          || outline.sections[edit.before.section].isDeleted
          || outline.sections[edit.after.section].isInserted)
    }
    return isLegal ? BatchSchedule(outline) : nil
  }

  static func pairs(_ outline: ChangeOutline) -> some Sequence<BatchSchedule> {
    Preference.choices(for: outline).lazy.compactMap {
      BatchSchedule(pair: outline, preferring: $0)
    }
  }

  /// Three batches, which are always enough: sections are inserted and moved, rows change, sections are deleted.
  static func triple(_ outline: ChangeOutline) -> BatchSchedule {
    var schedule = BatchSchedule(outline)
    schedule.count = 3
    for (index, section) in outline.sections.enumerated() where section.isDeleted {
      schedule.sections[index] = 3
    }
    schedule.rows = outline.edits.map { $0.kind == .update ? 0 : 2 }
    return schedule
  }
}

extension BatchSchedule {
  /// The choices of a pair of batches where the rules leave one.
  struct Preference {
    let sectionMoves: Int
    let rows: Int
    let sections: Int

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

  /// Two batches, if no row has to wait for one section and go before another.
  ///
  /// Row positions are not looked at here: with updates, a planner tries all preferences until no update's
  /// path reads like the target of a move. In one of 40,000 small changes another one would do.
  init?(pair outline: ChangeOutline, preferring preference: Preference) {
    let batches = outline.sections.map { Self.batches(of: $0, preference) }
    // The batch of the rows that enter or leave a section; 0 if any will do.
    let rowBatches = batches.map(\.rows)
    let isContradicted = outline.moves.contains { index in
      let edit = outline.edits[index]
      let (leaving, entering) = (rowBatches[edit.before.section], rowBatches[edit.after.section])
      return leaving != entering && leaving > 0 && entering > 0
    }
    if isContradicted { return nil }
    count = 2
    sections = batches.map(\.section)
    rows = outline.edits.map { edit in
      if edit.kind == .update { return 0 }
      let batch = max(rowBatches[edit.before.section], rowBatches[edit.after.section])
      return UInt8(truncatingIfNeeded: batch > 0 ? batch : preference.rows)
    }
    updates = Array(repeating: 0, count: outline.edits.count)
  }

  /// The batch in which a section is inserted, deleted or moved, and the one that is left to its rows; 0 for no
  /// such batch.
  private static func batches(
    of section: TrackedSection,
    _ preference: Preference
  ) -> (section: Int, rows: Int) {
    if section.isMoved {
      return (preference.sectionMoves, 3 - preference.sectionMoves)
    }
    guard section.isDeleted || section.isInserted else { return (0, 0) }
    // Without rows that move out of it or into it, a section can be inserted or deleted in any batch.
    if section.items.isEmpty { return (preference.sections, 0) }
    return section.isDeleted ? (2, 1) : (1, 2)
  }
}
