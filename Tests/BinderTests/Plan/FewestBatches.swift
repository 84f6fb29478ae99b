import Binder

/// The fewest batches of a change, found by trying every way to spread its operations.
struct FewestBatches {
  /// What excludes other operations from a batch, by the names of sections.
  enum Operation {
    case deleteSection, insertSection, moveSection
    case row(source: String, target: String)
    case update(before: String, after: String, row: Int?)
  }

  let lists: SectionedLists
  let changes: SectionedChangeset
  private let form: UpdateForm
  private var operations: [Operation] = []
  /// The operations on sections, by the section's name.
  private(set) var deletions: [String: Int] = [:]
  private(set) var insertions: [String: Int] = [:]
  private(set) var moves: [String: Int] = [:]
  /// The operations on rows, by the row's place in the old and in the new content.
  private(set) var leaving: [RowPosition: Int] = [:]
  private(set) var arriving: [RowPosition: Int] = [:]
  private(set) var updates: [(row: Move<RowPosition>, operation: Int)] = []

  var operationCount: Int { operations.count }

  init(_ lists: SectionedLists, _ changes: SectionedChangeset, updates form: UpdateForm) {
    self.lists = lists
    self.changes = changes
    self.form = form
    for section in changes.sectionDeletions {
      deletions[lists.old[section].id] = add(.deleteSection)
    }
    for section in changes.sectionInsertions {
      insertions[lists.new[section].id] = add(.insertSection)
    }
    for move in changes.sectionMoves { moves[lists.new[move.new].id] = add(.moveSection) }
    for row in changes.rowDeletions {
      let section = lists.old[row.section].id
      leaving[row] = add(.row(source: section, target: section))
    }
    for row in changes.rowInsertions {
      let section = lists.new[row.section].id
      arriving[row] = add(.row(source: section, target: section))
    }
    for move in changes.rowMoves {
      let source = lists.old[move.old.section].id
      let operation = add(.row(source: source, target: lists.new[move.new.section].id))
      leaving[move.old] = operation
      arriving[move.new] = operation
    }
    for row in changes.rowUpdates {
      let before = lists.old[row.old.section].id
      let after = lists.new[row.new.section].id
      updates.append((row, add(.update(before: before, after: after, row: leaving[row.old]))))
    }
  }

  private mutating func add(_ operation: Operation) -> Int {
    operations.append(operation)
    return operations.count - 1
  }

  /// The least number of batches that breaks no rule; more than four do not help.
  var count: Int {
    if operations.isEmpty { return 0 }
    return (1...4).first { count in
      var batches = Array(repeating: 0, count: operations.count)
      return isPossible(&batches, next: 0, count: count)
    } ?? 5
  }

  private func isPossible(_ batches: inout [Int], next: Int, count: Int) -> Bool {
    guard next < batches.count else {
      return form == .reconfigure || !updateMeetsMove(batches, count: count)
    }
    for batch in 1...count {
      batches[next] = batch
      if isLegal(batches, next), isPossible(&batches, next: next + 1, count: count) { return true }
    }
    return false
  }

  /// Whether an operation agrees with those before it.
  private func isLegal(_ batches: [Int], _ index: Int) -> Bool {
    let batch = batches[index]
    func moves(_ section: String) -> Bool { self.moves[section].map { batches[$0] } == batch }
    switch operations[index] {
    case .deleteSection, .insertSection, .moveSection: return true
    case .row(let source, let target):
      if let deletion = deletions[source], batches[deletion] <= batch { return false }
      if let insertion = insertions[target], batches[insertion] >= batch { return false }
      return !moves(source) && !moves(target)
    case .update(let before, let after, let row):
      if form == .reconfigure {
        return operations.indices.allSatisfy { other in
          if case .update = operations[other] { true } else { batches[other] != batch }
        }
      }
      guard let row else { return !moves(before) }
      if batches[row] == batch { return false }
      return !moves(batch < batches[row] ? before : after)
    }
  }
}
