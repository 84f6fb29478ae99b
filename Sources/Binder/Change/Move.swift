/// A row, or a section, that is in two lists: its position in the old one and in the new one.
///
/// It stands for a row that moves, for a row that stays with other content, and for a section of both lists.
public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The position in the old list, before the change.
  public var old: Position
  /// The position in the new list, after the change.
  public var new: Position

  /// Pairs a position in the old list with one in the new list.
  @inlinable
  public init(old: Position, new: Position) {
    self.old = old
    self.new = new
  }

  func map<Other>(_ transform: (Position) -> Other) -> Move<Other> {
    Move<Other>(old: transform(old), new: transform(new))
  }
}

/// A position before a change and one after it.
public typealias IndexPair = Move

extension Move {
  /// Pairs a position before a change with one after it.
  @inlinable
  public init(from old: Position, to new: Position) {
    self.init(old: old, new: new)
  }

  /// The position before the change.
  @inlinable public var from: Position { old }

  /// The position after the change.
  @inlinable public var to: Position { new }
}

/// A row that moves in a batch: its position before the batch and its position after it.
public typealias RowMove = Move<RowPosition>

/// A section that moves in a batch: its position before the batch and its position after it.
public typealias SectionMove = Move<Int>

extension Move<RowPosition> {
  /// Names a row and its target, as in `RowMove(section: 0, row: 3, newSection: 1, newRow: 0)`.
  @inlinable
  public init(section: Int, row: Int, newSection: Int, newRow: Int) {
    self.init(
      old: RowPosition(section: section, row: row),
      new: RowPosition(section: newSection, row: newRow)
    )
  }

  /// The index path before the batch.
  public var indexPath: IndexPath { IndexPath(old) }

  /// The index path after the batch.
  public var newIndexPath: IndexPath { IndexPath(new) }
}
