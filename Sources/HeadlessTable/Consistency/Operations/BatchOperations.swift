import Binder

/// The operations of a batch, sorted by what they do; deletions and reloads are positions before the
/// batch, insertions are positions after it.
final class BatchOperations: Sendable {
  let deletedRows: RowRanges
  let reloadedRows: RowRanges
  let reconfiguredRows: RowRanges
  let insertedRows: RowRanges

  /// In the order of the calls.
  let rowMoves: [RowMove]
  /// By ascending sources.
  let movesBySource: [RowMove]
  /// By ascending targets.
  let movesByTarget: [RowMove]
  let moveSources: RowRanges
  let moveTargets: RowRanges

  let deletedSections: SectionPositions
  let reloadedSections: SectionPositions
  let insertedSections: SectionPositions

  /// In the order of the calls.
  let sectionMoves: [Move<Int>]
  let sectionMoveSources: SectionPositions
  let sectionMoveTargets: SectionPositions

  /// The first path of the calls that has not exactly two indices; its operation is left out.
  let malformedPath: IndexPath?

  /// - Complexity: O(k log k) for k operations; O(k) where those of each kind ascend.
  init(_ operations: OperationRuns) {
    var calls = Calls()
    for run in operations.runs { calls.add(run) }
    deletedRows = RowRanges(calls.deletedRows)
    reloadedRows = RowRanges(calls.reloadedRows)
    reconfiguredRows = RowRanges(calls.reconfiguredRows)
    insertedRows = RowRanges(calls.insertedRows)
    rowMoves = calls.rowMoves
    movesBySource = rowMoves.sorted(byRow: { $0.old })
    movesByTarget = rowMoves.sorted(byRow: { $0.new })
    moveSources = RowRanges(movesBySource.lazy.map(\.old))
    moveTargets = RowRanges(movesByTarget.lazy.map(\.new))
    deletedSections = SectionPositions(calls.deletedSections)
    reloadedSections = SectionPositions(calls.reloadedSections)
    insertedSections = SectionPositions(calls.insertedSections)
    sectionMoves = calls.sectionMoves
    sectionMoveSources = SectionPositions(sectionMoves.map(\.old))
    sectionMoveTargets = SectionPositions(sectionMoves.map(\.new))
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
    var deletedRows: [RowRange] = []
    var reloadedRows: [RowRange] = []
    var reconfiguredRows: [RowRange] = []
    var insertedRows: [RowRange] = []
    var rowMoves: [RowMove] = []
    var deletedSections: [Int] = []
    var reloadedSections: [Int] = []
    var insertedSections: [Int] = []
    var sectionMoves: [Move<Int>] = []
    var malformedPath: IndexPath?

    mutating func add(_ run: OperationRuns.Run) {
      switch run {
      case .rows(.delete, let ranges): deletedRows.add(ranges)
      case .rows(.insert, let ranges): insertedRows.add(ranges)
      case .rows(.reload, let ranges): reloadedRows.add(ranges)
      case .rows(.reconfigure, let ranges): reconfiguredRows.add(ranges)
      case .moves(let moves): rowMoves.add(moves)
      case .malformed(let operation): add(operation)
      case .section(let operation): add(operation)
      }
    }

    private mutating func add(_ operation: TableOperation) {
      switch operation {
      case .deleteSection(let section): deletedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .moveSection(let from, let to):
        sectionMoves.append(Move(old: from, new: to))
      case .deleteRow(let path), .insertRow(let path), .reloadRow(let path),
        .reconfigureRow(let path):
        malformedPath = malformedPath ?? path
      case .moveRow(let path, let target):
        malformedPath = malformedPath ?? (path.count == 2 ? target : path)
      }
    }
  }
}

extension Array {
  /// Adds elements; most often these are the only ones, and are shared.
  fileprivate mutating func add(_ elements: [Element]) {
    if isEmpty { self = elements } else { self += elements }
  }
}
