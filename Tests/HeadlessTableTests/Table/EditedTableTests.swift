import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("A table in editing mode", .bounded)
struct EditedTableTests {
  let source = RecordingSource(5)

  private static func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func rows(_ table: HeadlessTable) -> [Int] {
    table.indexPathsForSelectedRows?.map(\.row) ?? []
  }

  private typealias Step = @MainActor (HeadlessTable, RecordingSource) -> Void

  /// What happens in editing mode, the rows that are selected then, and those that are afterwards, of rows 1 and
  /// 3 before.
  private nonisolated static let steps: [(String, Step, during: [Int], after: [Int])] = [
    ("nothing", { _, _ in }, [], [1, 3]),
    (
      "rows are tapped", { table, _ in for row in [0, 1, 2] { table.tapRow(at: path(row)) } },
      [0, 1, 2], [1, 3]
    ),
    ("a row is selected by code", { table, _ in table.selectRow(at: path(3)) }, [3], [1, 3]),
    ("editing begins again", { table, _ in table.setEditing(true) }, [], [1, 3]),
    (
      "rows move",
      { table, source in
        table.tapRow(at: path(4))
        table.performBatchUpdates {
          source.rowCounts = [4]
          table.deleteRows(at: [path(1)])
          table.moveRow(at: path(3), to: path(0))
        }
      }, [3], [0]
    ),
    (
      "everything is shown again",
      { table, _ in
        table.tapRow(at: path(4))
        table.reloadData()
      }, [], []
    ),
  ]

  @Test("begins with nothing selected, and ends with what was before", arguments: steps.indices)
  func selection(index: Int) {
    let (name, step, during, after) = Self.steps[index]
    let table = source.table(rows: 220)
    table.allowsMultipleSelection = true
    table.allowsMultipleSelectionDuringEditing = true
    for row in [1, 3] { table.selectRow(at: Self.path(row)) }
    table.layoutIfNeeded()
    _ = source.take()
    table.setEditing(true)
    #expect(source.take() == "selected = false\nselected = false")
    step(table, source)
    #expect(rows(table) == during, "\(name)")
    _ = source.take()
    table.setEditing(false)
    #expect(rows(table) == after, "\(name)")
    #expect(source.take().split(separator: "\n").allSatisfy { $0.hasPrefix("selected = ") })
    let shown = (0..<table.numberOfRows(inSection: 0)).filter {
      (table.cellForRow(at: Self.path($0)) as? HeadlessCell)?.isSelected == true
    }
    #expect(shown == after, "\(name)")
  }

  @Test(
    "selects by flags of its own",
    arguments: [
      (true, false, false, "", [1]),
      (true, true, false, "01", [1]),
      (false, true, false, "01", [1]),
      (false, false, true, "01", [0, 1]),
    ] as [(Bool, Bool, Bool, String, [Int])]
  )
  func flags(allows: Bool, inEditing: Bool, multiple: Bool, taps: String, code: [Int]) {
    let table = source.table(rows: 220)
    table.allowsSelection = allows
    table.allowsSelectionDuringEditing = inEditing
    table.allowsMultipleSelectionDuringEditing = multiple
    table.setEditing(true)
    for row in [0, 1] { table.selectRow(at: Self.path(row)) }
    #expect(rows(table) == code)
    table.selectRow(at: nil)
    _ = source.take()
    for row in [0, 1] { table.tapRow(at: Self.path(row)) }
    let lines = source.take().split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("didHighlight") }.map { $0.suffix(1) }.joined() == taps)
    #expect(lines.filter { $0.hasPrefix("didSelect") }.map { $0.suffix(1) }.joined() == taps)
  }

  @Test(
    "says in a picture how many rows a tap selects",
    arguments: [
      (true, false, false, false, "single", "none"),
      (true, true, false, false, "multiple", "none"),
      (false, true, true, false, "none", "single"),
      (false, false, false, true, "none", "multiple"),
      (true, false, true, true, "single", "multiple"),
    ] as [(Bool, Bool, Bool, Bool, String, String)]
  )
  func words(
    one: Bool,
    several: Bool,
    oneInEditing: Bool,
    severalInEditing: Bool,
    word: String,
    wordInEditing: String
  ) {
    let table = source.table(rows: 220)
    table.allowsSelection = one
    table.allowsMultipleSelection = several
    table.allowsSelectionDuringEditing = oneInEditing
    table.allowsMultipleSelectionDuringEditing = severalInEditing
    #expect("\(table)".contains("· select \(word)\n"))
    table.setEditing(true)
    #expect("\(table)".contains("· select \(wordInEditing) · editing\n"))
    #expect(table.render(.json).contains("\"select\":\"\(wordInEditing)\""))
  }

  private final class ChangingSource: TableDataSource {
    var count = 4
    var onEdit: () -> Void = {}

    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
      tableView.dequeue(HeadlessCell.self)
    }

    func tableView(_ tableView: any TableHost, canEditRowAt path: IndexPath) -> Bool {
      #expect(path.row < count)
      onEdit()
      return true
    }
  }

  @Test("takes no batch while it asks which rows can be edited")
  func batchInQuestion() {
    let source = ChangingSource()
    let table = HeadlessTable(id: "changing", width: 320, height: 200)
    table.register(HeadlessCell.self)
    table.dataSource = source
    table.layoutIfNeeded()
    source.onEdit = { [unowned table, unowned source] in
      source.onEdit = {}
      table.performBatchUpdates {
        source.count = 2
        table.deleteRows(at: [[0, 0], [0, 1]])
      }
    }
    table.setEditing(true)
    #expect(
      Set(table.diagnostics.map(\.message)) == [
        "Table 'changing' can't be updated in a call of the data source or the delegate, because it is "
          + "in the middle of showing what there is. Hand the change to scheduleUpdate(_:), which runs it "
          + "before the next frame."
      ]
    )
    #expect(table.visibleCells.allSatisfy { ($0 as? HeadlessCell)?.isEditing == true })
    #expect(table.visibleCells.count == 2)
  }

  /// A cell that takes nothing back when it is used again.
  private final class PlainCell: TableCell, DefaultInitializable {
    private(set) var isEditing = false
    private(set) var calls = 0

    func setEditing(_ editing: Bool, animated: Bool) {
      isEditing = editing
      calls += 1
    }
  }

  private final class PlainSource: TableDataSource {
    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
      tableView.dequeue(PlainCell.self)
    }
  }

  @Test("tells each cell when it comes to the screen, and none that knows")
  func cells() {
    let source = PlainSource()
    let table = HeadlessTable(id: "plain", width: 320, height: 200)
    table.register(PlainCell.self)
    table.dataSource = source
    let cells = { table.visibleCells.compactMap { $0 as? PlainCell } }
    for offset in [0.0, 300, 0] { table.scroll(to: offset) }
    #expect(cells().allSatisfy { $0.calls == 0 })
    table.setEditing(true)
    table.scroll(to: 300)
    #expect(cells().allSatisfy { $0.isEditing })
    table.setEditing(false)
    for offset in [0.0, 300, 600] {
      table.scroll(to: offset)
      #expect(cells().allSatisfy { !$0.isEditing })
    }
    let calls = cells().map(\.calls)
    for offset in [0.0, 600] { table.scroll(to: offset) }
    #expect(cells().map(\.calls).reduce(0, +) <= calls.reduce(0, +) + 2)
  }
}
