/// The content of a table after a batch, as positions in the old and in the new content.
package enum PlannedContent: Sendable {
  case new
  case mixed([PlannedSection])
}

/// The content, old or new, that holds a row, and its position there.
package enum RowSource: Hashable, Sendable {
  case old(RowPosition)
  case new(RowPosition)
}

/// A section of a content between two batches.
///
/// The place of a row is computed on request: a table needs those of the rows that it shows.
package struct PlannedSection: Sendable {
  /// The content, old or new, that holds a section's header, footer and handlers.
  package enum Source: Hashable, Sendable {
    case old(Int)
    case new(Int)
  }

  package let source: Source
  package let rowCount: Int

  private let rows: any MixedRows
  /// The number of the section among those of `rows`.
  private let section: Int

  init(source: Source, rowCount: Int, rows: any MixedRows, section: Int) {
    self.source = source
    self.rowCount = rowCount
    self.rows = rows
    self.section = section
  }

  /// The content that holds a row, and its position there; nil if there is no such row.
  ///
  /// - Complexity: O(log *k*) for *k* changes of rows.
  package func source(ofRow row: Int) -> RowSource? {
    guard row >= 0, row < rowCount else { return nil }
    return rows.source(ofRow: row, inSection: section)
  }
}

/// The rows of a content between two batches.
protocol MixedRows: AnyObject, Sendable {
  func source(ofRow row: Int, inSection section: Int) -> RowSource
}

/// The rows of a content between two batches of a plan, by tracked sections.
final class PlannedRows: MixedRows {
  private let plan: BatchPlanner
  private let batch: Int

  init(_ plan: BatchPlanner, after batch: Int) {
    self.plan = plan
    self.batch = batch
  }

  /// The sections of the content.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  func sections() -> [PlannedSection] {
    plan.positions[batch].order.map { index in
      let section = plan.outline.sections[index]
      return PlannedSection(
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
    return plan.positions[batch].rows[item] + anchors + (isGuest(item) ? 1 : 0)
  }

  private func isGuest(_ item: Int) -> Bool {
    let item = plan.outline.items[item]
    return item.kind != .update && item.isThere(after: batch, plan.schedule)
  }

  func source(ofRow row: Int, inSection index: Int) -> RowSource {
    let section = plan.outline.sections[index]
    let rows = plan.positions[batch].rows[section.items]
    let next = rows.partitioningIndex { $0 > row }
    guard next > rows.startIndex else { return anchor(row, below: nil, of: section) }
    let item = plan.outline.items[next - 1]
    let distance = row - rows[next - 1]
    if distance == 0, item.isThere(after: batch, plan.schedule) { return source(of: item.edit) }
    let anchor = item.anchors + distance - (isGuest(next - 1) ? 1 : 0)
    return self.anchor(anchor, below: next - 1, of: section)
  }

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

  /// The content that holds the row of an edit.
  ///
  /// The content of a row that is not updated is the same in both; where it moves to it is read again.
  private func source(of index: Int) -> RowSource {
    let edit = plan.outline.edits[index]
    let update = plan.schedule.updates[index]
    if update > 0 ? update <= batch : plan.schedule.rows[index] <= batch {
      let rows = plan.positions[plan.schedule.count].rows
      let section = plan.outline.sections[edit.after.section].new ?? -1
      return .new(RowPosition(section: section, row: rows[edit.after.item]))
    }
    let section = plan.outline.sections[edit.before.section].old ?? -1
    return .old(RowPosition(section: section, row: plan.positions[0].rows[edit.before.item]))
  }
}

/// The rows of a new content, but for those that are not updated yet.
final class RowsBeforeUpdates: MixedRows {
  /// Ascending in the new content.
  private let updates: [Move<RowPosition>]

  init(_ updates: [Move<RowPosition>]) {
    self.updates = updates
  }

  func sections(_ rowCounts: [Int]) -> [PlannedSection] {
    rowCounts.enumerated().map { section, count in
      PlannedSection(source: .old(section), rowCount: count, rows: self, section: section)
    }
  }

  func source(ofRow row: Int, inSection section: Int) -> RowSource {
    let row = RowPosition(section: section, row: row)
    let next = updates.partitioningIndex { $0.new >= row }
    guard next < updates.count, updates[next].new == row else { return .new(row) }
    return .old(updates[next].old)
  }
}

/// The rows of a content of which the user has dropped one at another place.
final class RowsAfterMove: MixedRows {
  private let move: Move<RowPosition>

  init(_ move: Move<RowPosition>) {
    self.move = move
  }

  func sections(_ rowCounts: [Int]) -> [PlannedSection] {
    rowCounts.enumerated().map { section, count in
      let left = section == move.old.section ? 1 : 0
      let arrived = section == move.new.section ? 1 : 0
      return PlannedSection(
        source: .new(section),
        rowCount: count - left + arrived,
        rows: self,
        section: section
      )
    }
  }

  func source(ofRow row: Int, inSection section: Int) -> RowSource {
    let row = RowPosition(section: section, row: row)
    return .new(row == move.new ? move.old : row.afterMoving(move.new, to: move.old))
  }
}
