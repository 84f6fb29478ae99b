import Binder
import HeadlessTable
import Workloads

/// What a refresh costs from the data to the table, against the diff alone.
@MainActor
final class RefreshBenchmark<Kind: IdentityKind> {
  private let old: [WorkRow<Kind.ID>]
  private let new: [WorkRow<Kind.ID>]
  private var shown: [WorkRow<Kind.ID>]
  private let table = HeadlessTable(id: "rows", width: 375, height: 880)
  private let binder: TableViewBinder

  init(_ workload: FlatWorkload, _ kind: Kind.Type) {
    old = workload.old.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
    new = workload.new.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
    shown = old
    binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: RowCell.self, models: { [unowned self] in shown })
      .onDequeue { row, cell, model in cell.show(model.content) }
    binder.finish()
    table.layoutIfNeeded()
  }

  /// Leads the table to the new rows and back.
  func refreshTwice() {
    for rows in [new, old] {
      shown = rows
      binder.refresh()
      table.layoutIfNeeded()
    }
    table.calls.clear()
    precondition(table.inconsistencies.isEmpty, "a batch was refused")
  }

  /// Compares the rows in both directions.
  func diffTwice() {
    let there = Changeset(from: old, to: new)
    let back = Changeset(from: new, to: old)
    precondition(there.deletions.count == back.insertions.count, "both ways see the same rows")
  }
}
