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
  /// Sections of both contents with changes of rows, of which nothing more needs to be done.
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
    sectionUpdates = change.sectionsWithOtherRows
  }
}

extension ContentChange {
  /// The sections of both contents in which rows come, go, move or show something else, positions before the
  /// change; those of which no more is known are not among them.
  fileprivate var sectionsWithOtherRows: [Int] {
    let origins: [Int?] = structure.sectionChanges.applying(
      to: Array(oldRowCounts.indices),
      from: Array(repeating: nil, count: newRowCounts.count)
    )
    var sections = Set(structure.rowDeletions.map(\.section))
    sections.formUnion(structure.rowUpdates.map(\.old.section))
    sections.formUnion(structure.rowMoves.map(\.old.section))
    sections.formUnion(structure.rowInsertions.compactMap { origins[$0.section] })
    sections.formUnion(structure.rowMoves.compactMap { origins[$0.new.section] })
    sections.subtract(structure.sectionDeletions)
    sections.subtract(structure.sectionUpdates.map(\.old))
    return sections.sorted()
  }
}

/// What announces a binder's changes to its table instead of the binder.
@MainActor
public protocol TableViewUpdateDelegate: AnyObject {
  /// Announces a change; the binder answers the table with the new content from here on.
  func animate(updates: CollectionUpdate, on tableView: any TableHost)
}
