/// The rules of a batch of updates that a table insists on.
public enum Strictness: Hashable, Sendable, CaseIterable {
  /// Only what `UITableView` is known to raise an exception for.
  case uikit
  /// Also combinations that `UITableView` takes and then goes wrong with: a row deleted twice, a
  /// reload counted after the batch.
  case strict
}
