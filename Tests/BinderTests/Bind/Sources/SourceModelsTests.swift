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

  private var even: FilteredDataSource<Int> {
    ObservableDataSource(numbers).filter { $0.isMultiple(of: 2) }
  }

  private var banners: MappedDataSource<BannerCell.ViewModel> {
    even.map { BannerCell.ViewModel(text: "\($0)") }
  }

  private func fill(_ row: Int, _ cell: NameCell, _ number: Int) { cell.label.text = "\(number)" }

  private func fill(_ section: Section, _ row: Int, _ cell: NameCell, _ number: Int) {
    cell.label.text = "\(number)"
  }

  private func fill(_ row: Int, _ cell: NameCell, _ word: String) { cell.label.text = word }

  private func nameCell(_ tableView: any TableHost, _ number: Int) -> NameCell {
    tableView.dequeue(NameCell.self).saying("\(number)")
  }

  private func mapped(_ number: Int) -> BannerCell.ViewModel { .init(text: "n\(number)") }

  @Test func changesAreOneUpdateInBothSyntaxes() {
    let even = even
    let screens = BothSpellings(
      chain: { $0.onSection(.friends).bind(cellType: NameCell.self, models: even).onDequeue(fill) },
      screen: TableScreen {
        OnSection(.friends) { ObservedCells(NameCell.self, models: even, onDequeue: fill) }
      }
    )
    for table in screens.tables { table.calls.clear() }
    numbers.batchUpdate { numbers in
      numbers.append(6)
      numbers.remove(at: 1)
    }
    numbers.insert(8, at: 0)
    #expect(screens.texts == [["8", "4", "6"]])
    #expect(screens.updateCount == 1)
  }

  @Test func sectionsAreObservedByDifferentTypes() {
    let even = even
    let screens = BothSpellings(
      displaying: [.friends, .enemies],
      chain: {
        $0.onSections(.friends, .enemies)
          .bind(cellType: NameCell.self, models: [.friends: numbers, .enemies: even])
          .onDequeue(fill)
      },
      screen: TableScreen {
        OnSections(.friends, .enemies) {
          ObservedCellsBySection(NameCell.self, models: [.friends: numbers, .enemies: even])
            .onDequeue(fill)
        }
      }
    )
    #expect(screens.texts == [["1", "2", "3", "4"], ["2", "4"]])
    numbers.append(6)
    #expect(screens.texts == [["1", "2", "3", "4", "6"], ["2", "4", "6"]])
  }

  /// Models, view models, models by their view models, and a closure's cells.
  @Test func everyFormTakesThem() {
    let all: [Section] = [.banner, .friends, .enemies, .form]
    let (even, banners) = (even, banners)
    let single = BothSpellings(
      displaying: all,
      chain: {
        $0.onSection(.banner).bind(cellType: NameCell.self, models: even).onDequeue(fill)
        $0.onSection(.friends).bind(cellType: BannerCell.self, viewModels: banners)
        $0.onSection(.enemies)
          .bind(cellType: BannerCell.self, models: even, mapToViewModels: mapped)
        $0.onSection(.form).bind(cellProvider: { nameCell($0, $2) }, models: even)
      },
      screen: TableScreen {
        OnSection(.banner) { ObservedCells(NameCell.self, models: even, onDequeue: fill) }
        OnSection(.friends) { ObservedCells(BannerCell.self, viewModels: banners) }
        OnSection(.enemies) {
          MappedObservedCells(BannerCell.self, models: even, mapToViewModels: mapped)
        }
        OnSection(.form) { ObservedCells(models: even) { nameCell($0, $2) } }
      }
    )
    let several = BothSpellings(
      displaying: all,
      chain: {
        $0.onSections(.banner).bind(cellType: NameCell.self, models: [.banner: even])
          .onDequeue(fill)
        $0.onSections(.friends).bind(cellType: BannerCell.self, viewModels: [.friends: banners])
        $0.onSections(.enemies)
          .bind(cellType: BannerCell.self, models: [.enemies: even], mapToViewModels: mapped)
        $0.onSections(.form).bind(cellProvider: { nameCell($0, $3) }, models: [.form: even])
      },
      screen: TableScreen {
        OnSections(.banner) {
          ObservedCellsBySection(NameCell.self, models: [.banner: even], onDequeue: fill)
        }
        OnSections(.friends) {
          ObservedCellsBySection(BannerCell.self, viewModels: [.friends: banners])
        }
        OnSections(.enemies) {
          MappedObservedCellsBySection(
            BannerCell.self,
            models: [.enemies: even],
            mapToViewModels: mapped
          )
        }
        OnSections(.form) { ObservedCellsBySection(models: [.form: even]) { nameCell($0, $3) } }
      }
    )
    for screens in [single, several] {
      #expect(screens.texts == [["2", "4"], ["2", "4"], ["n2", "n4"], ["2", "4"]])
    }
    numbers.remove(at: 1)
    for screens in [single, several] { #expect(screens.texts == [["4"], ["4"], ["n4"], ["4"]]) }
  }

  @Test func allSectionsAreShownOneAfterTheOther() {
    let words = ArrayDataSource(sections: [
      DataSourceSection("a", items: ["apple", "ant"]), DataSourceSection("b", items: ["bee"]),
    ])
    let table = HeadlessTable(id: "words", width: 320, height: 600)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: NameCell.self, models: words).onDequeue(fill)
    binder.finish()
    #expect(table.texts == [["apple", "ant", "bee"]])
  }

  @Test func arraysOfSectionsAreOneSectionToo() {
    let words = MutableObservable2DArray([
      Observable2DArraySection(metadata: "a", items: ["apple", "ant"]),
      Observable2DArraySection(metadata: "b", items: ["bee"]),
    ])
    let screens = BothSpellings(
      chain: {
        $0.onSection(.friends).bind(cellType: NameCell.self, models: words).onDequeue(fill)
      },
      screen: TableScreen {
        OnSection(.friends) { ObservedCells(NameCell.self, models: words, onDequeue: fill) }
      }
    )
    #expect(screens.texts == [["apple", "ant", "bee"]])
    words.moveSection(from: 0, to: 1)
    words.removeItem(at: IndexPath(row: 1, section: 1))
    #expect(screens.texts == [["bee", "apple"]])
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
