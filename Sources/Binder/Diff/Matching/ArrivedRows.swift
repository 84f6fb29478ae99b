/// The rows of the window of a new section, by where they were.
struct ArrivedRows {
  /// For each row the old one, counted through all sections, or −1.
  let sources: UnsafePointer<Int32>
  private let count: Int
  /// The number of the first row of the section that this one was.
  private let homeStart: Int32
  private let homeCount: UInt32

  init(_ side: MatchedSection, _ old: [MatchedSection], _ sources: UnsafePointer<Int32>) {
    self.sources = sources + side.window
    count = side.windowRows.count
    let home = side.partner < 0 ? nil : old[side.partner]
    homeStart = Int32(home?.start ?? 0)
    homeCount = UInt32(home?.count ?? 0)
  }

  @inline(__always)
  private func wasHere(_ source: Int32) -> Bool {
    UInt32(bitPattern: source &- homeStart) < homeCount
  }

  /// Writes down the rows that were in other sections, and finds whether the others are in their old order.
  ///
  /// There has to be room for one row more than the window has.
  func findFromElsewhere(_ offsets: UnsafeMutablePointer<Int32>) -> (count: Int, ascends: Bool) {
    var (length, last) = (0, Int32(-1))
    var descents: Int32 = 0
    var offset: Int32 = 0
    for source in UnsafeBufferPointer(start: sources, count: count) {
      let wasHere = wasHere(source)
      let next = wasHere ? source : last
      descents |= next &- last
      last = next
      offsets[length] = offset
      length &+= source >= 0 && !wasHere ? 1 : 0
      offset &+= 1
    }
    return (length, descents >= 0)
  }

  /// Calls a function for the fewest rows without which those that were here are in their old order.
  ///
  /// The memory must have room for one row more than the window has.
  func forEachOutOfOrder(
    _ offsets: UnsafeMutablePointer<Int32>,
    _ body: (_ offset: Int, _ source: Int32) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: count + 1) { values in
      var length = 0
      for offset in 0..<count {
        values[length] = sources[offset]
        offsets[length] = Int32(truncatingIfNeeded: offset)
        length += wasHere(sources[offset]) ? 1 : 0
      }
      LongestIncreasing.forEachPlaceOutside(UnsafeBufferPointer(rebasing: values[..<length])) {
        body(Int(offsets[$0]), values[$0])
      }
    }
  }
}
