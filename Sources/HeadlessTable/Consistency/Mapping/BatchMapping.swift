package import Binder

/// Where the sections and rows of a table are after a valid batch, and where those after it come
/// from, in memory that depends on the operations and the sections, and not on the rows.
///
/// Every view of the table is asked about by it, so it is shared and not copied.
package final class BatchMapping: Sendable {
  /// The fate of a row that was there before a batch.
  package enum RowFate: Hashable, Sendable {
    /// The row stands at a position, with the cell it had; this may be the position it had.
    case stays(RowPosition)
    /// The row stands at a position, with other content and a new cell.
    case reloaded(RowPosition)
    /// The row is deleted, or its section is deleted or reloaded.
    case goes
  }

  /// The origin of a row that is there after a batch.
  package enum Origin: Hashable, Sendable {
    /// The row stood at a position, and keeps the cell it had.
    case stayed(RowPosition)
    /// The row stood at a position, and has other content now.
    case reloaded(RowPosition)
    /// The row is inserted, or its section is inserted or reloaded.
    case came
  }

  let sections: SectionMap
  let operations: BatchOperations

  /// The ranks of rows before the batch, without those that are deleted or moved.
  let oldRanks: RowRanks

  /// The ranks of rows after the batch, without those that are inserted or moved.
  let newRanks: RowRanks

  init(sections: SectionMap, operations: BatchOperations) {
    self.sections = sections
    self.operations = operations
    oldRanks = RowRanks(excluded: operations.deletedRows.union(operations.moveSources))
    newRanks = RowRanks(excluded: operations.insertedRows.union(operations.moveTargets))
  }
}
