import Binder
import BinderObservables
import HeadlessTable
import Workloads

/// What snapshots cost: edits and look-ups of a large one, and applying it.
@MainActor
enum SnapshotBenchmark {
  private static let count = 1_000_000

  static func measure() {
    let full = snapshot(of: count)
    let small = snapshot(of: 1_000)
    var checksum = 0
    let edits: [(name: String, edit: (inout TableSnapshot<Int, Int>, Int) -> Void)] = [
      ("append to a copy", { $0.appendItems([-1 - $1]) }),
      ("insert in the middle of a copy", { $0.insertItems([-1 - $1], beforeItem: $1) }),
      ("move to the end in a copy", { $0.appendItems([$1]) }),
      ("delete from a copy", { $0.deleteItems([$1]) }),
      ("look an index up", { checksum += $0.indexOfItem($1) ?? 0 }),
      ("look a section up", { checksum += $0.sectionIdentifier(containingItem: $1) ?? 0 }),
    ]
    for (name, edit) in edits {
      let times = Rounds(count: 15).measure(
        [(small, 1), (full, 1_000)].map { original, step in
          {
            for number in 0..<1_000 {
              var copy = original
              edit(&copy, number * step)
            }
          }
        }
      )
      print(
        "\(name): \((times[0] / 1_000).nanoseconds) ns of 1,000 items,",
        "\((times[1] / 1_000).nanoseconds) ns of 1,000,000"
      )
    }
    let times = Rounds(count: 5).measure([
      { checksum += snapshot(of: count).numberOfItems },
      { checksum += Set(0..<count).count },
    ])
    print(
      "make one of 1,000,000 items: \(times[0].microseconds) µs, a set \(times[1].microseconds) µs"
    )
    precondition(checksum > 0)
    measureApplying()
  }

  private static func snapshot(of count: Int) -> TableSnapshot<Int, Int> {
    var snapshot = TableSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<count), toSection: 0)
    return snapshot
  }

  /// Leads a table to one more row and back.
  private static func measureApplying() {
    for count in [100, 100_000] {
      let table = HeadlessTable(id: "rows", width: 375, height: 880)
      let binder = TableViewBinder(tableView: table)
      binder.onTable().bind(cellType: RowCell.self, items: Int.self)
        .onDequeue { row, cell, item in cell.show(item) }
      binder.finish()
      let old = TableSnapshot<WholeTable, Int>(Array(0..<count))
      var new = old
      new.insertItems([-1], beforeItem: 1)
      let time = Rounds(count: 15).measure([
        {
          for snapshot in [new, old] {
            binder.apply(snapshot)
            table.layoutIfNeeded()
          }
          table.calls.clear()
        }
      ])[0]
      print("apply one row more or less to \(count): \((time / 2).nanoseconds) ns")
    }
  }
}

/// What it costs to give an observed array other items by their difference, against the diff alone.
@MainActor
enum ReplaceBenchmark {
  /// With a number, as in `W3 1000`, it only replaces so often, for a profiler.
  static func measure(_ arguments: some Collection<String>) {
    for workload in FlatWorkload.all
    where arguments.isEmpty || arguments.contains(workload.name) {
      let array = MutableObservableArray(workload.old)
      let replace: @MainActor @Sendable () -> Void = {
        array.replace(with: workload.new, performDiff: true)
        array.replace(with: workload.old, performDiff: true)
      }
      if let count = arguments.compactMap({ Int($0) }).first {
        for _ in 0..<count { replace() }
        continue
      }
      let times = Rounds(count: 15).measure([
        replace,
        {
          let there = Changeset(from: workload.old, to: workload.new)
          let back = Changeset(from: workload.new, to: workload.old)
          precondition(there.deletions.count == back.insertions.count)
        },
      ])
      print(
        "\(workload.name): replace \((times[0] / 2).microseconds) µs,",
        "diff \((times[1] / 2).microseconds) µs, ratio \((times[0] / times[1]).twoDecimals)"
      )
    }
  }
}

/// What it costs to compare rows that have unused bytes between their properties, against rows without.
@MainActor
enum PaddingBenchmark {
  struct Padded: Identifiable, Equatable {
    var id: String
    var count: Int?
    var name: String
  }

  static func measure() {
    let old = (0..<100_000).map { (number: Int) in
      Padded(id: "an identity that is kept elsewhere \(number)", count: number, name: "n\(number)")
    }
    // What was on the heap before is left between the properties.
    let used = (0..<100_000).map { [UInt8](repeating: UInt8(truncatingIfNeeded: $0), count: 64) }
    precondition(used.count == old.count)
    let new = old.map { Padded(id: $0.id, count: $0.count, name: $0.name) }
    let time = Rounds(count: 15).measure([
      { precondition(Changeset(from: old, to: new).isEmpty) }
    ])[0]
    print("100,000 equal rows with padding: \(time.microseconds) µs")
  }
}
