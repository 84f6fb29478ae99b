import Binder
import Foundation
public import HeadlessTable

/// What the tests show: rows that the environment can change without a new build.
public enum Screen {
  /// A row, with what it is called.
  public final class Cell: HeadlessCell {
    let name = Label()
  }

  private struct Row: Identifiable, Equatable { let id: Int }

  /// The numbers of the rows.
  static var rows: [Int] {
    let text = ProcessInfo.processInfo.environment["FIXTURE_ROWS"] ?? "1 2 3"
    return text.split(separator: " ").compactMap { Int($0) }
  }

  /// Whether tests that use the library wrongly do so.
  public static var isMisused: Bool {
    ProcessInfo.processInfo.environment["FIXTURE_MISUSE"] != nil
  }

  /// The rows as text.
  public static var text: String { "rows \(rows.map(String.init).joined(separator: ", "))\n" }

  /// A table holds its binder weakly.
  @MainActor private static var binders: [TableViewBinder] = []

  /// A table with the rows.
  @MainActor
  public static func table(_ id: String) -> HeadlessTable {
    let table = HeadlessTable(id: id, width: 320, height: 480)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: Cell.self, models: rows.map(Row.init))
      .onDequeue { row, cell, model in cell.name.text = "Row \(model.id)" }
    binder.finish()
    binders.append(binder)
    table.layoutIfNeeded()
    return table
  }
}
