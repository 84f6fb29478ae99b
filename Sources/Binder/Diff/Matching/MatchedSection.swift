/// What is known about the rows of one section of one list: how many match at the ends, and where among the
/// links of both lists the matches of the rest, its window, are kept.
@usableFromInline
package struct MatchedSection: Sendable {
  @usableFromInline let start: Int
  @usableFromInline let count: Int
  /// The position of the same section in the other list, or −1.
  @usableFromInline let partner: Int
  @usableFromInline private(set) var prefix = 0
  @usableFromInline private(set) var suffix = 0
  /// The start of the window's matches; −1 while none of its rows has any.
  @usableFromInline private(set) var window = -1

  /// The rows of the window that no neighbour explained, counted in the section.
  @usableFromInline var unmatched = 0..<0

  @usableFromInline
  init(start: Int, count: Int, partner: Int) {
    self.start = start
    self.count = count
    self.partner = partner
  }

  /// The same section, where sections are counted otherwise.
  init(_ other: MatchedSection, partner: Int) {
    self.init(start: other.start, count: other.count, partner: partner)
    (prefix, suffix, window) = (other.prefix, other.suffix, other.window)
    unmatched = other.unmatched
  }

  @usableFromInline
  mutating func setEnds(prefix: Int, suffix: Int) {
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Says where the matches of the window begin, and how far behind each of them there is room for a row that
  /// is left over; returns where the matches end.
  @usableFromInline
  mutating func openWindow(at start: Int, roomForUnmatched distance: Int) -> Int {
    precondition(window < 0, "The rows of a section are matched once")
    window = start
    unmatched = (start + distance)..<(start + distance)
    return start + windowRows.count
  }

  @inlinable
  mutating func setUnmatched(count: Int) {
    unmatched = unmatched.lowerBound..<(unmatched.lowerBound + count)
  }

  @inlinable var windowRows: Range<Int> { prefix..<(count - suffix) }

  /// The distance from a row of the section to its match; only where the window has matches.
  @inlinable var firstMatch: Int { window - prefix }

  /// Whether a row that is counted through all sections is one of this section.
  @inline(__always)
  func contains(_ row: Int) -> Bool { row >= start && row - start < count }
}

/// A set of rows, one bit each, that takes no memory while it is empty.
@usableFromInline
package struct RowBits: Sendable {
  @usableFromInline let count: Int
  @usableFromInline var words: [UInt64] = []

  @usableFromInline init(count: Int) { self.count = count }

  @usableFromInline
  mutating func insert(_ row: Int) {
    if words.isEmpty { words.append(contentsOf: repeatElement(0, count: (count + 63) / 64)) }
    words[row >> 6] |= 1 << UInt64(row & 63)
  }

  @usableFromInline
  mutating func remove(_ rows: Range<Int>) {
    guard !words.isEmpty else { return }
    for row in rows { words[row >> 6] &= ~(1 << UInt64(row & 63)) }
  }

  /// Calls a function for each row of the set, ascending.
  func forEach(_ body: (Int) -> Void) {
    for (index, word) in words.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        body(index << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }
}
