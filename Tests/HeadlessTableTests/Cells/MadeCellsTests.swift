import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("Who makes a cell", .bounded)
struct MadeCellsTests {
  /// A cell that a table can make.
  final class LineCell: TableCell, DefaultInitializable {
    var line = ""
    init() {}
  }

  /// A cell that only its own code can make, as those of UIKit.
  final class NumberedCell: TableCell {
    let number: Int
    init(number: Int) { self.number = number }
  }

  @Test("a table makes the cells that need no arguments, and shows those that your code makes")
  func providers() {
    let table = HeadlessTable(id: "made", width: 320, height: 200)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(
        cellProvider: { tableView, row, number in
          if number > 1 { return NumberedCell(number: number) }
          tableView.register(LineCell.self)
          return tableView.dequeue(LineCell.self)
        },
        models: [1, 2]
      )
    binder.finish()
    let types = table.visibleCells.map { "\(type(of: $0))" }
    #expect(types == ["LineCell", "NumberedCell"])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("a type that nobody can make an object of is named")
  func unknown() async throws {
    #expect(makeView(NumberedCell.self) == nil)
    #expect(makeView(LineCell.self)?.line == "")
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let table = HeadlessTable(id: "made", width: 320, height: 200)
          table.register(NumberedCell.self)
          _ = table.dequeue(NumberedCell.self)
        }
      }
    )
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      said.contains(
        "A headless table can't make a 'NumberedCell', which says nowhere how it is made. Let it conform to "
          + "'DefaultInitializable' by an 'init()', or inherit from 'HeadlessCell' or 'HeadlessHeaderFooterView'."
      )
    )
  }
}
