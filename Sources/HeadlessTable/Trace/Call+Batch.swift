public import Binder
package import TableBatches

extension Call {
  /// The operations of a batch, and whether the table accepted them.
  public struct Batch: Hashable, Sendable {
    package private(set) var announced: TableBatches.Batch
    /// The animations of rows and sections, each once, in the order of the calls.
    public var animations: [RowAnimation]
    /// The positions after the batch of the sections whose header and footer were made again.
    public var headersAndFooters: [Int]
    /// False if the table refused the operations and read everything from its data source.
    public var isValid: Bool
    /// The number of sections before it.
    public var sectionsBefore: Int
    /// The number of rows before it, in all sections.
    public var rowsBefore: Int

    package init(
      _ announced: TableBatches.Batch,
      animations: [RowAnimation] = [],
      headersAndFooters: [Int] = [],
      isValid: Bool = true,
      sectionsBefore: Int,
      rowsBefore: Int
    ) {
      self.announced = announced
      self.animations = animations
      self.headersAndFooters = headersAndFooters
      self.isValid = isValid
      self.sectionsBefore = sectionsBefore
      self.rowsBefore = rowsBefore
    }

    /// The operations in the order of the calls; O(k) for k of them.
    public var operations: [TableOperation] {
      get { announced.operations }
      set { announced = TableBatches.Batch(newValue) }
    }
  }
}

// The number of operations of each kind; neighbours are counted at once.
extension Call.Batch {
  /// How many rows are inserted.
  public var insertedRows: Int { announced.count(ofRows: .insert) }
  /// How many rows are deleted.
  public var deletedRows: Int { announced.count(ofRows: .delete) }
  /// How many rows move.
  public var movedRows: Int { announced.count(ofRows: nil) }
  /// How many rows get a new cell.
  public var reloadedRows: Int { announced.count(ofRows: .reload) }
  /// How many rows have their cell filled again.
  public var reconfiguredRows: Int { announced.count(ofRows: .reconfigure) }
  /// How many sections are inserted.
  public var insertedSections: Int { announced.sections(.insert).count }
  /// How many sections are deleted.
  public var deletedSections: Int { announced.sections(.delete).count }
  /// How many sections move.
  public var movedSections: Int { announced.sectionMoves.count }
  /// How many sections are reloaded.
  public var reloadedSections: Int { announced.sections(.reload).count }
}
