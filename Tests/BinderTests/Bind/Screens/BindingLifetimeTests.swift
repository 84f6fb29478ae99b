import Binder
import HeadlessTable
import Synchronization
import TestSupport
import Testing

/// Who keeps a screen bound to a table, and what ends it.
@MainActor
@Suite(.bounded)
struct BindingLifetimeTests {
  final class Names {
    var all = ["a", "b"]
  }

  static func screen(_ names: Names) -> TableScreen<WholeTable> {
    TableScreen { OnTable { Cells(NameCell.self, models: names.all) } }
  }

  static func table(_ id: String = "names") -> HeadlessTable {
    let table = HeadlessTable(id: id, width: 375, height: 480)
    table.onInconsistency = .collect
    return table
  }

  @Test func aHandleThatNobodyKeepsLeavesTheBindingToTheScreen() {
    let (names, table) = (Names(), Self.table())
    let screen = Self.screen(names)
    screen.bind(to: table)
    #expect(table.numberOfRows(inSection: 0) == 2)
    names.all.append("c")
    screen.refresh()
    #expect(table.numberOfRows(inSection: 0) == 3)
    screen.unbind()
    #expect(table.numberOfSections == 0)
    #expect(table.diagnostics.isEmpty)
  }

  @Test func aHandleThatIsKeptEndsTheBindingWhenItGoes() {
    let (names, table) = (Names(), Self.table())
    let screen = Self.screen(names)
    var handle: TableBinding? = screen.bind(to: table)
    #expect(table.numberOfRows(inSection: 0) == 2)
    names.all.append("c")
    screen.refresh()
    handle = nil
    #expect(handle == nil)
    #expect(table.numberOfSections == 0)
    screen.refresh()
    #expect(table.numberOfSections == 0)
    #expect(table.diagnostics.isEmpty)
  }

  @Test func aHandleRefreshesItsOwnTable() async {
    let (names, table, other) = (Names(), Self.table(), Self.table("other"))
    let screen = Self.screen(names)
    let handle = screen.bind(to: table)
    screen.bind(to: other)
    func counts() -> [Int] { [table, other].map { $0.numberOfRows(inSection: 0) } }
    #expect(counts() == [2, 2])
    names.all.append("c")
    handle.refresh()
    #expect(counts() == [3, 2])
    names.all.append("d")
    await handle.refreshAndWait()
    names.all.append("e")
    await handle.refreshInBackground()
    #expect(counts() == [5, 2])
    names.all.insert("z", at: 0)
    var said: [String] = []
    handle.refresh { said.append("shown") }
    #expect(handle.indexPath(for: "a") == IndexPath(row: 1, section: 0))
    #expect(handle.indexPath(for: "y") == nil)
    #expect(said == ["shown"])
  }

  @Test func aHandleFindsARowInOneOfTwoSections() {
    let table = Self.table()
    let screen = TableScreen(sectionedBy: Section.self) {
      for section in [Section.friends, .enemies] {
        OnSection(section) { Cells(NameCell.self, models: ["a"]) }
      }
    }
    let handle = screen.bind(to: table)
    #expect(handle.indexPath(for: "a") == IndexPath(row: 0, section: 0))
    #expect(handle.indexPath(for: "a", in: Section.enemies) == IndexPath(row: 0, section: 1))
    #expect(handle.indexPath(for: "a", in: Section.form) == nil)
    handle.unbind()
    #expect(handle.indexPath(for: "a", in: Section.enemies) == nil)
  }

  @Test func aHandleOfABindingThatHasEndedDoesNothing() async {
    let (names, table) = (Names(), Self.table())
    let screen = Self.screen(names)
    let handle = screen.bind(to: table)
    table.layoutIfNeeded()
    handle.unbind()
    var said: [String] = []
    handle.refresh()
    handle.refresh { said.append("shown") }
    await handle.refreshAndWait()
    await handle.refreshInBackground()
    #expect(said == ["shown"])
    #expect(handle.indexPath(for: "a") == nil)
    #expect(table.numberOfSections == 0)
    #expect(table.diagnostics.isEmpty)
  }

  @Test func aHandleMayGoOnAnyThread() async throws {
    let (names, table) = (Names(), Self.table())
    let screen = Self.screen(names)
    let kept = Kept(screen.bind(to: table))
    #expect(table.numberOfRows(inSection: 0) == 2)
    await Task.detached { kept.letGo() }.value
    try await until("the end of the binding") { table.numberOfSections == 0 }
    #expect(table.diagnostics.isEmpty)
  }

  @Test func aHandleKeepsTheBindingOfAScreenThatIsGone() {
    let (names, table) = (Names(), Self.table())
    var handle: TableBinding? = Self.screen(names).bind(to: table)
    #expect(table.numberOfRows(inSection: 0) == 2)
    handle = nil
    #expect(handle == nil)
    #expect(table.numberOfSections == 0)
    #expect(table.diagnostics.isEmpty)
  }

