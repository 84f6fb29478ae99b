public import Binder

extension Call {
  /// Operations that a table was told together, and whether it took them.
  public struct Batch: Hashable, Sendable {
    private(set) var runs: OperationRuns
    /// The animations of rows and sections, each once, in the order of the calls.
    public var animations: [RowAnimation]
    /// The positions after the batch of the sections whose header and footer were asked again.
    public var headersAndFooters: [Int]
    /// False if the table refused the operations and asked its data source for everything.
    public var isValid: Bool
    /// The number of sections before it.
    public var sectionsBefore: Int
    /// The number of rows before it, in all sections.
    public var rowsBefore: Int

    /// Makes a batch.
    public init(
      operations: [TableOperation],
      animations: [RowAnimation] = [],
      headersAndFooters: [Int] = [],
      isValid: Bool = true,
      sectionsBefore: Int,
      rowsBefore: Int
    ) {
      self.init(
        runs: OperationRuns(operations),
        animations: animations,
        headersAndFooters: headersAndFooters,
        isValid: isValid,
        sectionsBefore: sectionsBefore,
        rowsBefore: rowsBefore
      )
    }

    init(
      runs: OperationRuns,
      animations: [RowAnimation],
      headersAndFooters: [Int],
      isValid: Bool,
      sectionsBefore: Int,
      rowsBefore: Int
    ) {
      self.runs = runs
      self.animations = animations
      self.headersAndFooters = headersAndFooters
      self.isValid = isValid
      self.sectionsBefore = sectionsBefore
      self.rowsBefore = rowsBefore
    }

    /// The operations in the order of the calls; O(k) for k of them.
    public var operations: [TableOperation] {
      get { runs.operations }
      set { runs = OperationRuns(newValue) }
    }

    /// The number of operations of each kind; neighbours are counted at once.
    public var counts: OperationCounts { OperationCounts(runs) }
  }

  /// The number of a batch's operations of each kind.
  public struct OperationCounts: Hashable, Sendable {
    /// How many rows are inserted.
    public private(set) var insertedRows = 0
    /// How many rows are deleted.
    public private(set) var deletedRows = 0
    /// How many rows move.
    public private(set) var movedRows = 0
    /// How many rows get a new cell.
    public private(set) var reloadedRows = 0
    /// How many rows have their cell filled again.
    public private(set) var reconfiguredRows = 0
    /// How many sections are inserted.
    public private(set) var insertedSections = 0
    /// How many sections are deleted.
    public private(set) var deletedSections = 0
    /// How many sections move.
    public private(set) var movedSections = 0
    /// How many sections are reloaded.
    public private(set) var reloadedSections = 0

    /// Counts operations; O(`operations.count`).
    public init(_ operations: [TableOperation]) {
      self.init(OperationRuns(operations))
    }

    init(_ runs: OperationRuns) {
      for run in runs.runs {
        switch run {
        case .rows(let kind, let ranges):
          for range in ranges { add(range.count, rows: kind) }
        case .moves(let moves): movedRows += moves.count
        case .malformed(let operation), .section(let operation): add(operation)
        }
      }
    }

    private mutating func add(_ operation: TableOperation) {
      switch operation {
      case .insertRow: insertedRows += 1
      case .deleteRow: deletedRows += 1
      case .moveRow: movedRows += 1
      case .reloadRow: reloadedRows += 1
      case .reconfigureRow: reconfiguredRows += 1
      case .insertSection: insertedSections += 1
      case .deleteSection: deletedSections += 1
      case .moveSection: movedSections += 1
      case .reloadSection: reloadedSections += 1
      }
    }

    private mutating func add(_ count: Int, rows kind: OperationRuns.Kind) {
      let counter =
        switch kind {
        case .insert: \Self.insertedRows
        case .delete: \Self.deletedRows
        case .reload: \Self.reloadedRows
        case .reconfigure: \Self.reconfiguredRows
        }
      let (sum, isTooLarge) = self[keyPath: counter].addingReportingOverflow(count)
      self[keyPath: counter] = isTooLarge ? .max : sum
    }
  }
}
