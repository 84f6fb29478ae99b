import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// Sections whose closures read what is observed, what is not, and at other times the other.
@MainActor
@Suite("Random reading and refreshing", .bounded)
struct RandomObservationTests {
  private enum Section: Int, CaseIterable, TableViewSection, Comparable { case a, b, c, d, e }

  @Observable final class Store {
    var value = 0
  }

  /// What a section shows, and whether its closure reads it where it is observed.
  private final class Source {
    let store = Store()
    var plain = 0
    var isObserved = false
    /// The value that was read last, and whether it was observed then.
    var latest = (value: 0, isObserved: false)
    var readings = 0

    var current: Int { isObserved ? store.value : plain }

    func read() -> [Int] {
      readings += 1
      latest = (current, isObserved)
      return [latest.value]
    }
  }

  private func bound(
    to sources: [Source]
  ) -> (HeadlessTable, SectionedTableViewBinder<Section>) {
    let table = HeadlessTable(id: "numbers", width: 375, height: 880)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    binder.displayedSections = Section.allCases
    for section in Section.allCases {
      binder.onSection(section)
        .bind(cellType: HeadlessCell.self, models: { sources[section.rawValue].read() })
    }
    binder.finish()
    return (table, binder)
  }

  @Test("a table shows what was read, and what is observed as it is", arguments: Cases.seeds(10))
  func shows(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sources = Section.allCases.map { _ in Source() }
    let (table, binder) = bound(to: sources)
    for step in 0..<200 {
      let source = sources.randomElement(using: &random) ?? sources[0]
      let isRefreshed = Int.random(in: 0..<4, using: &random) == 0
      switch Int.random(in: 0..<5, using: &random) {
      case 0: source.plain += 1
      case 1: source.isObserved.toggle()
      case 2: binder.displayedSections = Section.allCases  // read without a refresh
      default: source.store.value += 1
      }
      let isFollowed = source.latest.isObserved
      if isRefreshed { binder.refresh() }
      table.layoutIfNeeded()
      let texts = Section.allCases.map { section in
        "\(section) · 1 row\n  \(sources[section.rawValue].latest.value) · "
          + "\(sources[section.rawValue].latest.value)"
      }
      #expect(binder.contentText == texts.joined(separator: "\n"), "step \(step)")
      let mustBeCurrent = isRefreshed ? sources : isFollowed && source.isObserved ? [source] : []
      #expect(mustBeCurrent.allSatisfy { $0.latest.value == $0.current }, "step \(step)")
    }
  }

  @Test("after the first change of what is observed, a change has its own closure read only")
  func reads() {
    let sources = Section.allCases.map { _ in Source() }
    for source in sources { source.isObserved = true }
    let (table, binder) = bound(to: sources)
    let readings = { () -> [Int] in
      table.layoutIfNeeded()
      defer { for source in sources { source.readings = 0 } }
      return sources.map(\.readings)
    }
    #expect(readings() == [1, 1, 1, 1, 1])
    sources[0].store.value += 1
    #expect(readings() == [1, 0, 0, 0, 0])
    binder.refresh()
    #expect(readings() == [1, 1, 1, 1, 1])
    binder.displayedSections = Section.allCases.reversed()
    #expect(readings() == [0, 0, 0, 0, 0])
    sources[1].store.value += 1
    #expect(readings() == [0, 1, 1, 1, 1])
    sources[1].store.value += 1
    #expect(readings() == [0, 1, 0, 0, 0])
    binder.refresh()
    #expect(readings() == [1, 1, 1, 1, 1])
    sources[4].store.value += 1
    #expect(readings() == [0, 0, 0, 0, 1])
  }
}
