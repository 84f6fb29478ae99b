import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// What is bound in the middle of a batch shows the array before it, and then the batch.
@Suite("Binding in the middle of a batch", .bounded)
@MainActor
struct BoundInBatchTests {
  private final class NumberCell: HeadlessCell {
    let number = Label()
  }

  private let table = HeadlessTable(id: "batch", width: 320, height: 300)

  init() {
    table.onInconsistency = .collect
  }

  private var shown: [String?] {
    (0..<table.numberOfRows(inSection: 0)).map { row in
      (table.cellForRow(at: [0, row]) as? NumberCell)?.number.text
    }
  }

  private func check(_ bind: (MutableObservableArray<Int>) -> Any) {
    let numbers = MutableObservableArray([1, 2])
    var kept: [Any] = []
    numbers.batchUpdate { numbers in
      numbers.append(3)
      kept.append(bind(numbers))
      numbers.remove(at: 0)
    }
    #expect(shown == ["2", "3"])
    numbers.append(4)
    #expect(shown == ["2", "3", "4"])
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("a table")
  func boundTable() {
    check { numbers in
      let binding = numbers.bind(to: table, cellType: NumberCell.self) { cell, number in
        cell.number.text = "\(number)"
      }
      table.layoutIfNeeded()
      return binding
    }
  }

  @Test("a source")
  func source() {
    check { numbers in
      let source = ObservableDataSource(numbers).filter { $0 > 0 }
      return source.bind(to: table, cellType: NumberCell.self) { cell, number in
        cell.number.text = "\(number)"
      }
    }
  }

  @Test("a chain")
  func chain() {
    check { numbers in
      let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
      binder.onSection(.friends).bind(cellType: NumberCell.self, models: numbers)
        .onDequeue { _, cell, number in cell.number.text = "\(number)" }
      binder.finish(displaying: .friends)
      table.layoutIfNeeded()
      return binder
    }
  }

  @Test("a screen")
  func screen() {
    check { numbers in
      let screen = TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          ObservedCells(NumberCell.self, models: numbers) { _, cell, number in
            cell.number.text = "\(number)"
          }
        }
      }
      screen.bind(to: table)
      table.layoutIfNeeded()
      return screen
    }
  }
}
