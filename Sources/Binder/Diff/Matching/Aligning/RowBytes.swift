/// Compares rows as what they are in memory, many at a time.
///
/// Rows with the same bytes are the same; rows with other bytes are compared with the rows' own functions.
@usableFromInline
package enum RowBytes {
  private static var blockSize: Int { 64 }

  /// The number of bytes that are the same from the start, in words of eight.
  @usableFromInline
  package static func commonPrefix(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    count: Int
  ) -> Int {
    var offset = 0
    while offset + blockSize <= count, isSameBlock(old + offset, new + offset) {
      offset += blockSize
    }
    while offset + 8 <= count, isSameWord(old + offset, new + offset) { offset += 8 }
    return offset
  }

  static func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int) -> Bool {
    var offset = commonPrefix(old, new, count: count)
    while offset < count,
      old.load(fromByteOffset: offset, as: UInt8.self)
        == new.load(fromByteOffset: offset, as: UInt8.self)
    { offset += 1 }
    return offset == count
  }

  /// The number of bytes that are the same before the ends, in words of eight.
  @usableFromInline
  package static func commonSuffix(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    count: Int
  ) -> Int {
    var offset = 0
    while offset + blockSize <= count,
      isSameBlock(old - offset - blockSize, new - offset - blockSize)
    {
      offset += blockSize
    }
    while offset + 8 <= count, isSameWord(old - offset - 8, new - offset - 8) { offset += 8 }
    return offset
  }

  @inline(__always)
  private static func isSameWord(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.loadUnaligned(as: UInt64.self) == new.loadUnaligned(as: UInt64.self)
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
