import Binder
internal import HeadlessTable

/// The names of a table's sections and rows at one moment.
@MainActor
struct TableNames {
  /// The most rows whose names are read, from the first on.
  static let rowLimit = 2_000

  private let sections: [String]
  private let rows: [[Call.Place]]

  /// Reads the names of a table that is not in the middle of a batch.
  ///
  /// - Complexity: O(sections + `rowLimit`).
  init(of table: HeadlessListView) {
    var rest = Self.rowLimit
    rows = table.core.layout.sectionIndices.map { section in
      let count = min(rest, table.core.layout.rowCount(ofSection: section))
      rest -= count
      return (0..<count).map { table.core.place(of: RowPosition(section: section, row: $0)) }
    }
    sections = rows.indices.map { table.core.name(ofSection: $0) }
  }

  /// The identity of a row with the name of its section; nil if the row has none, or was not read.
  func place(of row: RowPosition) -> Call.Place? {
    guard rows.indices.contains(row.section), rows[row.section].indices.contains(row.row) else {
      return nil
    }
    let place = rows[row.section][row.row]
    return place.identity == nil ? nil : place
  }

  func section(_ index: Int) -> Call.Place? {
    guard sections.indices.contains(index) else { return nil }
    return Call.Place(.section, section: index, sectionName: sections[index])
  }
}

/// The operations of an update's batches, each with the identity of the row that it is about.
///
/// ```text
/// −0.1 ‥ 0.2  friends/7 ‥ 9
/// 0.4→0.0     friends/12
/// ```
@MainActor
struct NamedOperations {
  static let lineLimit = 20
  /// Characters of an operation with the space after it.
  private static let nameStop = 12

  private let before: TableNames
  private let after: TableNames
  private let batches: [Call.Batch]
  /// The effect of each batch on positions; nil where the table refused a batch and nothing is known.
  private let maps: [ChangeMap?]

  /// Names what the calls of a log from a position on are about.
  init(_ log: CallLog, from start: Int, before: TableNames, after: TableNames) {
    let updates = log[start...].compactMap { call in
      if case .update(let update) = call { update } else { nil as Call.Update? }
    }
    (self.before, self.after) = (before, after)
    batches = updates.compactMap { $0.batch }
    maps = updates.map { update in
      update.batch.flatMap { $0.isValid ? ChangeMap($0.announced) : nil }
    }
    updateOfBatch = updates.indices.filter { updates[$0].batch != nil }
  }

  private let updateOfBatch: [Int]

  var batchCount: Int { batches.count }

  /// A line for each operation of a batch; neighbours of one kind are one line.
  func lines(ofBatch index: Int) -> [String] {
    var lines: [(first: TableOperation, last: TableOperation, run: PlaceRun?)] = []
    var tokens = TokenNumbers()
    for operation in batches[index].operations {
      let place = place(of: operation, inUpdate: updateOfBatch[index])?.withTokens(&tokens)
      if let last = lines.last, let place, var run = last.run, operation.follows(last.last),
        run.absorb(place)
      {
        lines[lines.count - 1] = (last.first, operation, run)
      } else {
        lines.append((operation, operation, place.map(PlaceRun.init)))
      }
    }
    let rest = lines.count - Self.lineLimit
    let texts = lines.prefix(Self.lineLimit).map { first, last, run in
      let operations = first == last ? "\(first)" : "\(first) ‥ \(last.positionText)"
      return (operations.column(Self.nameStop) + (run?.text ?? "")).withoutTrailingSpaces
    }
    return rest > 0 ? texts + ["… \(counted(rest, "more line"))"] : texts
  }

  private func place(of operation: TableOperation, inUpdate index: Int) -> Call.Place? {
    switch operation {
    case .deleteRow(let path), .reloadRow(let path), .reconfigureRow(let path):
      place(of: path, beforeUpdate: index)
    case .moveRow(let old, _): place(of: old, beforeUpdate: index)
    case .insertRow(let path): place(of: path, beforeUpdate: index + 1)
    case .deleteSection(let section), .reloadSection(let section):
      self.section(section, beforeUpdate: index)
    case .moveSection(let old, _): section(old, beforeUpdate: index)
    case .insertSection(let section): self.section(section, beforeUpdate: index + 1)
    }
  }

  /// The name of a row by its path between two updates: the one it had at first, or else the one that it has at last.
  private func place(of path: IndexPath, beforeUpdate index: Int) -> Call.Place? {
    let row = RowPosition(exactly: path)
    let first = maps[..<index].reversed().reduce(row) { row, map in
      row.flatMap { map?.old(of: $0) }
    }
    if let first { return before.place(of: first) }
    let last = maps[index...].reduce(row) { row, map in
      row.flatMap { map?.new(of: $0) }
    }
    return last.flatMap(after.place)
  }

  private func section(_ section: Int, beforeUpdate index: Int) -> Call.Place? {
    let first = maps[..<index].reversed().reduce(Optional(section)) { section, map in
      section.flatMap { map?.old(ofSection: $0) }
    }
    if let first { return before.section(first) }
    let last = maps[index...].reduce(Optional(section)) { section, map in
      section.flatMap { map?.new(ofSection: $0) }
    }
    return last.flatMap(after.section)
  }
}

extension Call.Update {
  var batch: Call.Batch? {
    if case .batch(let batch) = kind { batch } else { nil }
  }
}

extension TableOperation {
  /// Whether it does to the next row what another operation does to a row.
  fileprivate func follows(_ other: TableOperation) -> Bool {
    switch (other, self) {
    case (.deleteRow(let last), .deleteRow(let next)), (.insertRow(let last), .insertRow(let next)),
      (.reloadRow(let last), .reloadRow(let next)),
      (.reconfigureRow(let last), .reconfigureRow(let next)):
      guard let last = RowPosition(exactly: last), let next = RowPosition(exactly: next) else {
        return false
      }
      return last.section == next.section && next.row == last.row + 1
    default: return false
    }
  }

  fileprivate var positionText: String { String("\(self)".dropFirst()) }
}
