import Binder
import HeadlessTable
import TestSupport
import Testing

/// Every form of data takes a sequence, in both spellings.
@MainActor
@Suite(.bounded)
struct SequenceFormTests {
  /// A form bound to sequences, with the only element of these.
  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Shows the screens, and gives what sends the element to both.
    let show: @MainActor @Sendable () -> (BothSpellings, send: () -> Void)

    init<Element: Sendable>(
      _ name: String,
      _ element: Element,
      chain:
        @escaping @MainActor @Sendable (
          SectionedTableViewBinder<Section>, AsyncStream<Element>
        ) -> Void,
      screen: @escaping @MainActor @Sendable (AsyncStream<Element>) -> TableScreen<Section>
    ) {
      testDescription = name
      show = {
        let first = AsyncStream.makeStream(of: Element.self)
        let second = AsyncStream.makeStream(of: Element.self)
        let form = SpelledForm(name, chain: chain, screen: screen)
        return (
          form.show(first.stream, second.stream),
          {
            first.continuation.yield(element)
            second.continuation.yield(element)
          }
        )
      }
    }
  }

  @Test(arguments: cells)
  func cellsFollow(form: Form) async {
    let (screens, send) = form.show()
    #expect(screens.picture.contains("0 rows"))
    send()
    await screens.chain.wait { $0.numberOfRows(inSection: 0) == 1 }
    await screens.builder.wait { $0.numberOfRows(inSection: 0) == 1 }
    #expect(screens.picture.contains("1 row"))
    #expect(screens.updateCount == 1)
    #expect(screens.chain.diagnostics.isEmpty)
  }

  @Test(arguments: ends)
  func headersAndFootersFollow(form: Form) async {
    let (screens, send) = form.show()
    #expect(!screens.picture.contains("asif"))
    send()
    await screens.chain.wait { $0.description.contains("asif") }
    await screens.builder.wait { $0.description.contains("asif") }
    #expect(screens.picture.contains("asif"))
    #expect(screens.chain.diagnostics.isEmpty)
  }

  nonisolated private static let cells = [
    Form("models", ["asif"]) { binder, data in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: data)
    } screen: { (data: AsyncStream<[String]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) { Cells(NameCell.self, models: data) }
      }
    },
    Form("view models", [BannerCell.ViewModel(text: "asif")]) { binder, data in
      binder.onSection(.friends).bind(cellType: BannerCell.self, viewModels: data)
    } screen: { (data: AsyncStream<[BannerCell.ViewModel]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) { Cells(BannerCell.self, viewModels: data) }
      }
    },
    Form("models and view models", ["asif"]) { binder, data in
      binder.onSection(.friends).bind(
        cellType: BannerCell.self,
        models: data,
        mapToViewModels: { .init(text: $0) }
      )
    } screen: { (data: AsyncStream<[String]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(BannerCell.self, models: data, mapToViewModels: { .init(text: $0) })
        }
      }
    },
    Form("a provider and models", ["asif"]) { binder, data in
      binder.onSection(.friends).bind(
        cellProvider: { table, row, name in table.dequeue(NameCell.self) },
        models: data
      )
    } screen: { (data: AsyncStream<[String]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(models: data) { table, row, name in table.dequeue(NameCell.self) }
        }
      }
    },
    Form("a provider and a number", 1) { binder, data in
      binder.onSection(.friends).bind(
        cellProvider: { table, row in table.dequeue(NameCell.self) },
        numberOfCells: data
      )
    } screen: { (data: AsyncStream<Int>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) { Cells(count: data) { table, row in table.dequeue(NameCell.self) } }
      }
    },
    Form("models by section", [Section.friends: ["asif"]]) { binder, data in
      binder.onSections(.friends).bind(cellType: NameCell.self, models: data)
    } screen: { (data: AsyncStream<[Section: [String]]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) { CellsBySection(NameCell.self, models: data) }
      }
    },
    Form("view models by section", [Section.friends: [BannerCell.ViewModel(text: "asif")]]) {
      binder,
      data in
      binder.onSections(.friends).bind(cellType: BannerCell.self, viewModels: data)
    } screen: { (data: AsyncStream<[Section: [BannerCell.ViewModel]]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) { CellsBySection(BannerCell.self, viewModels: data) }
      }
    },
    Form("models and view models by section", [Section.friends: ["asif"]]) { binder, data in
      binder.onSections(.friends).bind(
        cellType: BannerCell.self,
        models: data,
        mapToViewModels: { .init(text: $0) }
      )
    } screen: { (data: AsyncStream<[Section: [String]]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(BannerCell.self, models: data, mapToViewModels: { .init(text: $0) })
        }
      }
    },
    Form("a provider and models by section", [Section.friends: ["asif"]]) { binder, data in
      binder.onSections(.friends).bind(
        cellProvider: { table, section, row, name in table.dequeue(NameCell.self) },
        models: data
      )
    } screen: { (data: AsyncStream<[Section: [String]]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(models: data) { table, section, row, name in table.dequeue(NameCell.self) }
        }
      }
    },
    Form("a provider and numbers by section", [Section.friends: 1]) { binder, data in
      binder.onSections(.friends).bind(
        cellProvider: { table, section, row in table.dequeue(NameCell.self) },
        numberOfCells: data
      )
    } screen: { (data: AsyncStream<[Section: Int]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(count: data) { table, section, row in table.dequeue(NameCell.self) }
        }
      }
    },
  ]

  nonisolated private static let ends = [
    Form("header title", "asif" as String?) { binder, data in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(
        headerTitle: data
      )
    } screen: { (data: AsyncStream<String?>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Header(data)
        }
      }
    },
    Form("header title, never none", "asif") { binder, data in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(
        headerTitle: data
      )
    } screen: { (data: AsyncStream<String>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Header(data)
        }
      }
    },
    Form("header view", "asif" as String?) { binder, data in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(
        headerType: BannerHeader.self,
        viewModel: data
      )
    } screen: { (data: AsyncStream<String?>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Header(BannerHeader.self, viewModel: data)
        }
      }
    },
    Form("header view, never none", "asif") { binder, data in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(
        headerType: BannerHeader.self,
        viewModel: data
      )
    } screen: { (data: AsyncStream<String>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Header(BannerHeader.self, viewModel: data)
        }
      }
    },
    Form("header titles by section", [Section.friends: "asif" as String?]) { binder, data in
      binder.onSections(.friends).bind(cellType: NameCell.self, models: [.friends: ["a"]]).bind(
        headerTitles: data
      )
    } screen: { (data: AsyncStream<[Section: String?]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(NameCell.self, models: [.friends: ["a"]])
          HeadersBySection(data)
        }
      }
    },
    Form("header views by section", [Section.friends: "asif" as String?]) { binder, data in
      binder.onSections(.friends).bind(cellType: NameCell.self, models: [.friends: ["a"]]).bind(
        headerType: BannerHeader.self,
        viewModels: data
      )
    } screen: { (data: AsyncStream<[Section: String?]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(NameCell.self, models: [.friends: ["a"]])
          HeadersBySection(BannerHeader.self, viewModels: data)
        }
      }
    },
    Form("footer title", "asif" as String?) { binder, data in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(
        footerTitle: data
      )
    } screen: { (data: AsyncStream<String?>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Footer(data)
        }
      }
    },
    Form("footer title, never none", "asif") { binder, data in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(
        footerTitle: data
      )
    } screen: { (data: AsyncStream<String>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Footer(data)
        }
      }
    },
    Form("footer view", "asif" as String?) { binder, data in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(
        footerType: BannerHeader.self,
        viewModel: data
      )
    } screen: { (data: AsyncStream<String?>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Footer(BannerHeader.self, viewModel: data)
        }
      }
    },
    Form("footer view, never none", "asif") { binder, data in
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"]).bind(
        footerType: BannerHeader.self,
        viewModel: data
      )
    } screen: { (data: AsyncStream<String>) in
      TableScreen(sectionedBy: Section.self) {
        OnSection(.friends) {
          Cells(NameCell.self, models: ["a"])
          Footer(BannerHeader.self, viewModel: data)
        }
      }
    },
    Form("footer titles by section", [Section.friends: "asif" as String?]) { binder, data in
      binder.onSections(.friends).bind(cellType: NameCell.self, models: [.friends: ["a"]]).bind(
        footerTitles: data
      )
    } screen: { (data: AsyncStream<[Section: String?]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(NameCell.self, models: [.friends: ["a"]])
          FootersBySection(data)
        }
      }
    },
    Form("footer views by section", [Section.friends: "asif" as String?]) { binder, data in
      binder.onSections(.friends).bind(cellType: NameCell.self, models: [.friends: ["a"]]).bind(
        footerType: BannerHeader.self,
        viewModels: data
      )
    } screen: { (data: AsyncStream<[Section: String?]>) in
      TableScreen(sectionedBy: Section.self) {
        OnSections(.friends) {
          CellsBySection(NameCell.self, models: [.friends: ["a"]])
          FootersBySection(BannerHeader.self, viewModels: data)
        }
      }
    },
  ]
}
