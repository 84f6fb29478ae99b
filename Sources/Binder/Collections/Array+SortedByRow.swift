extension Array {
  /// The elements from top to bottom of the rows that they are about; those of one row stay in order.
  ///
  /// Rows that a shuffle has left in no order are sorted by their digits: a processor guesses every second
  /// comparison of such rows wrong.
  ///
  /// - Parameter position: The row that an element is about; any number is allowed.
  /// - Returns: The elements in their new order.
  /// - Complexity: O(*n*) where they ascend already, or stand in ranges of fewer than *n*² rows and sections;
  ///   O(*n* log *n*) for a few.
  @inlinable
  package func sorted(byRow position: (Element) -> RowPosition) -> [Element] {
    guard let first = first.map(position) else { return self }
    var ascends = true
    var previous = first
    var (lowest, highest) = (first, first)
    for element in self {
      let row = position(element)
      if row < previous { ascends = false }
      previous = row
      lowest.section = Swift.min(lowest.section, row.section)
      highest.section = Swift.max(highest.section, row.section)
      lowest.row = Swift.min(lowest.row, row.row)
      highest.row = Swift.max(highest.row, row.row)
    }
    if ascends { return self }
    if count < RowDigit.fewest { return sorted { position($0) < position($1) } }
    var sorted = self
    for digit in RowDigit.digits(from: lowest.row, to: highest.row) {
      sorted = sorted.sorted(by: digit) { position($0).row }
    }
    for digit in RowDigit.digits(from: lowest.section, to: highest.section) {
      sorted = sorted.sorted(by: digit) { position($0).section }
    }
    return sorted
  }

  /// The elements in the order of one digit of a number; those with the same digit stay in order.
  @inlinable
  func sorted(by digit: RowDigit, of number: (Element) -> Int) -> [Element] {
    var places = Array<Int>(repeating: 0, count: RowDigit.count + 1)
    for element in self { places[digit.of(number(element)) + 1] += 1 }
    for value in 1...RowDigit.count { places[value] += places[value - 1] }
    return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      for element in self {
        let value = digit.of(number(element))
        buffer.initializeElement(at: places[value], to: element)
        places[value] += 1
      }
      initializedCount = count
    }
  }
}

/// A digit of the distance that a number has from the lowest of some numbers.
@usableFromInline
struct RowDigit {
  @inlinable static var width: Int { 9 }

  /// The number of values of a digit.
  @inlinable static var count: Int { 1 << width }

  /// The number of elements from which sorting by digits takes less time than comparing.
  @inlinable static var fewest: Int { 128 }

  @usableFromInline let lowest: Int
  @usableFromInline let shift: Int

  @inlinable
  init(lowest: Int, shift: Int) {
    self.lowest = lowest
    self.shift = shift
  }

  /// The digits that numbers need, the lowest digit first; none if all numbers are the same.
  @inlinable
  static func digits(from lowest: Int, to highest: Int) -> [RowDigit] {
    let width = Int.bitWidth - UInt(bitPattern: highest &- lowest).leadingZeroBitCount
    return stride(from: 0, to: width, by: Self.width).map { RowDigit(lowest: lowest, shift: $0) }
  }

  @inlinable
  func of(_ number: Int) -> Int {
    Int(truncatingIfNeeded: UInt(bitPattern: number &- lowest) >> shift) & (Self.count - 1)
  }
}

extension RandomAccessCollection {
  /// The first position whose element satisfies a condition that all later ones satisfy, too; O(log *n*).
  @inlinable
  package func partitioningIndex(where belongsBelow: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if belongsBelow(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
