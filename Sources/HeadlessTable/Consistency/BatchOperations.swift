import Binder

/// The operations of a batch, sorted by what they do; deletions and reloads are positions before the
/// batch, insertions are positions after it.
struct BatchOperations: Sendable {
  struct RowMove: Sendable {
    var source: BatchRow
    var target: BatchRow
  }

  struct SectionMove: Sendable {
    var source: Int
    var target: Int
  }

  let deletedRows: Positions<BatchRow>
  let reloadedRows: Positions<BatchRow>
  let reconfiguredRows: Positions<BatchRow>
  let insertedRows: Positions<BatchRow>

  /// In the order of the calls.
  let rowMoves: [RowMove]
  /// By ascending sources.
  let movesBySource: [RowMove]
  /// By ascending targets.
  let movesByTarget: [RowMove]
  let moveSources: Positions<BatchRow>
  let moveTargets: Positions<BatchRow>

  let deletedSections: Positions<Int>
  let reloadedSections: Positions<Int>
  let insertedSections: Positions<Int>

  /// In the order of the calls.
  let sectionMoves: [SectionMove]
  let sectionMoveSources: Positions<Int>
  let sectionMoveTargets: Positions<Int>

  /// The first path of the calls that has not exactly two indices; its operation is left out.
  let malformedPath: IndexPath?

  /// - Complexity: O(k log k) for k operations; O(k) where those of each kind ascend.
  init(_ operations: OperationRuns) {
    var calls = Calls()
    for run in operations.runs { calls.add(run) }
    deletedRows = Positions(calls.deletedRows)
    reloadedRows = Positions(calls.reloadedRows)
    reconfiguredRows = Positions(calls.reconfiguredRows)
    insertedRows = Positions(calls.insertedRows)
    rowMoves = calls.rowMoves
    movesBySource = Self.sorted(rowMoves) { $0.source < $1.source }
    movesByTarget = Self.sorted(rowMoves) { $0.target < $1.target }
    moveSources = Positions(movesBySource.map(\.source))
    moveTargets = Positions(movesByTarget.map(\.target))
    deletedSections = Positions(calls.deletedSections)
    reloadedSections = Positions(calls.reloadedSections)
    insertedSections = Positions(calls.insertedSections)
    sectionMoves = calls.sectionMoves
    sectionMoveSources = Positions(sectionMoves.map(\.source))
    sectionMoveTargets = Positions(sectionMoves.map(\.target))
    malformedPath = calls.malformedPath
  }

  /// The moves in an order, not sorted again where they are in it.
  private static func sorted(
    _ moves: [RowMove],
    by isBefore: (RowMove, RowMove) -> Bool
  ) -> [RowMove] {
    let isSorted = zip(moves, moves.dropFirst()).allSatisfy { !isBefore($1, $0) }
    return isSorted ? moves : moves.sorted(by: isBefore)
  }

  /// Whether a section is deleted, inserted, moved or reloaded.
  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && sectionMoves.isEmpty
      && reloadedSections.isEmpty)
  }

  /// Whether anything but reconfiguring happens.
  var changesMoreThanCells: Bool {
    changesSections || !deletedRows.isEmpty || !insertedRows.isEmpty || !rowMoves.isEmpty
      || !reloadedRows.isEmpty
  }
}

extension BatchOperations {
  /// The operations by kind, in the order of the calls.
  private struct Calls {
    var deletedRows: [BatchRow] = []
    var reloadedRows: [BatchRow] = []
    var reconfiguredRows: [BatchRow] = []
    var insertedRows: [BatchRow] = []
    var rowMoves: [RowMove] = []
    var deletedSections: [Int] = []
    var reloadedSections: [Int] = []
    var insertedSections: [Int] = []
    var sectionMoves: [SectionMove] = []
    var malformedPath: IndexPath?

    mutating func add(_ run: OperationRuns.Run) {
      switch run {
      case .rows(.delete, let paths, _): add(paths, to: \.deletedRows)
      case .rows(.insert, let paths, _): add(paths, to: \.insertedRows)
      case .rows(.reload, let paths, _): add(paths, to: \.reloadedRows)
      case .rows(.reconfigure, let paths, _): add(paths, to: \.reconfiguredRows)
      case .rows(.move, let paths, let targets):
        for (from, to) in zip(paths, targets) { addMove(from, to) }
      case .section(let operation): add(operation)
      }
    }

    private mutating func add(_ operation: TableOperation) {
      switch operation {
      case .deleteSection(let section): deletedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .moveSection(let from, let to):
        sectionMoves.append(SectionMove(source: from, target: to))
      case .deleteRow, .insertRow, .reloadRow, .reconfigureRow, .moveRow: break
      }
    }

    private mutating func add(
      _ paths: [IndexPath],
      to list: WritableKeyPath<Calls, [BatchRow]>
    ) {
      var rows = self[keyPath: list]
      rows.reserveCapacity(rows.count + paths.count)
      for path in paths {
        if let row = BatchRow(path) {
          rows.append(row)
        } else if malformedPath == nil {
          malformedPath = path
        }
      }
      self[keyPath: list] = rows
    }

    private mutating func addMove(_ from: IndexPath, _ to: IndexPath) {
      guard let source = BatchRow(from), let target = BatchRow(to) else {
        malformedPath = malformedPath ?? (from.count == 2 ? to : from)
        return
      }
      rowMoves.append(RowMove(source: source, target: target))
    }
  }
}
