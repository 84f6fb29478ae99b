import Binder
import HeadlessTable
import Observation
import Testing

/// Every form of data is observed where it is a closure.
@MainActor
@Suite
struct ObservationFormTests {
  @Observable final class Store {
    var text = "old"
    var count = 1
  }

  /// A form, bound to closures that read a store.
  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bind: @MainActor (SectionedTableViewBinder<Section>, Store) -> Void

    init(
      _ name: String,
      bind: @escaping @MainActor (SectionedTableViewBinder<Section>, Store) -> Void
    ) {
      (testDescription, self.bind) = (name, bind)
    }
  }

  @Test(arguments: cells)
  func cellsFollow(form: Form) {
    let (screen, store) = (Screen(), Store())
    screen.table.register(NameCell.self)
    form.bind(screen.binder, store)
    screen.show(.friends)
    let before = screen.rows
    store.text = "new"
    store.count = 2
    #expect(screen.rows != before)
    #expect(screen.table.calls.updates.count == 1)
  }

  @Test(arguments: ends)
  func headersAndFootersFollow(form: Form) {
    let (screen, store) = (Screen(), Store())
    form.bind(screen.binder, store)
    screen.binder.onAllOtherSections()
      .bind(cellType: NameCell.self, models: [.friends: ["a"]])
    screen.show(.friends)
    #expect(screen.rows.contains("old"))
    store.text = "new"
    #expect(screen.rows.contains("new"))
    #expect(!screen.rows.contains("old"))
  }

  nonisolated private static let cells = [
    Form("models") { binder, store in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: { [store.text] })
    },
    Form("view models") { binder, store in
      binder.onSection(.friends)
        .bind(cellType: BannerCell.self, viewModels: { [.init(text: store.text)] })
    },
    Form("models and view models") { binder, store in
      binder.onSection(.friends)
        .bind(
          cellType: BannerCell.self,
          models: { [store.text] },
          mapToViewModels: { .init(text: $0) }
        )
    },
    Form("a provider and models") { binder, store in
      binder.onSection(.friends)
        .bind(
          cellProvider: { table, row, name in table.dequeue(NameCell.self) },
          models: { [store.text] }
        )
    },
    Form("a provider and a number") { binder, store in
      binder.onSection(.friends)
        .bind(
          cellProvider: { table, row in table.dequeue(NameCell.self) },
          numberOfCells: { store.count }
        )
    },
    Form("models by section") { binder, store in
      binder.onSections(.friends)
        .bind(cellType: NameCell.self, models: { [.friends: [store.text]] })
    },
    Form("view models by section") { binder, store in
      binder.onSections(.friends)
        .bind(cellType: BannerCell.self, viewModels: { [.friends: [.init(text: store.text)]] })
    },
    Form("models and view models by section") { binder, store in
      binder.onAllOtherSections()
        .bind(
          cellType: BannerCell.self,
          models: { [.friends: [store.text]] },
          mapToViewModels: { .init(text: $0) }
        )
    },
    Form("a provider and models by section") { binder, store in
      binder.onAllOtherSections()
        .bind(
          cellProvider: { table, section, row, name in table.dequeue(NameCell.self) },
          models: { [.friends: [store.text]] }
        )
    },
    Form("a provider and numbers by section") { binder, store in
      binder.onSections(.friends)
        .bind(
          cellProvider: { table, section, row in table.dequeue(NameCell.self) },
          numberOfCells: { [.friends: store.count] }
        )
    },
  ]

  nonisolated private static let ends = [
    Form("header title") { binder, store in
      binder.onSection(.friends).bind(headerTitle: { store.text })
    },
    Form("footer title") { binder, store in
      binder.onSection(.friends).bind(footerTitle: { store.text })
    },
    Form("header view") { binder, store in
      binder.onSection(.friends)
        .bind(headerType: BannerHeader.self, viewModel: { store.text })
    },
    Form("footer view") { binder, store in
      binder.onSection(.friends)
        .bind(footerType: BannerHeader.self, viewModel: { store.text })
    },
    Form("header titles by section") { binder, store in
      binder.onSections(.friends).bind(headerTitles: { [.friends: store.text] })
    },
    Form("footer titles by section") { binder, store in
      binder.onSections(.friends).bind(footerTitles: { [.friends: store.text] })
    },
    Form("header views by section") { binder, store in
      binder.onSections(.friends)
        .bind(headerType: BannerHeader.self, viewModels: { [.friends: store.text] })
    },
    Form("footer views by section") { binder, store in
      binder.onSections(.friends)
        .bind(footerType: BannerHeader.self, viewModels: { [.friends: store.text] })
    },
  ]
}
