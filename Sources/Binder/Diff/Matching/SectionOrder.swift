/// The rows of a new section in the order of the old list.
struct SectionOrder {
  let side: MatchedSection
  /// The old rows, counted through all sections, of the section that it was.
  let home: Range<Int32>
  /// For the rows in windows the row of the other list, or −1; and the rows that are left over.
  let links: UnsafePointer<Int32>

  init(_ side: MatchedSection, from partner: MatchedSection?, _ links: UnsafePointer<Int32>) {
    self.side = side
    self.links = links
    home = partner.map { Int32($0.start)..<Int32($0.start + $0.count) } ?? 0..<0
  }

  /// Calls a function for the rows that were in another section, ascending, and then for the fewest without
  /// which the others are in their old order, ascending.
  @inline(__always)
  func forEachMove(_ body: (_ row: Int, _ source: Int32) -> Void) {
    var returned: ClosedRange<Int>?
    for unmatchedRow in side.unmatched {
      let row = Int(links[unmatchedRow])
      let source = links[side.firstMatch &+ row]
      guard source >= 0 else { continue }
      guard home.contains(source) else {
        body(row, source)
        continue
      }
      returned = (returned?.lowerBound ?? row)...row
    }
    // Rows that neighbours explained are in order.
    guard let returned else { return }
    if returned.count == 1 {
      moveOne(returned.lowerBound, body)
    } else {
      forEachRowOutOfOrder(among: disorder(around: returned), body)
    }
  }

  /// Calls a function for the one row that moves where all but one are in order: this one, or the only one that
  /// it has passed.
  private func moveOne(_ row: Int, _ body: (_ row: Int, _ source: Int32) -> Void) {
    let sources = links + side.firstMatch
    let source = sources[row]
    var last = row
    var count = 0
    for other in side.windowRows[..<row].reversed() where home.contains(sources[other]) {
      guard sources[other] > source, count < 2 else { break }
      (last, count) = (other, count + 1)
    }
    for other in side.windowRows[(row + 1)...] where home.contains(sources[other]) {
      guard sources[other] < source, count < 2 else { break }
      (last, count) = (other, count + 1)
    }
    guard count > 0 else { return }
    let moved = count == 1 ? min(row, last) : row
    body(moved, sources[moved])
  }

  /// The range of rows that are not in order: of old rows 0, 1, 5, 2, 3, 4, 6 the rows 2 to 5, as all above and below are in
  /// order among themselves and with these.
  private func disorder(around returned: ClosedRange<Int>) -> Range<Int> {
    let sources = links + side.firstMatch
    var (least, greatest) = (Int32.max, Int32.min)
    for row in returned where home.contains(sources[row]) {
      least = min(least, sources[row])
      greatest = max(greatest, sources[row])
    }
    var (start, end) = (returned.lowerBound, returned.upperBound + 1)
    for row in side.windowRows[..<start].reversed() where home.contains(sources[row]) {
      guard sources[row] > least else { break }
      start = row
    }
    for row in side.windowRows[end...] where home.contains(sources[row]) {
      guard sources[row] < greatest else { break }
      end = row + 1
    }
    return start..<end
  }

  /// Calls a function for the fewest of some rows without which those that were in the section before are in order.
  @inline(__always)
  private func forEachRowOutOfOrder(
    among window: Range<Int>,
    _ body: (_ row: Int, _ source: Int32) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: window.count * 2) { memory in
      guard let rows = memory.baseAddress else { return }
      let values = rows + window.count
      let length = write(window, rows, values)
      LongestIncreasing.forEachPlaceOutside(UnsafeBufferPointer(start: values, count: length)) {
        body(Int(rows[$0]), values[$0])
      }
    }
  }

  /// Writes those of some rows that were in the section before, and where they were, to memory with room for all,
  /// and returns how many there are.
  private func write(
    _ window: Range<Int>,
    _ rows: UnsafeMutablePointer<Int32>,
    _ values: UnsafeMutablePointer<Int32>
  ) -> Int {
    let homeCount = UInt32(home.count)
    let sources = links + side.firstMatch
    var length = 0
    for row in window {
      let source = sources[row]
      rows[length] = Int32(truncatingIfNeeded: row)
      values[length] = source
      length &+= UInt32(bitPattern: source &- home.lowerBound) < homeCount ? 1 : 0
    }
    return length
  }
}
