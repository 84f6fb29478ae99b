/// Where a row, or a section, was before a change and where it is after it.
public struct IndexPair<Index: Hashable & Sendable>: Hashable, Sendable {
  /// The position in the old list.
  public let old: Index
  /// The position in the new list.
  public let new: Index

  /// Pairs a position in the old list with one in the new list.
  public init(old: Index, new: Index) {
    self.old = old
    self.new = new
  }
}
