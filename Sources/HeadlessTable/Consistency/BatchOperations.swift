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
  init(_ operations: [TableOperation]) {
    var calls = Calls()
    for operation in operations { calls.add(operation) }
    deletedRows = Positions(calls.deletedRows)
    reloadedRows = Positions(calls.reloadedRows)
    reconfiguredRows = Positions(calls.reconfiguredRows)
    insertedRows = Positions(calls.insertedRows)
    rowMoves = calls.rowMoves
    moveSources = Positions(rowMoves.map(\.source))
    moveTargets = Positions(rowMoves.map(\.target))
    deletedSections = Positions(calls.deletedSections)
    reloadedSections = Positions(calls.reloadedSections)
    insertedSections = Positions(calls.insertedSections)
    sectionMoves = calls.sectionMoves
    sectionMoveSources = Positions(sectionMoves.map(\.source))
    sectionMoveTargets = Positions(sectionMoves.map(\.target))
    malformedPath = calls.malformedPath
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

    mutating func add(_ operation: TableOperation) {
      switch operation {
      case .deleteRow(let path): Self.add(path, to: &deletedRows, orTo: &malformedPath)
      case .reloadRow(let path): Self.add(path, to: &reloadedRows, orTo: &malformedPath)
      case .reconfigureRow(let path): Self.add(path, to: &reconfiguredRows, orTo: &malformedPath)
      case .insertRow(let path): Self.add(path, to: &insertedRows, orTo: &malformedPath)
      case .moveRow(let from, let to): addMove(from, to)
      case .deleteSection(let section): deletedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .moveSection(let from, let to):
        sectionMoves.append(SectionMove(source: from, target: to))
      }
    }

    private static func add(
      _ path: IndexPath,
      to rows: inout [BatchRow],
      orTo malformedPath: inout IndexPath?
    ) {
      if let row = BatchRow(path) {
        rows.append(row)
      } else if malformedPath == nil {
        malformedPath = path
      }
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
