/// A section through all stages of a change, whatever its position is at the moment.
struct TrackedSection {
  /// The position in the old content; nil if the section is inserted.
  let old: Int?
  /// The position in the new content; nil if the section is deleted.
  var new: Int?
  var isMoved = false
  /// How many rows are never edited by themselves: they stay, or come or go with the section.
  var anchorCount = 0
  /// The edited rows, as a part of the outline's items.
  var items = 0..<0

  var isDeleted: Bool { new == nil }
  var isInserted: Bool { old == nil }
}

/// An edited row at one of the places where it can be, between the anchors of a tracked section.
struct TrackItem {
  enum Kind: UInt8 {
    /// The row is here until its edit.
    case leave
    /// The row is here from its edit on.
    case arrive
    /// The row is an anchor itself, with other content from its edit on.
    case update
  }

  /// How many anchors are above the row.
  let anchors: Int
  /// The position of the row's edit in the outline.
  let edit: Int
  let kind: Kind
}
