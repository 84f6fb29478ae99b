import Binder
import TableBatches
import TestSupport

/// A random valid batch, made by changing arrays of named rows and writing down what was done.
struct RandomBatch {
  /// A row by a name of its own, so that it is found again wherever it goes.
  typealias Name = Int

  /// A section that stays, and what happens to it.
  private struct Section {
    var old: Int?
    var isReloaded = false
    var isMoved = false
    var rows: [Name]

    var takesRowChanges: Bool { old != nil && !isReloaded && !isMoved }
  }

  private(set) var before: [[Name]] = []
  private(set) var after: [[Name]] = []
  private(set) var operations: [TableOperation] = []

  /// Rows that are there before and after, with other content.
  private(set) var reloaded: Set<Name> = []

  /// For each section before the batch where it is after it.
  private(set) var newOfOld: [Int?] = []

  private var random: SplitMix64
  private var names = 0
  private var sections: [Section] = []

  /// Makes a batch of a small random table.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    for _ in 0..<random.below(5) { before.append(freshRows(upTo: 6)) }
    change()
  }

  /// Makes a batch of a table that is given; new rows are named by the numbers after `lastName`.
  init(seed: UInt64, before: [[Name]], lastName: Name) {
    random = SplitMix64(seed: seed)
    self.before = before
    names = lastName
    change()
  }

  private mutating func change() {
    changeSections()
    changeRows()
    after = sections.map(\.rows)
    addAbsorbed()
    dropReloadsOfMoveTargets()
    operations.shuffle(using: &random)
  }

  private mutating func freshRows(upTo count: Int) -> [Name] {
    (0..<random.below(count + 1)).map { _ in
      names += 1
      return names
    }
  }

  /// Deletes, reloads, moves and inserts whole sections.
  private mutating func changeSections() {
    var moved: [Section] = []
    let isCalm = random.below(2) == 0
    for (old, rows) in before.enumerated() {
      switch isCalm ? 9 : random.below(10) {
      case 0: operations.append(.deleteSection(old))
      case 1:
        operations.append(.reloadSection(old))
        sections.append(Section(old: old, isReloaded: true, rows: freshRows(upTo: 4)))
      case 2, 3: moved.append(Section(old: old, isMoved: true, rows: rows))
      default: sections.append(Section(old: old, rows: rows))
      }
    }
    for _ in 0..<(isCalm ? 0 : random.below(3)) {
      moved.append(Section(old: nil, rows: freshRows(upTo: 3)))
    }
    for section in moved { sections.insert(section, at: random.below(sections.count + 1)) }
    newOfOld = before.indices.map { old in sections.firstIndex { $0.old == old } }
    for (new, section) in sections.enumerated() {
      if let old = section.old, section.isMoved {
        operations.append(.moveSection(from: old, to: new))
      } else if section.old == nil {
        operations.append(.insertSection(new))
      }
    }
  }

  /// Deletes, reloads, moves and inserts rows of the sections that only stay.
  private mutating func changeRows() {
    var entering: [(name: Name, source: IndexPath?)] = []
    let open = sections.indices.filter { sections[$0].takesRowChanges }
    for new in open {
      guard let old = sections[new].old else { continue }
      for (row, name) in before[old].enumerated() {
        let path: IndexPath = [old, row]
        switch random.below(8) {
        case 0: operations.append(.deleteRow(path))
        case 1 where new == old || !movesSections: reload(name, path)
        case 2: entering.append((name, path))
        default: continue
        }
        if !reloaded.contains(name) { sections[new].rows.removeAll { $0 == name } }
      }
    }
    guard !open.isEmpty else { return }
    for name in freshRows(upTo: 4) { entering.append((name, nil)) }
    for row in entering {
      let new = open[random.below(open.count)]
      sections[new].rows.insert(row.name, at: random.below(sections[new].rows.count + 1))
    }
    writeDown(entering)
  }

  /// Whether a section is moved, so that no row may be reloaded in one that this shifts.
  private var movesSections: Bool { sections.contains(where: \.isMoved) }

  private mutating func reload(_ name: Name, _ path: IndexPath) {
    reloaded.insert(name)
    operations.append(.reloadRow(path))
  }

  private mutating func writeDown(_ entering: [(name: Name, source: IndexPath?)]) {
    for row in entering {
      for (section, rows) in sections.enumerated() {
        guard let index = rows.rows.firstIndex(of: row.name) else { continue }
        let target: IndexPath = [section, index]
        let move = row.source.map { TableOperation.moveRow(from: $0, to: target) }
        operations.append(move ?? .insertRow(target))
      }
    }
  }

  /// Adds operations on rows that have no meaning as their section goes or comes as a whole.
  private mutating func addAbsorbed() {
    for old in before.indices where !before[old].isEmpty && random.below(3) == 0 {
      let isReloaded = newOfOld[old].map { sections[$0].isReloaded } ?? true
      if isReloaded { operations.append(.deleteRow([old, random.below(before[old].count)])) }
    }
    for new in after.indices where !after[new].isEmpty && random.below(3) == 0 {
      guard sections[new].old == nil || sections[new].isReloaded else { continue }
      operations.append(.insertRow([new, random.below(after[new].count)]))
    }
  }

  /// Leaves out the reloads that look as if they were counted after the batch.
  private mutating func dropReloadsOfMoveTargets() {
    let targets = operations.compactMap { operation in
      if case .moveRow(_, let target) = operation { target } else { nil }
    }
    operations.removeAll { operation in
      guard case .reloadRow(let path) = operation, targets.contains(path) else { return false }
      reloaded.remove(before[path[0]][path[1]])
      return true
    }
  }
}
