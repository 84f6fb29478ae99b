import Binder
import HeadlessTable

/// Several lists that change at random once a frame, and what each frame asks of the table.
final class UpdatesScreen: Sample {
  static let name = "updates"
  static let summary = "lists that change at random, several changes a frame, with statistics"
  static let options = ["--frames", "--changes", "--seed"]

  enum Section: Int, TableViewSection, CaseIterable {
    case open, busy, done
  }

  let table: HeadlessTable
  private(set) var said: [String] = []
  private let binder: SectionedTableViewBinder<Section>
  private var lists: RandomLists

  init(_ options: SampleOptions) throws {
    let frames = try options.count("--frames") ?? 20
    let changes = try options.count("--changes") ?? 4
    let seed = try options.count("--seed") ?? 1
    lists = RandomLists(lists: Section.allCases.count, cards: 6, seed: UInt64(seed))
    table = HeadlessTable(id: "updates", width: options.width, height: options.height)
    binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    bind()
    binder.displayedSections = Section.allCases
    binder.finish()
    run(frames: frames, changes: changes)
  }

  private func bind() {
    binder.onSections(Section.allCases)
      .bind(headerTitles: [.open: "Open", .busy: "Busy", .done: "Done"])
      .rows({ [unowned self] in cards }) { card in
        ListContent("Card \(card.id)", secondaryText: "\(card.value)", arrangement: .sideBySide)
      }
  }

  private var cards: [Section: [RandomLists.Card]] {
    Dictionary(uniqueKeysWithValues: zip(Section.allCases, lists.lists))
  }

  private func run(frames: Int, changes: Int) {
    table.layoutIfNeeded()
    table.calls.clear()
    for _ in 0..<frames {
      for _ in 0..<changes {
        lists.change()
        binder.refresh()
      }
      table.layoutIfNeeded()
    }
    said = UpdateStatistics(table.calls, frames: frames, changes: frames * changes).lines
  }
}
