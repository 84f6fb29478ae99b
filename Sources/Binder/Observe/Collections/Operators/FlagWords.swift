/// All flags of a ``FlagList`` as the bits of words, each of them full but for the last.
///
/// What concerns all flags is found in them 64 flags at a time.
struct FlagWords {
  private var words: [UInt64] = []
  private let count: Int

  /// Packs flags; O(*n* / 64).
  init(_ flags: FlagList) {
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

  /// The positions of the clear flags.
  var clearPositions: [Int] {
    Array(Self.positions(in: words.map { ~$0 }).prefix { $0 < count })
  }

  /// The positions of the flags that are different in other flags of the same elements.
  func differences(from other: FlagWords) -> [Int] {
    Self.positions(in: zip(words, other.words).map { $0 ^ $1 })
  }

  /// How many set flags are above each flag that is set here and clear in other flags of the same elements.
  ///
  /// - Complexity: O(*n* / 64 + the number of those flags).
  func ranks(ofThoseClearIn other: FlagWords) -> [Int] {
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
