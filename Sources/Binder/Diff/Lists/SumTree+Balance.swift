extension SumTree {
  /// A balanced tree of two balanced trees of any depth and the element between them.
  ///
  /// The element goes down the side of the deeper tree to where the depths match. The result is at
  /// most one node deeper than the deeper of the two.
  @inlinable
  static func join(_ above: Node?, _ element: Element, _ below: Node?) -> Node {
    let lean = (above?.depth ?? 0) - (below?.depth ?? 0)
    if let above, lean > 1 {
      return balance(above.above, above.element, join(above.below, element, below))
    }
    if let below, lean < -1 {
      return balance(join(above, element, below.above), below.element, below.below)
    }
    return Node(above, element, below)
  }

  /// A balanced tree of two balanced trees whose depths differ by at most two.
  @inlinable
  static func balance(_ above: Node?, _ element: Element, _ below: Node?) -> Node {
    let lean = (above?.depth ?? 0) - (below?.depth ?? 0)
    if let above, lean > 1 {
      if let inner = above.below, inner.depth > above.above?.depth ?? 0 {
        return Node(
          Node(above.above, above.element, inner.above),
          inner.element,
          Node(inner.below, element, below)
        )
      }
      return Node(above.above, above.element, Node(above.below, element, below))
    }
    if let below, lean < -1 {
      if let inner = below.above, inner.depth > below.below?.depth ?? 0 {
        return Node(
          Node(above, element, inner.above),
          inner.element,
          Node(inner.below, below.element, below.below)
        )
      }
      return Node(Node(above, element, below.above), below.element, below.below)
    }
    return Node(above, element, below)
  }
}
