import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("A tap", .bounded)
struct TapTests {
  let source = RecordingSource(5)

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func table(selecting rows: Int...) -> HeadlessTable {
    let table = source.table(rows: 220)
    table.allowsMultipleSelection = true
    for row in rows { table.selectRow(at: path(row)) }
    table.allowsMultipleSelection = false
    table.layoutIfNeeded()
    _ = source.take()
    return table
  }

  @Test("highlights, deselects the other row, selects")
  func otherRow() {
    let table = table(selecting: 1)
    table.tapRow(at: path(2))
    #expect(
      source.take() == """
        shouldHighlight 2
        highlighted = true
        didHighlight 2
        highlighted = false
        didUnhighlight 2
        willSelect 2
        willDeselect 1
        selected = false
        didDeselect 1
        selected = true
        didSelect 2
        """
    )
    #expect(table.indexPathsForSelectedRows == [path(2)])
  }

  @Test("that may not highlight does nothing")
  func refusedHighlight() {
    let table = table(selecting: 1)
    source.mayHighlight = { _ in false }
    table.tapRow(at: path(2))
    #expect(source.take() == "shouldHighlight 2")
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test("may be refused after the highlight")
  func refusedSelection() {
    let table = table(selecting: 1)
    source.willSelect = { _ in nil }
    table.tapRow(at: path(2))
    #expect(source.take().hasSuffix("didUnhighlight 2\nwillSelect 2"))
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test("may be led to another row")
  func redirected() {
    let table = table(selecting: 1)
    source.willSelect = { _ in IndexPath(row: 4, section: 0) }
    table.tapRow(at: path(2))
    #expect(
      source.take().hasSuffix(
        "willSelect 2\nwillDeselect 1\nselected = false\ndidDeselect 1\nselected = true\ndidSelect 4"
      )
    )
    #expect(table.indexPathsForSelectedRows == [path(4)])
  }

  @Test("leaves the other row selected if the delegate wants it")
  func keptSelection() {
    let table = table(selecting: 1)
    source.willDeselect = { _ in nil }
    table.tapRow(at: path(2))
    #expect(source.take().hasSuffix("willSelect 2\nwillDeselect 1\nselected = true\ndidSelect 2"))
    #expect(table.indexPathsForSelectedRows == [path(1), path(2)])
  }

  @Test("of the selected row selects it again")
  func sameRow() {
    let table = table(selecting: 2)
    table.tapRow(at: path(2))
    #expect(source.take().hasSuffix("didUnhighlight 2\nwillSelect 2\ndidSelect 2"))
  }

  @Test("highlights and selects nothing where nothing may be selected")
  func noSelection() {
    let table = table(selecting: 1)
    table.allowsSelection = false
    table.tapRow(at: path(2))
    #expect(source.take() == "")
    #expect(table.indexPathsForSelectedRows == [path(1)])
  }

  @Test(
    "performs the action of a row that becomes the only selected one",
    arguments: [
      (isMultiple: false, rows: [0, 1, 1], performed: [0, 1, 1]),
      (isMultiple: true, rows: [0, 1, 1, 0], performed: [0]),
      (isMultiple: true, rows: [0, 0, 1], performed: [0, 1]),
    ]
  )
  func primaryAction(isMultiple: Bool, rows: [Int], performed: [Int]) {
    let table = table()
    table.allowsMultipleSelection = isMultiple
    table.allowsSelectionDuringEditing = true
    table.allowsMultipleSelectionDuringEditing = isMultiple
    source.mayPerform = { _ in true }
    for isEditing in [false, true] {
      table.setEditing(isEditing)
      _ = source.take()
      for row in rows { table.tapRow(at: path(row)) }
      let lines = source.take().split(separator: "\n").filter { $0.hasPrefix("perform") }
      let expected = performed.map { "perform \($0)" }
      #expect(lines.map(String.init) == expected)
    }
  }

  @Test("of a row that is deleted while it is highlighted leaves no cell highlighted")
  func deletedWhileHighlighted() {
    let table = table()
    source.onHighlight = { [unowned table, source] path in
      source.rowCounts = [4]
      table.deleteRows(at: [path], with: .none)
    }
    table.tapRow(at: path(2))
    #expect(source.take().hasSuffix("highlighted = false"))
    #expect(source.count(of: "didUnhighlight") == 0)
  }

  @Test("tells nothing more of a row that is gone with all others while it is highlighted")
  func emptiedWhileHighlighted() {
    let table = table()
    source.onHighlight = { [unowned table, source] _ in
      source.rowCounts = [0]
      table.reloadData()
    }
    table.tapRow(at: path(2))
    #expect(
      source.take() == """
        shouldHighlight 2
        highlighted = true
        didHighlight 2
        sections
        rows 0
        headerTitle 0
        highlighted = false
        """
    )
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("adds to a multiple selection, and takes away from it")
  func multiple() {
    let table = table(selecting: 1)
    table.allowsMultipleSelection = true
    table.tapRow(at: path(2))
    #expect(source.take().hasSuffix("willSelect 2\nselected = true\ndidSelect 2"))
    #expect(table.indexPathsForSelectedRows == [path(1), path(2)])
    table.tapRow(at: path(1))
    #expect(source.take().hasSuffix("willDeselect 1\nselected = false\ndidDeselect 1"))
    #expect(table.indexPathsForSelectedRows == [path(2)])
  }

  @Test(
    "scrolls to a row that is not visible, the shortest way",
    arguments: [
      (from: 0.0, row: 40, ends: 1584.0), (from: 880, row: 3, ends: 132),
      (from: 22, row: 0, ends: 22),
    ]
  )
  func bringsIntoView(from: Double, row: Int, ends: Double) {
    source.rowCounts = [100]
    let table = table()
    table.scroll(to: from)
    table.tapRow(at: path(row))
    #expect(table.contentOffset.y == ends)
    #expect(table.indexPathForSelectedRow == path(row))
  }

  @Test("finds a row although the estimates are wrong")
  func wrongEstimates() {
    source.rowCounts = [200]
    source.cellHeight = { _ in 80 }
    let table = table()
    table.tapRow(at: path(150))
    #expect(table.indexPathForSelectedRow == path(150))
    #expect(table.diagnostics.isEmpty)
  }

  @Test("finds its section by name, and says so when it is not displayed")
  func byName() {
    enum Section { case friends, enemies }
    source.sectionName = { _ in "friends" }
    let table = table()
    table.tapRow(1, in: Section.friends)
    #expect(table.indexPathForSelectedRow == path(1))
    table.tapRow(1, in: Section.enemies)
    #expect(
      table.diagnostics.map(\.message) == [
        "Table 'test' does not display section 'enemies'; it displays 'friends'."
      ]
    )
  }

  @Test("says which row of its section there is not, in the words of the section")
  func missingRow() {
    enum Section { case friends, enemies }
    source.sectionName = { ["friends", "enemies"][$0] }
    source.rowCounts = [3, 0]
    let table = table()
    table.tapRow(0, in: Section.enemies)
    table.tapRow(9, in: Section.friends)
    table.tapRow(.row(-1, in: Section.friends))
    #expect(
      table.diagnostics.map(\.message) == [
        "Table 'test' has no row 0 in section 'enemies', which has no rows.",
        "Table 'test' has no row 9 in section 'friends'; its last row is 2.",
        "Table 'test' has no row -1 in section 'friends'; its last row is 2.",
      ]
    )
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("finds its row by identity")
  func byIdentity() {
    source.identity = { "row \($0.row)" }
    let table = table()
    table.tapRow(.id("row 3"))
    #expect(table.indexPathForSelectedRow == path(3))
    table.tapRow(.id("row 9"))
    #expect(table.indexPathForSelectedRow == path(3))
    #expect(
      table.diagnostics.map(\.message) == ["Table 'test' has no row with the identity 'row 9'."]
    )
  }

  @Test("of a row without height says what it lacks")
  func zeroHeight() {
    source.rowDimensions = .height
    source.height = { $0.row == 2 ? 0 : 44 }
    let table = table()
    table.tapRow(at: path(2))
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.calls.events.isEmpty)
    #expect(source.count(of: "didSelect") == 0 && source.count(of: "highlighted") == 0)
    #expect(
      table.diagnostics.map(\.message) == [
        "Row 2 of section '0' of table 'test' can't be tapped, because it can't be brought into "
          + "view. Give it a height of more than 0 points."
      ]
    )
  }

  @Test("inside of a tap is refused")
  func nested() {
    let table = table()
    source.onSelect = { [unowned table] _ in table.tapRow(at: IndexPath(row: 0, section: 0)) }
    table.tapRow(at: path(4))
    #expect(source.count(of: "didSelect") == 1)
    #expect(
      table.diagnostics.map(\.message) == [
        "A row of table 'test' can't be tapped, because the table is in the middle of a tap, an update or a "
          + "callback. Do it after that."
      ]
    )
  }

  @Test("lets a handler reload, and then scroll to a new row and select it")
  func reloadInHandler() {
    let table = table()
    var seen = 0
    source.onSelect = { [unowned table, source] _ in
      source.rowCounts = [20]
      table.reloadData()
      seen = table.numberOfRows(inSection: 0)
      table.selectRow(at: [0, 19], scrollPosition: .bottom)
    }
    table.tapRow(at: path(4))
    #expect(seen == 20)
    #expect(table.contentOffset.y == 880 - 220)
    #expect(table.indexPathsForSelectedRows == [path(19)])
    #expect((table.cellForRow(at: path(19)) as? HeadlessCell)?.isSelected == true)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("may lead to a row that is gone: it is not deselected any more, and cannot be selected")
  func goneRow() {
    let table = table()
    table.onInconsistency = .collect
    table.deselectRow(at: path(7))
    #expect(table.inconsistencies.isEmpty)
    table.selectRow(at: path(7))
    #expect(table.inconsistencies.map(\.kind) == [.rowOutOfBounds])
  }

  @Test("is what code does, but without a word, when code selects")
  func programmatic() {
    let table = table(selecting: 1)
    table.selectRow(at: path(3))
    #expect(source.take() == "selected = false\nselected = true")
    table.deselectRow(at: path(3))
    #expect(source.take() == "selected = false")
    #expect(table.indexPathsForSelectedRows == nil)
    table.selectRow(at: path(3))
    table.selectRow(at: nil)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("is remembered by the table when the cell goes to another row")
  func remembered() {
    source.rowCounts = [100]
    let table = table(selecting: 1)
    table.scroll(to: 2000)
    #expect(table.visibleCells.contains { ($0 as? HeadlessCell)?.isSelected == true } == false)
    table.scroll(to: 0)
    #expect((table.cellForRow(at: path(1)) as? HeadlessCell)?.isSelected == true)
  }
}
