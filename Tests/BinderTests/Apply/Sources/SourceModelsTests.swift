import Binder
import HeadlessTable
import Testing

/// Sources as models of a chain and of a screen.
@MainActor
@Suite
struct SourceModelsTests {
  private let numbers = MutableObservableArray([1, 2, 3, 4])

  private func table() -> HeadlessTable {
    let table = HeadlessTable(id: "numbers", width: 320, height: 300)
    table.onInconsistency = .collect
    return table
  }

  @Test func bothSyntaxesTakeThem() {
    let even = ObservableDataSource(numbers).filter { $0.isMultiple(of: 2) }
    let (chained, screened) = (table(), table())
    let binder = SectionedTableViewBinder(tableView: chained, sectionedBy: Section.self)
    binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: even.rows)
      .onDequeue { _, cell, number in cell.label.text = "\(number)" }
    binder.displayedSections = [.friends]
    binder.finish()
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        Cells(NameCell.self, models: even.rows) { _, cell, number in cell.label.text = "\(number)" }
      }
    }
    let binding = screen.bind(to: screened)
    for table in [chained, screened] { table.calls.clear() }
    numbers.batchUpdate { numbers in
      numbers.append(6)
      numbers.remove(at: 1)
    }
    numbers.insert(8, at: 0)
    for table in [chained, screened] {
      #expect(table.visibleCells.compactMap { ($0 as? NameCell)?.label.text } == ["8", "4", "6"])
      #expect(table.inconsistencies.isEmpty)
    }
    #expect(chained.calls.updates.count == 1)
    #expect(chained.calls.updates == screened.calls.updates)
    binding.unbind()
  }

  @Test func sectionsThatComeAndGoAreRows() {
    let source = ArrayDataSource(sections: [DataSourceSection<Int>]())
    var seen: [String] = []
    let bag = DisposeBag()
    source.animatingReloads(.name).rows
      .observeNext { seen.append("\($0.source) by \($0.change)") }
      .dispose(in: bag)
    source.replace(with: [DataSourceSection("a", items: [1]), DataSourceSection("b", items: [2])])
    source.replace(with: [DataSourceSection("b", items: [2, 3])])
    source.replace(with: [DataSourceSection<Int>]())
    #expect(
      seen == [
        "[] by reset", "[1, 2] by inserts([0, 1])", "[2, 3] by deletes([0]), inserts([1])",
        "[] by deletes([0, 1])",
      ]
    )
  }
}
