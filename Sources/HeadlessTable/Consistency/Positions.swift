/// The positions that operations of one kind name, each once and in ascending order.
struct Positions<Position: Comparable & Sendable>: Sendable {
  private(set) var ascending: [Position]

  /// Those that were named more than once, ascending.
  private(set) var repeated: [Position] = []

  /// Sorts what is named, and drops what is named again.
  ///
  /// - Complexity: O(k log k) comparisons; k − 1 where the positions ascend already.
  init(_ named: [Position]) {
    ascending = named
    guard !Positions.ascends(named) else { return }
    ascending.sort()
    guard !Positions.ascends(ascending) else { return }
    dropRepeated()
  }

  var isEmpty: Bool { ascending.isEmpty }

  /// How many positions are below one.
  ///
  /// - Complexity: O(log k).
  func count(below position: Position) -> Int {
    var low = 0
    var high = ascending.count
    while low < high {
      let middle = (low + high) / 2
      if ascending[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the operations name a position; O(log k).
  func contains(_ position: Position) -> Bool {
    let index = count(below: position)
    return index < ascending.count && ascending[index] == position
  }

  /// The positions of both; O(k).
  func union(_ other: Positions) -> Positions {
    if isEmpty { return other }
    if other.isEmpty { return self }
    var merged: [Position] = []
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
    return Positions(ascending: merged)
  }

  private init(ascending: [Position]) {
    self.ascending = ascending
  }

  private static func ascends(_ positions: [Position]) -> Bool {
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
