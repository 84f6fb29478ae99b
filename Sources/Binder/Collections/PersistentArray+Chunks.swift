/// Ways through an array from chunk to chunk, where a look at each position would go through the tree each time.
extension PersistentArray {
  /// The elements at some positions as an array; O(log *n* + the number of these).
  @inlinable
  package func elements(in range: Range<Int>) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(range.count)
    Self.append(range, of: chunks.root, to: &elements)
    return elements
  }

  @inlinable
  static func append(
    _ range: Range<Int>,
    of node: Chunks.Node?,
    from start: Int = 0,
    to elements: inout [Element]
  ) {
    guard let node else { return }
    let middle = start + node.above.extent.count
    let end = middle + node.element.count
    if range.lowerBound < middle { append(range, of: node.above, from: start, to: &elements) }
    let part = range.clamped(to: middle..<end)
    if !part.isEmpty {
      elements += node.element.elements[(part.lowerBound - middle)..<(part.upperBound - middle)]
    }
    if range.upperBound > end { append(range, of: node.below, from: end, to: &elements) }
  }

  package func forEachChunk(_ body: (ArraySlice<Element>) -> Void) {
    for chunk in chunks { body(chunk.elements[...]) }
  }

  /// The first position whose element satisfies a condition that all later ones satisfy, too.
  ///
  /// - Complexity: O(log *n*): one test a level of the tree, and some in one chunk.
  @inlinable
  package func position(where belongsBelow: (Element) -> Bool) -> Int {
    var start = 0
    var found: (start: Int, elements: [Element])?
    var next = chunks.root
    while let node = next {
      let elements = node.element.elements
      let middle = start + node.above.extent.count
      if let last = elements.last, belongsBelow(last) {
        found = (middle, elements)
        next = node.above
      } else {
        start = middle + elements.count
        next = node.below
      }
    }
    return found.map { $0.start + $0.elements.partitioningIndex(where: belongsBelow) } ?? count
  }
}
