extension SectionedChangeset {
  /// Makes the new list out of the old one, taking what is inserted or updated from the new one.
  ///
  /// - Parameters:
  ///   - old: The sections the changeset was made from.
  ///   - new: The sections the changeset leads to.
  /// - Returns: Sections and rows of `old` that stay, in their new places, and those of `new` that are
  ///   inserted or updated.
  /// - Complexity: O(sections + rows).
  public func applying<ID, Row>(
    to old: [ListSection<ID, Row>],
    from new: [ListSection<ID, Row>]
  ) -> [ListSection<ID, Row>] {
    let origins = sectionChanges.applying(
      to: old.indices.map { $0 },
      from: new.indices.map { -1 - $0 }
    )
    var changes = origins.map { _ in EnteringRows() }
    for move in rowMoves { changes[move.new.section].arrivals.append(move) }
    for row in rowInsertions { changes[row.section].insertions.append(row.row) }
    let departures = departedRows(sectionCount: old.count)
    var result: [ListSection<ID, Row>] = []
    for (index, origin) in origins.enumerated() {
      result.append(
        origin >= 0
          ? ListSection(
            old[origin].id,
            rows: changes[index].rows(
              of: old[origin].rows,
              without: departures[origin],
              at: index,
              from: old,
              to: new
            )
          ) : changes[index].inserted(new[-1 - origin], from: old)
      )
    }
    for update in sectionUpdates { result[update.new] = new[update.new] }
    for update in rowUpdates {
      result[update.new.section].rows[update.new.row] =
        new[update.new.section].rows[update.new.row]
    }
    return result
  }

  private func departedRows(sectionCount: Int) -> [Set<Int>] {
    var departures = [Set<Int>](repeating: [], count: sectionCount)
    for row in rowDeletions { departures[row.section].insert(row.row) }
    for move in rowMoves { departures[move.old.section].insert(move.old.row) }
    return departures
  }

  /// What comes into one section of the new list.
  private struct EnteringRows {
    var insertions: [Int] = []
    var arrivals: [Move<RowPosition>] = []

    func rows<ID, Row>(
      of rows: [Row],
      without departures: Set<Int>,
      at section: Int,
      from old: [ListSection<ID, Row>],
      to new: [ListSection<ID, Row>]
    ) -> [Row] {
      let staying = rows.indices.filter { !departures.contains($0) }
      let count = staying.count + insertions.count + arrivals.count
      var result = [Row?](repeating: nil, count: count)
      for row in insertions { result[row] = new[section].rows[row] }
      for move in arrivals {
        result[move.new.row] = old[move.old.section].rows[move.old.row]
      }
      var gap = 0
      for row in staying {
        while result[gap] != nil { gap += 1 }
        result[gap] = rows[row]
      }
      return result.compactMap { $0 }
    }

    func inserted<ID, Row>(
      _ section: ListSection<ID, Row>,
      from old: [ListSection<ID, Row>]
    ) -> ListSection<ID, Row> {
      var result = section
      for move in arrivals {
        result.rows[move.new.row] = old[move.old.section].rows[move.old.row]
      }
      return result
    }
  }
}
