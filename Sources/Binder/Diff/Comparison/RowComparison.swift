/// Decides whether two rows are the same row, and whether they have the same content.
///
/// Conforming types are empty structs wherever possible, so that code over them is specialised for the
/// type of the rows.
@usableFromInline
package protocol RowComparison<Row> {
  associatedtype Row

  static var canHash: Bool { get }
  static var trustsBits: Bool { get }

  func isSameRow(_ old: Row, _ new: Row) -> Bool
  func hashValue(of row: Row, seed: UInt64) -> Int
  func hasSameContent(_ old: Row, _ new: Row) -> Bool
}

extension RowComparison {
  @inlinable package static var canHash: Bool { true }
  @inlinable package static var trustsBits: Bool { true }
  @inlinable package func hasSameContent(_ old: Row, _ new: Row) -> Bool { true }

  @inlinable @inline(__always)
  package func likeness(_ old: UnsafePointer<Row>, _ new: UnsafePointer<Row>) -> RowLikeness {
    if Self.trustsBits && hasSameBits(old, new) { return .unchanged }
    guard isSameRow(old.pointee, new.pointee) else { return .different }
    return hasSameContent(old.pointee, new.pointee) ? .unchanged : .changed
  }
}

@usableFromInline
package enum RowLikeness {
  case different
  case changed
  case unchanged
}

/// Whether two rows are the same number, string storage or object, so that none of their functions needs to run.
@inlinable @inline(__always)
package func hasSameBits<Row>(_ old: UnsafePointer<Row>, _ new: UnsafePointer<Row>) -> Bool {
  let old = UnsafeRawPointer(old)
  let new = UnsafeRawPointer(new)
  let size = MemoryLayout<Row>.size
  var offset = 0
  while offset + 8 <= size {
    let left = old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let right = new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    guard left == right else { return false }
    offset += 8
  }
  while offset < size {
    let left = old.load(fromByteOffset: offset, as: UInt8.self)
    guard left == new.load(fromByteOffset: offset, as: UInt8.self) else { return false }
    offset += 1
  }
  return true
}

extension RowComparison {
  /// After so many rows whose bits were the same while those of the next ones were not, blocks of rows are
  /// no longer compared as bits.
  @inlinable static var patience: Int { 4 }

  /// The number of rows that are the same one by one from the start.
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
      if !hasSameContent(old[count], new[count]) { changes.insert(oldNumber + count) }
      count += 1
    }
    return count
  }

  /// The number of rows that are the same one by one before the end.
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
      if !hasSameContent(old.pointee, new.pointee) { changes.insert(oldNumber - count) }
    }
    return count
  }
}
