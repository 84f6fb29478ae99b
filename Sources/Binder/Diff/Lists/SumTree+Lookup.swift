extension SumTree {
  /// Finds the first element whose lower end satisfies a condition, with the sum above it.
  ///
  /// The condition holds for every sum below the first one for which it holds. The sums start at
  /// `start`, so that the elements of a stack within a stack are looked up in the coordinates, and
  /// with the roundings, of the outer one.
  ///
  /// - Complexity: O(log n) calls of `isReached`.
  @inlinable
  package func first(
    from start: Extent = .zero,
    where isReached: (Extent) -> Bool
  ) -> (element: Element, start: Extent)? {
    var found: (element: Element, start: Extent)?
    var top = start
    var next = root
    while let node = next {
      var middle = top
      if let above = node.above {
        middle = top + above.extent
        if isReached(middle) {
          // In case a rounding lets no element of `above` reach it, this one is the first below.
          found = (node.element, middle)
          next = above
          continue
        }
      }
      let bottom = middle + node.element.extent
      if isReached(bottom) { return (node.element, middle) }
      top = bottom
      next = node.below
    }
    return found
  }

  /// The uppermost element; O(log n).
  @inlinable package var first: Element? {
    var node = root
    while let above = node?.above { node = above }
    return node?.element
  }

  /// The lowermost element; O(log n).
  @inlinable package var last: Element? {
    var node = root
    while let below = node?.below { node = below }
    return node?.element
  }
}

extension SumTree: Sequence {
  /// Goes from the uppermost element to the lowermost.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    /// The nodes that still have to give their element, the next one last.
    @usableFromInline var waiting: [Node] = []

    @inlinable
    init(_ root: Node?) {
      descend(from: root)
    }

    @inlinable
    mutating func descend(from node: Node?) {
      var next = node
      while let node = next {
        waiting.append(node)
        next = node.above
      }
    }

    @inlinable
    package mutating func next() -> Element? {
      guard let node = waiting.popLast() else { return nil }
      descend(from: node.below)
      return node.element
    }
  }

  @inlinable package func makeIterator() -> Iterator { Iterator(root) }

  @inlinable package var underestimatedCount: Int { extent.elements }
}

extension SumTree: Equatable where Element: Equatable {
  /// True for equal elements in equal order, however the trees are grown.
  @inlinable
  package static func == (left: SumTree, right: SumTree) -> Bool {
    left.root === right.root || left.elementsEqual(right)
  }
}

extension SumTree.Iterator: Sendable where Element: Sendable {}
