/// Flags, as many as elements, that know how many of any leading part are set.
@usableFromInline
struct FlagList: Sendable {
  private var bits: SumTree<FlagBits>

  /// Makes flags one after the other; O(*n*).
  @usableFromInline
  init(_ flags: some Sequence<Bool> = []) {
    var pieces: [FlagBits] = []
    var piece = FlagBits()
    for flag in flags {
      piece.insert(flag, at: piece.count)
      if piece.count == FlagBits.comfort {
        pieces.append(piece)
        piece = FlagBits()
      }
    }
    if piece.count > 0 { pieces.append(piece) }
    bits = SumTree(pieces)
  }

  /// How many flags there are.
  var count: Int { bits.count }

  /// All flags as the bits of words, each of them full but for the last; O(*n* / 64).
  var packed: [UInt64] {
    var words: [UInt64] = []
    words.reserveCapacity(count / 64 + 1)
    var used = 0
    for piece in bits {
      if used == 0 {
        words.append(piece.word)
      } else {
        words[words.count - 1] |= piece.word << used
      }
      if used + piece.count > 64 { words.append(piece.word >> (64 - used)) }
      used = (used + piece.count) % 64
    }
    return words
  }

  /// Whether a flag is set; O(log *n*).
  subscript(position: Int) -> Bool {
    bits.piece(at: position).map { $0.piece[$0.offset] } ?? false
  }

  /// How many flags above a position are set; O(log *n*).
  func rank(of position: Int) -> Int {
    guard let (piece, start) = bits.first(where: { $0.count > position }) else {
      return bits.extent.marked
    }
    return start.marked + piece.rank(of: position - start.count)
  }

  /// The position of the set flag with so many set ones above it; O(log *n*).
  @usableFromInline
  func position(ofMarked rank: Int) -> Int {
    guard let (piece, start) = bits.first(where: { $0.marked > rank }) else { return count }
    return start.count + piece.position(ofMarked: rank - start.marked)
  }

  mutating func insert(_ flag: Bool, at position: Int) {
    let isAppending = position == count
    if count > 0, let (piece, _) = bits.piece(at: isAppending ? position - 1 : position),
      piece.count < FlagBits.capacity
    {
      bits.updatePiece(at: isAppending ? position - 1 : position) { piece, offset in
        piece.insert(flag, at: isAppending ? offset + 1 : offset)
      }
    } else {
      var piece = FlagBits()
      piece.insert(flag, at: 0)
      bits.replaceSubrange(position..<position, with: SumTree([piece]))
    }
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    bits.replaceSubrange(range, with: SumTree())
  }

  /// Does what a changeset says; O(*k* log *n*) for *k* changes.
  ///
  /// - Parameters:
  ///   - patch: What is to be done.
  ///   - flag: Gives the flag for a position afterwards that is inserted or updated.
  @usableFromInline
  mutating func apply(_ patch: Changeset, flag: (Int) -> Bool) {
    let order = PatchOrder(patch)
    var moved: [Int: Bool] = [:]
    for leaving in order.leaving {
      switch leaving {
      case .deletions(let range): removeSubrange(range)
      case .move(let move):
        moved[move.new] = self[move.old]
        removeSubrange(move.old..<(move.old + 1))
      }
    }
    for arriving in order.arriving {
      switch arriving {
      case .insertions(let range): for row in range { insert(flag(row), at: row) }
      case .move(let move): insert(moved[move.new] ?? false, at: move.new)
      }
    }
    for update in patch.updates {
      let isSet = flag(update.new)
      bits.updatePiece(at: update.new) { piece, offset in piece[offset] = isSet }
    }
  }
}

extension FlagList: Sequence {
  @usableFromInline
  func makeIterator() -> AnyIterator<Bool> {
    var pieces = bits.makeIterator()
    var piece = FlagBits()
    var offset = 0
    return AnyIterator {
      if offset == piece.count {
        guard let next = pieces.next() else { return nil }
        piece = next
        offset = 0
      }
      defer { offset += 1 }
      return piece[offset]
    }
  }
}
