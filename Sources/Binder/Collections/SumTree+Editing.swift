extension SumTree {
  /// The stack with an element between a stack above it and one below it.
  ///
  /// - Complexity: O(difference of the depths).
  @inlinable
  package static func joining(_ above: SumTree, _ element: Element, _ below: SumTree) -> SumTree {
    SumTree(root: join(above.root, element, below.root))
  }

  /// One stack directly above another; O(log n).
  @inlinable
  package static func + (above: SumTree, below: SumTree) -> SumTree {
    guard let root = above.root else { return below }
    if below.root == nil { return above }
    let (rest, last) = removingLast(root)
    return SumTree(root: join(rest, last, below.root))
  }

  /// Cuts above the first element whose lower end satisfies a condition; O(log n).
  ///
  /// The condition holds for every sum below the first one for which it holds.
  @inlinable
  package func split(where isReached: (Extent) -> Bool) -> (above: SumTree, below: SumTree) {
    let (above, below) = Self.split(root, from: .zero, where: isReached)
    return (SumTree(root: above), SumTree(root: below))
  }

  @inlinable
  package mutating func removeFirst() -> Element? {
    guard let node = root else { return nil }
    let (first, rest) = Self.removingFirst(node)
    root = rest
    return first
  }

  @inlinable
  package mutating func removeLast() -> Element? {
    guard let node = root else { return nil }
    let (rest, last) = Self.removingLast(node)
    root = rest
    return last
  }

  /// Changes the first element whose lower end satisfies a condition, if there is one; O(log n).
  ///
  /// The condition holds for every sum below the first one for which it holds. The change receives the sum above the element.
  @inlinable
  package mutating func updateFirst(
    where isReached: (Extent) -> Bool,
    _ change: (inout Element, _ start: Extent) -> Void
  ) {
    root = root.flatMap { Self.updating($0, from: .zero, where: isReached, change) }
  }
}

extension SumTree {
  @inlinable
  static func updating(
    _ node: Node,
    from top: Extent,
    where isReached: (Extent) -> Bool,
    _ change: (inout Element, _ start: Extent) -> Void
  ) -> Node {
    let middle = top + node.above.extent
    if let above = node.above, isReached(middle) {
      return Node(updating(above, from: top, where: isReached, change), node.element, node.below)
    }
    let bottom = middle + node.element.extent
    if isReached(bottom) {
      var element = node.element
      change(&element, middle)
      return Node(node.above, element, node.below)
    }
    guard let below = node.below else { return node }
    return Node(node.above, node.element, updating(below, from: bottom, where: isReached, change))
  }

  @inlinable
  static func split(
    _ node: Node?,
    from top: Extent,
    where isReached: (Extent) -> Bool
  ) -> (above: Node?, below: Node?) {
    guard let node else { return (nil, nil) }
    let middle = top + node.above.extent
    if node.above != nil, isReached(middle) {
      let (above, rest) = split(node.above, from: top, where: isReached)
      return (above, join(rest, node.element, node.below))
    }
    let bottom = middle + node.element.extent
    if isReached(bottom) { return (node.above, join(nil, node.element, node.below)) }
    let (rest, below) = split(node.below, from: bottom, where: isReached)
    return (join(node.above, node.element, rest), below)
  }

  @inlinable
  static func removingFirst(_ node: Node) -> (first: Element, rest: Node?) {
    guard let above = node.above else { return (node.element, node.below) }
    let (first, rest) = removingFirst(above)
    return (first, join(rest, node.element, node.below))
  }

  @inlinable
  static func removingLast(_ node: Node) -> (rest: Node?, last: Element) {
    guard let below = node.below else { return (node.above, node.element) }
    let (rest, last) = removingLast(below)
    return (join(node.above, node.element, rest), last)
  }
}

extension SumTree where Element: SumTreeChunk {
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

  /// Puts other pieces in the place of the one with a position in it, all in one way down; O(log n + pieces).
  @inlinable
  package mutating func replacePiece(at position: Int, with pieces: [Element]) {
    root = root.flatMap { Self.replacingPiece($0, at: position, with: pieces) }
  }

  @inlinable
  static func replacingPiece(_ node: Node, at offset: Int, with pieces: [Element]) -> Node? {
    let middle = node.above.extent.count
    if offset < middle, let above = node.above {
      return join(replacingPiece(above, at: offset, with: pieces), node.element, node.below)
    }
    let end = middle + node.element.count
    if offset >= end, let below = node.below {
      return join(node.above, node.element, replacingPiece(below, at: offset - end, with: pieces))
    }
    guard let last = pieces.last else {
      return (SumTree(root: node.above) + SumTree(root: node.below)).root
    }
    return join(pieces.dropLast().reduce(node.above) { join($0, $1, nil) }, last, node.below)
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

/// An element of a stack that stands for several positions, one or more, and can be cut between them.
@usableFromInline
package protocol SumTreeChunk: SumTreeElement where Extent: ChunkExtent {
  var count: Int { get }

  func cut(at offset: Int) -> (above: Self, below: Self)

  func joined(with below: Self) -> Self?
}

@usableFromInline
package protocol ChunkExtent: SumTreeExtent {
  var count: Int { get }
}

@usableFromInline
package struct ChunkCount: ChunkExtent {
  @usableFromInline package let elements: Int
  @usableFromInline package let count: Int

  @inlinable
  package init(elements: Int, count: Int) {
    self.elements = elements
    self.count = count
  }

  @inlinable package static var zero: ChunkCount { ChunkCount(elements: 0, count: 0) }

  @inlinable
  package static func + (above: ChunkCount, below: ChunkCount) -> ChunkCount {
    ChunkCount(elements: above.elements + below.elements, count: above.count + below.count)
  }
}
