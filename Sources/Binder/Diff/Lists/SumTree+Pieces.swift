extension SumTree where Element: StackPiece {
  /// How many positions there are in all pieces; O(1).
  @inlinable package var count: Int { extent.count }

  /// The piece with a position in it, and how many positions of the piece are above that one.
  ///
  /// - Complexity: O(log n).
  @inlinable
  package func piece(at position: Int) -> (piece: Element, offset: Int)? {
    var offset = position
    var next = root
    while let node = next {
      let middle = node.above.extent.count
      if offset < middle {
        next = node.above
        continue
      }
      offset -= middle
      if offset < node.element.count { return (node.element, offset) }
      offset -= node.element.count
      next = node.below
    }
    return nil
  }

  /// Changes the piece with a position in it; O(log n).
  @inlinable
  package mutating func updatePiece(
    at position: Int,
    _ change: (inout Element, _ offset: Int) -> Void
  ) {
    updateFirst(where: { $0.count > position }) { piece, start in
      change(&piece, position - start.count)
    }
  }

  /// The positions above one in `0...count`, and the others; O(log n).
  @inlinable
  package func split(at position: Int) -> (above: SumTree, below: SumTree) {
    var (above, below) = split { $0.count > position }
    let offset = position - above.count
    if offset > 0, let piece = below.removeFirst() {
      let parts = piece.cut(at: offset)
      above = above + SumTree([parts.above])
      below = SumTree([parts.below]) + below
    }
    return (above, below)
  }

  /// These pieces with others directly below them, where two pieces may become one; O(log n).
  @inlinable
  package func appending(_ below: SumTree) -> SumTree {
    guard let piece = last, let next = below.first, let joined = piece.joined(with: next) else {
      return self + below
    }
    var (upper, lower) = (self, below)
    _ = upper.removeLast()
    _ = lower.removeFirst()
    return .joining(upper, joined, lower)
  }

  /// Puts other pieces in the place of some positions, and returns what was there; O(log n).
  @inlinable @discardableResult
  package mutating func replaceSubrange(_ range: Range<Int>, with new: SumTree) -> SumTree {
    let (above, rest) = split(at: range.lowerBound)
    let (removed, below) = rest.split(at: range.count)
    self = above.appending(new).appending(below)
    return removed
  }
}
