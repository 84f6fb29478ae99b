public import Binder

/// One flag for each element of a list, which counts the set flags above a position and finds the n-th set one.
///
/// A bit vector with rank and select, in a tree: insertions, deletions and look-ups cost O(log *n*).
@usableFromInline
struct BitVector: Sendable {
  private var bits: SumTree<BitVectorChunk>

  @usableFromInline
  init(_ flags: some Sequence<Bool> = []) {
    var pieces = BitVectorChunks()
    for flag in flags { pieces.append(flag) }
    bits = pieces.tree
  }

  /// Makes the flags of elements that are handed over several at a time; O(*n*).
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

  var count: Int { bits.count }

  /// The flags, at most 64 at a time.
  var pieces: some Sequence<BitVectorChunk> { bits }

  subscript(position: Int) -> Bool {
    bits.piece(at: position).map { $0.piece[$0.offset] } ?? false
  }

  func rank(of position: Int) -> Int {
    guard let (piece, start) = bits.first(where: { $0.count > position }) else {
      return bits.extent.marked
    }
    return start.marked + piece.rank(of: position - start.count)
  }

  @usableFromInline
  func position(ofMarked rank: Int) -> Int {
    guard let (piece, start) = bits.first(where: { $0.marked > rank }) else { return count }
    return start.count + piece.position(ofMarked: rank - start.marked)
  }

  @usableFromInline
  mutating func apply(_ patch: Changeset, flag: (Int) -> Bool) {
    edit(ListEdits(patch, old: { self[$0] }, new: flag))
  }

  mutating func edit(_ edits: ListEdits<Bool>) {
    if count == 0 {
      self = BitVector(edits.insertions.lazy.map { $0.element })
    } else {
      bits.edit(edits)
    }
  }
}

extension BitVector: Sequence {
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
  @usableFromInline
  func changes(to new: BitVector) -> Changeset {
    let (old, new) = (BitVectorWords(self), BitVectorWords(new))
    return Changeset(
      deletions: old.ranks(ofThoseClearIn: new),
      insertions: new.ranks(ofThoseClearIn: old)
    )
  }

  /// The changes of the elements with set flags, made of the changes of all elements.
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
