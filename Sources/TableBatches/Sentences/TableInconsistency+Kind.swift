extension TableInconsistency {
  /// The rule that was broken; tests match on this and not on the text.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A cell was dequeued without its type, under a reuse identifier for which nothing is registered.
    case unregisteredCell
    /// Another type is registered under the reuse identifier than the one that was dequeued.
    case dequeuedTypeMismatch
    /// Two cells were dequeued for the same index path in one callback.
    case dequeuedTwice
    /// The visible cells were read while the cell of a row was being made; only `Strictness.strict` refuses this.
    case visibleCellsInQuestion
    /// The data source returned another cell for a row that is reconfigured than the one it has.
    case reconfiguredWithOtherCell
    /// An index path has not exactly two indices.
    case invalidIndexPath
    /// A row was looked up that does not exist.
    case rowOutOfBounds
    /// A section was looked up that does not exist.
    case sectionOutOfBounds
    /// The table was to scroll to a row that does not exist.
    case scrollToRowOutOfBounds
    /// The table was to scroll to a section that does not exist.
    case scrollToSectionOutOfBounds
    /// A height is negative and not `automaticDimension`, above a thousand million points, or not a number.
    case invalidHeight
    /// The data source returned a negative number of sections or rows, or an unreasonable one.
    case invalidCount
    /// The data source returned other counts at `reloadData()` than at the layout after it.
    case countsChangedAfterReload

    /// A supplementary view was dequeued under a reuse identifier for which nothing is registered.
    case unregisteredView
    /// A cell or a supplementary view was returned that had not been dequeued, or none.
    case viewNotDequeued
    /// A view was dequeued without a request, or not returned.
    case viewNotReturned
    /// A section of a collection view is reloaded in a batch that also does other things; only `Strictness.strict`
    /// refuses this.
    case reloadedSectionInChangingBatch

    /// A row is deleted, reloaded or reconfigured in a section that was not there before the batch.
    case deletedRowInMissingSection
    /// A row is deleted that was not there before the batch.
    case deletedRowOutOfBounds
    /// A row is reloaded or reconfigured that was not there before the batch.
    case reloadedRowOutOfBounds
    /// A section is deleted or reloaded that was not there before the batch.
    case deletedSectionOutOfBounds
    /// A row is inserted into a section that is not there after the batch.
    case insertedRowInMissingSection
    /// A row is inserted, or a reloaded one stays, where there is no row after the batch.
    case insertedRowOutOfBounds
    /// A section is inserted, or a reloaded one stays, where there is none after the batch.
    case insertedSectionOutOfBounds
    /// A row is deleted and reloaded.
    case deletedAndReloadedRow
    /// A row is deleted or reloaded, and moved.
    case deletedAndMovedRow
    /// A section is deleted and reloaded.
    case deletedAndReloadedSection
    /// A section is deleted or reloaded, and moved.
    case deletedAndMovedSection
    /// A row is inserted where another row is moved to.
    case insertedAndMovedRow
    /// A section is inserted where another section is moved to.
    case insertedAndMovedSection
    /// A row is moved that was not there before the batch.
    case movedRowOutOfBounds
    /// A row is moved out of a section that was not there before the batch.
    case movedRowInMissingSection
    /// A row is moved to where there is none after the batch.
    case moveTargetOutOfBounds
    /// A section is moved that was not there before the batch.
    case movedSectionOutOfBounds
    /// A section is moved to where there is none after the batch.
    case sectionMoveTargetOutOfBounds
    /// Two moves of rows have the same source or the same target.
    case rowMovesShareEnd
    /// Two moves of sections have the same source or the same target.
    case sectionMovesShareEnd
    /// A row is moved into a section that the batch inserts or reloads; of items only `Strictness.strict` refuses this.
    case movedIntoInsertedSection
    /// A row is moved out of a section that the batch deletes or reloads.
    case movedFromDeletedSection
    /// A row is inserted, deleted, moved or reloaded in a section that moves, or reloaded in one that the move of another shifts.
    case changedRowInMovedSection
    /// The number of rows in a section after the batch does not agree with the operations.
    case rowCountMismatch
    /// The number of sections after the batch does not agree with the operations.
    case sectionCountMismatch
    /// Sections are missing after a batch that only inserts, moves or reloads rows.
    case sectionsLost

    /// A row is deleted twice; only `Strictness.strict` refuses this.
    case rowDeletedTwice
    /// A row is inserted twice; only `Strictness.strict` refuses this.
    case rowInsertedTwice
    /// A section is deleted twice; only `Strictness.strict` refuses this.
    case sectionDeletedTwice
    /// A section is inserted twice; only `Strictness.strict` refuses this.
    case sectionInsertedTwice
    /// A row is reloaded by a path that is a move's target; only `Strictness.strict` refuses this.
    case reloadedMoveTarget
    /// Rows are reconfigured in a batch that also does other things; only `Strictness.strict` refuses
    /// this.
    case reconfiguredInChangingBatch
  }
}
