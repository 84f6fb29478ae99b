import Binder

extension FewestBatches {
  /// A section or a row at one of its places, and the batch in which it leaves or arrives there.
  private struct Place<Key> {
    var key: Key
    /// Nil for what stays.
    var batch: Int?
  }

  /// Whether a row is updated at a number that is also the target of a move in the same batch, or in a section that gets
  /// another number as another section moves.
  func updateMeetsMove(_ batches: [Int], count: Int) -> Bool {
    if updates.isEmpty || changes.rowMoves.isEmpty && changes.sectionMoves.isEmpty { return false }
    return (1...count).contains { batch in
      let before = positions(after: batch - 1, batches)
      let after = positions(after: batch, batches)
      let targets = changes.rowMoves.filter { batches[arriving[$0.new] ?? 0] == batch }
        .compactMap { after["new \($0.new)"] }
      let updated = updates.filter { batches[$0.operation] == batch }
      let place = { (row: Move<RowPosition>, positions: [String: RowPosition]) in
        positions["old \(row.old)"] ?? positions["new \(row.new)"]
      }
      if moves.values.contains(where: { batches[$0] == batch }),
        updated.contains(where: { place($0.row, before)?.section != place($0.row, after)?.section })
      {
        return true
      }
      return !Set(targets).isDisjoint(with: updated.compactMap { place($0.row, before) })
    }
  }

  /// Where rows are after a batch, by their places in the old content, or in the new one.
  private func positions(after batch: Int, _ batches: [Int]) -> [String: RowPosition] {
    func when(_ operation: Int?) -> Int? { operation.map { batches[$0] } }
    let sections = weave(
      lists.old.map { Place(key: $0.id, batch: when(deletions[$0.id] ?? moves[$0.id])) },
      lists.new.map { Place(key: $0.id, batch: when(insertions[$0.id] ?? moves[$0.id])) },
      after: batch
    )
    var positions: [String: RowPosition] = [:]
    for (index, id) in sections.enumerated() {
      let old = lists.old.firstIndex { $0.id == id }.map { section in
        lists.old[section].rows.indices.map { row in
          let place = RowPosition(section: section, row: row)
          return Place(key: "old \(place)", batch: when(leaving[place]))
        }
      }
      let new = lists.new.firstIndex { $0.id == id }.map { section in
        lists.new[section].rows.indices.map { row in
          let place = RowPosition(section: section, row: row)
          return Place(key: "new \(place)", batch: when(arriving[place]))
        }
      }
      for (row, key) in weave(old ?? [], new ?? [], after: batch).enumerated() {
        positions[key] = RowPosition(section: index, row: row)
      }
    }
    return positions
  }

  /// What is there after a batch: what stays, and between it first what has yet to leave.
  private func weave<Key>(_ old: [Place<Key>], _ new: [Place<Key>], after batch: Int) -> [Key] {
    var result: [Key] = []
    var arriving = new[...]
    func arrive() {
      while let place = arriving.first, let arrival = place.batch {
        if arrival <= batch { result.append(place.key) }
        arriving.removeFirst()
      }
    }
    for place in old {
      if let departure = place.batch {
        if departure > batch { result.append(place.key) }
      } else {
        arrive()
        arriving = arriving.dropFirst()
        result.append(place.key)
      }
    }
    while let place = arriving.first {
      arrive()
      if place.batch == nil {
        result.append(place.key)
        arriving.removeFirst()
      }
    }
    return result
  }
}
