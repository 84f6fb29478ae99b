/// The place of a row in a list of sections, counted from zero.
public struct RowPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The position of the section in the list.
  public var section: Int
  /// The position of the row in its section.
  public var row: Int

  /// Names a row by its section and its place there.
  @inlinable
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Section and row with a point between them, as in `0.3`.
  public var description: String { "\(section).\(row)" }

  /// Orders rows from the top of the first section to the end of the last.
  @inlinable
  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }
}

extension RowPosition {
  /// The row at an index path.
  public init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, row: indexPath.row)
  }
}

extension RowPosition {
  func afterMoving(_ old: RowPosition, to new: RowPosition) -> RowPosition {
    var place = self
    if old.section == section, old.row < row { place.row -= 1 }
    if new.section == section, new.row <= place.row { place.row += 1 }
    return place
  }
}

extension IndexPath {
  /// The index path of a row.
  public init(_ position: RowPosition) {
    self.init(row: position.row, section: position.section)
  }
}

/// A position that a list of rows counts in: with the section, or in the only section that there is.
protocol ListPosition: Hashable, Comparable, Sendable {
  init(section: Int, row: Int)
}

extension RowPosition: ListPosition {}

extension Int: ListPosition {
  init(section: Int, row: Int) { self = row }
}
