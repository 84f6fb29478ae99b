package import Binder

/// The operations of a batch in the order of the calls, neighbours of one kind together.
///
/// Two batches of the same operations are equal, however they were called.
package struct Batch: Hashable, Sendable {
  /// What happens to a row or a section that is named by one position.
  package enum Kind: Hashable, Sendable {
    case delete, insert, reload, reconfigure
  }

  /// Neighbours of one kind.
  package enum Step: Hashable, Sendable {
    /// Rows in the order of the calls; no range continues into the next.
    case rows(Kind, [RowRange])
    case rowMoves([RowMove])
    case sections(Kind, [Int])
    case sectionMoves([SectionMove])
    /// An operation on a row by a path that has not exactly two indices; a move, which has two paths, has no kind.
    case malformed(Kind?, [IndexPath])
  }

  package private(set) var steps: [Step] = []

  package init() {}

  package init(_ operations: some Sequence<TableOperation>) {
    for operation in operations { append(operation) }
  }

  package var isEmpty: Bool { steps.isEmpty }
}

extension Batch {
  package mutating func append(_ kind: Kind, _ ranges: [RowRange]) {
    guard !ranges.isEmpty else { return }
    var all: [RowRange] = []
    // The last step gives its array away, so that it grows in place; likewise in the other functions.
    if case .rows(kind, let rows)? = steps.last {
      all = rows
      steps.removeLast()
    }
    for range in ranges {
      if let last = all.last, last.isFollowed(by: range.rows.lowerBound, section: range.section) {
        all[all.count - 1].rows = last.rows.lowerBound...range.rows.upperBound
      } else {
        all.append(range)
      }
    }
    steps.append(.rows(kind, all))
  }

  package mutating func append(_ kind: Kind, _ paths: [IndexPath]) {
    var ranges: [RowRange] = []
    for path in paths {
      if path.count == 2 {
        ranges.append(row: path[1], section: path[0])
      } else {
        append(kind, ranges)
        ranges = []
        steps.append(.malformed(kind, [path]))
      }
    }
    append(kind, ranges)
  }

  package mutating func append(_ moves: [RowMove]) {
    guard !moves.isEmpty else { return }
    var all: [RowMove] = []
    if case .rowMoves(let known)? = steps.last {
      all = known
      steps.removeLast()
    }
    all.add(moves)
    steps.append(.rowMoves(all))
  }

  package mutating func append(_ kind: Kind, sections: [Int]) {
    var all: [Int] = []
    if case .sections(kind, let known)? = steps.last {
      all = known
      steps.removeLast()
    }
    all.add(sections)
    if !all.isEmpty { steps.append(.sections(kind, all)) }
  }

  package mutating func append(sectionMoves moves: [SectionMove]) {
    var all: [SectionMove] = []
    if case .sectionMoves(let known)? = steps.last {
      all = known
      steps.removeLast()
    }
    all.add(moves)
    if !all.isEmpty { steps.append(.sectionMoves(all)) }
  }

  package mutating func append(_ operation: TableOperation) {
    switch operation {
    case .deleteRow(let path): append(.delete, [path])
    case .insertRow(let path): append(.insert, [path])
    case .reloadRow(let path): append(.reload, [path])
    case .reconfigureRow(let path): append(.reconfigure, [path])
    case .deleteSection(let section): append(.delete, sections: [section])
    case .insertSection(let section): append(.insert, sections: [section])
    case .reloadSection(let section): append(.reload, sections: [section])
    case .moveSection(let old, let new):
      append(sectionMoves: [SectionMove(old: old, new: new)])
    case .moveRow(let old, let new):
      if let from = RowPosition(exactly: old), let to = RowPosition(exactly: new) {
        append([RowMove(from: from, to: to)])
      } else {
        steps.append(.malformed(nil, [old, new]))
      }
    }
  }
}

