import Binder

extension FewestStages {
  /// A section or a row at one of its places, and the stage in which it leaves or arrives there.
  private struct Place<Key> {
    var key: Key
    /// Nil for what stays.
    var stage: Int?
  }

  /// Whether a row is updated at a number that is also the target of a move in the same stage.
  func updateMeetsTarget(_ stages: [Int], count: Int) -> Bool {
    if updates.isEmpty || changes.rowMoves.isEmpty { return false }
    return (1...count).contains { stage in
      let before = positions(after: stage - 1, stages)
      let after = positions(after: stage, stages)
      let targets = changes.rowMoves.filter { stages[arriving[$0.new] ?? 0] == stage }
        .compactMap { after["new \($0.new)"] }
      let updated = updates.filter { stages[$0.operation] == stage }.compactMap { update in
        before["old \(update.row.old)"] ?? before["new \(update.row.new)"]
      }
      return !Set(targets).isDisjoint(with: updated)
    }
  }

  /// Where rows are after a stage, by their places in the old content, or in the new one.
  private func positions(after stage: Int, _ stages: [Int]) -> [String: RowPosition] {
    func when(_ operation: Int?) -> Int? { operation.map { stages[$0] } }
    let sections = weave(
      lists.old.map { Place(key: $0.id, stage: when(deletions[$0.id] ?? moves[$0.id])) },
      lists.new.map { Place(key: $0.id, stage: when(insertions[$0.id] ?? moves[$0.id])) },
      after: stage
    )
    var positions: [String: RowPosition] = [:]
    for (index, id) in sections.enumerated() {
      let old = lists.old.firstIndex { $0.id == id }.map { section in
        lists.old[section].rows.indices.map { row in
          let place = RowPosition(section: section, row: row)
          return Place(key: "old \(place)", stage: when(leaving[place]))
        }
      }
      let new = lists.new.firstIndex { $0.id == id }.map { section in
        lists.new[section].rows.indices.map { row in
          let place = RowPosition(section: section, row: row)
          return Place(key: "new \(place)", stage: when(arriving[place]))
        }
      }
      for (row, key) in weave(old ?? [], new ?? [], after: stage).enumerated() {
        positions[key] = RowPosition(section: index, row: row)
      }
    }
    return positions
  }

  /// What is there after a stage: what stays, and between it first what has yet to leave.
  private func weave<Key>(_ old: [Place<Key>], _ new: [Place<Key>], after stage: Int) -> [Key] {
    var result: [Key] = []
    var arriving = new[...]
    func arrive() {
      while let place = arriving.first, let arrival = place.stage {
        if arrival <= stage { result.append(place.key) }
        arriving.removeFirst()
      }
    }
    for place in old {
      if let departure = place.stage {
        if departure > stage { result.append(place.key) }
      } else {
        arrive()
        arriving = arriving.dropFirst()
        result.append(place.key)
      }
    }
    while let place = arriving.first {
      arrive()
      if place.stage == nil {
        result.append(place.key)
        arriving.removeFirst()
      }
    }
    return result
  }
}
