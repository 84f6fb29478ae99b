/// A stack of elements that knows the sum of any leading part of it.
///
/// The elements are the nodes of a balanced (AVL) tree, and each node knows the sum of its subtree.
/// A sum is always computed anew from the two subtrees, never adjusted by a difference: so a height
/// does not drift, however often the stack changes. Nodes are immutable and shared between copies;
/// a change makes O(log n) new ones.
struct SumTree<Element: Stacked>: Sendable {
  /// An element with everything above and below it in its subtree.
  final class Node: Stacked {
    let above: Node?
    let element: Element
    let below: Node?
    /// What the whole subtree adds up to.
    let extent: Extent
    /// Nodes on the longest way down, this one included.
    let depth: Int

    init(_ above: Node?, _ element: Element, _ below: Node?) {
      self.above = above
      self.element = element
      self.below = below
      extent = (above.extent + element.extent) + below.extent
      depth = 1 + Swift.max(above?.depth ?? 0, below?.depth ?? 0)
    }
  }

  var root: Node?

  /// Makes a stack of elements from top to bottom.
  ///
  /// - Complexity: O(n).
  init(_ elements: [Element] = []) {
    root = Self.balanced(elements[...])
  }

  init(root: Node?) {
    self.root = root
  }

  private static func balanced(_ elements: ArraySlice<Element>) -> Node? {
    guard !elements.isEmpty else { return nil }
    let middle = elements.startIndex + elements.count / 2
    return Node(
      balanced(elements[..<middle]),
      elements[middle],
      balanced(elements[(middle + 1)...])
    )
  }

  /// What the whole stack adds up to; O(1).
  var extent: Extent { root.extent }

  /// Nodes on the longest way from the root, at most 1.45 · log₂(n + 2).
  var depth: Int { root?.depth ?? 0 }
}
