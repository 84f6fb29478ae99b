/// Some neighbouring flags of a ``FlagList``, at most 64.
struct FlagBits: StackPiece, Sendable {
  static let capacity = 64
  /// How many flags a piece of a new list has: some can be added before it has to be cut.
  static let comfort = 48

  private var bits: UInt64 = 0
  /// The flags from the lowest bit on; the bits above them are clear.
  var word: UInt64 { bits }
  private(set) var count = 0

  var extent: FlagCount { FlagCount(elements: 1, count: count, marked: bits.nonzeroBitCount) }

  subscript(offset: Int) -> Bool {
    get { bits >> UInt64(offset) & 1 == 1 }
    set {
      let bit = UInt64(1) << UInt64(offset)
      bits = newValue ? bits | bit : bits & ~bit
    }
  }

  mutating func insert(_ flag: Bool, at offset: Int) {
    let below = Self.mask(offset)
    bits = bits & below | (bits & ~below) << 1
    count += 1
    self[offset] = flag
  }

  /// Adds a flag at the end.
  mutating func append(_ flag: Bool) {
    bits |= (flag ? 1 : 0) << UInt64(count)
    count += 1
  }

  /// How many flags above an offset are set.
  func rank(of offset: Int) -> Int { (bits & Self.mask(offset)).nonzeroBitCount }

  /// The offset of the set flag with so many set ones above it.
  func position(ofMarked rank: Int) -> Int {
    var rest = bits
    for _ in 0..<rank { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }

  func cut(at offset: Int) -> (above: FlagBits, below: FlagBits) {
    var parts = (above: self, below: self)
    parts.above.bits &= Self.mask(offset)
    parts.above.count = offset
    parts.below.bits >>= UInt64(offset)
    parts.below.count = count - offset
    return parts
  }

  func joined(with below: FlagBits) -> FlagBits? {
    guard count + below.count <= Self.capacity else { return nil }
    var joined = self
    joined.bits |= below.bits << UInt64(count)
    joined.count += below.count
    return joined
  }

  private static func mask(_ count: Int) -> UInt64 {
    count == capacity ? .max : (UInt64(1) << UInt64(count)) - 1
  }
}

/// Pieces for a new list of flags, which come one after the other.
struct FlagPieces {
  private var full: [FlagBits] = []
  private var last = FlagBits()

  mutating func append(_ flag: Bool) {
    last.append(flag)
    if last.count == FlagBits.comfort {
      full.append(last)
      last = FlagBits()
    }
  }

  /// The list.
  var tree: SumTree<FlagBits> { SumTree(last.count > 0 ? full + [last] : full) }
}

/// The number of pieces, of their flags, and of those that are set.
struct FlagCount: PieceExtent {
  var elements: Int
  var count: Int
  var marked: Int

  static let zero = FlagCount(elements: 0, count: 0, marked: 0)

  static func + (above: FlagCount, below: FlagCount) -> FlagCount {
    FlagCount(
      elements: above.elements + below.elements,
      count: above.count + below.count,
      marked: above.marked + below.marked
    )
  }
}
