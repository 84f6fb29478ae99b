import Binder

/// Some neighbouring flags of a ``BitVector``, at most 64.
struct BitVectorChunk: EditableChunk, Sendable {
  static let capacity = 64
  /// The number of flags in a piece of a new list: some can be added before the piece is cut.
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

  mutating func remove(at offset: Int) {
    let below = Self.mask(offset)
    bits = bits & below | bits >> 1 & ~below
    count -= 1
  }

  mutating func append(_ flag: Bool) {
    bits |= (flag ? 1 : 0) << UInt64(count)
    count += 1
  }

  func rank(of offset: Int) -> Int { (bits & Self.mask(offset)).nonzeroBitCount }

  func position(ofMarked rank: Int) -> Int {
    var rest = bits
    for _ in 0..<rank { rest &= rest &- 1 }
    return rest.trailingZeroBitCount
  }

  func cut(at offset: Int) -> (above: BitVectorChunk, below: BitVectorChunk) {
    var parts = (above: self, below: self)
    parts.above.bits &= Self.mask(offset)
    parts.above.count = offset
    parts.below.bits >>= UInt64(offset)
    parts.below.count = count - offset
    return parts
  }

  func joined(with below: BitVectorChunk) -> BitVectorChunk? {
    guard count + below.count <= Self.capacity else { return nil }
    var joined = self
    joined.bits |= below.bits << UInt64(count)
    joined.count += below.count
    return joined
  }

  static func isEnough(_ count: Int) -> Bool { count >= capacity / 4 }

  func edited(by edits: ListEdits<Bool>, from start: Int) -> [BitVectorChunk] {
    var flags = self
    for position in edits.removals.reversed() { flags.remove(at: position - start) }
    guard flags.count + edits.insertions.count <= Self.capacity else {
      var pieces = BitVectorChunks()
      for flag in edits.result(for: (0..<count).map { self[$0] }, from: start) {
        pieces.append(flag)
      }
      return Array(pieces.tree)
    }
    var removals = edits.removals[...]
    for (index, insertion) in edits.insertions.enumerated() {
      while let removal = removals.first, removal < insertion.position { removals.removeFirst() }
      let removed = edits.removals.count - removals.count
      flags.insert(insertion.element, at: insertion.position - start - removed + index)
    }
    return flags.count == 0 ? [] : [flags]
  }

  private static func mask(_ count: Int) -> UInt64 {
    count == capacity ? .max : (UInt64(1) << UInt64(count)) - 1
  }
}

struct BitVectorChunks {
  private var full: [BitVectorChunk] = []
  private var last = BitVectorChunk()

  mutating func append(_ flag: Bool) {
    last.append(flag)
    if last.count == BitVectorChunk.comfort {
      full.append(last)
      last = BitVectorChunk()
    }
  }

  var tree: SumTree<BitVectorChunk> { SumTree(last.count > 0 ? full + [last] : full) }
}

struct FlagCount: ChunkExtent {
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

/// All flags of a ``BitVector`` as the bits of words, each of them full but for the last.
///
/// What concerns all flags is found in them 64 flags at a time.
struct BitVectorWords {
  private var words: [UInt64] = []
  private let count: Int

  init(_ flags: BitVector) {
    count = flags.count
    words.reserveCapacity(count / 64 + 1)
    var used = 0
    for piece in flags.pieces {
      if used == 0 {
        words.append(piece.word)
      } else {
        words[words.count - 1] |= piece.word << used
      }
      if used + piece.count > 64 { words.append(piece.word >> (64 - used)) }
      used = (used + piece.count) % 64
    }
  }

  /// The neighbouring set flags, as ranges of positions with a clear flag between them.
  var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, word) in words.enumerated() {
      var (rest, position) = (word, index * 64)
      while rest != 0 {
        let skipped = rest.trailingZeroBitCount
        let length = (~(rest >> skipped)).trailingZeroBitCount
        let start = position + skipped
        if let last = runs.last, last.upperBound == start {
          runs[runs.count - 1] = last.lowerBound..<(start + length)
        } else {
          runs.append(start..<(start + length))
        }
        position = start + length
        rest = (rest >> skipped) >> length
      }
    }
    return runs
  }

  var clearPositions: [Int] {
    Array(Self.positions(in: words.map { ~$0 }).prefix { $0 < count })
  }

  func differences(from other: BitVectorWords) -> [Int] {
    Self.positions(in: zip(words, other.words).map { $0 ^ $1 })
  }

  /// The ranks of the flags that are set here and clear in other flags of the same elements.
  func ranks(ofThoseClearIn other: BitVectorWords) -> [Int] {
    let found = zip(words, other.words).reduce(0) { $0 + ($1.0 & ~$1.1).nonzeroBitCount }
    var ranks: [Int] = []
    ranks.reserveCapacity(found)
    var above = 0
    for (word, otherWord) in zip(words, other.words) {
      (word & ~otherWord).forEachSetBit { bit in
        ranks.append(above + (word & ((1 << bit) - 1)).nonzeroBitCount)
      }
      above += word.nonzeroBitCount
    }
    return ranks
  }

  private static func positions(in words: [UInt64]) -> [Int] {
    var positions: [Int] = []
    for (index, word) in words.enumerated() {
      word.forEachSetBit { positions.append(index * 64 + $0) }
    }
    return positions
  }
}

extension UInt64 {
  fileprivate func forEachSetBit(_ body: (Int) -> Void) {
    var rest = self
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}
