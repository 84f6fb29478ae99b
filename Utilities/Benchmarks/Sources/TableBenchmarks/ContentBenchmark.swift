import Binder
import HeadlessTable

/// What rows of contents cost, against rows of cells: opening, a changed row, an inserted row, and nothing.
@MainActor
enum ContentBenchmark {
  /// How the same rows are declared.
  enum Form: String, CaseIterable {
    case cells = "Cells"
    case rows = "Rows"
    case lists = "three lists"
  }

  /// Prints ratios; with a form and a number, as in `contents rows 1000`, it only inserts rows so often, for a profiler.
  static func measure(_ arguments: ArraySlice<String>) {
    if let count = arguments.last.flatMap({ Int($0) }) {
      let form: Form =
        arguments.contains("lists") ? .lists : arguments.contains("rows") ? .rows : .cells
      let screen = ContentScreen(form, rows: 10_000)
      for _ in 0..<count { screen.insert() }
      return
    }
    for count in [10_000, 100_000] {
      let screens = Form.allCases.map { ContentScreen($0, rows: count) }
      let rounds = Rounds(count: count > 10_000 ? 41 : 101)
      report(
        "open",
        count,
        rounds.measure(Form.allCases.map { form in { _ = ContentScreen(form, rows: count) } })
      )
      report("change", count, rounds.measure(screens.map { screen in { screen.change() } }))
      report("insert", count, rounds.measure(screens.map { screen in { screen.insert() } }))
      report("nothing", count, rounds.measure(screens.map { screen in { screen.refresh() } }))
    }
  }

  private static func report(_ name: String, _ count: Int, _ times: [Duration]) {
    let ratios = zip(Form.allCases, times).map { form, time in
      "\(form.rawValue) \(time.microseconds) µs (\((time.seconds / times[0].seconds).twoDecimals))"
    }
    print("\(name), \(count) rows: \(ratios.joined(separator: ", "))")
  }
}

/// A table of one section, whose rows are declared in one of the forms.
@MainActor
private final class ContentScreen {
  struct Item: Identifiable, Equatable {
    let id: Int
    var number: Int
  }

  /// What the table shows, beside what the screen's closure captures.
  final class Model {
    var rows: [Item]
    init(_ rows: [Item]) { self.rows = rows }
  }

  private let model: Model
  private let table = HeadlessTable(id: "rows", width: 375, height: 880)
  private let binding: TableBinding

  init(_ form: ContentBenchmark.Form, rows count: Int) {
    let model = Model((0..<count).map { Item(id: $0, number: $0) })
    let screen = TableScreen<WholeTable> {
      OnTable {
        if form == .cells {
          Cells(RowCell.self, models: model.rows) { _, cell, row in cell.show(row.number) }
        }
      }
    }
    let contents = TableScreen<WholeTable> {
      OnTable {
        if form == .lists { Row(ListContent("Add")) }
        Rows(model.rows) { row in ListContent("\(row.number)") }
        if form == .lists {
          Rows(model.rows.prefix(10).map { $0 }) { row in ListContent("\(row.number)") }
        }
      }
    }
    self.model = model
    binding = (form == .cells ? screen : contents).bind(to: table)
    table.layoutIfNeeded()
  }

  /// Changes a row in the middle.
  func change() {
    model.rows[model.rows.count / 2].number += 1
    refresh()
  }

  /// Inserts a row in the middle, or deletes it.
  func insert() {
    let middle = model.rows.count / 2
    if model.rows[middle].id < 0 {
      model.rows.remove(at: middle)
    } else {
      model.rows.insert(Item(id: -1, number: -1), at: middle)
    }
    refresh()
  }

  func refresh() {
    binding.refresh()
    table.layoutIfNeeded()
    table.calls.clear()
  }
}
