/// A set of rows, one bit each, that takes no memory while it is empty.
@usableFromInline
package struct RowBits: Sendable {
  /// The number of rows, in the set or not.
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

  func contains(_ row: Int) -> Bool {
    !words.isEmpty && words[row >> 6] & (1 << UInt64(row & 63)) != 0
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
