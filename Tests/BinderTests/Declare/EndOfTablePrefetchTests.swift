import Binder
import HeadlessTable
import TestSupport
import Testing

/// Rows that are loaded when the end of the whole table comes near, however many sections it has.
@MainActor
@Suite("Prefetching at the end of the table", .bounded)
struct EndOfTablePrefetchTests {
  /// Three sections in a table of 132 points, with rows of 44, and the calls of the handler.
  @MainActor
  final class Feed {
    let table = HeadlessTable(id: "feed", width: 320, height: 132)
    var names: [Section: [String]] = [:]
    var told: [String] = []
    private var screen: TableScreen<Section>?
    private var binder: SectionedTableViewBinder<Section>?

    init(_ counts: [Int], distance: Int = 1, isBuilder: Bool) {
      setNames(counts)
      let trigger = PrefetchTrigger.cellsFromEndOfTable(distance)
      if isBuilder {
        let screen = TableScreen(sectionedBy: Section.self) { [unowned self] in
          OnSections(.friends, .enemies, .banner) { CellsBySection(NameCell.self, models: names) }
          OnAnySection {
            HandlersBySection()
              .prefetch(when: trigger) { [unowned self] in told.append("\($0) \($1)") }
          }
        }
        screen.bind(to: table)
        self.screen = screen
      } else {
        let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
        binder.onAllSections()
          .bind(cellType: NameCell.self, models: { [unowned self] in names })
          .prefetch(when: trigger) { [unowned self] in told.append("\($0) \($1)") }
        binder.finish(displaying: .friends, .enemies, .banner)
        self.binder = binder
      }
      table.layoutIfNeeded()
    }

    private func setNames(_ counts: [Int]) {
      for (section, count) in zip([Section.friends, .enemies, .banner], counts) {
        names[section] = (0..<count).map { "\(section) \($0)" }
      }
    }

    func show(_ counts: [Int]) {
      setNames(counts)
      screen?.refresh()
      binder?.refresh()
      table.layoutIfNeeded()
    }

    /// Scrolls through all rows, from the first on.
    func scrollThrough() {
      for row in 0..<names.values.reduce(0, { $0 + $1.count }) {
        table.scroll(to: Double(row) * 44)
        table.layoutIfNeeded()
      }
    }
  }

  @Test(arguments: [false, true])
  func runsOnceForAllSectionsAndAgainAfterTheTableHasGrownOrBecomeShorter(isBuilder: Bool) {
    let feed = Feed([20, 20, 40], isBuilder: isBuilder)
    feed.scrollThrough()
    feed.scrollThrough()
    #expect(feed.told == ["banner 40"])
    feed.show([22, 20, 40])
    feed.scrollThrough()
    #expect(feed.told == ["banner 40", "banner 40"])
    feed.table.scroll(to: 0)
    feed.show([22, 20, 10])
    feed.show([22, 20, 40])
    feed.scrollThrough()
    #expect(feed.told == ["banner 40", "banner 40", "banner 40"])
  }

  /// The number of rows of each section, how far from the end, the row that is due and the call.
  @Test(
    arguments: [
      ([4, 4, 4], 0, 11, "banner 4"), ([4, 4, 4], 5, 6, "enemies 4"),
      ([8, 2, 0], 0, 9, "enemies 2"), ([8, 0, 2], 4, 5, "friends 8"),
      ([3, 3, 6], 8, 3, "enemies 3"), ([1, 3, 8], 8, 3, "enemies 3"),
    ]
  )
  func countsTheRowsOfAllSections(_ counts: [Int], _ distance: Int, _ row: Int, _ call: String) {
    for isBuilder in [false, true] {
      let feed = Feed(counts, distance: distance, isBuilder: isBuilder)
      // The row before is the last one of three that are displayed.
      feed.table.scroll(to: Double(row - 3) * 44)
      feed.table.layoutIfNeeded()
      #expect(feed.told == [])
      feed.table.scroll(by: 44)
      feed.table.layoutIfNeeded()
      #expect(feed.told == [call])
    }
  }

  @Test(arguments: [false, true])
  func runsAtOnceWhereAllRowsAreOnTheScreen(isBuilder: Bool) {
    let feed = Feed([1, 1, 0], isBuilder: isBuilder)
    #expect(feed.told == ["friends 1"])
  }

  /// A section that is named may load more of its own rows; the others count them, too.
  @Test func aChainThatNamesASectionReplacesIt() {
    let table = HeadlessTable(id: "feed", width: 320, height: 132)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    var told: [String] = []
    let names = (0..<4).map { "\($0)" }
    binder.onSection(.friends).bind(cellType: NameCell.self, models: names)
      .prefetch(when: .cellsFromEnd(0)) { told.append("friends \($0)") }
    binder.onSection(.enemies).bind(cellType: NameCell.self, models: names)
    binder.onAnySection().prefetch(when: .cellsFromEndOfTable(1)) { told.append("\($0) \($1)") }
    binder.finish(displaying: .friends, .enemies)
    for row in 0..<8 {
      table.scroll(to: Double(row) * 44)
      table.layoutIfNeeded()
    }
    #expect(told == ["friends 4", "enemies 4"])
  }

  @Test func inATableWithoutSectionsItIsTheEndOfTheRows() {
    let table = HeadlessTable(id: "feed", width: 320, height: 132)
    let binder = TableViewBinder(tableView: table)
    var told: [Int] = []
    binder.onTable().bind(cellType: NameCell.self, models: { (0..<10).map(String.init) })
      .prefetch(when: .cellsFromEndOfTable(2)) { told.append($0) }
    binder.finish()
    table.scroll(to: 4 * 44)
    table.layoutIfNeeded()
    #expect(told == [])
    table.scroll(by: 44)
    table.layoutIfNeeded()
    binder.refresh()
    table.scroll(to: 10_000)
    table.layoutIfNeeded()
    #expect(told == [10])
  }
}
