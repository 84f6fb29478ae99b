/// A stack of elements that knows the sum of any leading part of it.
///
/// The elements are the nodes of a balanced (AVL) tree, and each node knows the sum of its subtree.
/// A sum is always computed anew from the two subtrees, never adjusted by a difference: so a height
/// does not drift, however often the stack changes. Nodes are immutable and shared between copies;
/// a change makes O(log n) new ones.
@usableFromInline
package struct SumTree<Element: Stacked> {
  @usableFromInline package typealias Extent = Element.Extent

  /// An element with everything above and below it in its subtree.
  @usableFromInline
  package final class Node: Stacked {
    @usableFromInline package let above: Node?
    @usableFromInline package let element: Element
    @usableFromInline package let below: Node?
    /// What the whole subtree adds up to.
    @usableFromInline package let extent: Extent
    /// Nodes on the longest way down, this one included.
    @usableFromInline package let depth: Int

    @inlinable
    init(_ above: Node?, _ element: Element, _ below: Node?) {
      self.above = above
      self.element = element
      self.below = below
      extent = (above.extent + element.extent) + below.extent
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

  /// What the whole stack adds up to; O(1).
  @inlinable package var extent: Extent { root?.extent ?? .zero }

  /// Nodes on the longest way from the root, at most 1.45 · log₂(n + 2).
  @inlinable package var depth: Int { root?.depth ?? 0 }
}

extension SumTree: Sendable where Element: Sendable {}
extension SumTree.Node: Sendable where Element: Sendable {}
