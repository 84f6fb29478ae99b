import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Reuse", .bounded)
struct ReuseTests {
  final class Wide: HeadlessCell {}
  final class Tall: HeadlessCell {}

  private func emptyTable() -> HeadlessTable {
    HeadlessTable(id: "test", width: 320, height: 100)
  }

  @Test("hands the cell out first that was pooled last, and only from its own pool")
  func lastInFirstOut() {
    var pool = ReusePool<Int>()
    for number in 1...3 { pool.push(number, identifier: "a") }
    pool.push(9, identifier: "b")
    #expect(pool.pop(identifier: "a") == 3)
    pool.push(4, identifier: "a")
    #expect((0..<4).map { _ in pool.pop(identifier: "a") } == [4, 2, 1, nil])
    #expect(pool.counts.map(\.identifier) == ["b"])
  }

  @Test("prepares a pooled cell inside of dequeue, before the height is asked; never a new one")
  func prepareForReuse() {
    let source = RecordingSource(20)
    source.form = .forPath
    source.rowDimensions = .height
    source.height = { _ in 50 }
    let table = source.table()
    table.prefetchDataSource = nil
    table.scroll(by: 50)
    #expect(source.count(of: "prepareForReuse") == 0)
    _ = source.take()
    table.scroll(by: 50)
    #expect(
      source.take() == """
        didScroll
        cell 0/3
        prepareForReuse
        height 0/3
        height 0/3
        willDisplay 0/3
        didEnd 0/1
        """
    )
  }

  @Test("ends with a memory warning; numbers go on")
  func memoryWarning() {
    let source = RecordingSource(20)
    let table = source.table(rows: 88)
    table.scroll(by: 44)
    table.memoryWarning()
    table.scroll(by: 44)
    #expect(table.calls.dequeues.filter(\.isNew).map(\.view.number) == [1, 2, 3, 4])
  }

  @Test("gives a cell the size of its row inside of the question, and 320 × 44 outside")
  func frames() {
    let source = RecordingSource(2)
    let table = source.table()
    table.rowHeight = 60
    #expect(
      table.visibleCells.map { ($0 as? HeadlessCell)?.frame } == [
        TableRect(x: 0, y: 0, width: 320, height: 60),
        TableRect(x: 0, y: 60, width: 320, height: 60),
      ]
    )
    #expect(table.dequeue(RecordingCell.self).frame.size == TableSize(width: 320, height: 44))
  }

  @Test("forgets what the first registration was when another takes its place")
  func registeredTwice() {
    let table = emptyTable()
    table.register(Wide.self, forCellReuseIdentifier: "cell")
    table.register(Tall.self, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is Tall)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test("does not know the identifier, and is asked without a type")
  func unregistered() {
    let source = RecordingSource(1)
    let table = source.table()
    table.register(Tall.self)
    source.onCell = { [unowned table] path in
      _ = table.dequeueReusableCell(withIdentifier: "wide", for: path)
    }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(
      table.inconsistencies.first?.description == """
        unable to dequeue a cell with identifier wide - must register a nib or a class for the \
        identifier or connect a prototype cell in a storyboard
        Registered: RecordingCell, Tall.
        """
    )
  }

  @Test("registers the type that it is asked for under an identifier that it does not know, once")
  func registeredByAsking() {
    let table = emptyTable()
    for _ in 0..<2 { _ = table.dequeueReusableCell(Wide.self, withIdentifier: "wide") }
    for _ in 0..<2 { _ = table.dequeue(RecordingHeader.self) }
    #expect(table.calls.registrations.map(\.reuseIdentifier) == ["wide", "RecordingHeader"])
    #expect(table.dequeueReusableCell(withIdentifier: "wide") is Wide)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("knows the identifier for another type")
  func otherType() {
    let table = emptyTable()
    table.register(Wide.self, forCellReuseIdentifier: "cell")
    _ = table.dequeueReusableCell(Tall.self, withIdentifier: "cell")
    _ = table.dequeueReusableCell(HeadlessCell.self, withIdentifier: "cell")
    #expect(
      table.inconsistencies.map(\.description) == [
        """
        unable to dequeue a Tall with identifier cell - a Wide is registered for the identifier
        Register Tall under an identifier of its own, or dequeue a Wide.
        """
      ]
    )
  }

  @Test("does not know its visible cells while it asks for one of them")
  func visibleCellsInQuestion() {
    let source = RecordingSource(1)
    let table = source.table()
    source.onCell = { [unowned table] _ in _ = table.visibleCells }
    #expect(
      table.inconsistencies.map(\.description) == [
        """
        Attempted to access the table view's visibleCells while they were in the process of being \
        updated, which is not allowed. Make a symbolic breakpoint at \
        UITableViewAlertForVisibleCellsAccessDuringUpdate to catch this in the debugger and see \
        what caused this to occur. Perhaps you are trying to ask the table view for the visible \
        cells from inside a table view callback about a specific row?
        The cell of row 0 in section 0 is being filled. Fill it from the data, and look at other \
        cells when the update is shown.
        """
      ]
    )
    #expect(table.visibleCells.count == 1)
    #expect(table.inconsistencies.count == 1)
  }

  @Test("gives out one cell for a path in a question")
  func twiceForPath() {
    let source = RecordingSource(1)
    source.form = .forPath
    let table = source.table()
    source.onCell = { [unowned table] path in
      _ = table.dequeueReusableCell(withIdentifier: "RecordingCell", for: path)
    }
    #expect(
      table.inconsistencies.map(\.uikitText) == [
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If "
          + "you really need to dequeue more cells than the table view is requesting, use the "
          + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
          + "RecordingCell, index path: <NSIndexPath: 0x...> {length = 2, path = 0 - 0}"
      ]
    )
  }

  @Test("gives out a cell for a path without a row, as UIKit does not")
  func pathWithoutRow() {
    let source = RecordingSource(1)
    let table = source.table()
    source.onCell = { [unowned table] _ in
      _ = table.dequeueReusableCell(withIdentifier: "RecordingCell", for: [0, 7])
    }
    #expect(
      table.inconsistencies.map(\.description) == [
        """
        request for rect at invalid index path (<NSIndexPath: 0x...> {length = 2, path = 0 - 7})
        Section 0 has 1 row, counted from 0. An index path is good only until the next change of \
        the table.
        """
      ]
    )
  }

  @Test("gives out a cell for a row that it has not loaded yet, or that is inserted next")
  func pathOfLaterRow() {
    let source = RecordingSource(2)
    let table = source.table()
    _ = table.dequeueReusableCell(withIdentifier: "RecordingCell", for: [0, 1])
    table.scheduleUpdate {
      source.rowCounts = [3]
      table.insertRows(at: [[0, 2]])
    }
    _ = table.dequeueReusableCell(withIdentifier: "RecordingCell", for: [0, 2])
    #expect(table.inconsistencies.isEmpty)
  }
}
