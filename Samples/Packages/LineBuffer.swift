import Foundation

/// Bytes on their way from a file to the lines that they make.
struct LineBuffer: ~Copyable {
  /// A line without its end, as bytes that are valid until the next line is read.
  enum Line {
    case bytes(UnsafeRawBufferPointer)
    /// A line that does not fit.
    case tooLong
  }

  private let storage: UnsafeMutableRawBufferPointer
  private var start = 0
  private var end = 0
  private var isInLongLine = false

  /// Makes a buffer for lines of less than a number of bytes.
  init(capacity: Int) {
    storage = .allocate(byteCount: capacity, alignment: 8)
  }

  deinit {
    storage.deallocate()
  }

  /// Reads once, behind the part of a line that is left; false at the end of the file.
  mutating func fill(
    from read: (UnsafeMutableRawBufferPointer) throws(PackageDatabaseError) -> Int
  ) throws(PackageDatabaseError) -> Bool {
    if start > 0, start < end {
      storage.copyMemory(from: UnsafeRawBufferPointer(rebasing: storage[start..<end]))
    }
    end -= start
    start = 0
    let count = try read(UnsafeMutableRawBufferPointer(rebasing: storage[end...]))
    end += count
    return count > 0
  }

  /// The next line that has an end; a line that does not fit is reported once, when that is known.
  mutating func next() -> Line? {
    while let length = lengthOfLine() {
      let line = UnsafeRawBufferPointer(rebasing: storage[start..<start + length])
      start += length + 1
      if !isInLongLine { return .bytes(line) }
      isInLongLine = false
    }
    guard start == 0, end == storage.count else { return nil }
    end = 0
    defer { isInLongLine = true }
    return isInLongLine ? nil : .tooLong
  }

  /// What follows the last end of a line, at the end of the file.
  mutating func last() -> Line? {
    guard start < end, !isInLongLine else { return nil }
    defer { start = end }
    return .bytes(UnsafeRawBufferPointer(rebasing: storage[start..<end]))
  }

  private func lengthOfLine() -> Int? {
    guard start < end, let base = storage.baseAddress,
      let newline = memchr(base + start, 0x0A, end - start)
    else { return nil }
    return UnsafeRawPointer(newline) - UnsafeRawPointer(base + start)
  }
}
