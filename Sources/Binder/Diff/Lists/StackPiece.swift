/// An element of a stack that stands for several positions, one or more, and can be cut between them.
@usableFromInline
package protocol StackPiece: Stacked where Extent: PieceExtent {
  /// How many positions the piece stands for.
  var count: Int { get }

  /// Cuts the piece between two of its positions.
  ///
  /// - Parameter offset: How many positions the first part has: more than 0, fewer than `count`.
  func cut(at offset: Int) -> (above: Self, below: Self)

  /// The piece and the one directly below it as one; nil if they are to stay two.
  func joined(with below: Self) -> Self?
}

/// What a part of a stack of pieces adds up to.
@usableFromInline
package protocol PieceExtent: StackExtent {
  /// How many positions are in the pieces.
  var count: Int { get }
}

/// The number of pieces and of their positions.
@usableFromInline
package struct PieceCount: PieceExtent {
  @usableFromInline package let elements: Int
  @usableFromInline package let count: Int

  /// Counts pieces and their positions.
  @inlinable
  package init(elements: Int, count: Int) {
    self.elements = elements
    self.count = count
  }

  @inlinable package static var zero: PieceCount { PieceCount(elements: 0, count: 0) }

  @inlinable
  package static func + (above: PieceCount, below: PieceCount) -> PieceCount {
    PieceCount(elements: above.elements + below.elements, count: above.count + below.count)
  }
}
