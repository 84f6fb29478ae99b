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

  /// Takes the uppermost element away and returns it; O(log n).
  @inlinable
  package mutating func removeFirst() -> Element? {
    guard let node = root else { return nil }
    let (first, rest) = Self.removingFirst(node)
    root = rest
    return first
  }

  /// Takes the lowermost element away and returns it; O(log n).
  @inlinable
  package mutating func removeLast() -> Element? {
    guard let node = root else { return nil }
    let (rest, last) = Self.removingLast(node)
    root = rest
    return last
  }

  /// Changes the first element whose lower end satisfies a condition, if there is one; O(log n).
  ///
  /// The condition holds for every sum below the first one for which it holds. The change is told the sum
  /// above the element.
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