extension Batch {
  /// One by one; O(k) for k operations.
  package var operations: [TableOperation] {
    steps.flatMap { step -> [TableOperation] in
      switch step {
      case .rows(let kind, let ranges): ranges.flatMap(\.indexPaths).map(kind.operation)
      case .rowMoves(let moves): moves.map { .moveRow(from: $0.indexPath, to: $0.newIndexPath) }
      case .sections(let kind, let sections): sections.map(kind.sectionOperation)
      case .sectionMoves(let moves): moves.map { .moveSection(from: $0.old, to: $0.new) }
      case .malformed(let kind, let paths):
        kind.map { paths.map($0.operation) } ?? [.moveRow(from: paths[0], to: paths[1])]
      }
    }
  }

  package func rows(_ kind: Kind) -> [RowRange] {
    var rows: [RowRange] = []
    for case .rows(kind, let ranges) in steps { rows.add(ranges) }
    return rows
  }

  /// The number of rows of one kind, of moves if it is nil; `Int.max` if there are more.
  package func count(ofRows kind: Kind?) -> Int {
    steps.reduce(0) { count, step in
      switch step {
      case .rows(kind, let ranges): ranges.reduce(count) { $0.addingOrMax($1.count) }
      case .rowMoves(let moves) where kind == nil: count + moves.count
      case .malformed(kind, _): count + 1
      case .rows, .rowMoves, .sections, .sectionMoves, .malformed: count
      }
    }
  }

  package func sections(_ kind: Kind) -> [Int] {
    var all: [Int] = []
    for case .sections(kind, let sections) in steps { all.add(sections) }
    return all
  }

  package var rowMoves: [RowMove] {
    var all: [RowMove] = []
    for case .rowMoves(let moves) in steps { all.add(moves) }
    return all
  }

  package var sectionMoves: [SectionMove] {
    var all: [SectionMove] = []
    for case .sectionMoves(let moves) in steps { all.add(moves) }
    return all
  }

  /// The first path of the calls that has not exactly two indices.
  package var malformedPath: IndexPath? {
    for case .malformed(_, let paths) in steps { return paths.first { $0.count != 2 } }
    return nil
  }

  /// Whether anything but the filling of cells happens.
  package var changesMoreThanCells: Bool {
    steps.contains { if case .rows(.reconfigure, _) = $0 { false } else { true } }
  }

  /// Whether anything but the reload of sections happens.
  package var changesMoreThanReloadedSections: Bool {
    steps.contains { if case .sections(.reload, _) = $0 { false } else { true } }
  }
}

extension Batch {
  /// The same change for a collection view, which does not apply reloads of sections beside other changes correctly: they are
  /// deleted and inserted, at their positions after the batch.
  ///
  /// The views that are made and the rows that are deselected are the same.
  package var replacingReloadedSections: Batch {
    let reloaded = sections(.reload)
    if reloaded.isEmpty || !changesMoreThanReloadedSections { return self }
    let map = ChangeMap(self)
    var batch = self
    batch.steps.removeAll { if case .sections(.reload, _) = $0 { true } else { false } }
    batch.append(.delete, sections: reloaded)
    batch.append(.insert, sections: reloaded.compactMap(map.new(ofSection:)))
    return batch
  }
}

extension Batch.Kind {
  fileprivate func operation(_ path: IndexPath) -> TableOperation {
    switch self {
    case .delete: .deleteRow(path)
    case .insert: .insertRow(path)
    case .reload: .reloadRow(path)
    case .reconfigure: .reconfigureRow(path)
    }
  }

  /// To reconfigure a section is to reload it: its rows have no cells of their own that stay.
  fileprivate func sectionOperation(_ section: Int) -> TableOperation {
    switch self {
    case .delete: .deleteSection(section)
    case .insert: .insertSection(section)
    case .reload, .reconfigure: .reloadSection(section)
    }
  }
}

extension Array {
  /// Adds elements; most often these are the only ones, and are shared.
  fileprivate mutating func add(_ elements: [Element]) {
    if isEmpty { self = elements } else { self += elements }
  }
}

extension Int {
  fileprivate func addingOrMax(_ other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? .max : sum
  }
}
