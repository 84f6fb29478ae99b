public import Binder

/// Finds items that are the same in memory at the ends of a tree and a list, many at a time.
///
/// The tree is kept by the caller: its nodes and chunks are looked at without being retained, which would cost more than
/// to compare them.
@usableFromInline
enum SameMemory {
  @usableFromInline
  enum End {
    case top, bottom
  }

  @inlinable
  static func count<Item>(
    at end: End,
    _ node: PersistentArray<Item>.Chunks.Node?,
    _ items: UnsafeBufferPointer<Item>
  ) -> Int {
    guard let node else { return 0 }
    return count(at: end, Unmanaged.passUnretained(node), items)
  }

  @inlinable
  static func count<Item>(
    at end: End,
    _ node: Unmanaged<PersistentArray<Item>.Chunks.Node>,
    _ items: UnsafeBufferPointer<Item>
  ) -> Int {
    node._withUnsafeGuaranteedRef { node in
      var found = 0
      let outer = (end == .top ? node.above : node.below).map(Unmanaged.passUnretained)
      if let outer {
        found = count(at: end, outer, items)
        guard found == outer._withUnsafeGuaranteedRef({ $0.extent.count }) else { return found }
      }
      let chunk = node.element.elements.withUnsafeBufferPointer { $0 }
      let middle = count(at: end, chunk, rest(of: items, at: end, without: found))
      found += middle
      let inner = (end == .top ? node.below : node.above).map(Unmanaged.passUnretained)
      guard middle == chunk.count, let inner else { return found }
      return found + count(at: end, inner, rest(of: items, at: end, without: found))
    }
  }

  @inlinable
  static func count<Item>(
    at end: End,
    _ chunk: UnsafeBufferPointer<Item>,
    _ items: UnsafeBufferPointer<Item>
  ) -> Int {
    guard let old = chunk.baseAddress, let new = items.baseAddress else { return 0 }
    let limit = Swift.min(chunk.count, items.count)
    let stride = MemoryLayout<Item>.stride
    let (oldEnd, newEnd) = (old + chunk.count, new + items.count)
    let bytes =
      end == .top
      ? RowBytes.commonPrefix(old, new, count: limit * stride)
      : RowBytes.commonSuffix(oldEnd, newEnd, count: limit * stride)
    var found = bytes / stride
    if end == .top {
      while found < limit, hasSameBits(old + found, new + found) { found += 1 }
    } else {
      while found < limit, hasSameBits(oldEnd - found - 1, newEnd - found - 1) { found += 1 }
    }
    return found
  }

  @inlinable @inline(__always)
  static func rest<Item>(
    of items: UnsafeBufferPointer<Item>,
    at end: End,
    without count: Int
  ) -> UnsafeBufferPointer<Item> {
    UnsafeBufferPointer(
      rebasing: end == .top ? items[count...] : items[..<(items.count - count)]
    )
  }
}
