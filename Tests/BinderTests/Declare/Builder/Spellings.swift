import Binder
import HeadlessTable

/// One declaration in both syntaxes, and what is done with it.
struct Spellings: Sendable {
  let name: String
  /// The sections that the chain's binder is told to display; nil if a behavior chooses them.
  let displayed: [Section]?
  let behavior: @MainActor () -> SectionDisplayBehavior<Section>
  let chain: @MainActor (SectionedTableViewBinder<Section>, Diary) -> Void
  let builder: @MainActor (Diary) -> ScreenPartGroup<Section>

  init(
    _ name: String,
    displayed: [Section]? = [.friends],
    behavior: @escaping @MainActor () -> SectionDisplayBehavior<Section> = { .manuallyManaged },
    chain: @escaping @MainActor (SectionedTableViewBinder<Section>, Diary) -> Void,
    @ScreenBuilder<Section> builder: @escaping @MainActor (Diary) -> ScreenPartGroup<Section>
  ) {
    self.name = name
    self.displayed = displayed
    self.behavior = behavior
    self.chain = chain
    self.builder = builder
  }
}

/// Data that a declaration reads, and what its handlers have said.
@MainActor
final class Diary {
  var names = ["Asif", "Joanne", "Sue"]
  var title: String? = "TOP"
  private(set) var said: [String] = []

  var bySection: [Section: [String]] { [.friends: names, .enemies: Array(names.dropFirst())] }
  var banners: [BannerCell.ViewModel] { names.map { BannerCell.ViewModel(text: $0) } }

  func say(_ words: Any...) {
    said.append(words.map { "\($0)" }.joined(separator: " "))
  }
}

extension Spellings {
  /// What a table shows and was asked, before and after the data has changed.
  struct Outcome: Equatable {
    var pictures: [String] = []
    var calls = ""
    var said: [String] = []
    var problems: [String] = []
  }

  @MainActor
  func outcomeOfChain() -> Outcome {
    let (table, diary) = (Self.table(), Diary())
    let binder = SectionedTableViewBinder(
      tableView: table,
      sectionedBy: Section.self,
      sectionDisplayBehavior: behavior()
    )
    chain(binder, diary)
    if let displayed { binder.displayedSections = displayed }
    binder.finish()
    return outcome(table, diary) { binder.refresh() }
  }

  @MainActor
  func outcomeOfBuilder() -> Outcome {
    let (table, diary) = (Self.table(), Diary())
    let builder = builder
    let screen = TableScreen(
      sectionedBy: Section.self,
      sectionDisplayBehavior: behavior()
    ) { builder(diary) }
    screen.bind(to: table)
    return outcome(table, diary) { screen.refresh() }
  }

  @MainActor
  private static func table() -> HeadlessTable {
    let table = HeadlessTable(id: "parity", width: 375, height: 160)
    table.onInconsistency = .collect
    table.register(NameCell.self)
    return table
  }

  @MainActor
  private func outcome(
    _ table: HeadlessTable,
    _ diary: Diary,
    refresh: () -> Void
  ) -> Outcome {
    var outcome = Outcome()
    outcome.pictures.append(table.render(.text(extent: .all)))
    if table.numberOfSections > 0, table.numberOfRows(inSection: 0) > 0 {
      table.tapRow(at: .init(row: 0, section: 0))
      (table.visibleCells.first as? FieldCell)?.type("x")
    }
    table.scroll(to: 60)
    diary.names = ["Joanne", "Ada", "Asif", "Eve"]
    diary.title = nil
    refresh()
    outcome.pictures.append(table.render(.text(extent: .all)))
    outcome.calls = table.calls.description
    outcome.said = diary.said
    outcome.problems = table.diagnostics.map(\.message)
    return outcome
  }
}
