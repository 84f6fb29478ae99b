import Binder
import BinderCollections
import Observation
import TestSupport
import Testing

@testable import HeadlessTable

/// Random screens of several lists in a section, changed at random, against a new table or collection view that shows the same data.
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

  static func screen(_ store: Lists, isTable: Bool) -> TableScreen<Part> {
    TableScreen(sectionedBy: Part.self) {
      let suffix = store.suffix
      OnSection(.first) {
        if !isTable { Layout(.list()) }
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
        OnSection(.second) {
          if !isTable { Layout(.list()) }
          Rows(store.lists[3]) { ListContent("3 \($0.name)") }
        }
      }
      OnSection(.third) {
        if !isTable { Layout(.list()) }
        for person in store.lists[4] { Row(ListContent("4 \(person.name)"), id: person.id) }
        if store.flags[2] { Row(ListContent("end")) }
      }
    }
  }

  @Test("are shown as by a new one", arguments: 0..<Cases.count(6), [true, false])
  func random(seed: Int, isTable: Bool) {
    var random = SplitMix64(seed: UInt64(seed))
    let store = Lists()
    for list in store.lists.indices {
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        store.lists[list].append(store.newPerson())
      }
    }
    // Small ones scroll: rows come back that have changed out of sight.
    let height = Bool.random(using: &random) ? 60_000.0 : 200
    let screen = Self.screen(store, isTable: isTable)
    let list = Self.list(showing: screen, height: height, isTable: isTable)
    for _ in 0..<25 {
      screen.rowUpdates = Bool.random(using: &random) ? .reconfigure : .reload
      for _ in 0...Int.random(in: 0...3, using: &random) { Self.change(store, using: &random) }
      list.layoutIfNeeded()
      if height < 1_000 { list.scroll(to: Double.random(in: 0...800, using: &random)) }
      #expect(list.screenFaults == [])
      Self.expectSame(list, store, isTable)
    }
    #expect(list.diagnostics.isEmpty)
  }

  static func list(
    showing screen: TableScreen<Part>,
    height: Double,
    isTable: Bool
  )
    -> HeadlessListView
  {
    if isTable {
      let table = HeadlessTable(id: "random", width: 320, height: height)
      screen.bind(to: table)
      return table
    }
    let collection = HeadlessCollectionView(id: "random", width: 320, height: height)
    screen.bind(to: collection)
    return collection
  }

  static func expectSame(_ list: HeadlessListView, _ store: Lists, _ isTable: Bool) {
    let screen = screen(store, isTable: isTable)
    let fresh = Self.list(showing: screen, height: 60_000, isTable: isTable)
    fresh.layoutIfNeeded()
    let (shown, right) = (fields(list), fields(fresh))
    for (row, cell) in shown where right[row] != cell {
      Issue.record("\(row): \(cell), not \(right[row] ?? "nothing")")
    }
    #expect(list.core.layout.rowCounts == fresh.core.layout.rowCounts)
    screen.unbind()
  }

  /// What the cells show that are displayed, with their states, their heights and, in a table, the identities of their rows.
  static func fields(_ list: HeadlessListView) -> [RowPosition: String] {
    var fields: [RowPosition: String] = [:]
    for (row, shown) in list.core.displayed.cells {
      guard let cell = shown.cell as? HeadlessCell else { continue }
      let identity = (list as? HeadlessTable).flatMap {
        $0.dataSource?.tableView($0, identityOfRowAt: row.indexPath)
      }
      let content = (cell as? any ContentShowing)?.content.map { "\($0)" } ?? "nothing"
      fields[row] =
        "#\(identity ?? "-") \(content) \(cell.accessoryType) \(String(describing: cell.shownToggle?.isOn)) "
        + "\(cell.frame.size.height)"
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
