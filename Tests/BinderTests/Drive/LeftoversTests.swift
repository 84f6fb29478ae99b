import Binder
import HeadlessTable
import TestSupport
import Testing

/// Nothing that a section, a branch or a screen has given a table stays there when it is not declared any more.
@MainActor
@Suite("What a section, a branch or a screen leaves behind", .bounded)
struct LeftoversTests {
  enum Part: TableViewSection { case todo, done }

  final class TaskCell: HeadlessCell, ViewModelBindable {
    var viewModel: String?
  }

  final class Banner: HeadlessHeaderFooterView, ViewModelBindable {
    var viewModel: String?
  }

  private let table = HeadlessTable(id: "tasks", width: 320, height: 480)

  private func looks() -> [String] {
    (table.indexPathsForVisibleRows ?? []).map { path in
      let cell = table.cellForRow(at: path) as? HeadlessCell
      return "\(cell?.accessoryType ?? .none) \(Int(table.rectForRow(at: path).height))"
    }
  }

  @Test(
    "a row in another section has its accessory and its height",
    arguments: [false, true],
    [false, true]
  )
  func sections(byBuilder: Bool, isBack: Bool) {
    var (todo, done) = (["a", "b"], ["c"])
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    let screen = TableScreen(sectionedBy: Part.self) {
      OnSection(.todo) {
        MappedCells(TaskCell.self, models: todo, mapToViewModels: { $0 }).cellHeight(44)
      }
      OnSection(.done) {
        MappedCells(TaskCell.self, models: done, mapToViewModels: { $0 })
          .cellHeight(80).accessory(.checkmark)
      }
    }
    if byBuilder {
      screen.bind(to: table)
    } else {
      binder.onSection(.todo).bind(
        cellType: TaskCell.self,
        models: { todo },
        mapToViewModels: { $0 }
      )
      .cellHeight(44)
      binder.onSection(.done).bind(
        cellType: TaskCell.self,
        models: { done },
        mapToViewModels: { $0 }
      )
      .cellHeight(80).accessory(.checkmark)
      binder.finish(displaying: .todo, .done)
    }
    #expect(looks() == ["none 44", "none 44", "checkmark 80"])
    if isBack { todo.append(done.removeFirst()) } else { done.append(todo.removeFirst()) }
    if byBuilder { screen.refresh() } else { binder.refresh() }
    #expect(
      looks()
        == (isBack
          ? ["none 44", "none 44", "none 44"] : ["none 44", "checkmark 80", "checkmark 80"])
    )
  }

  @Test("a row leaves its accessory in the section that says nothing of it")
  func silentSection() {
    var (todo, done) = (["a"], ["b"])
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    binder.onSection(.todo).bind(cellType: HeadlessCell.self, models: { todo })
    binder.onSection(.done).bind(cellType: HeadlessCell.self, models: { done })
      .accessory(.checkmark)
    binder.finish(displaying: .todo, .done)
    #expect(looks() == ["none 44", "checkmark 44"])
    todo.append(done.removeFirst())
    binder.refresh()
    #expect(looks() == ["none 44", "none 44"])
  }

  @Test("a branch without accessories takes those of the other one away")
  func branches() {
    var marks = true
    let screen = TableScreen {
      OnTable {
        if marks {
          Cells(HeadlessCell.self, models: ["a"]).accessory(.checkmark)
        } else {
          Cells(HeadlessCell.self, models: ["a"])
        }
      }
    }
    let binding = screen.bind(to: table)
    #expect(looks() == ["checkmark 44"])
    marks = false
    screen.refresh()
    #expect(looks() == ["none 44"])
    withExtendedLifetime(binding) {}
  }

  @Test("of two conditions one after another, the second takes what the first has left away")
  func statements() {
    var marks = true
    let outside = TableScreen(sectionedBy: Part.self) {
      if marks {
        OnSection(.todo) { Cells(HeadlessCell.self, models: ["a"]).accessory(.checkmark) }
      }
      if !marks { OnSection(.todo) { Cells(HeadlessCell.self, models: ["a"]) } }
    }
    let inside = TableScreen(sectionedBy: Part.self) {
      OnSections(.todo, .done) {
        if marks { CellsBySection(HeadlessCell.self, models: [.todo: ["a"]]).accessory(.checkmark) }
        if !marks { CellsBySection(HeadlessCell.self, models: [.todo: ["a"]]) }
      }
    }
    for screen in [outside, inside] {
      marks = true
      let binding = screen.bind(to: table)
      #expect(looks() == ["checkmark 44"])
      marks = false
      screen.refresh()
      #expect(looks() == ["none 44"])
      binding.unbind()
    }
  }

  @Test("a second screen has no header and no refreshing of the first one")
  func screens() {
    let first = TableScreen<WholeTable> {
      TableHeader(Banner.self, viewModel: "A")
      OnRefresh {}
      OnTable { Cells(HeadlessCell.self, models: ["a"]) }
    }
    let second = TableScreen { OnTable { Cells(HeadlessCell.self, models: ["b"]) } }
    let bindings = [first.bind(to: table), second.bind(to: table)]
    #expect(table.view(of: .header) == nil)
    #expect(table.refreshHandler == nil)
    #expect(table.diagnostics.count == 1)
    withExtendedLifetime(bindings) {}
  }

  @Test("a screen that ends takes its header along, also where the app has set another data source")
  func replaced() {
    let screen = TableScreen<WholeTable> {
      TableHeader(Banner.self, viewModel: "A")
      OnRefresh {}
      OnTable { Cells(HeadlessCell.self, models: ["a"]) }
    }
    let binding = screen.bind(to: table)
    let other = NumberedRows()
    table.dataSource = other
    binding.unbind()
    #expect(table.view(of: .header) == nil)
    #expect(table.refreshHandler == nil)
    #expect(table.dataSource === other)
  }

  @Test("sections that are set twice in a handler are all set")
  func displayedSections() {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    for section in [Section.banner, .friends, .enemies] {
      binder.onSection(section).bind(cellType: HeadlessCell.self, models: ["\(section)"])
        .onTapped { [unowned binder] _, _, _ in
          binder.displayedSections.removeAll { $0 == .banner }
          binder.displayedSections.append(.enemies)
        }
    }
    binder.finish(displaying: .banner, .friends)
    table.tapRow(0, in: Section.friends)
    #expect(binder.displayedSections == [.friends, .enemies])
    #expect(table.numberOfSections == 2)
  }

  @Test(
    "sections that are changed in place, one after another, are one batch, and a moved one keeps its selection"
  )
  func displayedSectionsInPlace() {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    for section in [Section.banner, .friends, .enemies] {
      binder.onSection(section).bind(cellType: HeadlessCell.self, models: ["\(section)"])
    }
    binder.finish(displaying: .banner, .friends)
    table.tapRow(0, in: Section.friends)
    table.calls.clear()
    binder.displayedSections.append(.enemies)
    binder.displayedSections.remove(at: 1)
    binder.displayedSections.insert(.friends, at: 0)
    #expect(binder.displayedSections == [.friends, .banner, .enemies])
    #expect(table.calls.updates.count == 1)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("an item of a snapshot is found by its own identity, and by itself")
  func items() {
    struct Recipe: Identifiable, Hashable {
      let id: Int
      var title = "a"
    }
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    var selected: Int?
    binder.selection(get: { selected }, set: { selected = $0 })
    binder.onAllOtherSections().bind(cellType: HeadlessCell.self, items: Recipe.self)
    binder.finish()
    binder.apply(TableSnapshot([.friends: [Recipe(id: 1), Recipe(id: 2)]]))
    table.tapRow(1, in: Section.friends)
    #expect(selected == 2)
    binder.refresh()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(binder.indexPath(for: 1) == IndexPath(row: 0, section: 0))
    #expect(binder.indexPath(for: Recipe(id: 2)) == IndexPath(row: 1, section: 0))
  }

  @Test("a section whose rows moved to others before moves them within itself")
  func moving() {
    var moves: [String] = []
    let people: [Part: [String]] = [.todo: ["a", "b"], .done: ["c"]]
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    binder.onSections(.todo, .done).bind(cellType: HeadlessCell.self, models: { people })
      .onMoved { _, _, _ in moves.append("between") }
    binder.onSection(.todo).onMoved { from, to, _ in moves.append("within") }
    binder.finish(displaying: .todo, .done)
    table.setEditing(true)
    table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    #expect(moves == ["within"])
    #expect(!table.calls.description.contains("→ done/"))
    #expect(table.inconsistencies.isEmpty)
  }

  @Test("cells under a condition that is not met are no mistake")
  func conditions() {
    var isLoaded = false
    let sectioned = TableScreen(sectionedBy: Part.self) {
      OnSection(.todo) { if isLoaded { Cells(HeadlessCell.self, models: ["a"]) } }
    }
    let inside = TableScreen {
      OnTable { if isLoaded { Cells(HeadlessCell.self, models: ["a"]) } }
    }
    let outside = TableScreen {
      if isLoaded { OnTable { Cells(HeadlessCell.self, models: ["a"]) } }
    }
    let withHeights = TableScreen(sectionedBy: Part.self) {
      OnSection(.todo) {
        HeaderHeight(20)
        EstimatedFooterHeight { 10 }
        IndexTitle("T")
        if isLoaded { Cells(HeadlessCell.self, models: ["a"]) }
      }
    }
    let withHeightsOfMany = TableScreen(sectionedBy: Part.self) {
      OnSections(.todo, .done) {
        FooterHeight(10)
        if isLoaded { CellsBySection(HeadlessCell.self, models: [.todo: ["a"]]) }
      }
    }
    func check<Section>(_ screen: TableScreen<Section>) {
      isLoaded = false
      let table = HeadlessTable(id: "conditions", width: 320, height: 480)
      let binding = screen.bind(to: table)
      #expect(table.visibleCells.isEmpty)
      isLoaded = true
      screen.refresh()
      #expect(table.visibleCells.count == 1)
      #expect(table.diagnostics.isEmpty)
      withExtendedLifetime(binding) {}
    }
    check(sectioned)
    check(inside)
    check(outside)
    check(withHeights)
    check(withHeightsOfMany)
  }

  @Test("a refresh that reads a selection again has something to read")
  func selections() {
    var selected: String?
    let binder = TableViewBinder(tableView: table)
    binder.selection(get: { selected }, set: { selected = $0 })
    binder.onTable().bind(cellType: HeadlessCell.self, models: ["a", "b"])
    binder.finish()
    selected = "b"
    binder.refresh()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(table.diagnostics.isEmpty)
  }
}

/// A data source of an app.
@MainActor
private final class NumberedRows: TableDataSource {
  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: any TableHost, cellForRowAt indexPath: IndexPath) -> any TableCell {
    tableView.dequeue(HeadlessCell.self)
  }
}
