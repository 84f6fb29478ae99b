internal import Binder

/// Gives equal lines the same number, from 0 in the order of their first appearance.
struct LineNumbers {
  private var numbers: [LineBytes: Int32] = [:]

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

/// The number of times that each line occurs in a gap; kept between gaps, so that a small one costs little.
struct LineOccurrences {
  /// The lines that both sides of a gap have.
  enum Common {
    case nothing
    /// Some lines, but each occurs several times on one side at least.
    case repeatedLines
    /// The most lines that occur once on each side and are in the same order on both, from first to last.
    case anchors([(old: Int, new: Int)])
  }

  private struct Line {
    var oldCount: Int32 = 0
    var newCount: Int32 = 0
    var newPlace: Int32 = 0

    var isUnique: Bool { oldCount == 1 && newCount == 1 }
  }

  private var lines: [Line]

  init(distinct: Int) {
    lines = Array(repeating: Line(), count: distinct)
  }

  /// - Complexity: O(count · log count).
  mutating func common(_ old: ArraySlice<Int32>, _ new: ArraySlice<Int32>) -> Common {
    for number in old { lines[Int(number)].oldCount += 1 }
    for (offset, number) in new.enumerated() {
      lines[Int(number)].newCount += 1
      lines[Int(number)].newPlace = Int32(truncatingIfNeeded: new.startIndex + offset)
    }
    defer {
      for number in old { lines[Int(number)] = Line() }
      for number in new { lines[Int(number)] = Line() }
    }
    let shared = old.indices.filter { lines[Int(old[$0])].newCount > 0 }
    if shared.isEmpty { return .nothing }
    let places = shared.filter { lines[Int(old[$0])].isUnique }
    if places.isEmpty { return .repeatedLines }
    return .anchors(longestOrdered(places, targets: places.map { lines[Int(old[$0])].newPlace }))
  }

  private func longestOrdered(_ places: [Int], targets: [Int32]) -> [(old: Int, new: Int)] {
    var crossing = Set<Int>()
    targets.withUnsafeBufferPointer {
      LongestIncreasing.forEachPlaceOutside($0) { crossing.insert($0) }
    }
    return places.indices.lazy
      .filter { !crossing.contains($0) }
      .map { (places[$0], Int(targets[$0])) }
  }
}
