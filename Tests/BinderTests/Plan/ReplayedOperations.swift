import Binder
import HeadlessTable

/// The operations of one batch, checked against the counts before and after it.
struct ReplayedOperations {
  private let before: [Int]
  private let after: [Int]
  private var deletedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  private var movedSections: [Int: Int] = [:]
  private var deleted: Set<RowPosition> = []
  private var inserted: Set<RowPosition> = []
  private var moved: [RowPosition: RowPosition] = [:]
  private(set) var updated: Set<RowPosition> = []

  init(_ operations: [TableOperation], before: [Int], after: [Int]) throws {
    self.before = before
    self.after = after
    try require(!operations.isEmpty, "an empty batch")
    for operation in operations { try add(operation) }
    let reconfigured = operations.count { if case .reconfigureRow = $0 { true } else { false } }
    try require(reconfigured == 0 || reconfigured == operations.count, "reconfigured in a batch")
    try checkSections()
    try checkRows()
  }

  private mutating func add(_ operation: TableOperation) throws {
    let isNew =
      switch operation {
      case .deleteSection(let section): deletedSections.insert(section).inserted
      case .insertSection(let section): insertedSections.insert(section).inserted
      case .moveSection(let from, let to): movedSections.updateValue(from, forKey: to) == nil
      case .deleteRow(let path): deleted.insert(RowPosition(path)).inserted
      case .insertRow(let path): inserted.insert(RowPosition(path)).inserted
      case .moveRow(let from, let to):
        moved.updateValue(RowPosition(from), forKey: RowPosition(to)) == nil
      case .reloadRow(let path), .reconfigureRow(let path):
        updated.insert(RowPosition(path)).inserted
      case .reloadSection: false
      }
    try require(isNew, "\(operation) twice, or not expected at all")
  }

  private func checkSections() throws {
    let sources = movedSections.values
    try require(Set(sources).count == sources.count, "two moves from one section")
    try require(deletedSections.isDisjoint(with: sources), "section deleted and moved")
    try require(insertedSections.isDisjoint(with: movedSections.keys), "section inserted and moved")
    for section in Array(deletedSections) + sources {
      try require(before.indices.contains(section), "no section \(section) before")
    }
    for section in Array(insertedSections) + movedSections.keys {
      try require(after.indices.contains(section), "no section \(section) after")
    }
  }

  private func checkRows() throws {
    let sources = Set(moved.values)
    try require(sources.count == moved.count, "two moves from one row")
    try require(deleted.isDisjoint(with: sources), "row deleted and moved")
    try require(inserted.isDisjoint(with: moved.keys), "row inserted and moved")
    try require(updated.isDisjoint(with: deleted), "row deleted and updated")
    try require(updated.isDisjoint(with: sources), "row moved and updated")
    try require(updated.isDisjoint(with: moved.keys), "the update's path is a move's target")
    let movedFrom = Set(movedSections.values)
    for row in deleted.union(sources).union(updated) {
      try require(before.indices.contains(row.section), "no section of \(row) before")
      try require((0..<before[row.section]).contains(row.row), "no row \(row) before")
      try require(!deletedSections.contains(row.section), "\(row) in a deleted section")
      try require(!movedFrom.contains(row.section), "\(row) in a section that moves")
    }
    for row in inserted.union(moved.keys) {
      try require(after.indices.contains(row.section), "no section of \(row) after")
      try require((0..<after[row.section]).contains(row.row), "no row \(row) after")
      try require(!insertedSections.contains(row.section), "\(row) in an inserted section")
      try require(movedSections[row.section] == nil, "\(row) in a section that has moved")
    }
  }

  /// Where each section after the batch was before it; nil for inserted ones.
  func sectionOrigins() throws -> [Int?] {
    let movedFrom = Set(movedSections.values)
    var staying = before.indices.filter { !deletedSections.contains($0) && !movedFrom.contains($0) }
    staying.reverse()
    let origins = try after.indices.map { section -> Int? in
      if insertedSections.contains(section) { return nil }
      if let from = movedSections[section] { return from }
      guard let next = staying.popLast() else { throw ReplayedTable.Refusal("too many sections") }
      return next
    }
    try require(staying.isEmpty, "too few sections")
    return origins
  }

  /// Where each row of a section after the batch was before it; nil for inserted ones.
  func rowOrigins(of section: Int, keptFrom origin: Int) throws -> [RowPosition?] {
    let leaving = deleted.union(moved.values)
    var staying = (0..<before[origin]).map { RowPosition(section: origin, row: $0) }
      .filter { !leaving.contains($0) }
    staying.reverse()
    let origins = try (0..<after[section]).map { row -> RowPosition? in
      let row = RowPosition(section: section, row: row)
      if inserted.contains(row) { return nil }
      if let from = moved[row] { return from }
      guard let next = staying.popLast() else {
        throw ReplayedTable.Refusal("too many rows in section \(section)")
      }
      return next
    }
    try require(staying.isEmpty, "too few rows in section \(section)")
    return origins
  }

  private func require(_ condition: Bool, _ reason: @autoclosure () -> String) throws {
    if !condition { throw ReplayedTable.Refusal(reason()) }
  }
}
