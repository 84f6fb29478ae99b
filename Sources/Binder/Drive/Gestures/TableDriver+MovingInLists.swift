// Drags of rows of contents: a row stays in its list, or goes to another one that takes it.
extension TableDriver {
  func room(in section: Int, for source: RowPosition) -> RowsOfLists? {
    let rows = shown.section(at: section)?.rowsOfLists
    guard section == source.section else { return rows }
    return rows?.removing(source.row) as? RowsOfLists
  }

  func allowedPlaceInLists(_ proposed: RowPosition, for source: RowPosition) -> RowPosition? {
    guard let rows = shown.section(at: source.section)?.rowsOfLists else { return nil }
    let list = rows.lists[rows.place(of: source.row).list]
    if let row = room(in: proposed.section, for: source)?.nearestRow(
      to: proposed.row,
      takenBy: list
    ) {
      return RowPosition(section: proposed.section, row: row)
    }
    let end = proposed.section < source.section ? 0 : Int.max
    let row = room(in: source.section, for: source)?.nearestRow(to: end, takenBy: list)
    return RowPosition(section: source.section, row: row ?? source.row)
  }

  /// The position in a section of a row of the list that another row is one of; its own position where rows are cells.
  func position(ofRow row: Int, inListOf reference: RowReference, inSection section: Int) -> Int {
    guard let place = reference.list, let rows = shown.section(at: section)?.rowsOfLists,
      let list = rows.lists.firstIndex(where: { $0.place == place })
    else { return row }
    // One row less, as the dragged one is taken out of the list.
    let isOwn = shown.section(at: section)?.section == reference.section
    let last = rows.positions(ofList: list).count - (isOwn ? 2 : 1)
    return rows.positions(ofList: list).lowerBound + min(max(row, 0), last)
  }

  /// What the handlers of a row do that was dropped: those of its list, or of the two lists.
  func works(of row: ContentRowReference, _ drag: RowDrag, to target: RowPosition) -> [RowWork] {
    let moved = {
      row.content.handlers.notices { $0.onMoved }.compactMap { $0.run(row.reference, drag) }
    }
    guard let place = row.reference.list, let into = self.row(at: IndexPath(target)),
      into.reference.list != place || into.content.section != row.content.section,
      !row.content.handlers.crossesSections
    else { return moved() }
    return row.content.handlers.notices { $0.onMovedOut }.compactMap {
      $0.run(row.reference, drag.from.row)
    }
      + into.content.handlers.notices { $0.onMovedIn }.compactMap {
        $0.run(into.reference, drag.to.row)
      }
  }
}

extension RowsOfLists {
  func nearestRow(to row: Int, takenBy list: ContentList) -> Int? {
    lists.indices.filter { lists[$0].takesRows(of: list) }
      .map { min(max(row, positions(ofList: $0).lowerBound), positions(ofList: $0).upperBound) }
      .min { abs($0 - row) < abs($1 - row) }
  }

  func start(of list: ContentList, at row: Int) -> Int? {
    target(of: list, at: row).map { positions(ofList: $0).lowerBound }
  }
}
