import Binder
import HeadlessTable
import TestSupport
import Testing

/// A data source and delegate of one's own, without a binder.
@MainActor
@Suite("A gesture on a table with a data source of its own", .bounded)
struct GestureTests {
  final class Letters: TableDataSource, TableDelegate {
    var letters = ["a", "b", "c"]
    var told: [String] = []
    var swipe: [SwipeAction]?
    var titles: [String]?
    var sections = [0, 7]

    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int {
      letters.count
    }

    func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
      let cell = tableView.dequeue(HeadlessCell.self)
      cell.textLabel.text = letters[path.row]
      return cell
    }

    func tableView(_ tableView: any TableHost, canEditRowAt path: IndexPath) -> Bool { true }

    func tableView(
      _ tableView: any TableHost,
      commit style: RowEditingStyle,
      forRowAt path: IndexPath
    ) {
      told.append("commit \(style) \(path.row)")
      letters.remove(at: path.row)
      tableView.deleteRows(at: [path], with: .fade)
    }

    func tableView(
      _ tableView: any TableHost,
      swipeActionsForRowAt path: IndexPath,
      at edge: SwipeEdge
    ) -> SwipeActions? { swipe.map { SwipeActions($0) } }

    func tableView(_ tableView: any TableHost, willBeginEditingRowAt path: IndexPath) {
      told.append("begin \(path.row)")
    }

    func tableView(_ tableView: any TableHost, didEndEditingRowAt path: IndexPath?) {
      told.append("end \(path.map { "\($0.row)" } ?? "nil")")
    }

    func sectionIndexTitles(for tableView: any TableHost) -> [String]? { titles }

    func tableView(
      _ tableView: any TableHost,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int { sections[index] }
  }

  let letters = Letters()

  private func table(_ style: TableSectionStyle = .plain) -> HeadlessTable {
    let table = HeadlessTable(id: "letters", width: 320, height: 200, style: style)
    table.onInconsistency = .collect
    table.register(HeadlessCell.self)
    table.dataSource = letters
    table.delegate = letters
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("deletes a row in the middle of the gesture, and tells that the row is gone")
  func deletes() {
    let table = table()
    #expect(table.swipe(path(1)).map(\.title) == ["Delete"])
    table.confirmDelete()
    #expect(letters.told == ["begin 1", "commit delete 1", "end nil"])
    #expect(letters.letters == ["a", "c"])
    #expect(!table.isEditing)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("ends when the table is reloaded")
  func reload() {
    let table = table()
    table.swipe(path(0))
    table.reloadData()
    #expect(letters.told == ["begin 0", "end nil"])
    #expect(table.openActions.isEmpty)
  }

  @Test("opens nothing where there are no actions, and nothing at the leading edge by itself")
  func nothing() {
    let table = table()
    #expect(table.swipe(path(0), .leading).isEmpty)
    letters.swipe = []
    #expect(table.swipe(path(0)).isEmpty)
    #expect(letters.told.isEmpty)
  }

  @Test("is refused in the middle of another one")
  func nested() {
    let table = table()
    letters.swipe = [
      SwipeAction("Again") { [weak table] in
        table?.swipe(IndexPath(row: 1, section: 0))
        return .done
      }
    ]
    table.tapAction("Again", on: path(0))
    #expect(
      table.diagnostics.map(\.message) == [
        "A row of table 'letters' can't be swiped, because the table is in the middle of a tap, an update "
          + "or a callback. Do it after that."
      ]
    )
  }

  @Test("draws what it has uncovered")
  func pictures() {
    let table = table()
    letters.swipe = [
      SwipeAction("Flag", image: "flag", color: "orange") { .done },
      SwipeAction("Erase", style: .destructive) { .done },
    ]
    table.setEditing(true)
    table.tapDelete(path(0))
    #expect(
      table.render(.ansi(columns: 40, colors: false)).contains("⊖ <Flag> <Erase>")
    )
    let svg = table.render(.svg)
    for part in [">Flag</text>", ">Erase</text>", #"class="deleted""#, "h8"] {
      #expect(svg.contains(part), "\(part)")
    }
    #expect(
      table.render(.json).contains(
        #""trailing":[{"value":"Flag","tags":["color=orange"]},{"value":"Erase","tags":["destructive"]}]"#
      )
    )
  }

  @Test("leads to sections that there are, in a plain table")
  func index() {
    letters.titles = ["A", "B"]
    #expect(table(.grouped).sectionIndexTitles == [])
    let table = table()
    #expect(table.sectionIndexTitles == ["A", "B"])
    table.tapIndexTitle("A")
    table.tapIndexTitle("B")
    #expect(
      table.diagnostics.map(\.message) == [
        "The title 'B' of the index of table 'letters' leads to section 7, and there are 1. Return a section that "
          + "there is from sectionForSectionIndexTitle."
      ]
    )
    #expect(table.render(.svg).contains(">B</text>"))
    letters.titles = nil
    table.reloadSectionIndexTitles()
    #expect(table.sectionIndexTitles == [])
  }

  @Test(
    "leaves the table where it is, where a title leads to no section",
    arguments: [-1, Int.max]
  )
  func searchGlyph(section: Int) {
    letters.letters = (0..<20).map { "\($0)" }
    letters.titles = ["🔍"]
    letters.sections = [section]
    let table = table()
    table.scroll(to: 100)
    table.tapIndexTitle("🔍")
    #expect(table.contentOffset.y == 100)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("swipes no row aside in editing mode, whose controls are the way to the actions")
  func swipeWhileEdited() {
    let table = table()
    letters.swipe = [SwipeAction("Flag") { .done }]
    table.setEditing(true)
    #expect(table.swipe(path(0)).isEmpty)
    table.tapAction("Flag", on: path(1))
    #expect(letters.told.isEmpty)
    #expect(table.tapDelete(path(2)).map(\.title) == ["Flag"])
    table.fullSwipe(path(0))
    #expect(table.openActions.map(\.title) == ["Flag"])
    table.tapAction("Flag", on: path(2))
    #expect(letters.told == ["begin 2", "end 2"])
    #expect(
      table.diagnostics.map(\.message)
        == [0, 1, 0].map {
          "Row \($0) of section '0' of table 'letters' can't be swiped aside, because the table is in editing mode. "
            + "Call tapDelete, which shows its actions, or setEditing(false) first."
        }
    )
  }
}
