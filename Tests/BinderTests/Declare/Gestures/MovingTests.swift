import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A row that is dragged", .bounded)
struct MovingTests {
  private enum Moving: MailHandlers {
    static func add<Rows: SectionModelRows>(to rows: Rows, of box: Mailbox) -> Rows
    where Rows.Section == Section, Rows.Cell == MailCell, Rows.Model == Mailbox.Mail {
      rows.onMoved { from, to, mail in
        box.say("move", from, to, mail.id)
        if mail.id == "slow" { await box.server() }
        if mail.id != "stubborn" { box.mails.insert(box.mails.remove(at: from), at: to) }
      }
      .canMove { row, mail in mail.id != "fixed" }
      .moveTarget { from, proposed, mail in max(proposed, 1) }
    }
  }

  @Test("goes where it is dropped, and the data that follows moves nothing")
  func follows() {
    let screens = MailScreens(Moving.self, ["fixed", "a", "b", "c"])
    screens.inBoth { $0.setEditing(true) }
    _ = screens.events()
    screens.inBoth { table in
      table.beginDrag(.id("c"))
      table.drag(to: .row(0, in: Section.friends))
    }
    #expect(
      screens.rows.contains(##"row 44 MailCell #c [editing movable dragged to=friends/1] "new""##)
    )
    screens.inBoth { $0.drop() }
    #expect(screens.said() == ["move 3 1 c"])
    #expect(screens.order == "fixed c a b")
    #expect(
      screens.events() == [
        "canMove friends/c → allow", "moveTarget friends/c → friends/1",
        "moveRow friends/c → friends/1",
      ]
    )
    #expect(screens.boxes[0].mails.map(\.id) == ["fixed", "c", "a", "b"])
    screens.both.refresh()
    #expect(screens.both.updates == [])
  }

  @Test("is moved back by data that does not follow")
  func stays() {
    let screens = MailScreens(Moving.self, ["stubborn", "a", "b"])
    screens.inBoth { $0.setEditing(true) }
    screens.inBoth {
      $0.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    }
    _ = screens.both.calls
    #expect(screens.order == "stubborn a b")
    #expect(screens.both.chain.inconsistencies.isEmpty)
    #expect(screens.both.chain.calls.updates.suffix(2).count == 2)
  }

  @Test("goes to the place of another row, both by their identities")
  func byIdentity() {
    let screens = MailScreens(Moving.self, ["a", "b", "c"])
    screens.inBoth { $0.setEditing(true) }
    screens.inBoth { $0.dragRow(at: .id("a"), to: .id("c")) }
    #expect(screens.order == "b c a")
    screens.inBoth { $0.dragRow(at: .id("a"), to: .id("c")) }
    #expect(screens.order == "b a c")
  }

  @Test("waits for data that takes its time")
  func slow() async throws {
    let screens = MailScreens(Moving.self, ["a", "b", "slow"])
    screens.inBoth { $0.setEditing(true) }
    screens.inBoth {
      $0.dragRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0))
    }
    #expect(screens.order == "a slow b")
    for box in screens.boxes { box.release() }
    try await until("the data of both") { screens.boxes.allSatisfy { $0.mails[1].id == "slow" } }
    _ = screens.both.updates
    screens.both.refresh()
    #expect(screens.order == "a slow b")
    #expect(screens.both.updates == [])
  }

  @Test("follows its row while updates arrive, and ends when the row is deleted")
  func updates() {
    let screens = MailScreens(Moving.self, ["x", "a", "b", "c"])
    screens.inBoth { table in
      table.setEditing(true)
      table.beginDrag(.id("a"))
      table.drag(to: .row(3, in: Section.friends))
    }
    screens.change { $0.mails.removeFirst() }
    screens.inBoth { $0.drop() }
    #expect(screens.said() == ["move 0 2 a"])
    #expect(screens.order == "b c a")
    screens.inBoth { $0.beginDrag(.id("b")) }
    screens.change { $0.mails.removeFirst() }
    screens.inBoth { $0.drop() }
    #expect(screens.said() == [])
    #expect(screens.messages == [])
    #expect(screens.order == "c a")
  }

  @Test("says why it cannot be dragged, and where there is no place")
  func mistakes() {
    let screens = MailScreens(Moving.self, ["fixed", "a"])
    screens.inBoth { table in
      table.beginDrag(.id("a"))
      table.setEditing(true)
      table.beginDrag(.id("fixed"))
      table.drop()
      table.beginDrag(.id("a"))
      table.drag(to: .row(7, in: Section.friends))
      table.cancelDrag()
    }
    #expect(screens.order == "fixed a")
    #expect(
      screens.messages == [
        "Row 1 of section 'friends' of table 'people' can't be dragged, because the table is not in editing mode. "
          + "Call setEditing(true) first.",
        "Row 0 of section 'friends' of table 'people' can't be dragged, because the data source does "
          + "not let it move. Declare onMoved and let canMove allow it, or implement canMoveRowAt.",
        "No row of table 'people' is dragged. Call beginDrag first.",
        "Table 'people' has no place 7 in section 'friends' to drop a row at; its last place is 2.",
      ]
    )
  }

  @Test("goes to another section whose rows are of the same kind", arguments: [false, true])
  func sections(byBuilder: Bool) {
    var names: [Section: [String]] = [.friends: ["a", "b"], .enemies: ["x"]]
    var said: [String] = []
    let table = HeadlessTable(id: "people", width: 320, height: 480)
    table.onInconsistency = .collect
    let move: @MainActor (RowPlace<Section>, RowPlace<Section>, String) -> Void = {
      from,
      to,
      name in
      said.append("\(from.section) \(from.row) → \(to.section) \(to.row) \(name)")
      if let name = names[from.section]?.remove(at: from.row) {
        names[to.section]?.insert(name, at: to.row)
      }
    }
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.banner) { Cells(NameCell.self, models: [1, 2]) }
      OnSections(.friends, .enemies) {
        CellsBySection(NameCell.self, models: names).onMoved(move)
      }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.onSection(.banner).bind(cellType: NameCell.self, models: [1, 2])
      binder.onSections(.friends, .enemies).bind(cellType: NameCell.self, models: { names })
        .onMoved(move)
      binder.finish(displaying: .banner, .friends, .enemies)
    }
    table.setEditing(true)
    table.dragRow(at: IndexPath(row: 1, section: 1), to: IndexPath(row: 1, section: 2))
    table.dragRow(at: IndexPath(row: 0, section: 2), to: IndexPath(row: 0, section: 0))
    #expect(said == ["friends 1 → enemies 1 b"])
    #expect((0..<3).map { table.numberOfRows(inSection: $0) } == [2, 1, 2])
    #expect(names == [.friends: ["a"], .enemies: ["x", "b"]])
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
  }

  @Test(
    "goes back from a place where only a delegate of one's own lets it be dropped",
    arguments: [false, true]
  )
  func impossiblePlace(byBuilder: Bool) {
    final class Free: TableDelegate {}
    let (table, delegate) = (HeadlessTable(id: "people", width: 320, height: 480), Free())
    table.onInconsistency = .collect
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.banner) { Cells(NameCell.self, models: [1, 2]) }
      OnSection(.friends) { Cells(NameCell.self, models: ["a"]).onMoved { _, _, _ in } }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.onSection(.banner).bind(cellType: NameCell.self, models: [1, 2])
      binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
        .onMoved { _, _, _ in }
      binder.finish(displaying: .banner, .friends)
    }
    table.layoutIfNeeded()
    table.delegate = delegate
    table.setEditing(true)
    table.dragRow(at: IndexPath(row: 0, section: 1), to: IndexPath(row: 0, section: 0))
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 1])
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("is not forgotten when another one is dragged before its data has followed")
  func twoDrags() async throws {
    let screens = MailScreens(Moving.self, ["x", "slow", "a", "b"])
    screens.inBoth { table in
      table.setEditing(true)
      table.dragRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
      table.dragRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 0))
    }
    #expect(screens.order == "x b a slow")
    #expect(screens.said() == ["move 1 3 slow"])
    for box in screens.boxes { box.release() }
    try await until("the data of both drags") {
      screens.boxes.allSatisfy { $0.mails.map(\.id) == ["x", "b", "a", "slow"] }
    }
    #expect(screens.said() == ["move 1 2 a"])
    _ = screens.both.updates
    screens.both.refresh()
    #expect(screens.order == "x b a slow")
    #expect(screens.both.updates == [])
  }

  @Test("has the controls of the section that it was dragged to, or that an update brings it to")
  func controls() {
    var names: [Section: [String]] = [.friends: ["a", "b"], .enemies: ["x"]]
    let move: @MainActor (RowPlace<Section>, RowPlace<Section>, String) -> Void = {
      from,
      to,
      name in
      names[from.section]?.removeAll { $0 == name }
      names[to.section]?.insert(name, at: to.row)
    }
    let style = { (section: Section) -> RowEditingStyle in section == .friends ? .delete : .none }
    let both = BothSpellings(
      displaying: [.friends, .enemies],
      chain: { binder in
        binder.onSections(.friends, .enemies).bind(cellType: NameCell.self, models: { names })
          .onMoved(move).editingStyle { section, row, _ in style(section) }
      },
      screen: TableScreen(sectionedBy: Section.self) {
        OnSections(.friends, .enemies) {
          CellsBySection(NameCell.self, models: names)
            .onMoved(move).editingStyle { section, row, _ in style(section) }
        }
      }
    )
    for table in [both.chain, both.builder] {
      table.setEditing(true)
      table.dragRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 1))
      names = [.friends: ["a"], .enemies: ["b", "x"]]
    }
    func rows() -> [String] {
      both.refresh()
      return both.picture.split(separator: "\n").filter { $0.hasPrefix("  row") }
        .map { $0.split(separator: " ").joined(separator: " ") }
    }
    #expect(
      rows() == [
        "row 44 NameCell #a [editing deletable movable]", "row 44 NameCell #b [editing movable]",
        "row 44 NameCell #x [editing movable]",
      ]
    )
    names = [.friends: ["x"], .enemies: ["b", "a"]]
    #expect(
      rows() == [
        "row 44 NameCell #x [editing deletable movable]", "row 44 NameCell #b [editing movable]",
        "row 44 NameCell #a [editing movable]",
      ]
    )
  }
}
