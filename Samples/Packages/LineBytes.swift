import CommandSupport
import Foundation

/// Parts and properties of a line of a package database, found in its bytes.
extension UnsafeRawBufferPointer {
  /// The bytes without the blanks at their end.
  var trimmed: UnsafeRawBufferPointer {
    var end = count
    while end > 0, self[end - 1].isBlank { end -= 1 }
    return UnsafeRawBufferPointer(rebasing: self[..<end])
  }

  /// The bytes without the blanks at their start.
  var trimmedAtStart: UnsafeRawBufferPointer {
    var start = 0
    while start < count, self[start].isBlank { start += 1 }
    return UnsafeRawBufferPointer(rebasing: self[start...])
  }

  /// Whether there is a NUL byte.
  var hasNUL: Bool {
    guard let baseAddress else { return false }
    return memchr(baseAddress, 0, count) != nil
  }

  /// Whether the bytes are UTF-8; eight bytes at a time while they are ASCII.
  var isValidUTF8: Bool {
    var index = 0
    while index + 8 <= count {
      let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { return String(utf8: self) != nil }
      index += 8
    }
    if self[index...].allSatisfy({ $0 < 0x80 }) { return true }
    return String(utf8: self) != nil
  }

  /// The position of the colon after a name of visible ASCII, as Debian allows for fields.
  var endOfFieldName: Int? {
    guard let first, first != UInt8(ascii: "#"), first != UInt8(ascii: "-") else { return nil }
    for (index, byte) in enumerated() {
      if byte == UInt8(ascii: ":") { return index > 0 ? index : nil }
      guard (0x21...0x7E).contains(byte) else { return nil }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or the return of a line's end.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
