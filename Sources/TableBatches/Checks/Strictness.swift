/// The rules of a batch of updates that a table or a collection view insists on.
public enum Strictness: Hashable, Sendable, CaseIterable {
  /// What a collection view of iOS 13 to 16.3 refuses: where the counts do not add up it reloads, with a warning.
  ///
  /// For a table it is the same as `uikit`.
  case lenient
  /// Only what UIKit is known to raise an exception for.
  case uikit
  /// Also combinations that UIKit takes and then goes wrong with: a row deleted twice, a reload counted after the
  /// batch, and in a collection view a section that is reloaded beside other changes.
  case strict
}
