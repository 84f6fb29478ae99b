/// A row of a workload: an identity of some type, and a number that it shows.
public struct WorkRow<ID: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  /// What makes it the same row at another moment.
  public let id: ID
  /// What the row shows.
  public var content: Int

  /// Makes a row.
  public init(id: ID, content: Int) {
    self.id = id
    self.content = content
  }
}
