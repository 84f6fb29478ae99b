import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// Sources as models of a chain and of a screen.
@MainActor
@Suite(.bounded)
struct SourceModelsTests {
  private let numbers = MutableObservableArray([1, 2, 3, 4])

  private func table() -> HeadlessTable {
    let table = HeadlessTable(id: "numbers", width: 320, height: 600)
    table.onInconsistency = .collect
    return table
  }

  @Test func bothSyntaxesTakeThem() {
    let even = even
    let (chained, screened) = (table(), table())
    let binder = SectionedTableViewBinder(tableView: chained, sectionedBy: Section.self)
    binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: even)
      .onDequeue { _, cell, number in cell.label.text = "\(number)" }
    binder.finish(displaying: .friends)
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        Cells(NameCell.self, models: even) { _, cell, number in cell.label.text = "\(number)" }
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

  /// What every form of binding shows: models, view models, models by their view models, and a closure's cells.
  private let everyForm = [["2", "4"], ["2", "4"], ["n2", "n4"], ["2", "4"]]

  private func rows(of table: HeadlessTable) -> [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        switch table.cellForRow(at: IndexPath(row: row, section: section)) {
        case let cell as NameCell: cell.label.text ?? ""
        case let cell as BannerCell: cell.label.text ?? ""
        default: "?"
        }
      }
    }
  }

  private var even: FilteredDataSource<Int> {
    ObservableDataSource(numbers).filter { $0.isMultiple(of: 2) }
  }

  private var banners: MappedDataSource<BannerCell.ViewModel> {
    even.map { BannerCell.ViewModel(text: "\($0)") }
  }

  private func nameCell(_ tableView: any TableHost, _ number: Int) -> NameCell {
    tableView.register(NameCell.self)
    return tableView.dequeue(NameCell.self).saying("\(number)")
  }

  @Test func sectionsAreObservedByDifferentTypes() {
    let (chained, screened) = (table(), table())
    let binder = SectionedTableViewBinder(tableView: chained, sectionedBy: Section.self)
    binder.onSections(.friends, .enemies)
      .bind(cellType: NameCell.self, models: [.friends: numbers, .enemies: even])
      .onDequeue { _, _, cell, number in cell.label.text = "\(number)" }
    binder.finish(displaying: .friends, .enemies)
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSections(.friends, .enemies) {
        CellsBySection(NameCell.self, models: [.friends: numbers, .enemies: even])
          .onDequeue { _, _, cell, number in cell.label.text = "\(number)" }
      }
    }
    let binding = screen.bind(to: screened)
    for table in [chained, screened] {
      #expect(rows(of: table) == [["1", "2", "3", "4"], ["2", "4"]])
    }
    numbers.append(6)
    for table in [chained, screened] {
      #expect(rows(of: table) == [["1", "2", "3", "4", "6"], ["2", "4", "6"]])
    }
    binding.unbind()
  }

  @Test func everyFormOfAChainTakesThem() {
    let (single, several) = (table(), table())
    let one = SectionedTableViewBinder(tableView: single, sectionedBy: Section.self)
    one.onSection(.banner).bind(cellType: NameCell.self, models: even)
      .onDequeue { _, cell, number in cell.label.text = "\(number)" }
    one.onSection(.friends).bind(cellType: BannerCell.self, viewModels: banners)
    one.onSection(.enemies).bind(
      cellType: BannerCell.self,
      models: even,
      mapToViewModels: { BannerCell.ViewModel(text: "n\($0)") }
    )
    one.onSection(.form).bind(cellProvider: { nameCell($0, $2) }, models: even)
    one.finish(displaying: .banner, .friends, .enemies, .form)
    let many = SectionedTableViewBinder(tableView: several, sectionedBy: Section.self)
    many.onSections(.banner).bind(cellType: NameCell.self, models: [.banner: even])
      .onDequeue { _, _, cell, number in cell.label.text = "\(number)" }
    many.onSections(.friends).bind(cellType: BannerCell.self, viewModels: [.friends: banners])
    many.onSections(.enemies).bind(
      cellType: BannerCell.self,
      models: [.enemies: even],
      mapToViewModels: { BannerCell.ViewModel(text: "n\($0)") }
    )
    many.onSections(.form).bind(cellProvider: { nameCell($0, $3) }, models: [.form: even])
    many.finish(displaying: .banner, .friends, .enemies, .form)
    #expect(rows(of: single) == everyForm)
    #expect(rows(of: several) == everyForm)
    numbers.remove(at: 1)
    #expect(rows(of: single) == [["4"], ["4"], ["n4"], ["4"]])
    #expect(rows(of: several) == rows(of: single))
  }

  @Test func everyFormOfAScreenTakesThem() {
    let (single, several) = (table(), table())
    let one = TableScreen(sectionedBy: Section.self) {
      OnSection(.banner) {
        Cells(NameCell.self, models: even) { _, cell, number in cell.label.text = "\(number)" }
      }
      OnSection(.friends) { Cells(BannerCell.self, viewModels: banners) }
      OnSection(.enemies) {
        Cells(BannerCell.self, models: even) { BannerCell.ViewModel(text: "n\($0)") }
      }
      OnSection(.form) { Cells(models: even) { nameCell($0, $2) } }
    }
    let many = TableScreen(sectionedBy: Section.self) {
      OnSections(.banner) {
        CellsBySection(NameCell.self, models: [.banner: even]) { _, _, cell, number in
          cell.label.text = "\(number)"
        }
      }
      OnSections(.friends) { CellsBySection(BannerCell.self, viewModels: [.friends: banners]) }
      OnSections(.enemies) {
        CellsBySection(BannerCell.self, models: [.enemies: even]) {
          BannerCell.ViewModel(text: "n\($0)")
        }
      }
      OnSections(.form) { CellsBySection(models: [.form: even]) { nameCell($0, $3) } }
    }
    one.bind(to: single)
    many.bind(to: several)
    #expect(rows(of: single) == everyForm)
    #expect(rows(of: several) == everyForm)
    numbers.remove(at: 1)
    #expect(rows(of: single) == [["4"], ["4"], ["n4"], ["4"]])
    #expect(rows(of: several) == rows(of: single))
  }

  @Test func allSectionsAreShownOneAfterTheOther() {
    let words = ArrayDataSource(sections: [
      DataSourceSection("a", items: ["apple", "ant"]), DataSourceSection("b", items: ["bee"]),
    ])
    let table = table()
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: NameCell.self, models: words)
      .onDequeue { _, cell, word in cell.label.text = word }
    binder.finish()
    #expect(rows(of: table) == [["apple", "ant", "bee"]])
  }

  @Test func arraysOfSectionsAreOneSectionToo() {
    let words = MutableObservable2DArray([
      Observable2DArraySection(metadata: "a", items: ["apple", "ant"]),
      Observable2DArraySection(metadata: "b", items: ["bee"]),
    ])
    let (chained, screened) = (table(), table())
    let binder = TableViewBinder(tableView: chained)
    binder.onTable().bind(cellType: NameCell.self, models: words)
      .onDequeue { _, cell, word in cell.label.text = word }
    binder.finish()
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        Cells(NameCell.self, models: words) { _, cell, word in cell.label.text = word }
      }
    }
    screen.bind(to: screened)
    for table in [chained, screened] { #expect(rows(of: table) == [["apple", "ant", "bee"]]) }
    words.moveSection(from: 0, to: 1)
    words.removeItem(at: IndexPath(row: 1, section: 1))
    for table in [chained, screened] { #expect(rows(of: table) == [["bee", "apple"]]) }
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
