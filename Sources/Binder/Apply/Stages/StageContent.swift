/// What a table shows after a stage, as positions in the old and in the new content.
package enum StageContent: Sendable {
  /// The new content, as it is.
  case new
  /// Rows of both contents, by the sections that are in the table.
  case mixed([StageSection])
}

/// Where a row of a stage's content is to be read.
package enum RowSource: Hashable, Sendable {
  /// In the old content.
  case old(RowPosition)
  /// In the new content.
  case new(RowPosition)
}
