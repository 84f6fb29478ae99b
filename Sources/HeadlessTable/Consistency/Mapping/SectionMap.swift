import Binder

/// The positions of a table's sections after a batch, and the former ones of those that are there.
struct SectionMap: Sendable {
  /// The fate of a section.
  enum Change: Sendable {
    /// It stays in the order of those that stay.
    case kept
    case moved
    /// Its rows are new; it counts as deleted and inserted for the rows in it.
    case reloaded
    /// It goes, seen from before the batch, or comes, seen from after it.
    case replaced
  }

  /// For each section before the batch its position after it; nil if it is deleted.
  private(set) var newOfOld: [Int?]
  private(set) var changesOfOld: [Change]

  /// For each section after the batch its position before it; nil if it is inserted.
  private(set) var oldOfNew: [Int?]
  private(set) var changesOfNew: [Change]

  /// Pairs the sections, those without an operation of their own in the order they have.
  ///
  /// Positions out of bounds and operations that contradict each other are let pass: they make a
  /// map that is good enough for the checks before the one that finds them.
  ///
  /// - Complexity: O(sections + operations on sections).
  init(before: Int, after: Int, operations: BatchOperations) {
    newOfOld = Array(0..<before)
    changesOfOld = Array(repeating: .kept, count: before)
    oldOfNew = (0..<after).map { $0 < before ? $0 : nil }
    changesOfNew = Array(repeating: .kept, count: after)
    guard operations.changesSections else { return }
    markChanges(operations)
    pairOld(operations)
    pairNew()
  }

  /// Whether operations on rows of a section before the batch have no meaning of their own.
  func absorbsOld(_ section: Int) -> Bool {
    changesOfOld[section] == .replaced || changesOfOld[section] == .reloaded
  }

  /// Whether operations on rows of a section after the batch have no meaning of their own.
  func absorbsNew(_ section: Int) -> Bool {
    changesOfNew[section] == .replaced || changesOfNew[section] == .reloaded
  }

  private mutating func markChanges(_ operations: BatchOperations) {
    for section in operations.sectionMoveSources.ascending { mark(old: section, .moved) }
    for section in operations.reloadedSections.ascending { mark(old: section, .reloaded) }
    for section in operations.deletedSections.ascending { mark(old: section, .replaced) }
    for section in operations.sectionMoveTargets.ascending { mark(new: section, .moved) }
    for section in operations.insertedSections.ascending { mark(new: section, .replaced) }
  }

  private mutating func mark(old section: Int, _ change: Change) {
    guard changesOfOld.indices.contains(section) else { return }
    changesOfOld[section] = change
  }

  private mutating func mark(new section: Int, _ change: Change) {
    guard changesOfNew.indices.contains(section) else { return }
    changesOfNew[section] = change
  }

  private mutating func pairOld(_ operations: BatchOperations) {
    let taken = operations.insertedSections.union(operations.sectionMoveTargets).ascending
    var next = taken.firstIndex { $0 >= 0 } ?? taken.endIndex
    var slot = 0
    for old in newOfOld.indices {
      newOfOld[old] = nil
      guard changesOfOld[old] == .kept || changesOfOld[old] == .reloaded else { continue }
      while next < taken.endIndex, taken[next] == slot {
        slot += 1
        next += 1
      }
      newOfOld[old] = slot
      slot += 1
    }
    for move in operations.sectionMoves where newOfOld.indices.contains(move.old) {
      newOfOld[move.old] = move.new
    }
  }

  private mutating func pairNew() {
    for new in oldOfNew.indices { oldOfNew[new] = nil }
    for (old, new) in newOfOld.enumerated() {
      guard let new, oldOfNew.indices.contains(new) else { continue }
      oldOfNew[new] = old
      if changesOfOld[old] == .reloaded { changesOfNew[new] = .reloaded }
    }
  }
}
