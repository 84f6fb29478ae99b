/// What becomes of one row that does not simply stay.
struct RowEdit {
  enum Kind: UInt8 {
    case deletion, insertion, move
    /// The row keeps its place among the rows that stay, and its content changes.
    case update
  }

  /// Where the row is before or after its edit, by positions in the outline.
  struct Place {
    /// The tracked section.
    let section: Int
    /// The item in the section; -1 where a row is not in the table.
    var item = -1
  }

  let kind: Kind
  /// True if the row is kept and its content changes.
  var isUpdated: Bool
  var before: Place
  var after: Place

  init(_ kind: Kind, from source: Int, to target: Int) {
    self.kind = kind
    isUpdated = kind == .update
    before = Place(section: source)
    after = Place(section: target)
  }
}
