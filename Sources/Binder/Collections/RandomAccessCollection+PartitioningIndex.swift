extension RandomAccessCollection {
  /// The first position whose element satisfies a condition that all later ones satisfy, too; O(log *n*).
  @inlinable
  package func partitioningIndex(where belongsBelow: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if belongsBelow(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
