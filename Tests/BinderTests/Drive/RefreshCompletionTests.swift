import Binder
import HeadlessTable
import TestSupport
import Testing

/// Knowing when a refresh is shown, and where a row is then.
@MainActor
@Suite(.bounded)
struct RefreshCompletionTests {
  private final class State {
    var people = (0..<4).map { Person(id: $0, name: "n\($0)", age: 0) }
    var names = ["a", "b"]
  }

  private let state = State()

  private func screen() -> Screen {
    let screen = Screen()
    let state = state
    screen.binder.onSection(.friends).bind(cellType: PersonCell.self, models: { state.people })
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: { state.names })
    screen.show(.friends, .enemies)
    screen.table.layoutIfNeeded()
    return screen
  }

  private func declaredScreen() -> TableScreen<Section> {
    TableScreen(sectionedBy: Section.self) { [state] in
      OnSection(.friends) { Cells(PersonCell.self, models: state.people) }
      OnSection(.enemies) { Cells(NameCell.self, models: state.names) }
    }
  }

  @Test func aCompletionRunsWhenTheTableShowsTheChange() {
    let screen = screen()
    var counts: [Int] = []
    state.people.removeLast()
    screen.binder.refresh { counts.append(screen.table.numberOfRows(inSection: 0)) }
    #expect(counts == [])
    screen.table.layoutIfNeeded()
    #expect(counts == [3])
    screen.binder.refresh { counts.append(-1) }
    screen.table.layoutIfNeeded()
    #expect(counts == [3, -1])
  }

  @Test func completionsRunInTheOrderOfTheCalls() {
    let screen = screen()
    var said: [Int] = []
    for number in 1...3 { screen.binder.refresh { said.append(number) } }
    screen.table.layoutIfNeeded()
    #expect(said == [1, 2, 3])
  }

  @Test func aCompletionOfARefreshInACompletionRunsToo() {
    let screen = screen()
    var said: [String] = []
    screen.binder.refresh { [state] in
      said.append("first")
      state.names.append("c")
      screen.binder.refresh { said.append("second") }
    }
    screen.table.layoutIfNeeded()
    #expect(said == ["first", "second"])
    #expect(screen.table.numberOfRows(inSection: 1) == 3)
  }

  @Test func aCompletionRunsThoughNobodyReadsTheTable() async throws {
    let screen = screen()
    var isDone = false
    screen.binder.refresh()
    screen.binder.refresh { isDone = true }
    try await until("the completion has run") { isDone }
  }

  @Test func beforeFinishACompletionRunsAtOnce() async {
    let screen = Screen()
    screen.table.onInconsistency = .collect
    var isDone = false
    screen.binder.refresh { isDone = true }
    #expect(isDone)
    await screen.binder.refreshAndWait()
  }

  @Test func waitingReturnsWhenTheTableShowsTheChange() async {
    let screen = screen()
    state.people.removeLast()
    screen.table.calls.clear()
    screen.binder.refresh()
    await screen.binder.refreshAndWait()
    #expect(screen.table.calls.updates.count == 1)
    #expect(screen.table.numberOfRows(inSection: 0) == 3)
    let task = Task { await screen.binder.refreshAndWait() }
    task.cancel()
    await task.value
  }

  @Test func aScreenTellsWhenAllItsTablesShowTheChange() async {
    let screen = declaredScreen()
    let tables = ["one", "two"].map { HeadlessTable(id: $0, width: 320, height: 300) }
    for table in tables { screen.bind(to: table) }
    for table in tables { table.layoutIfNeeded() }
    var said: [String] = []
    state.people.removeLast()
    screen.refresh { said.append("done") }
    tables[0].layoutIfNeeded()
    #expect(said == [])
    tables[1].layoutIfNeeded()
    #expect(said == ["done"])
    state.people.removeLast()
    await screen.refreshAndWait()
    #expect(tables.map { $0.numberOfRows(inSection: 0) } == [2, 2])
    screen.unbind()
    screen.refresh { said.append("unbound") }
    #expect(said == ["done", "unbound"])
  }

  @Test func aBindingThatEndsEndsTheWait() {
    let screen = declaredScreen()
    let table = HeadlessTable(id: "one", width: 320, height: 300)
    let binding = screen.bind(to: table)
    var isDone = false
    screen.refresh { isDone = true }
    binding.unbind()
    #expect(isDone)
  }

  @Test func aRowIsFoundByItsIdentity() {
    let screen = screen()
    #expect(screen.binder.indexPath(for: 2) == IndexPath(row: 2, section: 0))
    #expect(screen.binder.indexPath(for: "b") == IndexPath(row: 1, section: 1))
    #expect(screen.binder.indexPath(for: "b", in: .friends) == nil)
    #expect(screen.binder.indexPath(for: 2, in: .enemies) == nil)
    #expect(screen.binder.indexPath(for: 9) == nil)
    #expect(screen.binder.indexPath(for: "2") == nil)
    state.people.swapAt(0, 2)
    screen.binder.refresh()
    #expect(screen.binder.indexPath(for: 2) == IndexPath(row: 0, section: 0))
    screen.binder.displayedSections = [.enemies]
    #expect(screen.binder.indexPath(for: 2) == nil)
    #expect(screen.binder.indexPath(for: "a") == IndexPath(row: 0, section: 0))
  }

  @Test func aRowOfAScreenIsFoundByItsIdentity() {
    let screen = declaredScreen()
    #expect(screen.indexPath(for: 1) == nil)
    let table = HeadlessTable(id: "one", width: 320, height: 300)
    screen.bind(to: table)
    #expect(screen.indexPath(for: 3) == IndexPath(row: 3, section: 0))
    #expect(screen.indexPath(for: "a", in: .enemies) == IndexPath(row: 0, section: 1))
  }

  @Test func rowsOfViewModelsAndOfTablesWithoutSectionsAreFoundToo() {
    let table = HeadlessTable(id: "banners", width: 320, height: 300)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(
        cellType: BannerCell.self,
        models: [1.5, 2.5],
        mapToViewModels: { BannerCell.ViewModel(text: "banner \($0)") }
      )
    binder.finish()
    #expect(binder.indexPath(for: 2.5) == IndexPath(row: 1, section: 0))
    let other = HeadlessTable(id: "others", width: 320, height: 300)
    let banners = TableViewBinder(tableView: other)
    banners.onTable().bind(cellType: BannerCell.self, viewModels: [.init(text: "Welcome")])
    banners.finish()
    #expect(banners.indexPath(for: "Welcome") == IndexPath(row: 0, section: 0))
  }
}
