/// A row of a workload: an identity of some type, and a number that it shows.
public struct WorkRow<ID: Hashable & Sendable>: Identifiable, Hashable, Sendable {
  public let id: ID
  public var content: Int

  public init(id: ID, content: Int) {
    self.id = id
    self.content = content
  }
}
