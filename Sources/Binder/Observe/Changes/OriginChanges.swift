/// The changes that lead from where elements were to where they are.
struct OriginChanges {
  /// A moved element.
  private struct Arrival {
    let old: RowPosition
    let new: RowPosition
    /// How many elements that stayed in the section are above it; nil if it comes from another section.
    let anchors: Int?
  }

  var deletions: [RowPosition] = []
  private(set) var insertions: [RowPosition] = []
  private(set) var updates: [IndexPair<RowPosition>] = []
  private(set) var moves: [IndexPair<RowPosition>] = []
  private var arrivals: [Arrival] = []

  /// Begins with elements that are there no more.
  init(deletions: [RowPosition]) {
    self.deletions = deletions
  }

  /// Takes what has become of one section.
  ///
  /// - Parameters:
  ///   - runs: What is in the section now, from top to bottom.
  ///   - new: Where the section is now.
  ///   - old: Where the section was.
  ///   - comesAnew: Whether an element that comes from a section is one that was not there before.
  mutating func add(
    _ runs: some Sequence<OriginRun>,
    in new: Int,
    from old: Int,
    comesAnew: (RowPosition) -> Bool = { _ in false }
  ) {
    var row = 0
    var anchors = 0
    for run in runs {
      let place = RowPosition(section: new, row: row)
      if let origin = run.origin, !run.isMoved {
        anchors += run.count
        if run.isUpdated { update(run, from: origin, to: place) }
      } else if let origin = run.origin, !run.isUpdated, !comesAnew(origin) {
        let home = origin.section == old ? anchors : nil
        arrivals.append(Arrival(old: origin, new: place, anchors: home))
      } else {
        if let origin = run.origin { deletions.append(origin) }
        insertions += (0..<run.count).map { RowPosition(section: new, row: row + $0) }
      }
      row += run.count
    }
  }

  private mutating func update(_ run: OriginRun, from origin: RowPosition, to place: RowPosition) {
    for offset in 0..<run.count {
      updates.append(
        IndexPair(
          old: RowPosition(section: origin.section, row: origin.row + offset),
          new: RowPosition(section: place.section, row: place.row + offset)
        )
      )
    }
  }

  /// Sorts everything, and drops the moves that lead nowhere.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  mutating func finish() {
    deletions.sort()
    let leaving = (deletions + arrivals.map(\.old)).sorted()
    let idle = arrivals.filter { arrival in
      guard let anchors = arrival.anchors else { return false }
      let first = RowPosition(section: arrival.old.section, row: 0)
      let above = leaving.partitioningIndex { $0 >= arrival.old }
        - leaving.partitioningIndex { $0 >= first }
      return arrival.old.row - above == anchors
    }
    let staying = Self.staying(idle)
    moves = arrivals.filter { !staying.contains($0.new) }.map { IndexPair(old: $0.old, new: $0.new) }
    updates.sort { $0.old < $1.old }
  }

  /// Of elements that are where they were among those that stayed, the most that are in their old order.
  private static func staying(_ arrivals: [Arrival]) -> Set<RowPosition> {
    guard arrivals.count > 1 else { return Set(arrivals.map(\.new)) }
    // Sections keep their elements to themselves here, so places among all old ones can be compared.
    let sections = Dictionary(grouping: arrivals, by: \.new.section)
    return sections.values.reduce(into: []) { staying, arrivals in
      var places = Set(arrivals.indices)
      arrivals.map { Int32($0.old.row) }.withUnsafeBufferPointer { rows in
        LongestIncreasing.forEachPlaceOutside(rows) { places.remove($0) }
      }
      staying.formUnion(places.map { arrivals[$0].new })
    }
  }
}

extension RandomAccessCollection {
  /// The first position whose element satisfies a condition that all later ones satisfy, too; O(log *n*).
  func partitioningIndex(where belongsBelow: (Element) -> Bool) -> Index {
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
