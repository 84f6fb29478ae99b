/// How a table is told that a row shows other content.
public enum UpdateForm: Hashable, Sendable {
  /// With a new cell; may share a stage with other operations.
  case reload
  /// With the cell that the row has; always in a stage of its own, which is the last one.
  case reconfigure
}
