/// The changes that lead from where elements were to where they are.
///
/// An element that leaves its place among those that stay moves, or is deleted and inserted if it was updated as
/// well; one that only seemed to leave it stays.
struct OriginChanges {
  /// An element that was taken out and put in again.
  private struct Arrival {
    let old: RowPosition
    let new: RowPosition
    /// Whether it is in the section that it was in.
    let isHome: Bool
    let isUpdated: Bool
  }

  private(set) var deletions: [RowPosition]
  private(set) var insertions: [RowPosition] = []
  private(set) var updates: [IndexPair<RowPosition>] = []
  private(set) var moves: [IndexPair<RowPosition>] = []
  private var arrivals: [Arrival] = []

  /// Begins with elements that are there no more.
  init(deletions: [RowPosition] = []) {
    self.deletions = deletions
  }

  /// An element is there no more.
  mutating func delete(_ place: RowPosition) {
    deletions.append(place)
  }

  /// An element was not there before.
  mutating func insert(_ place: RowPosition) {
    insertions.append(place)
  }

  /// An element that stayed shows something else.
  mutating func update(from old: RowPosition, to new: RowPosition) {
    updates.append(IndexPair(old: old, new: new))
  }

  /// An element was taken out and put in again; `isHome` if in the section that it was in.
  mutating func move(from old: RowPosition, to new: RowPosition, isHome: Bool, isUpdated: Bool) {
    arrivals.append(Arrival(old: old, new: new, isHome: isHome, isUpdated: isUpdated))
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
    var place = RowPosition(section: new, row: 0)
    for run in runs {
      for offset in 0..<(run.isTouched ? run.count : 0) {
        let target = RowPosition(section: new, row: place.row + offset)
        guard var origin = run.origin, !(run.isMoved && comesAnew(origin)) else {
          insert(target)
          continue
        }
        origin.row += offset
        if run.isMoved {
          let isHome = origin.section == old
          move(from: origin, to: target, isHome: isHome, isUpdated: run.isUpdated)
        } else {
          update(from: origin, to: target)
        }
      }
      place.row += run.count
    }
  }

  /// Sorts everything, and settles what becomes of the elements that were taken out and put in again.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  mutating func finish() {
    let leaving = (deletions + arrivals.map(\.old)).sorted()
    let arriving = (insertions + arrivals.map(\.new)).sorted()
    arrivals.sort { $0.new < $1.new }
    let staying = Self.staying(
      arrivals.filter { arrival in
        arrival.isHome
          && Self.stayingRows(above: arrival.old, without: leaving)
            == Self.stayingRows(above: arrival.new, without: arriving)
      }
    )
    for arrival in arrivals {
      if staying.contains(arrival.new) {
        if arrival.isUpdated { update(from: arrival.old, to: arrival.new) }
      } else if arrival.isUpdated {
        delete(arrival.old)
        insert(arrival.new)
      } else {
        moves.append(IndexPair(old: arrival.old, new: arrival.new))
      }
    }
    deletions.sort()
    insertions.sort()
    updates.sort { $0.old < $1.old }
  }

  /// Leaves out deletions of elements that are gone with their section.
  mutating func removeDeletions(where isKnown: (RowPosition) -> Bool) {
    deletions.removeAll(where: isKnown)
  }

  /// How many elements of the section are above a place and neither come nor go.
  private static func stayingRows(above place: RowPosition, without others: [RowPosition]) -> Int {
    let start = RowPosition(section: place.section, row: 0)
    let first = others.partitioningIndex { $0 >= start }
    return place.row - (others.partitioningIndex { $0 >= place } - first)
  }

  /// Of elements that have as many above them as before, the most that are in their old order.
  private static func staying(_ arrivals: [Arrival]) -> Set<RowPosition> {
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

extension OriginRun {
  /// Whether anything became of the elements.
  fileprivate var isTouched: Bool { origin == nil || isMoved || isUpdated }
}
