/// A section of a list: what tells it from other sections, and its rows.
public struct ListSection<ID: Hashable, Row> {
  /// What makes this the same section at another moment.
  public var id: ID
  /// The rows, from top to bottom.
  public var rows: [Row]

  /// Makes a section out of its identity and its rows.
  public init(_ id: ID, rows: [Row]) {
    self.id = id
    self.rows = rows
  }
}

extension ListSection: Equatable where Row: Equatable {}
extension ListSection: Sendable where ID: Sendable, Row: Sendable {}
