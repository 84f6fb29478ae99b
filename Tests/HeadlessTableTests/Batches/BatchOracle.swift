import Binder

@testable import TableBatches

/// The rules of a batch once more, for tables of a few rows: it asks the list of operations about
/// every position there could be, and lays out sections and rows as arrays of tokens.
///
/// Its sentences are the specification's.
struct BatchOracle {
  typealias Kind = TableInconsistency.Kind

  /// A section or row in an array that is laid out; what was there before has a name.
  enum Token: Equatable {
    case old(Int)
    case new
    case empty
  }

  let before: [Int]
  let after: [Int]
  let operations: [TableOperation]
  let strictness: Strictness
  let host: HostKind
  /// Positions that the operations and the tables can have.
  let rows: ClosedRange<Int>
  let sections: ClosedRange<Int>

  /// The sections after the batch by the operations alone, and what is beyond as empty.
  private(set) var sectionsAfter: [Int: Token] = [:]

  init(
    before: [Int],
    after: [Int],
    operations: [TableOperation],
    strictness: Strictness,
    host: HostKind = .table
  ) {
    self.before = before
    self.after = after
    self.operations = operations
    self.strictness = strictness
    self.host = host
    // What is put back lies behind all that is inserted before it.
    let (counts, positions) = (before + after, operations.flatMap(\.positions))
    rows = -1...(counts + positions.compactMap(\.row)).reduce(0, max) + operations.count
    sections =
      -1...positions.map(\.section).reduce(max(before.count, after.count), max)
      + operations.count
    sectionsAfter = layOutSections()
  }

  var isStrict: Bool { strictness == .strict }

  /// Which rule is broken first; nil if none is.
  func verdict() -> Verdict? {
    deletion() ?? insertion() ?? move() ?? combination() ?? mismatch()
  }

  func times(_ operation: TableOperation) -> Int {
    operations.count { $0 == operation }
  }

  func has(_ operation: TableOperation) -> Bool { operations.contains(operation) }

  var rowMoves: [(from: IndexPath, to: IndexPath)] {
    operations.compactMap { operation in
      if case .moveRow(let from, let to) = operation { (from, to) } else { nil }
    }
  }

  var sectionMoves: [(from: Int, to: Int)] {
    operations.compactMap { operation in
      if case .moveSection(let from, let to) = operation { (from, to) } else { nil }
    }
  }

  /// Whether the rows of a section before the batch are thrown away with it.
  func isThrownAway(_ section: Int) -> Bool {
    has(.deleteSection(section)) || has(.reloadSection(section))
  }

  /// Whether the rows of a section after the batch come with it.
  func isBroughtAlong(_ section: Int) -> Bool {
    if has(.insertSection(section)) { return true }
    guard case .old(let old) = sectionsAfter[section] else { return false }
    return has(.reloadSection(old)) && !has(.deleteSection(old))
  }

  private func layOutSections() -> [Int: Token] {
    var waiting = before.indices.filter { section in
      !has(.deleteSection(section)) && !sectionMoves.contains { $0.from == section }
    }
    var tokens: [Int: Token] = [:]
    for section in sections {
      if let move = sectionMoves.last(where: { $0.to == section }) {
        tokens[section] = .old(move.from)
      } else if has(.insertSection(section)) {
        tokens[section] = .new
      } else {
        tokens[section] = section < 0 || waiting.isEmpty ? .empty : .old(waiting.removeFirst())
      }
    }
    return tokens
  }

  /// The rows of a section after the batch that was there before it; moved rows count as new.
  func rowsAfter(in new: Int, from old: Int) -> [Int: Token] {
    var waiting = (0..<before[old]).filter { row in
      !has(.deleteRow([old, row])) && !rowMoves.contains { $0.from == [old, row] }
    }
    var tokens: [Int: Token] = [:]
    for row in rows {
      if has(.insertRow([new, row])) || rowMoves.contains(where: { $0.to == [new, row] }) {
        tokens[row] = .new
      } else {
        tokens[row] = row < 0 || waiting.isEmpty ? .empty : .old(waiting.removeFirst())
      }
    }
    return tokens
  }

  /// Where a section before the batch is after it.
  func place(ofSection old: Int) -> Int? {
    let places = sectionsAfter.filter { $0.value == .old(old) }.map(\.key)
    return sectionMoves.last { $0.from == old }?.to ?? places.first
  }
}

extension TableOperation {
  /// The sections and rows that it names.
  fileprivate var positions: [(section: Int, row: Int?)] {
    switch self {
    case .deleteRow(let path), .insertRow(let path), .reloadRow(let path),
      .reconfigureRow(let path):
      [(path[0], path[1])]
    case .moveRow(let from, let to): [(from[0], from[1]), (to[0], to[1])]
    case .deleteSection(let section), .insertSection(let section), .reloadSection(let section):
      [(section, nil)]
    case .moveSection(let from, let to): [(from, nil), (to, nil)]
    }
  }
}
