/// What the bytes of two texts tell about them.
@usableFromInline
enum TextEquality {
  case same
  case different
  /// Only Unicode can tell.
  case unknown

  /// Compares the bytes of two strings.
  ///
  /// Equal bytes are the same text. Other bytes are another text if both sides are ASCII where they begin to
  /// differ, because nothing before or after such a character changes what it is.
  @inlinable @inline(__always)
  static func ofBytes(_ old: String, _ new: String) -> TextEquality {
    old.utf8.withContiguousStorageIfAvailable { old in
      new.utf8.withContiguousStorageIfAvailable { new in
        ofBytes(UnsafeRawBufferPointer(old), UnsafeRawBufferPointer(new))
      } ?? .unknown
    } ?? .unknown
  }

  @inlinable @inline(__always)
  static func ofBytes(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) -> TextEquality
  {
    let common = min(old.count, new.count)
    var offset = 0
    if common >= 8 {
      while offset < common {
        // The last eight bytes may be compared twice in part.
        offset = min(offset, common &- 8)
        let left = old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let right = new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if left != right { return ofDifference(left | right) }
        offset &+= 8
      }
    }
    while offset < common {
      if old[offset] != new[offset] { return ofDifference(UInt64(old[offset] | new[offset])) }
      offset &+= 1
    }
    if old.count == new.count { return .same }
    return ofDifference(UInt64(old.count > common ? old[common] : new[common]))
  }

  /// What bytes mean of which some differ, those of both sides in one.
  @inlinable @inline(__always)
  static func ofDifference(_ bytes: UInt64) -> TextEquality {
    bytes & 0x8080_8080_8080_8080 == 0 ? .different : .unknown
  }
}
