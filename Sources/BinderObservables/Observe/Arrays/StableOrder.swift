import Binder

/// A stable sort for sets and dictionaries: elements that are equal in the order stay as they were at the last sort.
///
/// The order in which a set or a dictionary is iterated changes when it grows.
struct StableOrder<Key: Hashable> {
  private var ranks: [Key: Int] = [:]

  /// Sorts elements; new ones stand behind those that are equal to them in the order.
  mutating func sort<Element>(
    _ elements: some Sequence<Element>,
    by areInIncreasingOrder: (Element, Element) -> Bool,
    key: (Element) -> Key
  ) -> [Element] {
    let sorted = elements.sorted { [ranks] left, right in
      if areInIncreasingOrder(left, right) { return true }
      if areInIncreasingOrder(right, left) { return false }
      return ranks[key(left), default: .max] < ranks[key(right), default: .max]
    }
    ranks = Dictionary(uniqueKeysWithValues: zip(sorted.map(key), sorted.indices))
    return sorted
  }
}

extension Array {
  func stableOrder(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Int] {
    try indices.sorted {
      if try areInIncreasingOrder(self[$0], self[$1]) { return true }
      return try $0 < $1 && !areInIncreasingOrder(self[$1], self[$0])
    }
  }
}
