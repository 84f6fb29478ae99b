import Binder

extension TextTable {
  /// Leads the displayed rows through a batch; false if it does not lead to what the data source says.
  func apply(_ batch: TextBatch) -> Bool {
    let old = sections
    var gone: [TextRow] = []
    var comingRows: [Int: [Int: TextRow]] = [:]
    for path in batch.insertedRows { comingRows[path.section, default: [:]][path.row] = TextRow() }
    for (target, source) in batch.rowMoves {
      comingRows[target.section, default: [:]][target.row] = row(at: source)
    }
    let leaving = batch.deletedRows.union(batch.rowMoves.values)
    for path in batch.reloadedRows { row(at: path).map { gone.append($0) } }
    let refilled = batch.refilledRows.compactMap { row(at: $0) }
    for (index, section) in old.enumerated() {
      let rows = section.rows.enumerated()
      let isAnew =
        batch.deletedSections.contains(index) || batch.reloadedSections.contains(index)
      gone += rows.filter { isAnew || batch.deletedRows.contains([index, $0.offset]) }
        .map(\.element)
      section.rows = rows.filter { !leaving.contains([index, $0.offset]) }.map(\.element)
    }
    guard let new = newSections(from: old, batch) else { return false }
    sections = new
    let again = batch.reloadedSections.map { old[$0] }
    for (index, section) in new.enumerated() {
      if batch.insertedSections.contains(index) || again.contains(where: { $0 === section }) {
        load(section, at: index)
      } else {
        guard let rows = TextBatch.merged(section.rows, comingRows[index] ?? [:]) else {
          return false
        }
        section.rows = rows
      }
    }
    return finish(gone: gone, refilled: refilled)
  }

  private func newSections(from old: [TextSection], _ batch: TextBatch) -> [TextSection]? {
    let leaving = batch.deletedSections.union(batch.sectionMoves.values)
    let staying = old.indices.filter { !leaving.contains($0) }.map { old[$0] }
    var coming = batch.sectionMoves.mapValues { old[$0] }
    for section in batch.insertedSections { coming[section] = TextSection() }
    return TextBatch.merged(staying, coming)
  }

  /// Compares the rows with the data source, and gives the cells of those that go to others.
  private func finish(gone: [TextRow], refilled: [TextRow]) -> Bool {
    guard let dataSource, dataSource.numberOfSections(in: self) == sections.count else {
      return false
    }
    for (index, section) in sections.enumerated()
    where dataSource.tableView(self, numberOfRowsInSection: index) != section.rows.count {
      return false
    }
    selected.removeAll { chosen in path { $0 === chosen } == nil }
    gone.forEach(endDisplay)
    for (index, section) in sections.enumerated() {
      for (place, row) in section.rows.enumerated() where row.cell != nil {
        row.path = IndexPath(row: place, section: index)
      }
    }
    for row in refilled where row.cell != nil { refill(row, at: row.path) }
    return true
  }
}
