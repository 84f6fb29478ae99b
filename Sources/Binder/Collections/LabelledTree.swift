/// An element of an order-maintenance list, a stack; it is found by a label: labels ascend from the top to the bottom.
///
/// A label that was remembered finds the position of its element, however the others have changed.
@usableFromInline protocol LabelledElement: SumTreeElement where Extent == LabelledExtent {
  var label: Int { get set }
}

/// The number of elements of a part of a stack, what they weigh, and the label of the last one.
@usableFromInline struct LabelledExtent: SumTreeExtent {
  @usableFromInline let elements: Int
  /// The sum of what the elements stand for, such as rows.
  @usableFromInline let count: Int
  @usableFromInline let label: Int

  @inlinable
  init(elements: Int, count: Int, label: Int) {
    self.elements = elements
    self.count = count
    self.label = label
  }

  @inlinable static var zero: LabelledExtent { LabelledExtent(elements: 0, count: 0, label: .min) }

  @inlinable static func + (above: LabelledExtent, below: LabelledExtent) -> LabelledExtent {
    LabelledExtent(
      elements: above.elements + below.elements,
      count: above.count + below.count,
      label: below.elements > 0 ? below.label : above.label
    )
  }
}

/// A stack of elements that are found by their labels.
@usableFromInline struct LabelledTree<Element: LabelledElement> {
  @usableFromInline var tree = SumTree<Element>()

  @inlinable
  init() {}

  @inlinable var extent: LabelledExtent { tree.extent }

  /// The element with a label, and the sum above it; O(log *n*).
  @inlinable subscript(label: Int) -> (element: Element, start: LabelledExtent)? {
    tree.first { $0.label >= label }.flatMap { $0.element.label == label ? $0 : nil }
  }

  /// The element that stands for a position, counted by what elements weigh; O(log *n*).
  @inlinable func element(at position: Int) -> (element: Element, start: LabelledExtent)? {
    tree.first { $0.count > position }
  }

  /// Changes an element but not its label; O(log *n*).
  @inlinable mutating func update(_ label: Int, _ change: (inout Element) -> Void) {
    tree.updateFirst(where: { $0.label >= label }) { element, _ in change(&element) }
  }

  @usableFromInline enum Place {
    case above(Int)
    case below(Int)
    case end
  }

  /// Puts elements in, and gives them labels.
  ///
  /// Where there is no room between two labels, all elements get other ones. That is so after 40 insertions at the
  /// same place, at the earliest.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* elements, and O(*n*) if there is no room.
  @inlinable mutating func insert(
    _ elements: [Element],
    _ place: Place,
    didLabel: (Element) -> Void
  ) {
    if elements.isEmpty { return }
    let (above, below) = cut(place)
    var elements = elements
    let labels = Labels.between(
      above.last?.label,
      below.first?.label,
      count: elements.count
    )
    if let labels {
      for (index, label) in zip(elements.indices, labels) {
        elements[index].label = label
        didLabel(elements[index])
      }
      tree = above + SumTree(elements) + below
    } else {
      var all = Array(above) + elements + Array(below)
      for (index, label) in zip(all.indices, Labels.spread(all.count)) {
        all[index].label = label
        didLabel(all[index])
      }
      tree = SumTree(all)
    }
  }

  /// Takes an element out; O(log *n*).
  @discardableResult
  @inlinable mutating func remove(_ label: Int) -> Element? {
    guard self[label] != nil else { return nil }
    var (above, below) = tree.split { $0.label >= label }
    let element = below.removeFirst()
    above = above + below
    tree = above
    return element
  }

  @inlinable func cut(_ place: Place) -> (above: SumTree<Element>, below: SumTree<Element>) {
    switch place {
    case .above(let label): tree.split { $0.label >= label }
    case .below(let label): tree.split { $0.label > label }
    case .end: (tree, SumTree())
    }
  }
}

extension LabelledTree: Sequence {
  @inlinable func makeIterator() -> SumTree<Element>.Iterator { tree.makeIterator() }
}

extension LabelledTree: Sendable where Element: Sendable {}

/// Ascending numbers with room between them.
@usableFromInline enum Labels {
  @inlinable static var distance: Int { 1 << 40 }
  /// No label is further from 0.
  @inlinable static var limit: Int { 1 << 61 }

  @inlinable static func between(_ above: Int?, _ below: Int?, count: Int) -> StrideTo<Int>? {
    let room = distance.multipliedReportingOverflow(by: count + 1)
    guard !room.overflow, room.partialValue < limit else { return nil }
    var step = distance
    var start = 0
    switch (above, below) {
    case (nil, nil): break
    case (let above?, nil): start = above
    case (nil, let below?): start = below - room.partialValue
    case (let above?, let below?):
      start = above
      step = Swift.min(distance, (below - above) / (count + 1))
    }
    guard step > 0, start > -limit, start < limit - room.partialValue else { return nil }
    // In the middle of the room, so that there is some on both sides.
    if let above, let below { start = above + (below - above - step * (count + 1)) / 2 }
    return stride(from: start + step, to: start + step * (count + 1), by: step)
  }

  @inlinable static func spread(_ count: Int) -> StrideTo<Int> {
    let step = Swift.min(distance, limit / (count + 1))
    let start = -step * (count / 2)
    return stride(from: start, to: start + step * count, by: step)
  }
}
