import Binder
import DesignSystem
import HeadlessTable
import Workloads

/// What it costs that a generic function of another module binds or compares the rows: the compiler does not know their type there.
@MainActor
enum ModuleBenchmark {
  /// Measures some workloads, or those that are chosen by name.
  static func measure(_ names: ArraySlice<String>) {
    let chosen = names.isEmpty ? ["W1", "W2", "W3", "W6", "W10"] : Array(names)
    for workload in FlatWorkload.all where chosen.contains(workload.name) {
      measure(workload, UUIDs.self)
      measure(workload, Ints.self)
      measure(workload, Strings.self)
    }
  }

  private static func measure<Kind: IdentityKind>(_ workload: FlatWorkload, _ kind: Kind.Type) {
    let old = workload.old.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
    let new = workload.new.map { WorkRow(id: Kind.identity($0.id), content: $0.content) }
    let screen = RefreshBenchmark(workload, kind)
    let table = HeadlessTable(id: "rows", width: 375, height: 880)
    let list = RowList(old, in: table, cellType: ListCell.self) { cell, row in
      cell.number.text = "\(row.content)"
    }
    table.layoutIfNeeded()
    let times = Rounds(count: 9).measure([
      { _ = Changeset(from: old, to: new) },
      { _ = changes(from: old, to: new) },
      { screen.refreshTwice() },
      {
        for rows in [new, old] {
          list.show(rows)
          table.layoutIfNeeded()
        }
        table.calls.clear()
      },
    ])
    print(
      "\(workload.name) \(Kind.name): diff \(times[0].microseconds) µs, in a module \(times[1].microseconds) µs,",
      "ratio \((times[1] / times[0]).twoDecimals); refresh \((times[2] / 2).microseconds) µs,",
      "in a module \((times[3] / 2).microseconds) µs, ratio \((times[3] / times[2]).twoDecimals)"
    )
  }
}

/// A cell that only the module binds, since a table keeps what it knows of a type of cells and models.
final class ListCell: HeadlessCell {
  let number = Label()
}
