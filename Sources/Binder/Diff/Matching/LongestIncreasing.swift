/// A longest increasing part of a sequence of row numbers that are all different.
enum LongestIncreasing {
  /// Marks the places of a longest increasing part.
  ///
  /// - Parameters:
  ///   - values: The numbers.
  ///   - stays: One flag a number, all false before; true for the part afterwards.
  /// - Complexity: O(count · log count); O(count) where the numbers ascend almost everywhere.
  static func mark(
    _ values: UnsafeBufferPointer<Int32>,
    _ stays: UnsafeMutableBufferPointer<Bool>
  ) {
    // For each length the place of the smallest number that ends a part so long; and for each place
    // the one before it in its part.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: values.count) { ends in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: values.count) { previous in
        var length = 0
        for place in values.indices {
          var pile = length
          if length > 0, values[place] < values[Int(ends[length - 1])] {
            pile = firstPile(endingAbove: values[place], values, ends, length)
          }
          previous[place] = pile > 0 ? ends[pile - 1] : -1
          ends[pile] = Int32(truncatingIfNeeded: place)
          if pile == length { length += 1 }
        }
        var place = length > 0 ? ends[length - 1] : -1
        while place >= 0 {
          stays[Int(place)] = true
          place = previous[Int(place)]
        }
      }
    }
  }

  private static func firstPile(
    endingAbove value: Int32,
    _ values: UnsafeBufferPointer<Int32>,
    _ ends: UnsafeMutableBufferPointer<Int32>,
    _ length: Int
  ) -> Int {
    var low = 0
    var high = length - 1
    while low < high {
      let middle = (low + high) / 2
      if values[Int(ends[middle])] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
