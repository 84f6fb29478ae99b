/// Some neighbouring elements of a ``PersistentArray``, at most 32.
@usableFromInline
package struct ArrayChunk<Element>: StackPiece {
  /// How many elements a chunk has at most.
  @inlinable static var capacity: Int { 32 }
  /// How many elements a chunk of a new array has: some can be added before it has to be cut.
  @inlinable static var comfort: Int { 24 }

  @usableFromInline var elements: [Element]

  @inlinable
  init(_ elements: [Element]) {
    self.elements = elements
  }

  @inlinable package var count: Int { elements.count }

  @inlinable
  package var extent: PieceCount { PieceCount(elements: 1, count: elements.count) }

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
