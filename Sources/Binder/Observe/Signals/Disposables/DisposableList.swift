/// Disposables that are ended together; those that have ended by themselves do not pile up.
struct DisposableList {
  private var elements: [any Disposable] = []
  private var countAfterPurge = 0

  /// Whether none of them is left to be ended.
  var isEmpty: Bool { elements.allSatisfy(\.isDisposed) }

  /// Adds one.
  ///
  /// - Complexity: O(1) on average: the list is purged whenever it has doubled.
  mutating func append(_ disposable: any Disposable) {
    guard !disposable.isDisposed else { return }
    if elements.count >= 2 * countAfterPurge + 8 {
      elements.removeAll(where: \.isDisposed)
      countAfterPurge = elements.count
    }
    elements.append(disposable)
  }

  /// Takes all out, for the caller to end them.
  mutating func removeAll() -> [any Disposable] {
    defer { self = DisposableList() }
    return elements
  }
}
