/// What becomes of one row that does not simply stay.
struct RowEdit {
  enum Kind {
    case deletion, insertion, move
    /// The row keeps its place among the rows that stay, and its content changes.
    case update
  }

  let kind: Kind
  /// The place in the old content; for an insertion the same as `to`.
  let from: RowPosition
  /// The place in the new content; for a deletion the same as `from`.
  var to: RowPosition
  /// The tracked section that the row is in before and after.
  let source: Int
  let target: Int
  /// True if the row is kept and its content changes.
  var isUpdated: Bool
}
