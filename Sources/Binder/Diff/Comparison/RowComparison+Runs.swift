extension RowComparison {
  /// After so many rows whose bits were the same while those of the next ones were not, blocks of rows are
  /// no longer compared as bits.
  @inlinable static var patience: Int { 4 }

  /// How many rows are the same one by one from the start.
  ///
  /// At most `limit` rows are compared. Those whose content changed are noted; the first one has the number
  /// `oldNumber`.
  @inlinable @inline(__always)
  func commonPrefix(
    _ old: UnsafePointer<Row>,
    _ new: UnsafePointer<Row>,
    limit: Int,
    oldNumber: Int,
    _ changes: inout RowBits
  ) -> Int {
    let stride = MemoryLayout<Row>.stride
    var count = 0
    var patience = Self.patience
    while count < limit {
      if Self.trustsBits && hasSameBits(old + count, new + count) {
        count += 1
        guard patience > 0 else { continue }
        let size = (limit - count) * stride
        let more = RowBytes.commonPrefix(old + count, new + count, count: size) / stride
        count += more
        patience = more > 0 ? Self.patience : patience - 1
        continue
      }
      guard isSameRow(old[count], new[count]) else { break }
      if !hasSameContent(at: old + count, new + count) { changes.insert(oldNumber + count) }
      count += 1
    }
    return count
  }

  /// How many rows are the same one by one before the end.
  ///
  /// At most `limit` rows are compared. Those whose content changed are noted; the one after the last would
  /// have the number `oldNumber`.
  @inlinable @inline(__always)
  func commonSuffix(
    _ oldEnd: UnsafePointer<Row>,
    _ newEnd: UnsafePointer<Row>,
    limit: Int,
    oldNumber: Int,
    _ changes: inout RowBits
  ) -> Int {
    let stride = MemoryLayout<Row>.stride
    var count = 0
    var patience = Self.patience
    while count < limit {
      let (old, new) = (oldEnd - count - 1, newEnd - count - 1)
      if Self.trustsBits && hasSameBits(old, new) {
        count += 1
        guard patience > 0 else { continue }
        let more = RowBytes.commonSuffix(old, new, count: (limit - count) * stride) / stride
        count += more
        patience = more > 0 ? Self.patience : patience - 1
        continue
      }
      guard isSameRow(old.pointee, new.pointee) else { break }
      count += 1
      if !hasSameContent(at: old, new) { changes.insert(oldNumber - count) }
    }
    return count
  }
}
