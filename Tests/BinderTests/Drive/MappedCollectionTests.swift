import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// View models that are made of more than the models of an observed collection or of a snapshot.
@Suite("View models of an observed collection", .bounded)
@MainActor
struct MappedCollectionTests {
  final class PriceCell: HeadlessCell, ViewModelBindable {
    struct ViewModel: Equatable { let text: String }
    let label = Label()
    var viewModel: ViewModel? { didSet { label.text = viewModel?.text } }
  }

  struct Price: Identifiable, Hashable {
    let id: Int
    var amount: Int
  }

  enum Part: TableViewSection { case prices }
  enum Kind: CaseIterable { case array, dataSource, snapshot }

  @Test("are made again by a refresh, in both spellings", arguments: Kind.allCases, [false, true])
  func refreshed(kind: Kind, byScreen: Bool) {
    var currency = "€"
    let make = { (price: Price) in PriceCell.ViewModel(text: "\(price.amount) \(currency)") }
    let prices = (1...20).map { Price(id: $0, amount: $0 == 2 ? 0 : $0) }
    let (array, source) = (MutableObservableArray(prices), ArrayDataSource(prices))
    let table = HeadlessTable(id: "prices", width: 320, height: 132)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    let screen = TableScreen<Part> {
      OnSection(.prices) {
        switch kind {
        case .array: MappedObservedCells(PriceCell.self, models: array, mapToViewModels: make)
        case .dataSource: MappedObservedCells(PriceCell.self, models: source, mapToViewModels: make)
        case .snapshot: MappedCells(PriceCell.self, items: Price.self, mapToViewModels: make)
        }
      }
    }
    if byScreen {
      screen.bind(to: table)
    } else {
      switch kind {
      case .array:
        binder.onSection(.prices).bind(
          cellType: PriceCell.self,
          models: array,
          mapToViewModels: make
        )
      case .dataSource:
        binder.onSection(.prices).bind(
          cellType: PriceCell.self,
          models: source,
          mapToViewModels: make
        )
      case .snapshot:
        binder.onSection(.prices).bind(
          cellType: PriceCell.self,
          items: Price.self,
          mapToViewModels: make
        )
      }
      binder.finish(displaying: .prices)
    }
    if kind == .snapshot {
      let snapshot = TableSnapshot<Part, Price>([.prices: prices])
      if byScreen { screen.apply(snapshot) } else { binder.apply(snapshot) }
    }
    let shown = { table.visibleCells.map { ($0 as? PriceCell)?.label.text } }
    #expect(shown() == ["1 €", "0 €", "3 €"])
    currency = "$"
    let refresh = { if byScreen { screen.refresh() } else { binder.refresh() } }
    refresh()
    #expect(shown() == ["1 $", "0 $", "3 $"])
    table.calls.clear()
    refresh()
    #expect(shown() == ["1 $", "0 $", "3 $"])
    #expect(table.calls.updates.isEmpty)
    table.scroll(to: 44)
    #expect(shown() == ["0 $", "3 $", "4 $"])
  }
}
