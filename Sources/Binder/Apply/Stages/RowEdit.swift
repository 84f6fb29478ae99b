/// What becomes of one row that does not simply stay.
struct RowEdit {
  enum Kind: UInt8 {
    case deletion, insertion, move
    /// The row keeps its place among the rows that stay, and its content changes.
    case update
  }

  /// The place in the source section of the old content; for an insertion the same as `to`.
  let from: Int
  /// The place in the target section of the new content; for a deletion the same as `from`.
  let to: Int
  /// The tracked section that the row is in before.
  let source: Int
  /// The tracked section that the row is in afterwards.
  let target: Int
  let kind: Kind
  /// True if the row is kept and its content changes.
  var isUpdated: Bool
}
