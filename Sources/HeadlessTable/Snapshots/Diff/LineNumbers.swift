/// Gives equal lines the same number, from 0 in the order of their first appearance.
struct LineNumbers {
  private var numbers: [LineBytes: Int32] = [:]

  /// How many different lines there were.
  var count: Int { numbers.count }

  mutating func number(of line: Substring) -> Int32 {
    let next = Int32(truncatingIfNeeded: numbers.count)
    let key = LineBytes(line: line)
    if let number = numbers[key] { return number }
    numbers[key] = next
    return next
  }
}

/// A line that is equal to another one only if all bytes are; as strings, two spellings of an accented
/// letter would be equal.
private struct LineBytes: Hashable {
  let line: Substring

  static func == (one: LineBytes, other: LineBytes) -> Bool {
    guard one.line.utf8.count == other.line.utf8.count else { return false }
    let isSame = one.withBytes { bytes in other.withBytes { bytes.hasSameBytes(as: $0) } }
    return isSame.flatMap { $0 } ?? one.line.utf8.elementsEqual(other.line.utf8)
  }

  func hash(into hasher: inout Hasher) {
    if withBytes({ hasher.combine(bytes: $0) }) == nil { line.utf8.forEach { hasher.combine($0) } }
  }

  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
    line.utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
  }
}

extension UnsafeRawBufferPointer {
  /// Compares eight bytes at a time; both must have the same length.
  fileprivate func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset + 8 <= count {
      let word = loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset += 8
    }
    while offset < count {
      if self[offset] != other[offset] { return false }
      offset += 1
    }
    return true
  }
}
