internal import Binder

/// How often each line occurs in a gap; kept between gaps, so that a small one costs little.
struct LineOccurrences {
  /// What the two sides of a gap have in common.
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
