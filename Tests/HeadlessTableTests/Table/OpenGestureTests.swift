import Binder
import HeadlessTable
import TestSupport
import Testing

/// What a touch does while something is open, and what a picture shows of it.
@MainActor
@Suite("A touch while a menu, a swipe or a drag is open", .bounded)
struct OpenGestureTests {
  final class Letters: TableDataSource, TableDelegate {
    var count = 3
    var disabled: Set<Int> = []
    var fixed: Set<Int> = []
    var act: () async -> Void = {}
    var whenNamed: (() -> Void)?

    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
      let cell = tableView.dequeue(HeadlessCell.self)
      cell.textLabel.text = "\(path.row)"
      cell.accessoryType = .detailButton
      cell.isUserInteractionEnabled = !disabled.contains(path.row)
      return cell
    }

    func tableView(_ tableView: any TableHost, canEditRowAt path: IndexPath) -> Bool {
      !fixed.contains(path.row)
    }

    func tableView(_ tableView: any TableHost, canMoveRowAt path: IndexPath) -> Bool {
      !fixed.contains(path.row)
    }

    func tableView(
      _ tableView: any TableHost,
      contextMenuForRowAt path: IndexPath
    ) -> [MenuAction]? { [MenuAction("Open") { .done }] }

    func tableView(
      _ tableView: any TableHost,
      swipeActionsForRowAt path: IndexPath,
      at edge: SwipeEdge
    ) -> SwipeActions? {
      SwipeActions([
        SwipeAction(edge == .leading ? "Read" : "Archive") { [act] in
          await act()
          return .done
        }
      ])
    }

    func tableView(_ tableView: any TableHost, namesRowsInSection section: Int) -> Bool {
      whenNamed != nil
    }

    func tableView(_ tableView: any TableHost, identityOfRowAt path: IndexPath) -> String? {
      whenNamed?()
      return nil
    }
  }

  let letters = Letters()
  let table = HeadlessTable(id: "letters", width: 320, height: 132)

  init() {
    table.onInconsistency = .collect
    table.register(HeadlessCell.self)
    table.dataSource = letters
    table.delegate = letters
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func events() -> [String] {
    defer { table.calls.clear() }
    return table.calls.compactMap { call in
      guard case .event(let event) = call else { return nil }
      return "\(event.kind) \(event.place?.row.map { "\($0)" } ?? "")"
    }
  }

  @Test("what is called when an action ends later may release the table")
  func released() async throws {
    var screen: HeadlessTable? = HeadlessTable(id: "letters", width: 320, height: 132)
    weak let released = screen
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    letters.act = { for await _ in ends { return } }
    screen?.dataSource = letters
    screen?.delegate = letters
    screen?.tapAction("Archive", on: path(0))
    #expect(released?.openActions.count == 1)
    letters.whenNamed = { screen = nil }
    end.yield()
    try await until("the release of the table") { released == nil }
  }

  @Test("a cell that takes no touches is neither selected nor asked")
  func disabled() {
    letters.disabled = [1]
    table.layoutIfNeeded()
    table.tapRow(at: path(1))
    table.tapAccessory(path(1))
    #expect(events() == [])
    #expect(table.indexPathForSelectedRow == nil)
    table.tapRow(at: path(2))
    #expect(table.indexPathForSelectedRow == path(2))
  }

  struct Touch: Sendable {
    let name: String
    let touch: @MainActor @Sendable (HeadlessTable) -> Void
  }

  nonisolated static let touches = [
    Touch(name: "tap") { $0.tapRow(at: IndexPath(row: 1, section: 0)) },
    Touch(name: "accessory") { $0.tapAccessory(IndexPath(row: 1, section: 0)) },
    Touch(name: "swipe") { $0.swipe(IndexPath(row: 1, section: 0)) },
    Touch(name: "full swipe") { $0.fullSwipe(IndexPath(row: 1, section: 0)) },
    Touch(name: "action") { $0.tapAction("Archive", on: IndexPath(row: 1, section: 0)) },
    Touch(name: "pull") { $0.pullToRefresh() },
  ]

  @Test("closes the menu, and does nothing else", arguments: touches.indices)
  func menu(number: Int) {
    table.refreshHandler = {}
    table.openContextMenu(path(0))
    _ = events()
    Self.touches[number].touch(table)
    #expect(events() == ["willEndMenu 0"])
    #expect(table.openMenuActions.isEmpty)
    #expect(table.openActions.isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.diagnostics.map(\.message) == [])
  }

  @Test("on an accessory closes the row that is swiped aside, and does nothing else")
  func accessory() {
    table.swipe(path(0))
    _ = events()
    table.tapAccessory(path(1))
    #expect(events() == ["didEndEditing 0"])
    #expect(table.openActions.isEmpty)
  }

  @Test("for an action that no edge has names those of both, and leaves no row open")
  func missingAction() {
    table.tapAction("Archiv", on: path(0))
    #expect(
      table.diagnostics.map(\.message) == [
        "Row 0 of section '0' of table 'letters' has no action 'Archiv'; it has 'Archive', 'Read'."
      ]
    )
    #expect(table.openActions.isEmpty)
  }

  @Test("of a row that cannot move drags no other one")
  func refusedDrag() {
    letters.fixed = [2]
    table.setEditing(true)
    table.beginDrag(path(0))
    table.dragRow(at: path(2), to: path(1))
    #expect(events().contains("moveRow 0") == false)
    #expect(table.diagnostics.count == 1)
  }

  @Test("a row that is swiped aside stands in each picture, wherever the table is")
  func picture() {
    letters.count = 40
    table.swipe(path(0))
    letters.count = 60
    table.performBatchUpdates {
      table.insertRows(at: (0..<20).map(path), with: .none)
    }
    table.layoutIfNeeded()
    #expect(table.openActions.map(\.title) == ["Archive"])
    #expect(table.render(.text).contains("swiped"))
  }

  @Test("all rows of an edited table have their controls in a picture, wherever the table was")
  func editedPicture() {
    (letters.count, letters.fixed) = (20, [19])
    table.setEditing(true)
    let before = table.render(.text(extent: .all))
    table.scrollToRow(at: path(19), at: .bottom)
    table.scrollToRow(at: path(0), at: .top)
    #expect(table.render(.text(extent: .all)) == before)
    #expect(before.components(separatedBy: " deletable movable]").count == 20)
    #expect(before.components(separatedBy: "[editing").count == 21)
  }
}
