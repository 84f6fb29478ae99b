import Binder

/// The sections that operations of one kind name, each once and in ascending order.
struct SectionPositions: Sendable {
  private(set) var ascending: [Int]

  /// Those that were named more than once, ascending.
  private(set) var repeated: [Int] = []

  /// Sorts what is named, and drops what is named again.
  ///
  /// - Complexity: O(k log k) comparisons; k − 1 where the positions ascend already.
  init(_ named: [Int]) {
    ascending = named
    guard !Self.ascends(named) else { return }
    ascending.sort()
    guard !Self.ascends(ascending) else { return }
    dropRepeated()
  }

  var isEmpty: Bool { ascending.isEmpty }

  /// Whether the operations name a position; O(log k).
  func contains(_ position: Int) -> Bool {
    let index = ascending.partitioningIndex { $0 >= position }
    return index < ascending.count && ascending[index] == position
  }

  /// The positions of both; O(k).
  func union(_ other: SectionPositions) -> SectionPositions {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var merged: [Int] = []
    merged.reserveCapacity(ascending.count + other.ascending.count)
    var next = 0
    for position in ascending {
      while next < other.ascending.count, other.ascending[next] < position {
        merged.append(other.ascending[next])
        next += 1
      }
      if next < other.ascending.count, other.ascending[next] == position { next += 1 }
      merged.append(position)
    }
    merged.append(contentsOf: other.ascending[next...])
    return SectionPositions(ascending: merged)
  }

  private init(ascending: [Int]) {
    self.ascending = ascending
  }

  private static func ascends(_ positions: [Int]) -> Bool {
    for index in positions.indices.dropFirst() where !(positions[index - 1] < positions[index]) {
      return false
    }
    return true
  }

  private mutating func dropRepeated() {
    let sorted = ascending
    ascending.removeAll(keepingCapacity: true)
    for position in sorted {
      if ascending.last != position {
        ascending.append(position)
      } else if repeated.last != position {
        repeated.append(position)
      }
    }
  }
}
