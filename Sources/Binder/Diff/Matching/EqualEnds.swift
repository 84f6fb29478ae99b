/// The rows at the top and at the end of two lists that are the same one by one.
@usableFromInline
struct EqualEnds<Comparison: RowComparison> {
  @usableFromInline let comparison: Comparison
  @usableFromInline let old: UnsafeBufferPointer<Comparison.Row>
  @usableFromInline let new: UnsafeBufferPointer<Comparison.Row>
  /// The number of the first old row, counted through all sections.
  @usableFromInline let oldStart: Int
  @usableFromInline var prefix = 0
  @usableFromInline var suffix = 0

  @inlinable
  init(
    _ comparison: Comparison,
    old: UnsafeBufferPointer<Comparison.Row>,
    new: UnsafeBufferPointer<Comparison.Row>,
    oldStart: Int
  ) {
    self.comparison = comparison
    self.old = old
    self.new = new
    self.oldStart = oldStart
  }

  /// After so many rows with equal bits, one after another, blocks of rows are compared.
  @inlinable static var patience: Int { 2 }

  /// Finds the ends, and notes the rows whose content changed.
  ///
  /// - Complexity: One comparison a row of the ends.
  @inlinable
  mutating func measure(_ changes: inout RowBits) {
    guard let old = old.baseAddress, let new = new.baseAddress else { return }
    measurePrefix(old, new, &changes)
    measureSuffix(old + self.old.count, new + self.new.count, &changes)
  }

  @inlinable var limit: Int { min(old.count, new.count) }

  @inlinable
  mutating func measurePrefix(
    _ old: UnsafePointer<Comparison.Row>,
    _ new: UnsafePointer<Comparison.Row>,
    _ changes: inout RowBits
  ) {
    let stride = MemoryLayout<Comparison.Row>.stride
    var calm = Comparison.trustsBits ? Self.patience : 0
    while prefix < limit {
      if calm >= Self.patience {
        let size = (limit - prefix) * stride
        prefix += RowBytes.commonPrefix(old + prefix, new + prefix, count: size) / stride
        calm = -8
        if prefix == limit { break }
      }
      let likeness = comparison.likeness(old + prefix, new + prefix, &calm)
      if likeness == .different { break }
      if likeness == .changed { changes.insert(oldStart + prefix) }
      prefix += 1
    }
  }

  @inlinable
  mutating func measureSuffix(
    _ oldEnd: UnsafePointer<Comparison.Row>,
    _ newEnd: UnsafePointer<Comparison.Row>,
    _ changes: inout RowBits
  ) {
    let stride = MemoryLayout<Comparison.Row>.stride
    var calm = Comparison.trustsBits ? Self.patience : 0
    while suffix < limit - prefix {
      if calm >= Self.patience {
        let size = (limit - prefix - suffix) * stride
        suffix += RowBytes.commonSuffix(oldEnd - suffix, newEnd - suffix, count: size) / stride
        calm = -8
        if suffix == limit - prefix { break }
      }
      let likeness = comparison.likeness(oldEnd - suffix - 1, newEnd - suffix - 1, &calm)
      if likeness == .different { break }
      if likeness == .changed { changes.insert(oldStart + old.count - 1 - suffix) }
      suffix += 1
    }
  }
}
