import Binder

/// Values by their positions, the lowest position first.
///
/// A screen shows few of them, and they stand next to each other: a search among them compares positions, and a walk over
/// them takes them in their order.
package struct ByPosition<Position: Comparable, Value> {
  package private(set) var keys: [Position] = []
  package private(set) var values: [Value] = []

  package init() {}

  /// The value of a position; nil if it has none.
  ///
  /// - Complexity: O(log n) to read it or to replace it, O(n) to insert or to remove it.
  package subscript(position: Position) -> Value? {
    get { place(of: position).map { values[$0] } }
    set {
      guard let newValue else {
        removeValue(forKey: position)
        return
      }
      // Rows are displayed from top to bottom, most often below all others.
      guard let last = keys.last, position <= last else {
        keys.append(position)
        values.append(newValue)
        return
      }
      let place = place(ofFirstNotBelow: position)
      if keys[place] == position {
        values[place] = newValue
      } else {
        keys.insert(position, at: place)
        values.insert(newValue, at: place)
      }
    }
  }

  package var count: Int { keys.count }

  package var isEmpty: Bool { keys.isEmpty }

  package func contains(_ position: Position) -> Bool { place(of: position) != nil }

  @discardableResult
  package mutating func removeValue(forKey position: Position) -> Value? {
    guard let place = place(of: position) else { return nil }
    keys.remove(at: place)
    return values.remove(at: place)
  }

  package mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  private func place(of position: Position) -> Int? {
    let place = place(ofFirstNotBelow: position)
    return place < keys.count && keys[place] == position ? place : nil
  }

  func place(ofFirstNotBelow position: Position) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ByPosition where Position == RowPosition {
  /// The first row of a range of a section's rows that has no value; nil if all of them have one.
  func firstMissing(of rows: Range<Int>, inSection section: Int) -> RowPosition? {
    guard let first = rows.first else { return nil }
    var place = place(ofFirstNotBelow: RowPosition(section: section, row: first))
    for row in rows {
      let position = RowPosition(section: section, row: row)
      guard place < keys.count, keys[place] == position else { return position }
      place += 1
    }
    return nil
  }
}

extension ByPosition: Sequence {
  package func makeIterator() -> Zip2Sequence<[Position], [Value]>.Iterator {
    zip(keys, values).makeIterator()
  }
}
