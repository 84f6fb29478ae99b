public import Binder

/// Finds items that are the same in memory at the ends of a tree and a list, many at a time.
///
/// The tree is kept by the caller: its nodes and chunks are looked at without being retained, which would cost more than
/// to compare them.
@usableFromInline
enum SameMemory {
  /// How many items at the top are the same.
  @inlinable
  static func top<Item>(
    _ node: PersistentArray<Item>.Chunks.Node?,
    _ items: UnsafeBufferPointer<Item>
  ) -> Int {
    guard let node else { return 0 }
    return top(Unmanaged.passUnretained(node), items)
  }

  @inlinable
  static func top<Item>(
    _ node: Unmanaged<PersistentArray<Item>.Chunks.Node>,
    _ items: UnsafeBufferPointer<Item>
  ) -> Int {
    node._withUnsafeGuaranteedRef { node in
      var count = 0
      if let above = node.above.map(Unmanaged.passUnretained) {
        count = top(above, items)
        guard count == above._withUnsafeGuaranteedRef({ $0.extent.count }) else { return count }
      }
      let chunk = node.element.elements.withUnsafeBufferPointer { $0 }
      let middle = top(chunk, rest(of: items, below: count))
      count += middle
      guard middle == chunk.count, let below = node.below.map(Unmanaged.passUnretained)
      else { return count }
      return count + top(below, rest(of: items, below: count))
    }
  }

  /// How many items at the end are the same.
  @inlinable
  static func bottom<Item>(
    _ node: PersistentArray<Item>.Chunks.Node?,
    _ items: UnsafeBufferPointer<Item>
  ) -> Int {
    guard let node else { return 0 }
    return bottom(Unmanaged.passUnretained(node), items)
  }

  @inlinable
  static func bottom<Item>(
    _ node: Unmanaged<PersistentArray<Item>.Chunks.Node>,
    _ items: UnsafeBufferPointer<Item>
  ) -> Int {
    node._withUnsafeGuaranteedRef { node in
      var count = 0
      if let below = node.below.map(Unmanaged.passUnretained) {
        count = bottom(below, items)
        guard count == below._withUnsafeGuaranteedRef({ $0.extent.count }) else { return count }
      }
      let chunk = node.element.elements.withUnsafeBufferPointer { $0 }
      let middle = bottom(chunk, rest(of: items, above: count))
      count += middle
      guard middle == chunk.count, let above = node.above.map(Unmanaged.passUnretained)
      else { return count }
      return count + bottom(above, rest(of: items, above: count))
    }
  }

  @inlinable
  static func top<Item>(
    _ chunk: UnsafeBufferPointer<Item>,
    _ items: UnsafeBufferPointer<Item>
  ) -> Int {
    guard let old = chunk.baseAddress, let new = items.baseAddress else { return 0 }
    let limit = Swift.min(chunk.count, items.count)
    let stride = MemoryLayout<Item>.stride
    var count = RowBytes.commonPrefix(old, new, count: limit * stride) / stride
    while count < limit, hasSameBits(old + count, new + count) { count += 1 }
    return count
  }

  @inlinable
  static func bottom<Item>(
    _ chunk: UnsafeBufferPointer<Item>,
    _ items: UnsafeBufferPointer<Item>
  ) -> Int {
    guard let old = chunk.baseAddress, let new = items.baseAddress else { return 0 }
    let limit = Swift.min(chunk.count, items.count)
    let stride = MemoryLayout<Item>.stride
    let (oldEnd, newEnd) = (old + chunk.count, new + items.count)
    var count = RowBytes.commonSuffix(oldEnd, newEnd, count: limit * stride) / stride
    while count < limit, hasSameBits(oldEnd - count - 1, newEnd - count - 1) { count += 1 }
    return count
  }

  @inlinable @inline(__always)
  static func rest<Item>(
    of items: UnsafeBufferPointer<Item>,
    below count: Int
  ) -> UnsafeBufferPointer<Item> {
    UnsafeBufferPointer(rebasing: items[count...])
  }

  @inlinable @inline(__always)
  static func rest<Item>(
    of items: UnsafeBufferPointer<Item>,
    above count: Int
  ) -> UnsafeBufferPointer<Item> {
    UnsafeBufferPointer(rebasing: items[..<(items.count - count)])
  }
}
