/// A set of numbers below a limit that finds the neighbours of a number, in an unowned buffer.
///
/// A bit says that a number is there. A bit of the next level says that a word of 64 such bits is not empty, and so on up to a
/// level of one word. So a search skips 64, 4,096, … missing numbers at once.
struct NumberTree {
  private let words: UnsafeMutablePointer<UInt64>
  private let levels: UnsafeBufferPointer<Int>

  static func withEmptyTree(limit: Int, _ body: (NumberTree) -> Void) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 11) { levels in
      var (height, end, count) = (0, 0, limit)
      repeat {
        levels[height] = end
        count = (count + 63) >> 6
        end += count
        height += 1
      } while count > 1
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: end) { words in
        guard let first = words.baseAddress else { return }
        words.initialize(repeating: 0)
        body(NumberTree(words: first, levels: UnsafeBufferPointer(rebasing: levels[..<height])))
      }
    }
  }

  @inline(__always)
  static func word(of number: Int) -> Int { number &>> 6 }

  @inline(__always)
  static func bit(of number: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: number) }

  @inline(__always)
  func insert(_ number: Int) {
    insert(Self.bit(of: number), inWord: Self.word(of: number))
  }

  @inline(__always)
  func insert(_ bits: UInt64, inWord word: Int) {
    let before = words[word]
    words[word] = before | bits
    if before == 0 { fill(word) }
  }

  /// Removes a number, which must be there.
  @inline(__always)
  func remove(_ number: Int) {
    let word = Self.word(of: number)
    words[word] &= ~Self.bit(of: number)
    if words[word] == 0 { empty(word) }
  }

  /// The greatest number that is smaller than another one; −1 if there is none.
  @inline(__always)
  func last(before number: Int) -> Int {
    let bits = words[Self.word(of: number)] & Self.bitsBelow(number)
    return bits == 0 ? farLast(before: number) : Self.number(bits.last, near: number)
  }

  /// The smallest number that is greater than another one; −1 if there is none.
  @inline(__always)
  func next(after number: Int) -> Int {
    let bits = words[Self.word(of: number)] & Self.bitsAbove(number)
    return bits == 0 ? farNext(after: number) : Self.number(bits.first, near: number)
  }

  private func fill(_ word: Int) {
    var number = word
    for start in levels.dropFirst() {
      let word = start + Self.word(of: number)
      let before = words[word]
      words[word] = before | Self.bit(of: number)
      guard before == 0 else { return }
      number = Self.word(of: number)
    }
  }

  private func empty(_ word: Int) {
    var number = word
    for start in levels.dropFirst() {
      let word = start + Self.word(of: number)
      words[word] &= ~Self.bit(of: number)
      guard words[word] == 0 else { return }
      number = Self.word(of: number)
    }
  }

  private func farLast(before number: Int) -> Int {
    var number = number
    for level in levels.indices.dropFirst() {
      number = Self.word(of: number)
      let bits = words[levels[level] + Self.word(of: number)] & Self.bitsBelow(number)
      guard bits == 0 else {
        return descend(from: Self.number(bits.last, near: number), level) { $0.last }
      }
    }
    return -1
  }

  private func farNext(after number: Int) -> Int {
    var number = number
    for level in levels.indices.dropFirst() {
      number = Self.word(of: number)
      let bits = words[levels[level] + Self.word(of: number)] & Self.bitsAbove(number)
      guard bits == 0 else {
        return descend(from: Self.number(bits.first, near: number), level) { $0.first }
      }
    }
    return -1
  }

  @inline(__always)
  private func descend(from number: Int, _ level: Int, _ bit: (UInt64) -> Int) -> Int {
    levels[..<level].reversed().reduce(number) { number, start in
      number &<< 6 | bit(words[start + number])
    }
  }

  @inline(__always)
  private static func bitsBelow(_ number: Int) -> UInt64 { bit(of: number) &- 1 }

  @inline(__always)
  private static func bitsAbove(_ number: Int) -> UInt64 {
    ~1 &<< UInt64(truncatingIfNeeded: number)
  }

  @inline(__always)
  private static func number(_ bit: Int, near number: Int) -> Int { number & ~63 | bit }
}

extension UInt64 {
  fileprivate var first: Int { trailingZeroBitCount }
  fileprivate var last: Int { 63 &- leadingZeroBitCount }
}
