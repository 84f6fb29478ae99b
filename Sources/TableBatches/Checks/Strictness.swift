/// The rules by which a table or a collection view checks a batch of updates.
public enum Strictness: Hashable, Sendable, CaseIterable {
  /// What a collection view of iOS 13 to 16.3 refuses: where the counts do not add up it reloads, with a warning.
  ///
  /// For a table it is the same as `uikit`.
  case lenient
  /// Only what UIKit is known to raise an exception for.
  case uikit
  /// Also batches that UIKit accepts and then displays wrongly, such as a row that is deleted twice.
  case strict
}
