/// A section of a content between two stages.
///
/// Where its rows are to be read is found when they are asked for: a table asks for those that it shows.
package struct StageSection: Sendable {
  /// Where a section's header, footer and handlers are to be read.
  package enum Source: Hashable, Sendable {
    /// In the section of the old content at a position.
    case old(Int)
    /// In the section of the new content at a position.
    case new(Int)
  }

  /// The old section where the section is kept or deleted, the new one where it is inserted.
  package let source: Source
  /// How many rows the section has.
  package let rowCount: Int

  private let rows: any StageRows
  /// The number of the section among those of `rows`.
  private let section: Int

  init(source: Source, rowCount: Int, rows: any StageRows, section: Int) {
    self.source = source
    self.rowCount = rowCount
    self.rows = rows
    self.section = section
  }

  /// Where a row is to be read; nil if there is no such row.
  ///
  /// - Complexity: O(log *k*) for *k* changes of rows.
  package func source(ofRow row: Int) -> RowSource? {
    guard row >= 0, row < rowCount else { return nil }
    return rows.source(ofRow: row, inSection: section)
  }
}

/// The rows of a content between two stages.
protocol StageRows: AnyObject, Sendable {
  /// Where a row of a section is to be read, which is one of those that the section has.
  func source(ofRow row: Int, inSection section: Int) -> RowSource
}
