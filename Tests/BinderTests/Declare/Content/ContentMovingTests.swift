import Binder
import HeadlessTable
import Observation
import TestSupport
import Testing

/// Rows of contents that the user drags, within their list and to others, and lists that load more.
@MainActor
@Suite("Moving rows of contents", .bounded)
struct ContentMovingTests {
  @MainActor @Observable
  final class Store {
    var first = ["a", "b", "c"]
    var second = ["x", "y"]
    @ObservationIgnored var log: [String] = []

    func move(_ from: Int, _ to: Int, _ name: String) {
      log.append("\(name) \(from) → \(to)")
      first.insert(first.remove(at: from), at: to)
    }
  }

  enum Part: TableViewSection { case one, two }

  /// A row above, the first list, a row between, and the second list; the second one in another section if that is wanted.
  static func shown(_ store: Store, inTwoSections: Bool) -> (HeadlessTable, TableScreen<Part>) {
    let table = HeadlessTable(id: "moving", width: 320, height: 600)
    table.onInconsistency = .collect
    let screen = TableScreen(sectionedBy: Part.self) {
      OnSection(.one) {
        Row(ListContent("top"))
        Rows(store.first) { ListContent("1 \($0)") }
          .onMoved { from, to, name in store.move(from, to, name) }
          .onMovedOut { from, name in
            store.log.append("out \(from)")
            store.first.remove(at: from)
          }
          .canMove { $0 != "c" }
        Row(ListContent("between"))
        if !inTwoSections { second(store) }
      }
      if inTwoSections { OnSection(.two) { second(store) } }
    }
    screen.bind(to: table)
    table.layoutIfNeeded()
    table.setEditing(true)
    return (table, screen)
  }

  static func second(_ store: Store) -> ContentRows<Part, String> {
    Rows(store.second) { ListContent("2 \($0)") }
      .onMovedIn { to, name in
        store.log.append("in \(to)")
        store.second.insert(name, at: to)
      }
  }

  static func texts(_ table: HeadlessTable) -> [String] {
    (table.indexPathsForVisibleRows ?? []).compactMap { path in
      let content = (table.cellForRow(at: path) as? any ContentShowing)?.content
      return (content as? ListContent)?.text
    }
  }

  @Test(arguments: [true, false])
  func stayInTheirList(inTwoSections: Bool) {
    let store = Store()
    let (table, screen) = Self.shown(store, inTwoSections: inTwoSections)
    table.dragRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 0))
    #expect(store.log == ["a 0 → 1"])
    #expect(Self.texts(table) == ["top", "1 b", "1 a", "1 c", "between", "2 x", "2 y"])
    // Above the list there is no place for the row.
    table.dragRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    #expect(store.log.last == "a 1 → 0")
    #expect(Self.texts(table) == ["top", "1 a", "1 b", "1 c", "between", "2 x", "2 y"])
    #expect(table.diagnostics.isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test(arguments: [true, false])
  func goToOtherLists(inTwoSections: Bool) {
    let store = Store()
    let (table, screen) = Self.shown(store, inTwoSections: inTwoSections)
    let target = inTwoSections ? IndexPath(row: 1, section: 1) : IndexPath(row: 5, section: 0)
    table.dragRow(at: IndexPath(row: 1, section: 0), to: target)
    #expect(store.log == ["out 0", "in 1"])
    #expect(store.second == ["x", "a", "y"])
    #expect(Self.texts(table) == ["top", "1 b", "1 c", "between", "2 x", "2 a", "2 y"])
    #expect(table.diagnostics.isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test func goBetweenSectionsOfOneDictionary() {
    let store = Store()
    let table = HeadlessTable(id: "moving", width: 320, height: 600)
    let screen = TableScreen(sectionedBy: Part.self) {
      OnSections(.one, .two) {
        RowsBySection([.one: store.first, .two: store.second]) { ListContent($0) }
          .onMoved { from, to, name in
            store.log.append("\(from.section) \(from.row) → \(to.section) \(to.row)")
            store.first.remove(at: from.row)
            store.second.insert(name, at: to.row)
          }
      }
    }
    screen.bind(to: table)
    table.layoutIfNeeded()
    table.setEditing(true)
    table.dragRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 1))
    #expect(store.log == ["one 2 → two 0"])
    #expect(Self.texts(table) == ["a", "b", "c", "x", "y"])
  }

  /// The trigger counts the end of the list, and not that of the section.
  @Test func loadMoreAtTheEndOfTheirList() {
    let store = Store()
    let table = HeadlessTable(id: "loading", width: 320, height: 100)
    store.first = (0..<10).map { "\($0)" }
    let screen = TableScreen {
      OnTable {
        Rows(store.first) { ListContent($0) }
          .prefetch(when: .cellsFromEnd(1)) { store.log.append("more after \($0)") }
        Rows((0..<50).map { $0 }) { ListContent("\($0)") }
      }
    }
    screen.bind(to: table)
    table.layoutIfNeeded()
    #expect(store.log.isEmpty)
    table.scroll(to: 300)
    table.layoutIfNeeded()
    #expect(store.log == ["more after 10"])
    store.first.append("10")
    table.scroll(to: 400)
    table.layoutIfNeeded()
    #expect(store.log == ["more after 10", "more after 11"])
  }
}
