import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// Every form of data is observed where it is a closure, in both spellings.
@MainActor
@Suite(.bounded)
struct ObservationFormTests {
  @Observable final class Store {
    var text = "old"
    var count = 1
  }

  typealias Form = SpelledForm<Store>

  @Test(arguments: cells)
  func cellsFollow(form: Form) {
    let store = Store()
    let screens = form.show(store, store)
    let before = screens.picture
    store.text = "new"
    store.count = 2
    #expect(screens.picture != before)
    #expect(screens.updateCount == 1)
  }

  @Test(arguments: ends)
  func headersAndFootersFollow(form: Form) {
    let store = Store()
    let screens = form.show(store, store)
    #expect(screens.picture.contains("old"))
    store.text = "new"
    #expect(screens.picture.contains("new"))
    #expect(!screens.picture.contains("old"))
    #expect(screens.calls.contains("people"))
  }

  nonisolated private static let cells: [Form] = [
    Form("models") { binder, store in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: { [store.text] })
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) { Cells(NameCell.self, models: { [store.text] }) }
      }
    },
    Form("view models") { binder, store in
      binder.onSection(.friends).bind(
        cellType: BannerCell.self,
        viewModels: { [.init(text: store.text)] }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) { Cells(BannerCell.self, viewModels: { [.init(text: store.text)] }) }
      }
    },
    Form("models and view models") { binder, store in
      binder.onSection(.friends).bind(
        cellType: BannerCell.self,
        models: { [store.text] },
        mapToViewModels: { .init(text: $0) }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(BannerCell.self, models: { [store.text] }, mapToViewModels: { .init(text: $0) })
        }
      }
    },
    Form("a provider and models") { binder, store in
      binder.onSection(.friends).bind(
        cellProvider: { table, row, name in table.dequeue(NameCell.self) },
        models: { [store.text] }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(models: { [store.text] }) { table, row, name in table.dequeue(NameCell.self) }
        }
      }
    },
    Form("a provider and a number") { binder, store in
      binder.onSection(.friends).bind(
        cellProvider: { table, row in table.dequeue(NameCell.self) },
        numberOfCells: { store.count }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(count: { store.count }) { table, row in table.dequeue(NameCell.self) }
        }
      }
    },
    Form("models by section") { binder, store in
      binder.onSections(.friends).bind(
        cellType: NameCell.self,
        models: { [.friends: [store.text]] }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) { CellsBySection(NameCell.self, models: { [.friends: [store.text]] }) }
      }
    },
    Form("view models by section") { binder, store in
      binder.onSections(.friends).bind(
        cellType: BannerCell.self,
        viewModels: { [.friends: [.init(text: store.text)]] }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(BannerCell.self, viewModels: { [.friends: [.init(text: store.text)]] })
        }
      }
    },
    Form("models and view models by section") { binder, store in
      binder.onSections(.friends).bind(
        cellType: BannerCell.self,
        models: { [.friends: [store.text]] },
        mapToViewModels: { .init(text: $0) }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(
            BannerCell.self,
            models: { [.friends: [store.text]] },
            mapToViewModels: { .init(text: $0) }
          )
        }
      }
    },
    Form("a provider and models by section") { binder, store in
      binder.onSections(.friends).bind(
        cellProvider: { table, section, row, name in table.dequeue(NameCell.self) },
        models: { [.friends: [store.text]] }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(models: { [.friends: [store.text]] }) { table, section, row, name in
            table.dequeue(NameCell.self)
          }
        }
      }
    },
    Form("a provider and numbers by section") { binder, store in
      binder.onSections(.friends).bind(
        cellProvider: { table, section, row in table.dequeue(NameCell.self) },
        numberOfCells: { [.friends: store.count] }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(count: { [.friends: store.count] }) { table, section, row in
            table.dequeue(NameCell.self)
          }
        }
      }
    },
  ]

  nonisolated private static let ends: [Form] = [
    Form("header title") { binder, store in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(headerTitle: {
        store.text
      })
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Header({ store.text })
        }
      }
    },
    Form("header view") { binder, store in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(
        headerType: BannerHeader.self,
        viewModel: { store.text }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Header(BannerHeader.self, viewModel: { store.text })
        }
      }
    },
    Form("header titles by section") { binder, store in
      binder.onSections(.friends).bind(cellType: NameCell.self, models: [.friends: ["a"]]).bind(
        headerTitles: { [.friends: store.text] })
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(NameCell.self, models: [.friends: ["a"]])
          HeadersBySection({ [.friends: store.text] })
        }
      }
    },
    Form("header views by section") { binder, store in
      binder.onSections(.friends).bind(cellType: NameCell.self, models: [.friends: ["a"]]).bind(
        headerType: BannerHeader.self,
        viewModels: { [.friends: store.text] }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(NameCell.self, models: [.friends: ["a"]])
          HeadersBySection(BannerHeader.self, viewModels: { [.friends: store.text] })
        }
      }
    },
    Form("footer title") { binder, store in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(footerTitle: {
        store.text
      })
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Footer({ store.text })
        }
      }
    },
    Form("footer view") { binder, store in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(
        footerType: BannerHeader.self,
        viewModel: { store.text }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Footer(BannerHeader.self, viewModel: { store.text })
        }
      }
    },
    Form("footer titles by section") { binder, store in
      binder.onSections(.friends).bind(cellType: NameCell.self, models: [.friends: ["a"]]).bind(
        footerTitles: { [.friends: store.text] })
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(NameCell.self, models: [.friends: ["a"]])
          FootersBySection({ [.friends: store.text] })
        }
      }
    },
    Form("footer views by section") { binder, store in
      binder.onSections(.friends).bind(cellType: NameCell.self, models: [.friends: ["a"]]).bind(
        footerType: BannerHeader.self,
        viewModels: { [.friends: store.text] }
      )
    } screen: { store in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(NameCell.self, models: [.friends: ["a"]])
          FootersBySection(BannerHeader.self, viewModels: { [.friends: store.text] })
        }
      }
    },
  ]
}
