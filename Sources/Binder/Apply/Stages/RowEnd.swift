/// One end of an edit, or a row that is updated, at its place in a tracked section.
struct RowEnd {
  /// Stands for the edit of a row that is updated and has no other edit.
  static let noEdit = -1

  let place: RowPosition
  /// The position of the edit in the outline.
  let edit: Int
}
