#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// What is announced in a batch, and whether it leads to what the data source says.
  struct TableBatch {
    /// The rows of each section before the batch.
    let before: [Int]
    private var steps: [Step] = []
    /// What is announced, by what it is about.
    private var sections = Parts<Int>()
    private var rows = Parts<IndexPath>()
    private var reconfigured: [IndexPath] = []

    /// Operations of one kind.
    private struct Step {
      let operations: [TableOperation]
      let animation: Binder.RowAnimation
    }

    /// Positions by what happens to them.
    private struct Parts<Position: Hashable> {
      var deleted: Set<Position> = []
      var inserted: Set<Position> = []
      var reloaded: Set<Position> = []
      var moves: [Position: Position] = [:]
      var targets: Set<Position> = []
      /// Whether a position was announced twice, or in two ways that exclude each other.
      var isContradictory = false

      mutating func delete(_ position: Position) {
        if !deleted.insert(position).inserted { isContradictory = true }
      }

      mutating func insert(_ position: Position) {
        if !inserted.insert(position).inserted { isContradictory = true }
      }

      mutating func reload(_ position: Position) {
        if !reloaded.insert(position).inserted { isContradictory = true }
      }

      mutating func move(_ old: Position, _ new: Position) {
        if moves.updateValue(new, forKey: old) != nil { isContradictory = true }
        if !targets.insert(new).inserted { isContradictory = true }
      }

      var excludesItself: Bool {
        isContradictory || !deleted.isDisjoint(with: reloaded)
          || !deleted.isDisjoint(with: moves.keys) || !reloaded.isDisjoint(with: moves.keys)
          || !inserted.isDisjoint(with: targets)
      }
    }

    /// Whether one of the animations is another one than `.none`.
    var isAnimated: Bool { steps.isEmpty || steps.contains { $0.animation != .none } }

    init(before: [Int]) {
      self.before = before
    }

    mutating func add(_ operations: [TableOperation], _ animation: Binder.RowAnimation) {
      for operation in operations {
        switch operation {
        case .deleteRow(let path): rows.delete(path)
        case .insertRow(let path): rows.insert(path)
        case .reloadRow(let path): rows.reload(path)
        case .moveRow(let old, let new): rows.move(old, new)
        case .reconfigureRow(let path): reconfigured.append(path)
        case .deleteSection(let section): sections.delete(section)
        case .insertSection(let section): sections.insert(section)
        case .reloadSection(let section): sections.reload(section)
        case .moveSection(let old, let new): sections.move(old, new)
        }
      }
      steps.append(Step(operations: operations, animation: animation))
    }
  }

  // Checking.
  extension TableBatch {
    /// Why the batch cannot lead from the rows before it to these, as a sentence; nil if it does.
    func problem(after: [Int]) -> String? {
      reason(after: after).map {
        "A batch was refused, and the table shows everything again: \($0). "
          + "Change the data inside the batch, and announce exactly what changes."
      }
    }

    private func reason(after: [Int]) -> String? {
      if sections.excludesItself || rows.excludesItself {
        return "a row or a section is announced twice, or as two things that exclude each other"
      }
      let expected = before.count + sections.inserted.count - sections.deleted.count
      guard after.count == expected else {
        return "the data source has \(after.count) sections, and the batch leads to \(expected)"
      }
      let old = sections.deleted.union(sections.reloaded).union(sections.moves.keys)
      let new = sections.inserted.union(sections.targets)
      guard old.allSatisfy(before.indices.contains), new.allSatisfy(after.indices.contains) else {
        return "it names a section that does not exist"
      }
      return reasonInRows(after: after)
    }

    private func reasonInRows(after: [Int]) -> String? {
      let oldPaths = rows.deleted.union(rows.reloaded).union(rows.moves.keys)
      let newPaths = rows.inserted.union(rows.targets)
      guard oldPaths.allSatisfy({ Self.has($0, before) }),
        newPaths.allSatisfy({ Self.has($0, after) })
      else { return "it names a row that does not exist" }
      guard oldPaths.allSatisfy({ sections.moves[$0.section] == nil }),
        newPaths.allSatisfy({ !sections.targets.contains($0.section) })
      else { return "it changes rows of a section that it moves" }
      let targets = newSections(count: after.count)
      guard
        sections.moves.isEmpty
          || rows.reloaded.allSatisfy({ targets[$0.section, default: $0.section] == $0.section })
      else { return "it reloads rows of a section that the move of another one shifts" }
      var counts = before
      for path in rows.deleted.union(rows.moves.keys) { counts[path.section] -= 1 }
      var added = Array(repeating: 0, count: after.count)
      for path in newPaths { added[path.section] += 1 }
      for (old, new) in targets where !sections.reloaded.contains(old) {
        let count = counts[old] + added[new]
        guard count == after[new] else {
          return "section \(new) has \(after[new]) rows in the data source, and the batch leads to "
            + "\(count)"
        }
      }
      return nil
    }

    private static func has(_ path: IndexPath, _ counts: [Int]) -> Bool {
      counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
    }

    /// The position after the batch of each section that stays or moves, by its position before it.
    private func newSections(count: Int) -> [Int: Int] {
      var places = sections.moves
      let free = (0..<count).lazy.filter {
        !sections.inserted.contains($0) && !sections.targets.contains($0)
      }
      let staying = before.indices.lazy.filter {
        !sections.deleted.contains($0) && sections.moves[$0] == nil
      }
      for (old, new) in zip(staying, free) { places[old] = new }
      return places
    }
  }

  // Announcing.
  extension TableBatch {
    /// Hands everything to UIKit but the rows to be filled again, which it takes by their positions after the batch.
    @MainActor
    func announce(to table: UITableView) {
      for step in steps {
        let animation = step.animation.ofUIKit
        let rows = step.operations.compactMap(\.row)
        let sections = IndexSet(step.operations.compactMap(\.section))
        switch step.operations.first {
        case .deleteRow: table.deleteRows(at: rows, with: animation)
        case .insertRow: table.insertRows(at: rows, with: animation)
        case .reloadRow: table.reloadRows(at: rows, with: animation)
        case .deleteSection: table.deleteSections(sections, with: animation)
        case .insertSection: table.insertSections(sections, with: animation)
        case .reloadSection: table.reloadSections(sections, with: animation)
        case .moveRow, .moveSection: move(step.operations, in: table)
        case .reconfigureRow, nil: break
        }
      }
    }

    @MainActor
    private func move(_ operations: [TableOperation], in table: UITableView) {
      for case .moveRow(let old, let new) in operations { table.moveRow(at: old, to: new) }
      for case .moveSection(let old, let new) in operations {
        table.moveSection(old, toSection: new)
      }
    }

    /// Tells UIKit that all sections are deleted and others inserted: true of any change.
    @MainActor
    func announceReplacement(_ after: [Int], to table: UITableView) {
      table.deleteSections(IndexSet(before.indices), with: .none)
      table.insertSections(IndexSet(after.indices), with: .none)
    }

    /// The rows to be filled again, by their positions after the batch; those that go or get new cells are left out.
    func rowsToReconfigure(after: [Int]) -> [IndexPath] {
      guard !reconfigured.isEmpty else { return [] }
      let (places, changed) = (newSections(count: after.count), changedRows)
      let bySection = Dictionary(grouping: Set(reconfigured).sorted(), by: \.section)
      return bySection.sorted { $0.key < $1.key }.flatMap { section, paths in
        guard let new = places[section], !sections.reloaded.contains(section) else {
          return [IndexPath]()
        }
        let kept = paths.filter { !rows.reloaded.contains($0) }
        return newRows(kept, from: section, to: new, past: changed)
      }
    }

    /// The position after the batch of a row; nil for one that goes, or whose section is shown again.
    func newPosition(of path: IndexPath, after: [Int]) -> IndexPath? {
      guard !sections.reloaded.contains(path.section),
        let section = newSections(count: after.count)[path.section]
      else { return rows.moves[path] }
      return newRows([path], from: path.section, to: section, past: changedRows).first
    }

    /// The rows that leave each section, and those that arrive in each, from top to bottom.
    private var changedRows: (gone: [Int: [Int]], come: [Int: [Int]]) {
      let bySection = { (paths: Set<IndexPath>) in
        Dictionary(grouping: paths.sorted(), by: \.section).mapValues { $0.map(\.row) }
      }
      return (
        bySection(rows.deleted.union(rows.moves.keys)), bySection(rows.inserted.union(rows.targets))
      )
    }

    /// The positions after the batch of rows of one section, in the order of their positions before it.
    private func newRows(
      _ paths: [IndexPath],
      from oldSection: Int,
      to section: Int,
      past changed: (gone: [Int: [Int]], come: [Int: [Int]])
    ) -> [IndexPath] {
      let (gone, come) = (changed.gone[oldSection] ?? [], changed.come[section] ?? [])
      var (goneBefore, comeBefore) = (0, 0)
      return paths.compactMap { path in
        if rows.deleted.contains(path) { return nil }
        if let target = rows.moves[path] { return target }
        while goneBefore < gone.count, gone[goneBefore] < path.row { goneBefore += 1 }
        let place = path.row - goneBefore
        while comeBefore < come.count, come[comeBefore] <= place + comeBefore { comeBefore += 1 }
        return IndexPath(row: place + comeBefore, section: section)
      }
    }
  }

  extension TableOperation {
    /// The row that the operation is about; nil for one about sections, and for a move.
    fileprivate var row: IndexPath? {
      switch self {
      case .deleteRow(let path), .insertRow(let path), .reloadRow(let path),
        .reconfigureRow(let path):
        path
      default: nil
      }
    }

    /// The section that the operation is about; nil for one about rows, and for a move.
    fileprivate var section: Int? {
      switch self {
      case .deleteSection(let section), .insertSection(let section), .reloadSection(let section):
        section
      default: nil
      }
    }
  }
#endif
