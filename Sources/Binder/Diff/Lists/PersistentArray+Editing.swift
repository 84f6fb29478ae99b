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

  /// Replaces elements within one chunk, if there is enough room and enough is left; else returns false.
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

  /// Takes an element out and puts it in again.
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

extension PersistentArray: Hashable where Element: Hashable {
  /// Hashes the number of elements and each of them.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}
