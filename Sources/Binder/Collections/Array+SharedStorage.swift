extension Array {
  /// Whether both arrays are one copy in memory, and so have the same elements.
  ///
  /// - Complexity: O(1).
  func sharesStorage(with other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { elements in
      other.withUnsafeBufferPointer { elements.baseAddress == $0.baseAddress }
    }
  }
}
