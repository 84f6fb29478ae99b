/// What became of an event that a cell emitted.
public struct CellEventRecord: Sendable {
  /// The event as text.
  public var event: String

  /// The type of the cell, without the types and the module around it.
  public var cellType: String

  /// The row that displays the cell, in the content after all pending updates; nil when it is gone.
  public var indexPath: IndexPath?

  /// True when the row was gone before the event could be handled.
  public var wasDropped: Bool

  /// Makes a record of an event.
  public init(event: String, cellType: String, indexPath: IndexPath?, wasDropped: Bool) {
    self.event = event
    self.cellType = cellType
    self.indexPath = indexPath
    self.wasDropped = wasDropped
  }
}
