/// The rows of a content between two stages of a plan, by tracked sections.
final class PlannedRows: StageRows {
  private let plan: StagePlan
  private let stage: Int

  init(_ plan: StagePlan, after stage: Int) {
    self.plan = plan
    self.stage = stage
  }

  /// The sections of the content.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  func sections() -> [StageSection] {
    plan.positions[stage].order.map { index in
      let section = plan.outline.sections[index]
      return StageSection(
        source: section.old.map { .old($0) } ?? .new(section.new ?? -1),
        rowCount: rowCount(of: section),
        rows: self,
        section: index
      )
    }
  }

  private func rowCount(of section: TrackedSection) -> Int {
    guard let item = section.items.last else { return section.anchorCount }
    let anchors = section.anchorCount - plan.outline.items[item].anchors
    return plan.positions[stage].rows[item] + anchors + (isGuest(item) ? 1 : 0)
  }

  /// Whether the row of an item is at its place, and not one of those that stay.
  private func isGuest(_ item: Int) -> Bool {
    let item = plan.outline.items[item]
    return item.kind != .update && item.isThere(after: stage, plan.schedule)
  }

  func source(ofRow row: Int, inSection index: Int) -> RowSource {
    let section = plan.outline.sections[index]
    let rows = plan.positions[stage].rows[section.items]
    let next = rows.partitioningIndex { $0 > row }
    guard next > rows.startIndex else { return anchor(row, below: nil, of: section) }
    let item = plan.outline.items[next - 1]
    let distance = row - rows[next - 1]
    if distance == 0, item.isThere(after: stage, plan.schedule) { return source(of: item.edit) }
    let anchor = item.anchors + distance - (isGuest(next - 1) ? 1 : 0)
    return self.anchor(anchor, below: next - 1, of: section)
  }

  /// Where a row that stays is to be read, by its number among these rows and the next item above it.
  private func anchor(_ anchor: Int, below item: Int?, of section: TrackedSection) -> RowSource {
    let isOld = !section.isInserted
    var row = anchor
    if let index = item {
      let item = plan.outline.items[index]
      let positions = plan.positions[isOld ? 0 : plan.schedule.count]
      row += positions.rows[index] - item.anchors
      row += item.kind == (isOld ? .leave : .arrive) ? 1 : 0
    }
    return isOld
      ? .old(RowPosition(section: section.old ?? -1, row: row))
      : .new(RowPosition(section: section.new ?? -1, row: row))
  }

  /// Where the row of an edit is to be read.
  ///
  /// The content of a row that is not updated is the same in both; where it moves to it is read anew.
  private func source(of index: Int) -> RowSource {
    let edit = plan.outline.edits[index]
    let update = plan.schedule.updates[index]
    if update > 0 ? update <= stage : plan.schedule.rows[index] <= stage {
      let rows = plan.positions[plan.schedule.count].rows
      let section = plan.outline.sections[edit.after.section].new ?? -1
      return .new(RowPosition(section: section, row: rows[edit.after.item]))
    }
    let section = plan.outline.sections[edit.before.section].old ?? -1
    return .old(RowPosition(section: section, row: plan.positions[0].rows[edit.before.item]))
  }
}
