import Binder
import Foundation
import HeadlessTable

/// The memory that a bound table takes besides its models.
@MainActor
enum MemoryBenchmark {
  /// Binds a million models, and compares the memory in use before and after.
  static func measure() {
    let rows = 1_000_000
    let people = (0..<rows).map { Person(id: $0, name: "P") }
    let before = memoryInUse()
    let table = HeadlessTable(id: "people", width: 375, height: 880)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: PersonCell.self, models: { people })
      .onDequeue { row, cell, person in cell.name.text = person.name }
    binder.finish()
    table.layoutIfNeeded()
    let bound = memoryInUse()
    binder.refresh()
    table.layoutIfNeeded()
    let refreshed = memoryInUse()
    withExtendedLifetime(binder) {}
    let bytes = (bound: (bound - before) / rows, refreshed: (refreshed - before) / rows)
    print(
      "a million rows bound by models: \(bytes.bound) bytes a row, \(bytes.refreshed) after a refresh"
    )
  }

  /// The bytes of this process that are in memory.
  private static func memoryInUse() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    return (Int(line.split { !$0.isNumber }.first ?? "") ?? 0) * 1_024
  }
}
