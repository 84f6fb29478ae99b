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
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: range.count) { ends in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: range.count) { previous in
        let values = UnsafeBufferPointer(rebasing: values[range])
        let length = pile(values, ends, previous)
        markPart(ends[length - 1], previous)
        for place in values.indices where previous[place] != part {
          body(range.lowerBound + place)
        }
      }
    }
  }

  /// Stands in the list of predecessors for a number of the part that was found.
  private static let part: Int32 = -2

  private static func markPart(_ last: Int32, _ previous: UnsafeMutableBufferPointer<Int32>) {
    var place = last
    while place >= 0 {
      let before = previous[Int(place)]
      previous[Int(place)] = part
      place = before
    }
  }

  /// Finds for each length the place of the smallest number that ends a part so long, and for each place
  /// the one before it in its part; returns the greatest length.
  private static func pile(
    _ values: UnsafeBufferPointer<Int32>,
    _ ends: UnsafeMutableBufferPointer<Int32>,
    _ previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    var length = 0
    for place in values.indices {
      var low = length
      if length > 0, values[place] < values[Int(ends[length - 1])] {
        low = 0
        var high = length - 1
        while low < high {
          let middle = (low + high) / 2
          if values[Int(ends[middle])] < values[place] { low = middle + 1 } else { high = middle }
        }
      }
      previous[place] = low > 0 ? ends[low - 1] : -1
      ends[low] = Int32(truncatingIfNeeded: place)
      if low == length { length += 1 }
    }
    return length
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
