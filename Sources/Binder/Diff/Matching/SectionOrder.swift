/// The rows of a new section in the order of the old list.
struct SectionOrder {
  /// The new section.
  let side: MatchedSection
  /// The old rows, counted through all sections, of the section that it was.
  let home: Range<Int32>
  /// For the rows in windows the row of the other list, or −1; and the rows that are left over.
  let links: UnsafePointer<Int32>

  /// Looks at a new section.
  ///
  /// - Parameters:
  ///   - side: The new section.
  ///   - partner: The section that it was, nil if it was none.
  ///   - links: The matches of both.
  init(_ side: MatchedSection, from partner: MatchedSection?, _ links: UnsafePointer<Int32>) {
    self.side = side
    self.links = links
    home = partner.map { Int32($0.start)..<Int32($0.start + $0.count) } ?? 0..<0
  }

  /// Calls a function for the rows that were in another section, ascending, and then for the fewest without
  /// which the others are in their old order, ascending.
  func forEachMove(_ body: (_ row: Int, _ source: Int32) -> Void) {
    var returned: Int?
    var isOnlyOne = true
    for leftover in side.leftovers {
      let row = Int(links[leftover])
      let source = links[side.firstMatch &+ row]
      guard source >= 0 else { continue }
      guard home.contains(source) else {
        body(row, source)
        continue
      }
      isOnlyOne = returned == nil
      returned = row
    }
    // Rows that neighbours explained are in order.
    guard let returned else { return }
    if isOnlyOne { moveOne(returned, body) } else { forEachRowOutOfOrder(body) }
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

  /// Calls a function for the fewest rows without which those that were in the section before are in order.
  private func forEachRowOutOfOrder(_ body: (_ row: Int, _ source: Int32) -> Void) {
    let window = side.windowRows
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: window.count * 2) { memory in
      guard let rows = memory.baseAddress else { return }
      let values = rows + window.count
      let length = writeRows(rows, values)
      LongestIncreasing.forEachPlaceOutside(UnsafeBufferPointer(start: values, count: length)) {
        body(Int(rows[$0]), values[$0])
      }
    }
  }

  /// Writes the rows that were in the section before, and where they were, to memory with room for the window,
  /// and returns how many there are.
  private func writeRows(
    _ rows: UnsafeMutablePointer<Int32>,
    _ values: UnsafeMutablePointer<Int32>
  ) -> Int {
    let homeCount = UInt32(home.count)
    let sources = links + side.firstMatch
    var length = 0
    for row in side.windowRows {
      let source = sources[row]
      rows[length] = Int32(truncatingIfNeeded: row)
      values[length] = source
      length &+= UInt32(bitPattern: source &- home.lowerBound) < homeCount ? 1 : 0
    }
    return length
  }
}
