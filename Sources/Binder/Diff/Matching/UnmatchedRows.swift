/// The rows of a section that have no match.
struct UnmatchedRows {
  /// How many there are.
  let count: Int

  /// The rows that may be among them.
  private let rows: Range<Int>
  /// Where the matches of these rows are kept; nil if none was compared.
  private let matches: UnsafePointer<Int32>?

  init(_ side: MatchedSection, _ matches: UnsafeBufferPointer<Int32>) {
    guard side.window >= 0, let matches = matches.baseAddress else {
      rows = side.windowRows
      self.matches = nil
      count = rows.count
      return
    }
    rows = side.windowRows
    self.matches = matches + side.window
    let window = UnsafeBufferPointer(start: self.matches, count: rows.count)
    count = window.reduce(0) { $0 &- Int($1 &>> 31) }
  }

  /// Writes something for each row, ascending, to memory with room for one more.
  @inline(__always)
  func write<Place>(to places: UnsafeMutablePointer<Place>, _ place: (Int) -> Place) {
    guard let matches, count < rows.count else {
      for (index, row) in rows.enumerated() { places[index] = place(row) }
      return
    }
    var length = 0
    var offset = 0
    while length < count {
      if offset + 8 <= rows.count, Self.areMatched(matches + offset) {
        offset += 8
        continue
      }
      let end = min(offset + 8, rows.count)
      while offset < end {
        places[length] = place(rows.lowerBound &+ offset)
        length &+= matches[offset] < 0 ? 1 : 0
        offset &+= 1
      }
    }
  }

  /// Whether eight rows have a match.
  @inline(__always)
  private static func areMatched(_ matches: UnsafePointer<Int32>) -> Bool {
    UnsafeRawPointer(matches).loadUnaligned(as: SIMD8<Int32>.self).min() >= 0
  }
}
