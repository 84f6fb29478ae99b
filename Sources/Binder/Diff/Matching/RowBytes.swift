/// Compares rows as what they are in memory, many at a time.
///
/// Rows with the same bytes are the same; what other bytes mean has to be asked of the rows.
@usableFromInline
package enum RowBytes {
  private static var blockSize: Int { 64 }

  /// How many bytes at least are the same from the start.
  @usableFromInline
  static func commonPrefix(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int) -> Int {
    var offset = 0
    while offset + blockSize <= count, isSameBlock(old + offset, new + offset) {
      offset += blockSize
    }
    return offset
  }

  /// How many bytes at least are the same before the ends.
  @usableFromInline
  static func commonSuffix(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int) -> Int {
    var offset = blockSize
    while offset <= count, isSameBlock(old - offset, new - offset) { offset += blockSize }
    return offset - blockSize
  }

  @inline(__always)
  private static func isSameBlock(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    var difference: UInt64 = 0
    var offset = 0
    while offset < blockSize {
      let left = old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      difference |= left ^ new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    return difference == 0
  }
}
