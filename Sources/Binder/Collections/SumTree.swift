/// A stack of elements that knows the sum of any leading part of it.
///
/// The elements are the nodes of a balanced (AVL) tree, and each node knows the sum of its subtree.
/// A sum is always computed from the two subtrees, never adjusted by a difference: so a height
/// does not drift, however often the stack changes. Nodes are immutable and shared between copies;
/// a change makes O(log n) new ones.
@usableFromInline
package struct SumTree<Element: SumTreeElement> {
  @usableFromInline package typealias Extent = Element.Extent

  /// An element with everything above and below it in its subtree.
  @usableFromInline
  package final class Node: SumTreeElement {
    @usableFromInline package let above: Node?
    @usableFromInline package let element: Element
    @usableFromInline package let below: Node?
    @usableFromInline package let extent: Extent
    @usableFromInline package let depth: Int

    @inlinable
    init(_ above: Node?, _ element: Element, _ below: Node?) {
      self.above = above
      self.element = element
      self.below = below
      var extent = element.extent
      if let above { extent = above.extent + extent }
      if let below { extent = extent + below.extent }
      self.extent = extent
      depth = 1 + Swift.max(above?.depth ?? 0, below?.depth ?? 0)
    }
  }

  @usableFromInline package var root: Node?

  /// Makes a stack of elements from top to bottom.
  ///
  /// - Complexity: O(n).
  @inlinable
  package init(_ elements: [Element] = []) {
    root = Self.balanced(elements[...])
  }

  @inlinable
  init(root: Node?) {
    self.root = root
  }

  @inlinable
  static func balanced(_ elements: ArraySlice<Element>) -> Node? {
    guard !elements.isEmpty else { return nil }
    let middle = elements.startIndex + elements.count / 2
    return Node(
      balanced(elements[..<middle]),
      elements[middle],
      balanced(elements[(middle + 1)...])
    )
  }

  @inlinable package var extent: Extent {
    guard let root else { return .zero }
    return root.extent
  }

  /// Nodes on the longest way from the root, at most 1.45 · log₂(n + 2).
  @inlinable package var depth: Int { root?.depth ?? 0 }
}

extension SumTree: Sendable where Element: Sendable {}
extension SumTree.Node: Sendable where Element: Sendable {}

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
    // In case a rounding lets no element above it reach the condition, this node is the first below.
    var passed: Node?
    var startOfPassed = start
    var top = start
    var next = root
    while let node = next {
      var middle = top
      if let above = node.above {
        middle = top + above.extent
        if isReached(middle) {
          (passed, startOfPassed, next) = (node, middle, above)
          continue
        }
      }
      let bottom = middle + node.element.extent
      if isReached(bottom) { return (node.element, middle) }
      top = bottom
      next = node.below
    }
    guard let passed else { return nil }
    return (passed.element, startOfPassed)
  }

  @inlinable package var first: Element? {
    var node = root
    while let above = node?.above { node = above }
    return node?.element
  }

  @inlinable package var last: Element? {
    var node = root
    while let below = node?.below { node = below }
    return node?.element
  }
}

extension SumTree: Sequence {
  @usableFromInline
  package struct Iterator: IteratorProtocol {
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
  @inlinable
  package static func == (left: SumTree, right: SumTree) -> Bool {
    left.root === right.root || left.elementsEqual(right)
  }
}

extension SumTree.Iterator: Sendable where Element: Sendable {}

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

/// An element of a ``SumTree``, with the extent that it adds to the sums.
@usableFromInline
package protocol SumTreeElement {
  associatedtype Extent: SumTreeExtent

  /// The extent of the element; read often, so O(1).
  var extent: Extent { get }
}

/// The sum of a part of a stack: whatever the stack is searched by.
@usableFromInline
package protocol SumTreeExtent: Sendable, Equatable {
  static var zero: Self { get }

  static func + (above: Self, below: Self) -> Self

  var elements: Int { get }
}

extension Optional: SumTreeElement where Wrapped: SumTreeElement {
  @inlinable package var extent: Wrapped.Extent { self?.extent ?? .zero }
}
