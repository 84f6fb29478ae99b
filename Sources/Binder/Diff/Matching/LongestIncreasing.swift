/// A longest increasing part of a sequence of row numbers that are all different.
package enum LongestIncreasing {
  /// Calls a function for the places of the numbers that do not belong to a longest increasing part,
  /// ascending.
  ///
  /// - Complexity: O(count + span + disordered · log span): the disordered numbers are those between the first and the
  ///   last one with a greater number before it or a smaller one after it, and the span is how far the greatest of them is
  ///   from the least. The logarithm has the base 64.
  package static func forEachPlaceOutside(
    _ values: UnsafeBufferPointer<Int32>,
    _ body: (Int) -> Void
  ) {
    let range = disorder(values)
    guard !range.isEmpty else { return }
    let values = UnsafeBufferPointer(rebasing: values[range])
    let span = span(of: values)
    NumberTree.withEmptyTree(limit: span.count) { ends in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: span.count) { memory in
        guard let previous = memory.baseAddress else { return }
        var parts = IncreasingParts(base: span.lowerBound, ends: ends, previous: previous)
        parts.read(values)
        var staying = parts.turnLongest()
        for (place, value) in values.enumerated() {
          if value == staying {
            staying = parts.next(after: value)
          } else {
            body(range.lowerBound + place)
          }
        }
      }
    }
  }

  private static func span(of values: UnsafeBufferPointer<Int32>) -> ClosedRange<Int32> {
    var (least, greatest) = (Int32.max, Int32.min)
    for value in values {
      least = min(least, value)
      greatest = max(greatest, value)
    }
    return least...greatest
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

/// The increasing parts of some numbers, in an unowned buffer.
///
/// For each length a part can have, one number is remembered: the smallest that ends a part so long. Such ends ascend with
/// the lengths. A number that is read stands for the next greater end from then on, and follows the next smaller one.
private struct IncreasingParts {
  /// The least of the numbers, from which all are counted.
  let base: Int32
  let ends: NumberTree
  /// For each number that was read the one before it in its part; after the longest part was turned the one after it.
  let previous: UnsafeMutablePointer<Int32>
  private var first = 0
  /// The end of the longest part.
  private var last = none

  private static let none = -1

  init(base: Int32, ends: NumberTree, previous: UnsafeMutablePointer<Int32>) {
    self.base = base
    self.ends = ends
    self.previous = previous
  }

  mutating func read(_ values: UnsafeBufferPointer<Int32>) {
    var place = 0
    while place < values.count {
      let value = Int(values[place] &- base)
      if value > last {
        place = lengthen(by: values, from: place)
      } else if value < first {
        place = begin(with: values, from: place)
      } else {
        replace(by: value)
        place &+= 1
      }
    }
  }

  /// Reads numbers that are greater than all before, of one word of the tree, and returns the place of the next one.
  private mutating func lengthen(by values: UnsafeBufferPointer<Int32>, from start: Int) -> Int {
    var place = start
    var value = Int(values[place] &- base)
    let word = NumberTree.word(of: value)
    var bits: UInt64 = 0
    if last == Self.none { first = value }
    repeat {
      previous[value] = Int32(truncatingIfNeeded: last)
      last = value
      bits |= NumberTree.bit(of: value)
      place &+= 1
      if place == values.count { break }
      value = Int(values[place] &- base)
    } while value > last && NumberTree.word(of: value) == word
    ends.insert(bits, inWord: word)
    return place
  }

  private mutating func begin(with values: UnsafeBufferPointer<Int32>, from start: Int) -> Int {
    var place = start
    var value = Int(values[place] &- base)
    let next = first
    repeat {
      previous[value] = Int32(truncatingIfNeeded: Self.none)
      first = value
      place &+= 1
      if place == values.count { break }
      value = Int(values[place] &- base)
    } while value < first
    move(next, to: first)
    return place
  }

  /// Reads a number that is smaller than the end of the longest part, and greater than some other end.
  private mutating func replace(by value: Int) {
    previous[value] = Int32(truncatingIfNeeded: ends.last(before: value))
    move(ends.next(after: value), to: value)
  }

  private mutating func move(_ end: Int, to value: Int) {
    ends.insert(value)
    ends.remove(end)
    if end == last { last = value }
  }

  /// Lets each number of a longest part lead to the next one, and returns the first.
  func turnLongest() -> Int32 {
    var (value, after) = (last, Self.none)
    while value != Self.none {
      let before = Int(previous[value])
      previous[value] = Int32(truncatingIfNeeded: after)
      (value, after) = (before, value)
    }
    return base &+ Int32(truncatingIfNeeded: after)
  }

  func next(after value: Int32) -> Int32 {
    let next = previous[Int(value &- base)]
    return next < 0 ? value : base &+ next
  }
}
