extension TableContent {
  /// The same content after a row has moved; nil if it shows no such row, or its section cannot take the row.
  ///
  /// - Complexity: O(sections + rows of the two sections).
  func moving(
    _ old: RowPosition,
    to new: RowPosition,
    keepingCell keepsCell: Bool
  ) -> TableContent? {
    guard let from = section(at: old.section), let source = from.rows, let maker = from.maker,
      let into = section(at: new.section), let target = into.rows,
      let hasCellType = into.maker?.hasCellType(of: maker), old.row >= 0, old.row < source.count
    else { return nil }
    let rest = source.removing(old.row)
    let room = old.section == new.section ? rest : target
    guard new.row >= 0, new.row <= room.count,
      let taken = room.inserting(old.row, of: source, at: new.row)
    else { return nil }
    var sections = sections
    sections[old.section] = sections[old.section].showing(rest)
    sections[new.section] = sections[new.section].showing(taken)
    return TableContent(
      sections: sections,
      problem: problem,
      requested: requested,
      arrived: arrivals(afterMoving: old, to: new, keepingCell: hasCellType && keepsCell)
    )
  }

  /// The rows that were dragged in from other sections, with one more that is dragged: the content that follows is not known
  /// before the program has received all of them.
  private func arrivals(
    afterMoving old: RowPosition,
    to new: RowPosition,
    keepingCell keepsCell: Bool
  ) -> [(row: RowPosition, keepsCell: Bool)] {
    let dragged = arrived.first { $0.row == old }
    var arrived = arrived.filter { $0.row != old }.map {
      ($0.row.afterMoving(old, to: new), $0.keepsCell)
    }
    if old.section != new.section {
      arrived.append((new, keepsCell))
    } else if let dragged {
      arrived.append((new, dragged.keepsCell))
    }
    return arrived
  }
}
