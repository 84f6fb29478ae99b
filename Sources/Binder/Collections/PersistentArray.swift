/// An array whose copies share storage.
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
  @usableFromInline package typealias Chunks = SumTree<ArrayChunk<Element>>

  @usableFromInline package var chunks: Chunks

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
    if let chunks = elements.withContiguousStorageIfAvailable(chunks) { return chunks }
    let size = ArrayChunk<Element>.comfort
    var chunks: [ArrayChunk<Element>] = []
    var chunk: [Element] = []
    // A walk costs less than a look at each position of a collection.
    for element in elements {
      if chunk.isEmpty { chunk.reserveCapacity(size) }
      chunk.append(element)
      guard chunk.count == size else { continue }
      chunks.append(ArrayChunk(chunk))
      chunk = []
    }
    if !chunk.isEmpty { chunks.append(ArrayChunk(chunk)) }
    return Chunks(chunks)
  }

  @inlinable
  static func chunks(of elements: UnsafeBufferPointer<Element>) -> Chunks {
    let size = ArrayChunk<Element>.comfort
    let chunks = stride(from: 0, to: elements.count, by: size).map { start in
      ArrayChunk(Array(elements[start..<Swift.min(start + size, elements.count)]))
    }
    return Chunks(chunks)
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

  /// Iterates the elements.
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
  /// Returns what a function makes of the elements, in their order.
  ///
  /// - Parameter transform: Makes something of an element.
  /// - Returns: As many results as there are elements.
  /// - Throws: What `transform` throws.
  /// - Complexity: O(*n*).
  @inlinable
  public func map<Result, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for element in self { results.append(try transform(element)) }
    return results
  }

  /// Returns the position of the first element that satisfies a condition; nil if none does.
  ///
  /// - Parameter isWanted: The condition.
  /// - Returns: The position.
  /// - Throws: What `isWanted` throws.
  /// - Complexity: O(*n*).
  @inlinable
  public func firstIndex(where isWanted: (Element) throws -> Bool) rethrows -> Int? {
    var position = 0
    for element in self {
      if try isWanted(element) { return position }
      position += 1
    }
    return nil
  }
}

extension PersistentArray: RangeReplaceableCollection {
  /// Puts elements in the place of others; O(log *n* + the number of new elements).
  @inlinable
  public mutating func replaceSubrange<New: Collection>(_ range: Range<Int>, with elements: New)
  where New.Element == Element {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Positions \(range) are out of bounds; there are \(count) elements"
    )
    if !replaceInPlace(range, with: elements) {
      chunks.replaceSubrange(range, with: Self.chunks(of: elements))
    }
  }

  @inlinable
  mutating func replaceInPlace<New: Collection>(_ range: Range<Int>, with elements: New) -> Bool
  where New.Element == Element {
    let isAppending = range.lowerBound == count && !isEmpty
    let position = isAppending ? range.lowerBound - 1 : range.lowerBound
    guard let (chunk, offset) = chunks.piece(at: position) else { return false }
    let start = isAppending ? offset + 1 : offset
    let size = chunk.count - range.count + elements.count
    guard start + range.count <= chunk.count, size <= ArrayChunk<Element>.capacity,
      size >= Swift.min(chunk.count, ArrayChunk<Element>.capacity / 4), size > 0
    else { return false }
    chunks.updatePiece(at: position) { chunk, _ in
      chunk.elements.replaceSubrange(start..<(start + range.count), with: elements)
    }
    return true
  }

  /// Removes an element and inserts it again.
  ///
  /// - Parameters:
  ///   - source: The element's position.
  ///   - target: Its position afterwards.
  /// - Complexity: O(log *n*).
  @inlinable
  public mutating func move(from source: Int, to target: Int) {
    let element = remove(at: source)
    insert(element, at: target)
  }
}

extension PersistentArray: ExpressibleByArrayLiteral {
  /// Makes an array of the elements between the brackets.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}

extension PersistentArray: CustomStringConvertible, CustomDebugStringConvertible {
  /// The elements as an array prints them: `["Steve", "Tim"]`.
  public var description: String { Array(self).description }

  /// The elements as an array prints them: `["Steve", "Tim"]`.
  public var debugDescription: String { description }
}

extension PersistentArray: Equatable where Element: Equatable {
  /// True for equal elements in equal order; O(1) for copies of one array.
  @inlinable
  public static func == (left: PersistentArray, right: PersistentArray) -> Bool {
    left.chunks.root === right.chunks.root
      || left.count == right.count && left.elementsEqual(right)
  }
}

extension PersistentArray where Element: Equatable {
  /// Returns the position of the first element that is equal to a value; nil if none is; O(*n*).
  @inlinable
  public func firstIndex(of value: Element) -> Int? { firstIndex { $0 == value } }
}

extension PersistentArray: Hashable where Element: Hashable {
  /// Hashes the number of elements and each of them.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

/// Some neighbouring elements of a ``PersistentArray``, at most 32.
@usableFromInline
package struct ArrayChunk<Element>: SumTreeChunk {
  @inlinable package static var capacity: Int { 32 }
  /// The number of elements in a chunk of a new array: some can be added before the chunk is cut.
  @inlinable static var comfort: Int { 24 }

  @usableFromInline package var elements: [Element]

  @inlinable
  init(_ elements: [Element]) {
    self.elements = elements
  }

  @inlinable package var count: Int { elements.count }

  @inlinable
  package var extent: ChunkCount { ChunkCount(elements: 1, count: elements.count) }

  @inlinable
  package func cut(at offset: Int) -> (above: ArrayChunk, below: ArrayChunk) {
    (ArrayChunk(Array(elements[..<offset])), ArrayChunk(Array(elements[offset...])))
  }

  @inlinable
  package func joined(with below: ArrayChunk) -> ArrayChunk? {
    guard count + below.count <= Self.capacity else { return nil }
    return ArrayChunk(elements + below.elements)
  }

}

extension ArrayChunk: Sendable where Element: Sendable {}

extension ArrayChunk: EditableChunk {
  @inlinable
  package static func isEnough(_ count: Int) -> Bool { count >= capacity / 4 }

  @inlinable
  package func edited(by edits: ListEdits<Element>, from start: Int) -> [ArrayChunk] {
    let elements = edits.result(for: elements, from: start)
    if elements.count <= Self.capacity { return elements.isEmpty ? [] : [ArrayChunk(elements)] }
    return stride(from: 0, to: elements.count, by: Self.comfort).map { first in
      ArrayChunk(Array(elements[first..<Swift.min(first + Self.comfort, elements.count)]))
    }
  }
}
