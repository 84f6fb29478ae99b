/// One end of an edit, or a row that is updated, at its place in a tracked section.
struct RowEnd {
  /// Stands for the edit of a row that is updated and has no other edit.
  static let noEdit = -1

  let section: Int
  let row: Int
  /// The position of the edit in the outline.
  let edit: Int
}

extension [RowEnd] {
  /// Sorts by section and then by row; what is at one place keeps its order.
  ///
  /// Most ends are in order already. Others are counted digit by digit and never compared.
  ///
  /// - Complexity: O(*k* + *s*) for *k* ends in *s* sections.
  mutating func sortByPlace(sectionCount: Int) {
    guard !isAscending else { return }
    let highest = reduce(0) { Swift.max($0, $1.row) }
    var shift = 0
    while highest >> shift > 0 {
      self = distributed(over: 1 << Self.digitBits) {
        ($0.row >> shift) & (1 << Self.digitBits - 1)
      }
      shift += Self.digitBits
    }
    self = distributed(over: sectionCount) { $0.section }
  }

  private static var digitBits: Int { 10 }

  private var isAscending: Bool {
    for index in indices.dropFirst() {
      let (above, below) = (self[index - 1], self[index])
      if above.section > below.section { return false }
      if above.section == below.section && above.row > below.row { return false }
    }
    return true
  }

  /// The ends by their bucket; those in one bucket keep their order.
  @inline(__always)
  private func distributed(over count: Int, bucket: (RowEnd) -> Int) -> [RowEnd] {
    var places = [Int](repeating: 0, count: count + 1)
    for end in self { places[bucket(end) + 1] += 1 }
    for bucket in 0..<count { places[bucket + 1] += places[bucket] }
    return [RowEnd](unsafeUninitializedCapacity: self.count) { sorted, sortedCount in
      for end in self {
        let bucket = bucket(end)
        sorted.initializeElement(at: places[bucket], to: end)
        places[bucket] += 1
      }
      sortedCount = self.count
    }
  }
}
