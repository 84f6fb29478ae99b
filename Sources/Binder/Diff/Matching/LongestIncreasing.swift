/// A longest increasing part of a sequence of row numbers that are all different.
package enum LongestIncreasing {
  /// Calls a function for the places of the numbers that do not belong to a longest increasing part,
  /// ascending.
  ///
  /// - Complexity: O(count + disordered · log disordered), where the disordered numbers are those between
  ///   the first and the last one with a greater number before it or a smaller one after it.
  package static func forEachPlaceOutside(
    _ values: UnsafeBufferPointer<Int32>,
    _ body: (Int) -> Void
  ) {
    let range = disorder(values)
    guard !range.isEmpty else { return }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: range.count * 3) { memory in
      guard let ends = memory.baseAddress else { return }
      let previous = ends + range.count * 2
      let values = UnsafeBufferPointer(rebasing: values[range])
      let length = pile(values, (ends, ends + range.count), previous)
      markPart(ends[length - 1], previous)
      for place in values.indices where previous[place] != part {
        body(range.lowerBound + place)
      }
    }
  }

  /// Stands in the list of predecessors for a number of the part that was found.
  private static let part: Int32 = -2

  private static func markPart(_ last: Int32, _ previous: UnsafeMutablePointer<Int32>) {
    var place = last
    while place >= 0 {
      let before = previous[Int(place)]
      previous[Int(place)] = part
      place = before
    }
  }

  /// Finds for each length the smallest number that ends a part so long, and its place, and for each place the
  /// one before it in its part; returns the greatest length.
  private static func pile(
    _ values: UnsafeBufferPointer<Int32>,
    _ ends: (places: UnsafeMutablePointer<Int32>, values: UnsafeMutablePointer<Int32>),
    _ previous: UnsafeMutablePointer<Int32>
  ) -> Int {
    var length = 0
    for (place, value) in values.enumerated() {
      let isLongest = length == 0 || ends.values[length &- 1] < value
      let shorter = isLongest ? length : countBelow(value, UnsafePointer(ends.values), length)
      previous[place] = shorter > 0 ? ends.places[shorter &- 1] : -1
      ends.places[shorter] = Int32(truncatingIfNeeded: place)
      ends.values[shorter] = value
      length &+= isLongest ? 1 : 0
    }
    return length
  }

  /// The number of some ascending numbers that are smaller than another one.
  @inline(__always)
  private static func countBelow(
    _ value: Int32,
    _ numbers: UnsafePointer<Int32>,
    _ count: Int
  ) -> Int {
    var start = 0
    var rest = count
    while rest > 1 {
      let half = rest &>> 1
      start &+= numbers[start &+ half &- 1] < value ? half : 0
      rest &-= half
    }
    return start &+ (numbers[start] < value ? 1 : 0)
  }

  /// The places outside of which every number has only smaller ones before and greater ones after it.
  private static func disorder(_ values: UnsafeBufferPointer<Int32>) -> Range<Int> {
    var start = 0
    while start + 1 < values.count, values[start] < values[start + 1] { start += 1 }
    guard start + 1 < values.count else { return 0..<0 }
    var end = values.count - 1
    while values[end - 1] < values[end] { end -= 1 }
    var least = Int32.max
    for place in start..<values.count { least = min(least, values[place]) }
    while start > 0, values[start - 1] > least { start -= 1 }
    var greatest = Int32.min
    for place in start..<end { greatest = max(greatest, values[place]) }
    while end < values.count, values[end] < greatest { end += 1 }
    return start..<end
  }
}
