/// A change of what a table shows, for a delegate that announces it to the table itself.
///
/// Deletions, updates and the old halves of moves are positions before the change; insertions and the
/// new halves of moves are positions after it. Not every change can be announced as one batch: a row
/// that moves and changes is both in `itemMoves` and in `itemUpdates`.
public struct CollectionUpdate: Hashable, Sendable {
  /// Rows that go.
  public var itemDeletions: [IndexPath] = []
  /// Rows that come.
  public var itemInsertions: [IndexPath] = []
  /// Rows that show other content.
  public var itemUpdates: [IndexPath] = []
  /// Rows that change their place.
  public var itemMoves: [Move<IndexPath>] = []
  /// Sections that go.
  public var sectionDeletions: [Int] = []
  /// Sections that come.
  public var sectionInsertions: [Int] = []
  /// Sections that show other rows, of which nothing more is known.
  public var undiffableSectionUpdates: [Int] = []
  /// Sections with changes of rows, of which nothing more needs to be done.
  public var sectionUpdates: [Int] = []
  /// Sections whose header or footer shows something else.
  public var sectionHeaderFooterUpdates: [Int] = []
  /// Sections that change their place.
  public var sectionMoves: [Move<Int>] = []

  /// A change of place.
  public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position before the change.
    public var from: Position
    /// The position after the change.
    public var to: Position

    /// Pairs a position before the change with one after it.
    public init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  /// Nothing changes.
  public init() {}

  init(_ change: ContentChange) {
    let structure = change.structure
    itemDeletions = structure.rowDeletions.map(IndexPath.init)
    itemInsertions = structure.rowInsertions.map(IndexPath.init)
    itemUpdates = structure.rowUpdates.map { IndexPath($0.old) }
    itemMoves = structure.rowMoves.map { Move(from: IndexPath($0.old), to: IndexPath($0.new)) }
    sectionDeletions = structure.sectionDeletions
    sectionInsertions = structure.sectionInsertions
    sectionMoves = structure.sectionMoves.map { Move(from: $0.old, to: $0.new) }
    undiffableSectionUpdates = structure.sectionUpdates.map(\.old)
    sectionHeaderFooterUpdates = change.headersAndFooters.map(\.old)
    sectionUpdates = Set(itemDeletions.map(\.section) + itemUpdates.map(\.section)).sorted()
  }
}

/// What announces a binder's changes to its table instead of the binder.
@MainActor
public protocol TableViewUpdateDelegate: AnyObject {
  /// Announces a change; the binder answers the table with the new content from here on.
  func animate(updates: CollectionUpdate, on tableView: any TableHost)
}
