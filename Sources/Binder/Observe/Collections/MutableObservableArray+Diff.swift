/// Replacing all items by what is different about the new ones.
extension MutableObservableArray where Item: Equatable {
  /// Puts other items in the place of all, and tells observers what is different about them.
  ///
  /// ```swift
  /// let numbers = MutableObservableArray([1, 2, 3])
  /// numbers.replace(with: [0, 1, 3, 4], performDiff: true)   // deletes([1]), inserts([0, 3])
  /// ```
  ///
  /// Items are the same by their `id` if they have one, and then show something else if they are not equal; otherwise
  /// equal items are the same.
  ///
  /// - Parameters:
  ///   - items: The new items.
  ///   - performDiff: Without it the change is a reload.
  @inlinable
  public func replace(with items: some Sequence<Item>, performDiff: Bool) {
    replaceAll(with: items, performDiff: performDiff)
  }
}

extension MutableObservableArray where Item: Identifiable {
  /// Puts other items in the place of all, and tells observers which of them come, go and move.
  ///
  /// Items that have nothing to compare but their `id` never show something else.
  ///
  /// - Parameters:
  ///   - items: The new items.
  ///   - performDiff: Without it the change is a reload.
  @inlinable @_disfavoredOverload
  public func replace(with items: some Sequence<Item>, performDiff: Bool) {
    replaceAll(with: items, performDiff: performDiff)
  }
}

extension MutableObservableArray {
  @inlinable
  func replaceAll(with items: some Sequence<Item>, performDiff: Bool) {
    let items = Array(items)
    guard performDiff, let patch = Changeset.found(from: array, to: items) else {
      return replace(with: items)
    }
    apply(patch, to: PersistentArray(items))
  }
}
