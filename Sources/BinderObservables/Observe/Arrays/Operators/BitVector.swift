public import Binder

/// One flag for each element of a list, which counts the set flags above a position and finds the n-th set one.
///
/// A bit vector with rank and select, in a tree: insertions, deletions and look-ups cost O(log *n*).
@usableFromInline
struct BitVector: Sendable {
  private var bits: SumTree<BitVectorChunk>

  /// Makes flags one after the other; O(*n*).
  @usableFromInline
  init(_ flags: some Sequence<Bool> = []) {
    var pieces = BitVectorChunks()
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
    var pieces = BitVectorChunks()
    forEachChunk { chunk in
      chunk.withUnsafeBufferPointer { elements in
        guard let first = elements.baseAddress else { return }
        for offset in 0..<elements.count { pieces.append(isSet(first[offset])) }
      }
    }
    bits = pieces.tree
  }

  /// The number of flags.
  var count: Int { bits.count }

  /// The flags, at most 64 at a time.
  var pieces: some Sequence<BitVectorChunk> { bits }

  /// Whether a flag is set; O(log *n*).
  subscript(position: Int) -> Bool {
    bits.piece(at: position).map { $0.piece[$0.offset] } ?? false
  }

  /// The number of set flags above a position; O(log *n*).
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

  /// Makes the changes of a changeset; O(*k* log *n*) for *k* changes.
  ///
  /// - Parameters:
  ///   - patch: The changes.
  ///   - flag: Gives the flag for a position afterwards that is inserted or updated.
  @usableFromInline
  mutating func apply(_ patch: Changeset, flag: (Int) -> Bool) {
    edit(ListEdits(patch, old: { self[$0] }, new: flag))
  }

  /// Deletes and inserts flags in one pass; O(*k* log *n*) for *k* edits.
  mutating func edit(_ edits: ListEdits<Bool>) {
    if count == 0 {
      self = BitVector(edits.insertions.lazy.map { $0.element })
    } else {
      bits.edit(edits)
    }
  }
}

extension BitVector: Sequence {
  /// Gives one flag after the other.
  @usableFromInline
  struct Iterator: IteratorProtocol {
    private var pieces: SumTree<BitVectorChunk>.Iterator
    private var piece = BitVectorChunk()
    private var offset = 0

    fileprivate init(_ bits: SumTree<BitVectorChunk>) {
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

extension BitVector {
  /// The changes of the elements with set flags when the same elements get other flags.
  @usableFromInline
  func changes(to new: BitVector) -> Changeset {
    let (old, new) = (BitVectorWords(self), BitVectorWords(new))
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
  /// - Returns: The changes, in positions among the elements with set flags.
  /// - Complexity: O(*k* log *n*) for *k* changes.
  @usableFromInline
  func changes(by patch: Changeset, to new: BitVector) -> Changeset {
    var changes = Changes<Int>()
    changes.add(
      patch,
      old: { self[$0] ? rank(of: $0) : nil },
      new: { new[$0] ? new.rank(of: $0) : nil }
    )
    return changes.settled
  }
}
