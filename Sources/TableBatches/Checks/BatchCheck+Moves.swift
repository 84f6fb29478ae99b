import Binder

extension BatchCheck {
  /// Rows, then sections, in the order of the calls.
  func checkMoves() throws(TableInconsistency) {
    for move in batch.rowMoves {
      try checkSource(of: move)
      try checkTarget(of: move)
      try checkSections(of: move)
      try checkEnds(of: move)
    }
    for move in batch.sectionMoves {
      try checkBounds(of: move)
      try checkEnds(of: move)
    }
  }

  /// UIKit's wording for a missing section is not known.
  private func checkSource(of move: RowMove) throws(TableInconsistency) {
    let source = move.old
    var start: String { "attempt to move index path (\(source.uikitText)) that does not exist" }
    guard before.indices.contains(source.section) else {
      throw violation(
        .movedRowInMissingSection,
        "\(start) - there are only \(before.count) sections before the update",
        hint: hints.missingBefore(section: source.section)
      )
    }
    guard source.row >= 0, source.row < before[source.section] else {
      throw violation(
        .movedRowOutOfBounds,
        "\(start) - there are only \(before[source.section]) \(host.rows) in section \(source.section) "
          + "before the update",
        hint: hints.missingBefore(source, isReload: false)
      )
    }
  }

  /// UIKit's wording is not known.
  private func checkTarget(of move: RowMove) throws(TableInconsistency) {
    let target = move.new
    var start: String {
      "attempt to move index path (\(move.old.uikitText)) to index path "
        + "(\(target.uikitText)) that does not exist"
    }
    guard after.indices.contains(target.section) else {
      throw violation(
        .moveTargetOutOfBounds,
        "\(start) - there are only \(after.count) sections after the update",
        hint: hints.missingAfter(section: target.section)
      )
    }
    guard target.row >= 0, target.row < after[target.section] else {
      throw violation(
        .moveTargetOutOfBounds,
        "\(start) - there are only \(after[target.section]) \(host.rows) in section \(target.section) "
          + "after the update",
        hint: hints.missingAfter(target)
      )
    }
  }

  /// The end of the first sentence, the section, is presumed; that a reload counts is inferred from
  /// its being a deletion and an insertion.
  private func checkSections(of move: RowMove) throws(TableInconsistency) {
    guard !map.replaces(oldSection: move.old.section) else {
      throw violation(
        .movedFromDeletedSection,
        "cannot move \(host.aRow) from a deleted section (\(move.old.section))",
        hint: "Insert the \(host.row) at \(move.new.shortText) instead of moving it: it goes with "
          + "the section that is deleted or reloaded."
      )
    }
    // A collection view takes it, at least from a diffable data source.
    let isTaken = host == .collection && strictness != .strict
    guard isTaken || !map.replaces(newSection: move.new.section) else {
      throw violation(
        .movedIntoInsertedSection,
        "cannot move \(host.aRow) into a newly inserted section (\(move.new.section))",
        hint: "Delete the \(host.row) at \(move.old.shortText) instead of moving it: it comes with "
          + "the section that is inserted or reloaded."
      )
    }
  }

  /// Only the start of UIKit's sentence is known.
  private func checkEnds(of move: RowMove) throws(TableInconsistency) {
    var start: String { "attempt to move both \(host.row) at index path (\(move.old.uikitText))" }
    if map.rows.moveSources.isRepeated(move.old) {
      let targets = batch.rowMoves.filter { $0.old == move.old }.map(\.new)
      throw violation(
        .rowMovesShareEnd,
        "\(start) to index path (\(targets[0].uikitText)) and to index path "
          + "(\(targets[1].uikitText))",
        hint: "A \(host.row) has one new place. \(Self.duplicates)"
      )
    }
    if map.rows.moveTargets.isRepeated(move.new) {
      let sources = batch.rowMoves.filter { $0.new == move.new }.map(\.old)
      throw violation(
        .rowMovesShareEnd,
        "\(start) and \(host.row) at index path (\(sources[1].uikitText)) to index path "
          + "(\(move.new.uikitText))",
        hint: "A place takes one \(host.row). \(Self.duplicates)"
      )
    }
  }

  /// UIKit's wording is not known.
  private func checkBounds(of move: Move<Int>) throws(TableInconsistency) {
    guard before.indices.contains(move.old) else {
      throw violation(
        .movedSectionOutOfBounds,
        "attempt to move section \(move.old), but there are only \(before.count) sections "
          + "before the update",
        hint: hints.missingBefore(section: move.old)
      )
    }
    guard after.indices.contains(move.new) else {
      throw violation(
        .sectionMoveTargetOutOfBounds,
        "attempt to move section \(move.old) to section \(move.new), but there are only "
          + "\(after.count) sections after the update",
        hint: hints.missingAfter(section: move.new)
      )
    }
  }

  /// UIKit's wording is not known; it is made after the one for rows.
  private func checkEnds(of move: Move<Int>) throws(TableInconsistency) {
    if map.sections.moveSources.isRepeated(section: move.old) {
      let targets = batch.sectionMoves.filter { $0.old == move.old }.map(\.new)
      throw violation(
        .sectionMovesShareEnd,
        "attempt to move both section \(move.old) to section \(targets[0]) and to section "
          + "\(targets[1])",
        hint: "A section has one new place. \(Self.duplicates)"
      )
    }
    if map.sections.moveTargets.isRepeated(section: move.new) {
      let sources = batch.sectionMoves.filter { $0.new == move.new }.map(\.old)
      throw violation(
        .sectionMovesShareEnd,
        "attempt to move both section \(sources[0]) and section \(sources[1]) to section "
          + "\(move.new)",
        hint: "A place takes one section. \(Self.duplicates)"
      )
    }
  }
}
