extension Array {
  /// The elements from top to bottom of the rows that they are about; those of one row stay in order.
  ///
  /// Rows that a shuffle has left in no order are sorted by their digits: a processor guesses every second
  /// comparison of such rows wrong.
  ///
  /// - Parameter position: The row that an element is about; any number is allowed.
  /// - Returns: The elements in their new order.
  /// - Complexity: O(*n*) where they ascend already; else a pass over them for every nine bits of the number of rows that
  ///   they stand among, and O(*n* log *n*) for a few.
  @inlinable
  package func sorted(byRow position: (Element) -> RowPosition) -> [Element] {
    let ascends = indices.dropFirst().allSatisfy { position(self[$0 - 1]) <= position(self[$0]) }
    guard !ascends, let first = first.map(position) else { return self }
    var (lowest, highest) = (first, first)
    for element in self {
      let row = position(element)
      lowest.section = Swift.min(lowest.section, row.section)
      highest.section = Swift.max(highest.section, row.section)
      lowest.row = Swift.min(lowest.row, row.row)
      highest.row = Swift.max(highest.row, row.row)
    }
    guard count >= RowKey.fewest, let key = RowKey(from: lowest, to: highest) else {
      return sorted { position($0) < position($1) }
    }
    var sorted = self
    for digit in key.digits {
      sorted = sorted.sorted(byDigit: { key.value(digit, of: position($0)) })
    }
    return sorted
  }

  /// The elements in the order of their digits; those with the same digit stay in order.
  @inlinable
  func sorted(byDigit digit: (Element) -> Int) -> [Element] {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: RowKey.digitCount) { places in
      places.initialize(repeating: 0)
      for element in self { places[digit(element)] += 1 }
      var above = 0
      for value in places.indices { (places[value], above) = (above, above + places[value]) }
      return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
        for element in self {
          let value = digit(element)
          buffer.initializeElement(at: places[value], to: element)
          places[value] += 1
        }
        initializedCount = count
      }
    }
  }
}

/// Rows as numbers in the same order, to be sorted digit by digit.
@usableFromInline
struct RowKey {
  @inlinable static var digitWidth: Int { 9 }

  /// The number of values of a digit.
  @inlinable static var digitCount: Int { 1 << digitWidth }

  /// The number of elements from which sorting by digits takes less time than comparing.
  @inlinable static var fewest: Int { 128 }

  @usableFromInline let lowest: RowPosition
  /// The number of rows by which the numbers of a section are apart from those of the next one.
  @usableFromInline let rows: UInt
  /// The bits of the highest number.
  @usableFromInline let width: Int

  /// Numbers the rows between two sections and between two rows of each; nil if there are too many.
  @inlinable
  init?(from lowest: RowPosition, to highest: RowPosition) {
    self.lowest = lowest
    let (rows, hasNoEnd) = UInt(bitPattern: highest.row &- lowest.row).addingReportingOverflow(1)
    let sections = UInt(bitPattern: highest.section &- lowest.section)
    let (above, isTooMuch) = rows.multipliedReportingOverflow(by: sections)
    let (count, isTooMany) = above.addingReportingOverflow(rows)
    if hasNoEnd || isTooMuch || isTooMany { return nil }
    self.rows = rows
    width = UInt.bitWidth - (count - 1).leadingZeroBitCount
  }

  /// The bits that stand below each digit, the lowest digit first.
  @inlinable var digits: StrideTo<Int> { stride(from: 0, to: width, by: Self.digitWidth) }

  /// The digit above so many bits.
  @inlinable
  func value(_ digit: Int, of row: RowPosition) -> Int {
    let number =
      UInt(bitPattern: row.section &- lowest.section) &* rows
      &+ UInt(bitPattern: row.row &- lowest.row)
    return Int(truncatingIfNeeded: number >> digit) & (Self.digitCount - 1)
  }
}
