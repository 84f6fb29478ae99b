import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// Random screens of several lists in a section, changed at random, against a new table that shows the same data.
@MainActor
@Suite("Lists of contents, at random", .bounded)
struct RandomContentListsTests {
  struct Person: Identifiable {
    let id: Int
    var name: String
    var isClose = false
    var count = 0
  }

  struct Photo: CellContent, Equatable { var title: String, likes: Int }

  /// A content that cannot be compared.
  struct Plain: CellContent { let text: String }

  enum Part: TableViewSection { case first, second, third }

  @MainActor @Observable
  final class Lists {
    var lists: [[Person]] = [[], [], [], [], []]
    var flags = [true, false, true]
    var hasSecond = true
    var suffix = ""
    @ObservationIgnored private var next = 0

    func newPerson() -> Person {
      next += 1
      return Person(id: next, name: "n\(next)")
    }
  }

  static func screen(_ store: Lists) -> TableScreen<Part> {
    TableScreen(sectionedBy: Part.self) {
      let suffix = store.suffix
      OnSection(.first) {
        if store.flags[0] { Row(ListContent("head \(store.lists[0].count)")) }
        Rows(store.lists[0]) { ListContent("0 \($0.name)\(suffix)") }
          .accessory { $0.isClose ? .checkmark : .none }
        if store.flags[1] {
          Rows(store.lists[1]) { Plain(text: "1 \($0.name)") }
            .toggle(isOn: { $0.isClose }) { _, _ in }
        } else {
          Row(ListContent("none"))
        }
        Rows(store.lists[2]) { person in
          if person.count > 1 {
            Photo(title: person.name, likes: person.count)
          } else {
            ListContent("2 \(person.name)", secondaryText: person.isClose ? "close" : nil)
          }
        }
        .cellHeight { $0.isClose ? 60 : 44 }
      }
      if store.hasSecond {
        OnSection(.second) { Rows(store.lists[3]) { ListContent("3 \($0.name)") } }
      }
      OnSection(.third) {
        for person in store.lists[4] { Row(ListContent("4 \(person.name)"), id: person.id) }
        if store.flags[2] { Row(ListContent("end")) }
      }
    }
  }

  @Test(arguments: 0..<Cases.count(12))
  func areShownAsByANewTable(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let store = Lists()
    for list in store.lists.indices {
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        store.lists[list].append(store.newPerson())
      }
    }
    // Small tables scroll: rows come back that have changed out of sight.
    let height = Bool.random(using: &random) ? 60_000.0 : 200
    let table = HeadlessTable(id: "random", width: 320, height: height)
    let screen = Self.screen(store)
    screen.bind(to: table)
    for _ in 0..<25 {
      screen.rowUpdates = Bool.random(using: &random) ? .reconfigure : .reload
      for _ in 0...Int.random(in: 0...3, using: &random) { Self.change(store, using: &random) }
      table.layoutIfNeeded()
      if height < 1_000 { table.scroll(to: Double.random(in: 0...800, using: &random)) }
      Self.expectSame(table, store, seed)
    }
    #expect(table.diagnostics.isEmpty)
  }

  static func expectSame(_ table: HeadlessTable, _ store: Lists, _ seed: Int) {
    let fresh = HeadlessTable(id: "fresh", width: 320, height: 60_000)
    let screen = screen(store)
    screen.bind(to: fresh)
    fresh.layoutIfNeeded()
    let (shown, right) = (fields(table), fields(fresh))
    for (path, cell) in shown where right[path] != cell {
      Issue.record("seed \(seed), \(path): \(cell), not \(right[path] ?? "nothing")")
    }
    let sections = (0..<fresh.numberOfSections).map(fresh.numberOfRows(inSection:))
    #expect((0..<table.numberOfSections).map(table.numberOfRows(inSection:)) == sections)
    screen.unbind()
  }

  /// What the cells show that are displayed, with the identities of their rows, their states and their heights.
  static func fields(_ table: HeadlessTable) -> [IndexPath: String] {
    var fields: [IndexPath: String] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) as? HeadlessCell else { continue }
      let identity = table.dataSource?.tableView(table, identityOfRowAt: path) ?? "-"
      let content = (cell as? any ContentShowing)?.content.map { "\($0)" } ?? "nothing"
      fields[path] =
        "#\(identity) \(content) \(cell.accessoryType) \(String(describing: cell.shownToggle?.isOn)) \(cell.frame.size.height)"
    }
    return fields
  }

  static func change(_ store: Lists, using random: inout SplitMix64) {
    let list = Int.random(in: 0..<5, using: &random)
    let row = store.lists[list].indices.randomElement(using: &random)
    switch Int.random(in: 0..<11, using: &random) {
    case 0: store.flags[Int.random(in: 0..<3, using: &random)].toggle()
    case 1: store.hasSecond.toggle()
    case 2: store.suffix = "\(Int.random(in: 0..<3, using: &random))"
    case 3: store.lists[list].shuffle(using: &random)
    case 4, 5:
      guard store.lists[list].count < 30 else { return }
      let place = Int.random(in: 0...store.lists[list].count, using: &random)
      store.lists[list].insert(store.newPerson(), at: place)
    case 6: if let row { store.lists[list].remove(at: row) }
    case 7: if let row { store.lists[list][row].name += "'" }
    case 8: if let row { store.lists[list][row].isClose.toggle() }
    case 9: if let row { store.lists[list][row].count = Int.random(in: 0..<4, using: &random) }
    default:
      guard let row else { return }
      let person = store.lists[list].remove(at: row)
      let other = Int.random(in: 0..<5, using: &random)
      store.lists[other].insert(
        person,
        at: Int.random(in: 0...store.lists[other].count, using: &random)
      )
    }
  }
}
