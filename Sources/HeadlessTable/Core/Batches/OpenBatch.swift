import Binder

/// A batch of updates from its outermost beginning to its outermost end.
final class OpenBatch {
  let before: [Int]

  /// Beginnings without their ends.
  var depth = 1

  private(set) var operations = Batch()

  /// Each animation once, in the order of the calls.
  private(set) var animations: [RowAnimation] = []

  var headersAndFooters: Set<Int> = []

  /// The closures to call after the end, the outer batch's first.
  var completions: [(Bool) -> Void] = []

  init(before: [Int]) {
    self.before = before
  }

  func add(_ change: (inout Batch) -> Void, with animation: RowAnimation?) {
    change(&operations)
    if let animation, !animations.contains(animation) { animations.append(animation) }
  }

  /// Exchanges reloads of sections beside other changes, which a collection view does not apply correctly.
  func replaceReloadedSections() { operations = operations.replacingReloadedSections }
}
