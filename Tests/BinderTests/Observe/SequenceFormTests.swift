import Binder
import HeadlessTable
import Testing

/// Every form of data takes a sequence.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SequenceFormTests {
  /// A form bound to a sequence: binds it, and gives what sends its only element.
  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let shows: String
    let bind: @MainActor (Screen) -> () -> Void

    init(
      _ name: String,
      shows: String,
      bind: @escaping @MainActor (Screen) -> () -> Void
    ) {
      (testDescription, self.shows, self.bind) = (name, shows, bind)
    }

    /// A form, the sequence that it is bound to, and its element.
    @MainActor
    static func bind<Element: Sendable>(
      _ element: Element,
      _ body: (AsyncStream<Element>) -> Void
    ) -> () -> Void {
      let (stream, send) = AsyncStream.makeStream(of: Element.self)
      body(stream)
      return { send.yield(element) }
    }
  }

  @Test(arguments: cells + cellsBySection)
  func cellsFollowTheirSequence(form: Form) async {
    let screen = Screen()
    let send = form.bind(screen)
    screen.show(.friends)
    #expect(screen.table.numberOfRows(inSection: 0) == 0)
    send()
    await screen.table.wait { $0.numberOfRows(inSection: 0) > 0 }
    #expect(screen.rows.contains(form.shows))
    #expect(screen.messages == [])
  }

  @Test(arguments: ends + endsBySection)
  func headersAndFootersFollowTheirSequence(form: Form) async {
    let screen = Screen()
    let send = form.bind(screen)
    screen.binder.onAllOtherSections()
      .bind(cellType: NameCell.self, models: [.friends: ["a"]])
    screen.show(.friends)
    #expect(!screen.rows.contains(form.shows))
    send()
    await screen.table.wait { _ in screen.rows.contains(form.shows) }
    #expect(screen.messages == [])
  }

  nonisolated private static let cells = [
    Form("models", shows: "asif") { screen in
      Form.bind(["asif"]) {
        screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: $0)
      }
    },
    Form("view models", shows: "\"asif\"") { screen in
      Form.bind([BannerCell.ViewModel(text: "asif")]) {
        screen.binder.onSection(.friends).bind(cellType: BannerCell.self, viewModels: $0)
      }
    },
    Form("models and view models", shows: "\"asif\"") { screen in
      Form.bind(["asif"]) {
        screen.binder.onSection(.friends)
          .bind(cellType: BannerCell.self, models: $0, mapToViewModels: { .init(text: $0) })
      }
    },
    Form("a provider and models", shows: "asif") { screen in
      Form.bind(["asif"]) {
        screen.table.register(NameCell.self)
        screen.binder.onSection(.friends)
          .bind(cellProvider: { table, row, name in table.dequeue(NameCell.self) }, models: $0)
      }
    },
    Form("a provider and a number", shows: "NameCell") { screen in
      Form.bind(1) {
        screen.table.register(NameCell.self)
        screen.binder.onSection(.friends)
          .bind(cellProvider: { table, row in table.dequeue(NameCell.self) }, numberOfCells: $0)
      }
    },
  ]

  nonisolated private static let cellsBySection = [
    Form("models by section", shows: "asif") { screen in
      Form.bind([Section.friends: ["asif"]]) {
        screen.binder.onSections(.friends).bind(cellType: NameCell.self, models: $0)
      }
    },
    Form("view models by section", shows: "\"asif\"") { screen in
      Form.bind([Section.friends: [BannerCell.ViewModel(text: "asif")]]) {
        screen.binder.onSections(.friends).bind(cellType: BannerCell.self, viewModels: $0)
      }
    },
    Form("models and view models by section", shows: "\"asif\"") { screen in
      Form.bind([Section.friends: ["asif"]]) {
        screen.binder.onAllOtherSections()
          .bind(cellType: BannerCell.self, models: $0, mapToViewModels: { .init(text: $0) })
      }
    },
    Form("a provider and models by section", shows: "asif") { screen in
      Form.bind([Section.friends: ["asif"]]) {
        screen.table.register(NameCell.self)
        screen.binder.onAllOtherSections()
          .bind(
            cellProvider: { table, section, row, name in table.dequeue(NameCell.self) },
            models: $0
          )
      }
    },
    Form("a provider and numbers by section", shows: "NameCell") { screen in
      Form.bind([Section.friends: 1]) {
        screen.table.register(NameCell.self)
        screen.binder.onSections(.friends)
          .bind(
            cellProvider: { table, section, row in table.dequeue(NameCell.self) },
            numberOfCells: $0
          )
      }
    },
  ]

  nonisolated private static let ends = [
    Form("header title", shows: "\"TOP\"") { screen in
      Form.bind("TOP") { screen.binder.onSection(.friends).bind(headerTitle: $0) }
    },
    Form("header title or none", shows: "\"TOP\"") { screen in
      Form.bind("TOP" as String?) { screen.binder.onSection(.friends).bind(headerTitle: $0) }
    },
    Form("footer title", shows: "\"END\"") { screen in
      Form.bind("END") { screen.binder.onSection(.friends).bind(footerTitle: $0) }
    },
    Form("footer title or none", shows: "\"END\"") { screen in
      Form.bind("END" as String?) { screen.binder.onSection(.friends).bind(footerTitle: $0) }
    },
    Form("header view", shows: "\"TOP\"") { screen in
      Form.bind("TOP") {
        screen.binder.onSection(.friends).bind(headerType: BannerHeader.self, viewModel: $0)
      }
    },
    Form("header view or none", shows: "\"TOP\"") { screen in
      Form.bind("TOP" as String?) {
        screen.binder.onSection(.friends).bind(headerType: BannerHeader.self, viewModel: $0)
      }
    },
    Form("footer view", shows: "\"END\"") { screen in
      Form.bind("END") {
        screen.binder.onSection(.friends).bind(footerType: BannerHeader.self, viewModel: $0)
      }
    },
    Form("footer view or none", shows: "\"END\"") { screen in
      Form.bind("END" as String?) {
        screen.binder.onSection(.friends).bind(footerType: BannerHeader.self, viewModel: $0)
      }
    },
  ]

  nonisolated private static let endsBySection = [
    Form("header titles by section", shows: "\"TOP\"") { screen in
      Form.bind([Section.friends: "TOP" as String?]) {
        screen.binder.onSections(.friends).bind(headerTitles: $0)
      }
    },
    Form("footer titles by section", shows: "\"END\"") { screen in
      Form.bind([Section.friends: "END" as String?]) {
        screen.binder.onSections(.friends).bind(footerTitles: $0)
      }
    },
    Form("header views by section", shows: "\"TOP\"") { screen in
      Form.bind([Section.friends: "TOP" as String?]) {
        screen.binder.onSections(.friends).bind(headerType: BannerHeader.self, viewModels: $0)
      }
    },
    Form("footer views by section", shows: "\"END\"") { screen in
      Form.bind([Section.friends: "END" as String?]) {
        screen.binder.onSections(.friends).bind(footerType: BannerHeader.self, viewModels: $0)
      }
    },
  ]
}
