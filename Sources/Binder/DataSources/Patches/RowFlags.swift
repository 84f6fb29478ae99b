/// A flag for every row of a section, and how many of the rows above any row have it.
struct RowFlags: RowStore {
  private var words: SumTree<FlagWord>

  init(values: [Bool]) {
    let size = FlagWord.comfort
    let starts = stride(from: 0, to: values.count, by: size)
    words = SumTree(starts.map { FlagWord(values[$0..<Swift.min($0 + size, values.count)]) })
  }

  /// How many rows there are.
  var count: Int { words.extent.count }

  /// How many rows have the flag.
  var setCount: Int { words.extent.setCount }

  /// Whether a row has the flag; O(log rows).
  subscript(row: Int) -> Bool {
    get { words.piece(at: row).map { $0.piece[$0.offset] } ?? false }
    set { words.updatePiece(at: row) { word, offset in word[offset] = newValue } }
  }

  /// How many of the rows above one have the flag; O(log rows).
  func setCount(above row: Int) -> Int {
    guard let (word, start) = words.first(where: { $0.count > row }) else { return setCount }
    return start.setCount + word.setCount(below: row - start.count)
  }

  /// The row with the flag that so many rows with the flag are above of; O(log rows).
  func row(ofSet rank: Int) -> Int? {
    guard rank >= 0, let (word, start) = words.first(where: { $0.setCount > rank }) else {
      return nil
    }
    return start.count + word.offset(ofSet: rank - start.setCount)
  }

  mutating func insert(_ value: Bool, at row: Int) {
    let position = row == count ? row - 1 : row
    guard let (word, offset) = words.piece(at: position), word.count < FlagWord.capacity else {
      words.replaceSubrange(row..<row, with: SumTree([FlagWord([value])]))
      return
    }
    let place = position == row ? offset : offset + 1
    words.updatePiece(at: position) { word, _ in word.insert(value, at: place) }
  }

  @discardableResult
  mutating func remove(at row: Int) -> Bool {
    guard let (word, offset) = words.piece(at: row) else { return false }
    if word.count > FlagWord.capacity / 4 {
      words.updatePiece(at: row) { word, offset in word.remove(at: offset) }
    } else {
      words.replaceSubrange(row..<(row + 1), with: SumTree())
    }
    return word[offset]
  }
}

/// The flags of some neighbouring rows, at most 64.
struct FlagWord: StackPiece {
  static let capacity = 64
  /// How many flags a new word has: some can be added before it has to be cut.
  static let comfort = 48

  private var bits: UInt64 = 0
  private(set) var count = 0

  init(_ values: some Collection<Bool>) {
    for value in values { insert(value, at: count) }
  }

  private init(bits: UInt64, count: Int) {
    self.bits = bits & Self.mask(count)
    self.count = count
  }

  /// The lowest bits.
  private static func mask(_ count: Int) -> UInt64 { count >= 64 ? .max : (1 << UInt64(count)) - 1 }

  var extent: FlagCount {
    FlagCount(elements: 1, count: count, setCount: bits.nonzeroBitCount)
  }

  subscript(offset: Int) -> Bool {
    get { bits >> UInt64(offset) & 1 == 1 }
    set { bits = newValue ? bits | 1 << UInt64(offset) : bits & ~(1 << UInt64(offset)) }
  }

  /// The flags one by one.
  var flags: some Sequence<Bool> { (0..<count).lazy.map { self[$0] } }

  func setCount(below offset: Int) -> Int { (bits & Self.mask(offset)).nonzeroBitCount }

  /// The place of the flag that so many set ones are before.
  func offset(ofSet rank: Int) -> Int {
    var rest = bits
    for _ in 0..<rank { rest &= rest - 1 }
    return rest.trailingZeroBitCount
  }

  mutating func insert(_ value: Bool, at offset: Int) {
    let low = bits & Self.mask(offset)
    let high = offset >= 63 ? 0 : (bits & ~Self.mask(offset)) << 1
    bits = high | low
    count += 1
    self[offset] = value
  }

  mutating func remove(at offset: Int) {
    let low = bits & Self.mask(offset)
    let high = offset >= 63 ? 0 : (bits >> 1) & ~Self.mask(offset)
    bits = high | low
    count -= 1
  }

  func cut(at offset: Int) -> (above: FlagWord, below: FlagWord) {
    (
      FlagWord(bits: bits, count: offset),
      FlagWord(bits: bits >> UInt64(offset), count: count - offset)
    )
  }

  func joined(with below: FlagWord) -> FlagWord? {
    guard count + below.count <= Self.capacity, below.count > 0 else { return nil }
    return FlagWord(
      bits: bits | below.bits << UInt64(count),
      count: count + below.count
    )
  }
}

/// The number of words, of their flags, and of the flags that are set.
struct FlagCount: PieceExtent {
  let elements: Int
  let count: Int
  let setCount: Int

  static var zero: FlagCount { FlagCount(elements: 0, count: 0, setCount: 0) }

  static func + (above: FlagCount, below: FlagCount) -> FlagCount {
    FlagCount(
      elements: above.elements + below.elements,
      count: above.count + below.count,
      setCount: above.setCount + below.setCount
    )
  }
}

extension RowFlags: Sequence {
  /// Gives one flag after the other; O(1) a flag.
  func makeIterator() -> some IteratorProtocol<Bool> {
    words.lazy.flatMap(\.flags).makeIterator()
  }

  /// The rows without the flag.
  var clearRows: [Int] { enumerated().filter { !$0.element }.map(\.offset) }

  /// The rows whose flag is another one in other flags of the same rows.
  func differences(from other: RowFlags) -> [Int] {
    zip(self, other).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
  }
}
