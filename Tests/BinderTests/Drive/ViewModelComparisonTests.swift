import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// View models are made when their models are read, and tell what rows show.
@MainActor
@Suite(.bounded)
struct ViewModelComparisonTests {
  struct Price: Identifiable, Equatable {
    let id: Int
    var cents: Int
  }

  /// Can be compared and has no identity.
  struct Shown: Equatable {
    var text: String
  }

  /// Can be compared and has an identity.
  struct Named: Equatable, Identifiable {
    var id: String
    var text: String
  }

  final class PriceCell: HeadlessCell, ViewModelBindable {
    let label = Label()
    var viewModel: Shown? { didSet { label.text = viewModel?.text } }
  }

  final class NamedCell: HeadlessCell, ViewModelBindable {
    let label = Label()
    var viewModel: Named? { didSet { label.text = viewModel?.text } }
  }

  /// One section has the models mapped, another fills the same cells itself: each is compared by what it shows.
  @Test(arguments: [false, true])
  func viewModelsAreComparedBesideModels(areObserved: Bool) {
    var currency = "€"
    var totals = [Price(id: 9, cents: 70)]
    let observed = MutableObservableArray([Price(id: 5, cents: 3)])
    let prices = [Price(id: 1, cents: 5), Price(id: 2, cents: 7)]
    let text = { (price: Price) in Shown(text: "\(price.cents) \(currency)") }
    let screens = BothSpellings(
      displaying: [.friends, .enemies],
      chain: { binder in
        binder.onSection(.friends)
          .bind(cellType: PriceCell.self, models: { prices }, mapToViewModels: text)
        if areObserved {
          binder.onSection(.enemies)
            .bind(cellType: PriceCell.self, models: observed, mapToViewModels: text)
        } else {
          binder.onSection(.enemies).bind(cellType: PriceCell.self, models: { totals })
            .onDequeue { _, cell, price in cell.label.text = "total \(price.cents)" }
        }
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          MappedCells(PriceCell.self, models: prices, mapToViewModels: text)
        }
        OnSection(.enemies) {
          if areObserved {
            MappedObservedCells(PriceCell.self, models: observed, mapToViewModels: text)
          } else {
            Cells(PriceCell.self, models: totals) { _, cell, price in
              cell.label.text = "total \(price.cents)"
            }
          }
        }
      }
    )
    #expect(screens.picture.contains("7 €"))
    currency = "$"
    totals[0].cents = 80
    observed[0].cents = 4
    screens.refresh()
    let picture = screens.picture
    #expect(picture.contains("5 $") && picture.contains("7 $"))
    #expect(picture.contains(areObserved ? "4 $" : "total 80"))
  }

  @Test(arguments: [false, true])
  func aViewModelThatIsMadeOfMoreThanItsModelIsCompared(modelsAreValues: Bool) {
    var currency = "€"
    let prices = [Price(id: 1, cents: 5), Price(id: 2, cents: 7)]
    let screens = BothSpellings(
      chain: { binder in
        let shown = { (price: Price) in Shown(text: "\(price.cents) \(currency)") }
        let friends = binder.onSection(.friends)
        if modelsAreValues {
          friends.bind(cellType: PriceCell.self, models: prices, mapToViewModels: shown)
        } else {
          friends.bind(cellType: PriceCell.self, models: { prices }, mapToViewModels: shown)
        }
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          MappedCells(
            PriceCell.self,
            models: prices,
            mapToViewModels: { Shown(text: "\($0.cents) \(currency)") }
          )
        }
      }
    )
    #expect(screens.picture.contains("7 €"))
    currency = "$"
    screens.refresh()
    #expect(screens.picture.contains("7 $"))
    #expect(screens.updates == ["batch 2 reloads valid, 2 → 2 rows"])
    screens.refresh()
    #expect(screens.updates == [])
  }

  @Test func whatTheViewModelsDoNotShowIsNoChange() {
    var prices = [Price(id: 1, cents: 50)]
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(
        cellType: PriceCell.self,
        models: { prices },
        mapToViewModels: { Shown(text: $0.cents > 10 ? "dear" : "cheap") }
      )
      .onTapped { row, cell, price in screen.say(price.cents) }
    screen.show(.friends)
    prices[0].cents = 60
    screen.binder.refresh()
    screen.table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(screen.updates == [])
    #expect(screen.said == ["60"])
  }

  @Test func viewModelsWithAnIdentityTellWhichRowIsWhich() {
    var prices = [Price(id: 1, cents: 5), Price(id: 2, cents: 7)]
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(
        cellType: NamedCell.self,
        models: { prices },
        mapToViewModels: { Named(id: "c\($0.cents)", text: "\($0.id)") }
      )
    screen.show(.friends)
    screen.table.layoutIfNeeded()
    screen.table.calls.clear()
    prices = [Price(id: 3, cents: 7), Price(id: 4, cents: 5)]
    screen.binder.refresh()
    #expect(
      screen.updates == ["batch 1 move valid, 2 → 2 rows", "batch 2 reloads valid, 2 → 2 rows"]
    )
  }

  @Test func eachViewModelIsMadeOnceAReading() {
    var made = 0
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(
        cellType: PriceCell.self,
        models: { [Price(id: 1, cents: 5)] },
        mapToViewModels: { price in
          made += 1
          return Shown(text: "\(price.cents)")
        }
      )
    screen.show(.friends)
    screen.table.layoutIfNeeded()
    #expect(made == 1)
    screen.binder.refresh()
    screen.table.reloadData()
    screen.table.layoutIfNeeded()
    #expect(made == 2)
  }

  @Test func modelsComparedInTheBackgroundShowOtherViewModels() async {
    var currency = "€"
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(
        cellType: PriceCell.self,
        models: { [Price(id: 1, cents: 5)] },
        mapToViewModels: { Shown(text: "\($0.cents) \(currency)") }
      )
      .compared(.inBackground)
    screen.show(.friends)
    #expect(screen.rows.contains("5 €"))
    currency = "$"
    await screen.binder.refreshInBackground()
    #expect(screen.rows.contains("5 $"))
  }

  @Test func severalSectionsAndSequencesKeepTheirViewModels() {
    var currency = "€"
    let screen = Screen()
    screen.binder.onSections(.friends, .enemies)
      .bind(
        cellType: PriceCell.self,
        models: { [.friends: [Price(id: 1, cents: 5)], .enemies: [Price(id: 2, cents: 6)]] },
        mapToViewModels: { Shown(text: "\($0.cents) \(currency)") }
      )
    screen.show(.friends, .enemies)
    #expect(screen.rows.contains("6 €"))
    currency = "$"
    screen.binder.refresh()
    #expect(screen.rows.contains("5 $") && screen.rows.contains("6 $"))
  }
}