  @Test func aScreenThatNobodyKeepsSaysSo() {
    let table = Self.table()
    Self.screen(Names()).bind(to: table)
    _ = table.numberOfSections
    #expect(
      table.diagnostics.map(\.message) == [
        """
        The data source of table 'names' is gone, because a table holds it weakly: keep the binder, \
        screen or data source in a property.
        """
      ]
    )
  }

  @Test func aScreenIsBoundToSeveralTablesAndUnboundFromOne() {
    let (names, first, second) = (Names(), Self.table("first"), Self.table("second"))
    let screen = Self.screen(names)
    let copy = screen
    let handle = screen.bind(to: first)
    copy.bind(to: second)
    names.all.append("c")
    screen.refresh()
    #expect(first.numberOfRows(inSection: 0) == 3)
    #expect(second.numberOfRows(inSection: 0) == 3)
    handle.unbind()
    handle.unbind()
    names.all.append("d")
    screen.refresh()
    #expect(first.numberOfSections == 0)
    #expect(second.numberOfRows(inSection: 0) == 4)
  }

  @Test func bindingATableAgainReplacesTheFormerBinding() {
    let (names, table) = (Names(), Self.table())
    let screen = Self.screen(names)
    let first = screen.bind(to: table)
    #expect(table.numberOfRows(inSection: 0) == 2)
    screen.bind(to: table)
    first.unbind()
    #expect(table.numberOfRows(inSection: 0) == 2)
    let other = TableScreen { OnTable { Cells(NameCell.self, models: ["x"]) } }
    other.bind(to: table)
    names.all.append("c")
    screen.refresh()
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.inconsistencies.isEmpty)
  }

  @Test func theFormerBindingOfATableIsLetGo() {
    let (names, table) = (Names(), Self.table())
    let screen = Self.screen(names)
    screen.bind(to: table)
    table.layoutIfNeeded()
    let former = Weak(object: table.dataSource)
    #expect(former.object != nil)
    screen.bind(to: table)
    table.layoutIfNeeded()
    #expect(former.object == nil)
  }

  /// The table is told, as it would go on showing rows that nobody answers for.
  @Test func aHandleEndsTheBindingOfAScreenThatIsGoneBeforeAFrame() {
    let table = RecordingTable()
    var handle: TableBinding? = Self.screen(Names()).bind(to: table)
    #expect(table.takeCalls() == "reloadData")
    handle = nil
    #expect(handle == nil)
    #expect(table.takeCalls() == "reloadData")
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  /// Holds a handle that any thread may let go.
  private final class Kept: Sendable {
    private let handle: Mutex<TableBinding?>

    init(_ handle: TableBinding) { self.handle = Mutex(handle) }

    func letGo() { handle.withLock { $0 = nil } }
  }

  /// The second of two batches, the header and the table's own header would come after the end.
  @Test func anUpdateInWhichAScreenIsUnboundGoesNoFurther() async {
    let table = RecordingTable()
    var people = (0..<3).map { Person(id: $0, name: "n\($0)", age: 0) }
    var title = "A"
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        Header(title)
        Cells(PersonCell.self, models: people).cellHeight { row, _ in Double(row) }
      }
      TableHeader(BannerHeader.self, viewModel: title)
      OnRefresh {}
    }
    screen.bind(to: table)
    _ = table.takeCalls()
    people.swapAt(0, 2)
    people[0].age = 1
    title = "B"
    table.onBatchEnd = { screen.unbind() }
    await screen.refreshAndWait()
    #expect(table.takeCalls() == "begin moveRow[0, 2][0, 0] moveRow[0, 1][0, 1] end reloadData")
    #expect(table.refreshHandler == nil)
  }

  /// What a screen declares first for a row may end its binding.
  @Test func aHandlerThatUnboundTheScreenIsTheLastOne() async throws {
    let table = Self.table()
    var said: [String] = []
    var unbind: () -> Void = {}
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        Cells(FieldCell.self, models: ["a", "b"])
          .onTapped { row, cell, _ in
            said.append("tapped")
            unbind()
          }
          .onEvent { row, cell, event, _ in
            said.append("event")
            unbind()
          }
          .onDelete { row, _ in
            said.append("delete")
            await Task.yield()
            unbind()
          }
          .onMoved { from, to, _ in unbind() }
      }
      OnAnySection {
        HandlersBySection()
          .onTapped { section, row, cell in said.append("any tapped") }
          .onEvent(from: FieldCell.self) { section, row, cell, event in said.append("any event") }
          .onDelete { section, row, _ in said.append("any delete") }
      }
      OnRefresh { unbind() }
    }
    let actions: [@MainActor () async throws -> Void] = [
      { table.tapRow(0, in: Section.friends) },
      { (table.cellForRow(at: [0, 0]) as? FieldCell)?.emit(event: .ended) },
      {
        table.setEditing(true)
        table.tapDelete(.row(0, in: Section.friends))
        table.confirmDelete()
        try await until("the end of the binding") { table.dataSource == nil }
        await Task.yield()
      },
      { table.dragRow(at: [0, 0], to: [0, 1]) },
      { table.pullToRefresh() },
    ]
    for action in actions {
      screen.bind(to: table)
      table.layoutIfNeeded()
      unbind = { screen.unbind() }
      try await action()
      #expect(table.numberOfSections == 0)
    }
    #expect(said == ["tapped", "event", "delete"])
    #expect(table.diagnostics.map(\.message) == [])
  }
}
