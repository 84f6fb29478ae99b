import Binder

/// An ordered list whose nodes know their positions (an order-statistic tree).
///
/// An element keeps its place among the others, even if the value changes that it was ordered by. The tree is a treap: a node
/// is above all nodes of a lower priority, and priorities are spread as if by chance.
@usableFromInline
struct OrderStatisticTree<Element> {
  @usableFromInline
  final class Node {
    @usableFromInline let element: Element
    @usableFromInline let priority: UInt64
    @usableFromInline var count = 1
    @usableFromInline unowned var parent: Node?
    @usableFromInline var left: Node?
    @usableFromInline var right: Node?

    /// Makes an element that has no place yet.
    @inlinable
    init(_ element: Element, number: Int) {
      self.element = element
      var bits = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      priority = bits ^ (bits >> 27)
    }
  }

  @usableFromInline var root: Node?

  @inlinable
  init() {}

  /// Takes elements that are in order, out of another tree or of none; O(*n*).
  @inlinable
  init(_ nodes: [Node]) {
    var spine: [Node] = []
    for node in nodes {
      var below: Node?
      while let last = spine.last, last.priority < node.priority {
        last.countAgain()
        below = spine.removeLast()
      }
      node.right = nil
      node.setLeft(below)
      spine.last?.setRight(node)
      spine.append(node)
    }
    root = spine.first
    while let last = spine.popLast() { last.countAgain() }
    root?.parent = nil
  }

  @inlinable
  func node(at position: Int) -> Node? {
    var (next, left) = (root, position)
    while let node = next {
      let above = node.left?.count ?? 0
      if left == above { return node }
      next = left < above ? node.left : node.right
      if left > above { left -= above + 1 }
    }
    return nil
  }

  @inlinable
  func position(of node: Node) -> Int {
    var (position, child) = (node.left?.count ?? 0, node)
    while let parent = child.parent {
      if parent.right === child { position += (parent.left?.count ?? 0) + 1 }
      child = parent
    }
    return position
  }

  /// Gives an element its place: behind those that are before it; O(log *n*) comparisons.
  @inlinable
  mutating func insert(_ node: Node, isBefore: (Element, Element) -> Bool) {
    guard var place = root else { return root = node }
    while true {
      let goesBelow = isBefore(place.element, node.element)
      guard let next = goesBelow ? place.right : place.left else {
        if goesBelow { place.setRight(node) } else { place.setLeft(node) }
        break
      }
      place = next
    }
    var counted: Node? = place
    while let ancestor = counted {
      ancestor.count += 1
      counted = ancestor.parent
    }
    while let parent = node.parent, parent.priority < node.priority { lift(node, above: parent) }
  }

  @inlinable
  mutating func remove(_ node: Node) {
    while let child = node.preferredChild { lift(child, above: node) }
    let parent = node.parent
    put(nil, inPlaceOf: node)
    var counted = parent
    while let ancestor = counted {
      ancestor.count -= 1
      counted = ancestor.parent
    }
    node.parent = nil
    node.count = 1
  }

  @inlinable
  mutating func lift(_ node: Node, above parent: Node) {
    put(node, inPlaceOf: parent)
    if parent.left === node {
      parent.setLeft(node.right)
      node.setRight(parent)
    } else {
      parent.setRight(node.left)
      node.setLeft(parent)
    }
    parent.countAgain()
    node.countAgain()
  }

  @inlinable
  mutating func put(_ other: Node?, inPlaceOf node: Node) {
    let parent = node.parent
    if let parent {
      if parent.left === node { parent.left = other } else { parent.right = other }
    } else {
      root = other
    }
    other?.parent = parent
  }
}

extension OrderStatisticTree.Node {
  @inlinable
  func setLeft(_ node: OrderStatisticTree.Node?) {
    left = node
    node?.parent = self
  }

  @inlinable
  func setRight(_ node: OrderStatisticTree.Node?) {
    right = node
    node?.parent = self
  }

  @inlinable
  func countAgain() {
    count = 1 + (left?.count ?? 0) + (right?.count ?? 0)
  }

  @inlinable var preferredChild: OrderStatisticTree.Node? {
    guard let left, let right else { return left ?? right }
    return left.priority < right.priority ? right : left
  }
}
