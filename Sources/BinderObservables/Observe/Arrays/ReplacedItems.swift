public import Binder

/// The items of an observed array and the ones that take their place, without those at both ends that are the same in
/// memory.
///
/// Such items are neither copied nor compared by a function, and the tree that they are in stays.
@usableFromInline
struct ReplacedItems<Item> {
  @usableFromInline let old: PersistentArray<Item>
  @usableFromInline let new: [Item]
  @usableFromInline let top: Int
  @usableFromInline let bottom: Int

  /// Looks for the ends, which are left out if they are half of the items or more.
  @inlinable
  init(_ old: PersistentArray<Item>, by new: [Item]) {
    let limit = Swift.min(old.count, new.count)
    let top = new.withUnsafeBufferPointer { SameMemory.count(at: .top, old.chunks.root, $0) }
    let bottom = new.withUnsafeBufferPointer {
      SameMemory.count(at: .bottom, old.chunks.root, UnsafeBufferPointer(rebasing: $0[top...]))
    }
    let ends = top + Swift.min(bottom, limit - top)
    // To leave out few items costs more than to copy and compare them.
    let areWorthIt = ends * 2 >= limit
    self.init(old, new, top: areWorthIt ? top : 0, bottom: areWorthIt ? ends - top : 0)
  }

  @inlinable
  init(_ old: PersistentArray<Item>, _ new: [Item], top: Int, bottom: Int) {
    self.old = old
    self.new = new
    self.top = top
    self.bottom = bottom
  }

  @inlinable var ranges: (old: Range<Int>, new: Range<Int>) {
    (top..<(old.count - bottom), top..<(new.count - bottom))
  }

  /// The new items, in a tree that has the parts of the old one that are the same.
  @inlinable var result: PersistentArray<Item> {
    if ranges.old.isEmpty && ranges.new.isEmpty { return old }
    if ranges.new.count == new.count { return PersistentArray(new) }
    var result = old
    result.replaceSubrange(ranges.old, with: new[ranges.new])
    return result
  }

  /// What makes the new items out of the old ones, the same as for the whole arrays; nil without identity or equality.
  @inlinable
  func patch() -> Changeset? {
    let isWhole = ranges.new.count == new.count
    guard
      let patch = Changeset.found(
        from: old.elements(in: ranges.old),
        to: isWhole ? new : Array(new[ranges.new])
      )
    else { return nil }
    if patch.isOneSided, hidesRepeatedItem {
      return ReplacedItems(old, new, top: top, bottom: 0).patch()
    }
    return patch.moved(by: top)
  }

  /// Whether the first item of the longer array that the patch inserts or deletes is the same as the one in its place: all
  /// items of the shorter one would be found at the top then, and none at the end.
  @inlinable var hidesRepeatedItem: Bool {
    let next = Swift.min(old.count, new.count) - bottom
    guard bottom > 0, old.count != new.count else { return false }
    return Changeset.found(from: [old[next]], to: [new[next]])?.deletions.isEmpty == true
  }
}

extension Changeset {
  /// Whether rows are only inserted, or only deleted, or updated.
  @usableFromInline var isOneSided: Bool {
    moves.isEmpty && (deletions.isEmpty || insertions.isEmpty)
  }

  @usableFromInline
  func moved(by distance: Int) -> Changeset {
    distance == 0 ? self : map { $0 + distance }
  }
}
