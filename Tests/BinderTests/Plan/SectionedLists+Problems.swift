import Binder
import HeadlessTable

extension SectionedLists {
  /// What is wrong with a plan; nil if it does what it should.
  func problem(of plan: UpdatePlan, for changes: SectionedChangeset) -> String? {
    var table = ReplayedTable(old)
    let kept = table.rows
    do {
      for batch in plan.batches {
        let content = resolve(batch.content)
        let check = BatchCheck(
          before: table.sections.map(\.rows.count),
          after: content.map(\.rows.count),
          operations: batch.operations
        )
        if let inconsistency = check.inconsistency { return "\(inconsistency)" }
        try table.apply(batch.operations, content: content)
        let expected = SectionedLists.text(content)
        if table.text != expected { return "shows \(table.text) instead of \(expected)" }
      }
    } catch {
      return "\(error)"
    }
    if table.text != SectionedLists.text(new) { return "ends with \(table.text)" }
    let operationCount = plan.batches.map(\.operations.count).reduce(0, +)
    if operationCount != changes.count { return "\(operationCount) operations" }
    let survivors = Set(table.rows.map(ObjectIdentifier.init))
      .intersection(kept.map(ObjectIdentifier.init)).count
    return survivors == commonRowCount ? nil : "keeps \(survivors) rows"
  }

  /// How many rows are in both contents, by identity.
  private var commonRowCount: Int {
    let left = Dictionary(grouping: old.flatMap(\.rows), by: \.id)
    let right = Dictionary(grouping: new.flatMap(\.rows), by: \.id)
    return left.map { min($0.value.count, right[$0.key]?.count ?? 0) }.reduce(0, +)
  }
}

extension UpdatePlan.Batch {
  /// The changes one by one, as a table is told of them.
  fileprivate var operations: [TableOperation] {
    let path = { (row: RowPosition) in IndexPath(row: row.row, section: row.section) }
    let rows = change.rows
    var all = change.sections.deletions.map(TableOperation.deleteSection)
    all += change.sections.insertions.map(TableOperation.insertSection)
    all += change.sections.moves.map { .moveSection(from: $0.old, to: $0.new) }
    all += change.sections.updates.map { .reloadSection($0.old) }
    all += rows.deletions.map { .deleteRow(path($0)) }
    all += rows.insertions.map { .insertRow(path($0)) }
    all += rows.moves.map { .moveRow(from: path($0.old), to: path($0.new)) }
    let updated = rows.updates.map { path($0.old) }
    return all
      + updated.map(updates == .reload ? TableOperation.reloadRow : TableOperation.reconfigureRow)
  }
}
