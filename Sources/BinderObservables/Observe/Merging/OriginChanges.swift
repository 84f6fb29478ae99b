import Binder

/// Collects the old and the new positions of elements, and decides which of them really move.
///
/// An element that leaves its place among those that stay moves, and one that only seems to leave its place stays; either
/// may be updated as well.
struct OriginChanges {
  private struct Arrival {
    let move: Move<RowPosition>
    let isHome: Bool
    let isUpdated: Bool
  }

  /// The changes that are certain already, in any order.
  var changes = Changes<RowPosition>()
  private var arrivals: [Arrival] = []

  init(deletions: [RowPosition] = []) {
    changes.deletions = deletions
  }

  mutating func add(_ move: Move<RowPosition>, isHome: Bool, isUpdated: Bool) {
    arrivals.append(Arrival(move: move, isHome: isHome, isUpdated: isUpdated))
  }

  mutating func add(
    _ runs: some Sequence<OriginPiece>,
    in new: Int,
    from old: Int,
    isInsertion: (RowPosition) -> Bool = { _ in false }
  ) {
    var first = 0
    for run in runs {
      for offset in 0..<(run.isTouched ? run.count : 0) {
        let target = RowPosition(section: new, row: first + offset)
        guard var origin = run.origin, !(run.isMoved && isInsertion(origin)) else {
          changes.insertions.append(target)
          continue
        }
        origin.row += offset
        let pair = Move(old: origin, new: target)
        if run.isMoved {
          add(pair, isHome: origin.section == old, isUpdated: run.isUpdated)
        } else {
          changes.updates.append(pair)
        }
      }
      first += run.count
    }
  }

  /// The changes, sorted, with each element that was removed and inserted again as a move or as less.
  consuming func settled() -> Changes<RowPosition> {
    if !arrivals.isEmpty { settleArrivals() }
    changes.deletions.sort()
    changes.insertions.sort()
    changes.updates = changes.updates.sorted(byRow: { $0.old })
    return changes
  }

  private mutating func settleArrivals() {
    let leaving = (changes.deletions + arrivals.map(\.move.old)).sorted()
    let entering = (changes.insertions + arrivals.map(\.move.new)).sorted()
    arrivals = arrivals.sorted(byRow: { $0.move.new })
    let staying = Self.staying(
      arrivals.filter { arrival in
        arrival.isHome
          && Self.stayingRows(above: arrival.move.old, without: leaving)
            == Self.stayingRows(above: arrival.move.new, without: entering)
      }
    )
    for arrival in arrivals {
      if arrival.isUpdated { changes.updates.append(arrival.move) }
      if !staying.contains(arrival.move.new) { changes.moves.append(arrival.move) }
    }
  }

  /// The number of elements above a place in its section, without those that leave or enter.
  private static func stayingRows(above place: RowPosition, without others: [RowPosition]) -> Int {
    let start = RowPosition(section: place.section, row: 0)
    let first = others.partitioningIndex { $0 >= start }
    return place.row - (others.partitioningIndex { $0 >= place } - first)
  }

  /// The longest increasing subsequence of old rows: of old rows 3, 0, 1 the elements of 0 and 1 stay.
  private static func staying(_ arrivals: [Arrival]) -> Set<RowPosition> {
    let sections = Dictionary(grouping: arrivals, by: \.move.new.section)
    return sections.values.reduce(into: []) { staying, arrivals in
      var places = Set(arrivals.indices)
      arrivals.map { Int32($0.move.old.row) }.withUnsafeBufferPointer { rows in
        LongestIncreasing.forEachPlaceOutside(rows) { places.remove($0) }
      }
      staying.formUnion(places.map { arrivals[$0].move.new })
    }
  }
}

extension OriginPiece {
  fileprivate var isTouched: Bool { origin == nil || isMoved || isUpdated }
}

extension Changes {
  /// Adds an element by its old and its new position: (2, nil) is deleted, (nil, 2) is inserted, (2, 5) moves or stays.
  mutating func addMove(from old: Position?, to new: Position?) {
    switch (old, new) {
    case (let old?, let new?): moves.append(Move(old: old, new: new))
    case (let old?, nil): deletions.append(old)
    case (nil, let new?): insertions.append(new)
    case (nil, nil): break
    }
  }

  mutating func addUpdate(from old: Position?, to new: Position?) {
    if let old, let new {
      updates.append(Move(old: old, new: new))
    } else {
      addMove(from: old, to: new)
    }
  }

  /// Adds the changes of elements of which only some are in these lists, and at other positions.
  mutating func add(
    _ changes: Changes,
    old: (Position) -> Position?,
    new: (Position) -> Position?
  ) {
    for element in changes.deletions { addMove(from: old(element), to: nil) }
    for element in changes.insertions { addMove(from: nil, to: new(element)) }
    for move in changes.moves { addMove(from: old(move.old), to: new(move.new)) }
    let moved = Set(changes.moves.lazy.map { $0.old })
    for update in changes.updates {
      let places = (old: old(update.old), new: new(update.new))
      let isTold = moved.contains(update.old) && (places.old == nil || places.new == nil)
      if !isTold { addUpdate(from: places.old, to: places.new) }
    }
  }
}

extension Changes<RowPosition> {
  /// The same changes, sorted, without moves that follow from the changes around them.
  func settled(isHome: (Move<RowPosition>) -> Bool = { _ in true }) -> Changes {
    let moved = Set(moves.map(\.old))
    let updated = Set(updates.map(\.old))
    var elements = OriginChanges(deletions: deletions)
    elements.changes.insertions = insertions
    elements.changes.updates = updates.filter { !moved.contains($0.old) }
    for move in moves {
      elements.add(move, isHome: isHome(move), isUpdated: updated.contains(move.old))
    }
    return elements.settled()
  }
}
