/// Flags, as many as elements, that know how many of any leading part are set.
@usableFromInline
struct FlagList: Sendable {
  private var bits: SumTree<FlagBits>

  /// Makes flags one after the other; O(*n*).
  @usableFromInline
  init(_ flags: some Sequence<Bool> = []) {
    var pieces = FlagPieces()
    for flag in flags { pieces.append(flag) }
    bits = pieces.tree
  }

  /// Makes the flags of elements that are handed over several at a time; O(*n*).
  ///
  /// - Parameters:
  ///   - isSet: Says the flag of an element.
  ///   - forEachChunk: Calls a function with all elements, several neighbours at a time.
  init<Element>(
    where isSet: @escaping (Element) -> Bool,
    of forEachChunk: ((ArraySlice<Element>) -> Void) -> Void
  ) {
    var pieces = FlagPieces()
    forEachChunk { chunk in
      chunk.withUnsafeBufferPointer { elements in
        guard let first = elements.baseAddress else { return }
        for offset in 0..<elements.count { pieces.append(isSet(first[offset])) }
      }
    }
    bits = pieces.tree
  }

  /// How many flags there are.
  var count: Int { bits.count }

  /// The flags, at most 64 at a time.
  var pieces: some Sequence<FlagBits> { bits }

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
  /// Gives one flag after the other.
  @usableFromInline
  struct Iterator: IteratorProtocol {
    private var pieces: SumTree<FlagBits>.Iterator
    private var piece = FlagBits()
    private var offset = 0

    fileprivate init(_ bits: SumTree<FlagBits>) {
      pieces = bits.makeIterator()
    }

    @usableFromInline
    mutating func next() -> Bool? {
      if offset == piece.count {
        guard let next = pieces.next() else { return nil }
        piece = next
        offset = 0
      }
      defer { offset += 1 }
      return piece[offset]
    }
  }

  @usableFromInline
  func makeIterator() -> Iterator { Iterator(bits) }
}

extension FlagList {
  /// What other flags of the same elements mean for the elements with set flags.
  @usableFromInline
  func changes(to new: FlagList) -> Changeset {
    let (old, new) = (FlagWords(self), FlagWords(new))
    return Changeset(
      deletions: old.ranks(ofThoseClearIn: new),
      insertions: new.ranks(ofThoseClearIn: old)
    )
  }

  /// The changes of the elements with set flags, made of the changes of all elements.
  ///
  /// - Parameters:
  ///   - patch: The changes of all elements.
  ///   - new: The flags after it.
  /// - Complexity: O(*k* log *n*) for *k* changes.
  @usableFromInline
  func changes(by patch: Changeset, to new: FlagList) -> Changeset {
    var changes = Changes<Int>()
    changes.add(
      patch,
      old: { self[$0] ? rank(of: $0) : nil },
      new: { new[$0] ? new.rank(of: $0) : nil }
    )
    return changes.map { RowPosition(section: 0, row: $0) }.settled().map(\.row)
  }
}
