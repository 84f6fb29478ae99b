extension Array {
  /// The elements from top to bottom of the rows that they are about; those of one row stay in order.
  ///
  /// Rows that a shuffle has left in no order are sorted by their digits: a processor guesses every second
  /// comparison of such rows wrong.
  ///
  /// - Complexity: O(*n*) where they ascend already; else a pass over them for every nine bits of the number of rows that
  ///   they stand among, and O(*n* log *n*) for a few.
  @inlinable
  package func sorted(byRow position: (Element) -> RowPosition) -> [Element] {
    let ascends = indices.dropFirst().allSatisfy { position(self[$0 - 1]) <= position(self[$0]) }
    if ascends { return self }
    var places = indices.map { PlacedRow(row: position(self[$0]), place: $0) }
    places.sortByRow()
    return places.map { self[$0.place] }
  }

  /// The elements in a stable order, for lists that are short or sorted seldom.
  ///
  /// It is slower than `sorted(by:)`, whose code is compiled once more for each type of elements.
  package func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    if indices.dropFirst().allSatisfy({ !isBefore(self[$0], self[$0 - 1]) }) { return self }
    return withoutActuallyEscaping(isBefore) { isBefore in
      orderedPlaces(count) { isBefore(self[$0], self[$1]) }.map { self[$0] }
    }
  }
}

/// The numbers from 0 in a stable order of what they stand for.
@inline(never)
private func orderedPlaces(_ count: Int, by isBefore: @escaping (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: isBefore)
}

/// A row, and where what is about it stands in a list.
@usableFromInline
struct PlacedRow {
  @usableFromInline let row: RowPosition
  @usableFromInline let place: Int

  @inlinable
  init(row: RowPosition, place: Int) {
    self.row = row
    self.place = place
  }
}

extension [PlacedRow] {
  /// Sorts what is in no order; what is about the same row stays in order.
  @usableFromInline
  mutating func sortByRow() {
    guard count >= RowKey.fewest, let key = RowKey(of: self) else {
      return sort { $0.row < $1.row }
    }
    for digit in key.digits { sort(byDigit: digit, of: key) }
  }

  private mutating func sort(byDigit digit: Int, of key: RowKey) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: RowKey.digitCount) { places in
      places.initialize(repeating: 0)
      for element in self { places[key.value(digit, of: element.row)] += 1 }
      var above = 0
      for value in places.indices { (places[value], above) = (above, above + places[value]) }
      self = Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
        for element in self {
          let value = key.value(digit, of: element.row)
          buffer.initializeElement(at: places[value], to: element)
          places[value] += 1
        }
        initializedCount = count
      }
    }
  }
}

/// Rows as numbers in the same order, to be sorted digit by digit.
private struct RowKey {
  static var digitWidth: Int { 9 }

  static var digitCount: Int { 1 << digitWidth }

  static var fewest: Int { 128 }

  private let lowest: RowPosition
  private let rows: UInt
  private let width: Int

  init?(of list: [PlacedRow]) {
    var (lowest, highest) = (list[0].row, list[0].row)
    for row in list.lazy.map(\.row) {
      lowest.section = min(lowest.section, row.section)
      highest.section = max(highest.section, row.section)
      lowest.row = min(lowest.row, row.row)
      highest.row = max(highest.row, row.row)
    }
    self.lowest = lowest
    let (rows, hasNoEnd) = UInt(bitPattern: highest.row &- lowest.row).addingReportingOverflow(1)
    let sections = UInt(bitPattern: highest.section &- lowest.section)
    let (above, isTooMuch) = rows.multipliedReportingOverflow(by: sections)
    let (count, isTooMany) = above.addingReportingOverflow(rows)
    if hasNoEnd || isTooMuch || isTooMany { return nil }
    self.rows = rows
    width = UInt.bitWidth - (count - 1).leadingZeroBitCount
  }

  var digits: StrideTo<Int> { stride(from: 0, to: width, by: Self.digitWidth) }

  func value(_ digit: Int, of row: RowPosition) -> Int {
    let number =
      UInt(bitPattern: row.section &- lowest.section) &* rows
      &+ UInt(bitPattern: row.row &- lowest.row)
    return Int(truncatingIfNeeded: number >> digit) & (Self.digitCount - 1)
  }
}
