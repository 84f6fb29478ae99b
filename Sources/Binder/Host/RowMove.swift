/// A row that goes from a place before a batch to one after it.
public struct RowMove: Hashable, Sendable {
  /// The position before the batch of the section that the row leaves.
  public var section: Int
  /// The position before the batch of the row in that section.
  public var row: Int
  /// The position after the batch of the section that the row is in then.
  public var newSection: Int
  /// The position after the batch of the row in that section.
  public var newRow: Int

  /// Names a row and where it goes, as in `RowMove(section: 0, row: 3, newSection: 1, newRow: 0)`.
  @inlinable
  public init(section: Int, row: Int, newSection: Int, newRow: Int) {
    self.section = section
    self.row = row
    self.newSection = newSection
    self.newRow = newRow
  }

  /// The path before the batch.
  public var indexPath: IndexPath { IndexPath(row: row, section: section) }

  /// The path after the batch.
  public var newIndexPath: IndexPath { IndexPath(row: newRow, section: newSection) }
}
