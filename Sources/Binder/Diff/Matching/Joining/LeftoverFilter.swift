/// Tells most of the hash values that were not put in from those that were: some bits for each.
///
/// It is small enough for the fastest cache, so that rows which match nothing cost one look at it. The memory
/// is given back by ``deallocate()``.
struct LeftoverFilter {
  private let words: UnsafeMutablePointer<UInt64>
  /// How far to shift a hash value to make it the number of a bit.
  private let shift: UInt32

  init(count: Int) {
    var bits = 6
    while bits < 32, 1 << bits < count * 8 { bits += 1 }
    shift = UInt32(32 - bits)
    words = .allocate(capacity: 1 << (bits - 6))
    words.initialize(repeating: 0, count: 1 << (bits - 6))
  }

  func deallocate() { words.deallocate() }

  @inline(__always)
  func insert(_ hash: UInt32) {
    let bit = Int(hash &>> shift)
    words[bit >> 6] |= 1 &<< UInt64(bit & 63)
  }

  @inline(__always)
  func mayContain(_ hash: UInt32) -> Bool {
    let bit = Int(hash &>> shift)
    return words[bit >> 6] &>> UInt64(bit & 63) & 1 != 0
  }
}
