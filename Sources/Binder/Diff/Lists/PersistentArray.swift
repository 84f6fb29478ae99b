/// An array whose copies share what they have in common.
///
/// A copy costs nothing, and a change of a copy O(log *n*), however large the array is and however many copies
/// there are. That is why every event of an observable array can carry the array as it was at that moment.
///
/// ```swift
/// var names: PersistentArray = ["Steve", "Tim"]
/// let before = names
/// names.insert("John", at: 1)
/// print(before.count, names)   // 2 ["Steve", "John", "Tim"]
/// ```
public struct PersistentArray<Element> {
  @usableFromInline typealias Chunks = SumTree<ArrayChunk<Element>>

  @usableFromInline var chunks: Chunks

  /// Makes an empty array.
  @inlinable
  public init() {
    chunks = Chunks()
  }

  /// Makes an array of the elements of a sequence, in their order; O(*n*), and O(1) for such an array.
  @inlinable
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Element {
    if let elements = elements as? PersistentArray {
      self = elements
    } else {
      chunks = Self.chunks(of: elements)
    }
  }

  @inlinable
  static func chunks<Elements: Sequence>(of elements: Elements) -> Chunks
  where Elements.Element == Element {
    let elements = ContiguousArray(elements)
    let size = ArrayChunk<Element>.comfort
    let starts = stride(from: 0, to: elements.count, by: size)
    return Chunks(
      starts.map { ArrayChunk(Array(elements[$0..<Swift.min($0 + size, elements.count)])) }
    )
  }
}

extension PersistentArray: RandomAccessCollection, MutableCollection {
  /// The position of the first element: 0.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last element: the number of elements; O(1).
  @inlinable public var endIndex: Int { chunks.count }

  /// The number of elements; O(1).
  @inlinable public var count: Int { chunks.count }

  /// The element at a position; O(log *n*) to read and to replace.
  @inlinable
  public subscript(position: Int) -> Element {
    get {
      guard position >= 0, let (chunk, offset) = chunks.piece(at: position) else {
        preconditionFailure("Position \(position) is out of bounds; there are \(count) elements")
      }
      return chunk.elements[offset]
    }
    set {
      precondition(
        indices.contains(position),
        "Position \(position) is out of bounds; there are \(count) elements"
      )
      chunks.updatePiece(at: position) { chunk, offset in chunk.elements[offset] = newValue }
    }
  }

  /// Goes through the elements chunk by chunk; O(1) an element.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(chunks) }

  /// Gives one element after the other.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var chunks: Chunks.Iterator
    @usableFromInline var chunk: [Element] = []
    @usableFromInline var offset = 0

    @inlinable
    init(_ chunks: Chunks) {
      self.chunks = chunks.makeIterator()
    }

    /// The next element; nil after the last one.
    @inlinable
    public mutating func next() -> Element? {
      if offset == chunk.count {
        guard let next = chunks.next() else { return nil }
        chunk = next.elements
        offset = 0
      }
      defer { offset += 1 }
      return chunk[offset]
    }
  }
}

extension PersistentArray: Sendable where Element: Sendable {}
extension PersistentArray.Iterator: Sendable where Element: Sendable {}

extension PersistentArray {
  /// Calls a function with all elements, several neighbours at a time.
  func forEachChunk(_ body: (ArraySlice<Element>) -> Void) {
    for chunk in chunks { body(chunk.elements[...]) }
  }

  /// The first position whose element satisfies a condition that all later ones satisfy, too.
  ///
  /// - Complexity: O(log *n*): one question a level of the tree, and some in one chunk.
  @inlinable
  func position(where belongsBelow: (Element) -> Bool) -> Int {
    var start = 0
    var found: (start: Int, elements: [Element])?
    var next = chunks.root
    while let node = next {
      let elements = node.element.elements
      let middle = start + node.above.extent.count
      if let last = elements.last, belongsBelow(last) {
        found = (middle, elements)
        next = node.above
      } else {
        start = middle + elements.count
        next = node.below
      }
    }
    return found.map { $0.start + $0.elements.partitioningIndex(where: belongsBelow) } ?? count
  }
}
