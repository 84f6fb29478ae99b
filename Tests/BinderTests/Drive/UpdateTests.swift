import Binder
import HeadlessTable
import TestSupport
import Testing

/// The ways to change what a table shows, and what each leads to.
@MainActor
@Suite(.bounded)
struct UpdateTests {
  struct Named: Identifiable { let id: String, text: String }
  struct Equal: Equatable { let text: String }
  struct Opaque { let text: String }

  /// The batches since the last look, a line each.
  private func batches(_ screen: Screen) -> [String] {
    screen.table.layoutIfNeeded()
    let lines = screen.table.calls.updates.map { Call.update($0).description }
    screen.table.calls.clear()
    return lines.map { $0.split(separator: " ").joined(separator: " ") }
  }

  private func screen<Model>(_ models: @escaping () -> [Model]) -> Screen {
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: models)
    screen.show(.friends)
    _ = batches(screen)
    return screen
  }

  @Test func identityAndEqualityUpdateExactlyWhatChanged() {
    var people = (0..<4).map { Person(id: $0, name: "n\($0)", age: 0) }
    let screen = screen { people }
    people[1].age = 1
    screen.binder.refresh()
    #expect(batches(screen) == ["batch 1 reload valid, 4 → 4 rows"])
    people.swapAt(0, 3)
    people[2].age = 2
    screen.binder.refresh()
    #expect(batches(screen) == ["batch 2 moves · 1 reload valid, 4 → 4 rows"])
    screen.binder.refresh()
    #expect(batches(screen) == [])
  }

  @Test func aRowThatMovesAndChangesTakesTwoStagesInOneFrame() {
    var people = (0..<3).map { Person(id: $0, name: "n\($0)", age: 0) }
    let screen = screen { people }
    people.append(people.removeFirst())
    people[2].age = 9
    screen.binder.refresh()
    #expect(
      batches(screen) == ["batch 1 move valid, 3 → 3 rows", "batch 1 reload valid, 3 → 3 rows"]
    )
  }

  @Test func identityAloneNeverUpdatesRows() {
    var rows = [Named(id: "a", text: "1"), Named(id: "b", text: "1")]
    let screen = screen { rows }
    rows[0] = Named(id: "a", text: "2")
    screen.binder.refresh()
    #expect(batches(screen) == [])
    rows.swapAt(0, 1)
    screen.binder.refresh()
    #expect(batches(screen) == ["batch 1 move valid, 2 → 2 rows"])
  }

  @Test func equalityAloneInsertsAndDeletesByValue() {
    var rows = [Equal(text: "a"), Equal(text: "b")]
    let screen = screen { rows }
    screen.binder.refresh()
    #expect(batches(screen) == [])
    rows.swapAt(0, 1)
    screen.binder.refresh()
    #expect(batches(screen) == ["batch 1 insert · 1 delete valid, 2 → 2 rows"])
  }

  @Test func whatCannotBeToldApartIsReloadedIfItWasSetAnew() {
    var rows = [Opaque(text: "a")]
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { rows })
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: [Opaque(text: "x")])
    screen.show(.friends, .enemies)
    _ = batches(screen)
    rows = [Opaque(text: "b"), Opaque(text: "c")]
    screen.binder.refresh()
    #expect(batches(screen) == ["batch 1 section reload valid, 2 → 3 rows"])
    #expect(
      screen.messages == [
        """
        The models of section 'friends' are of type Opaque, which is neither Identifiable nor Equatable, so each change \
        reloads the whole section. Let Opaque be Identifiable, and Equatable too if its content changes.
        """
      ]
    )
    screen.binder.displayedSections = [.enemies, .friends]
    #expect(batches(screen) == ["batch 1 section move valid, 3 → 3 rows"])
  }

  @Test func modelsOfAnyTypeAreToHaveAType() {
    var rows: [Any] = [1]
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { rows })
    screen.show(.friends)
    rows = ["a", 2]
    screen.binder.refresh()
    #expect(
      screen.messages == [
        """
        The models of section 'friends' are of type Any, which is neither Identifiable nor Equatable, so each change \
        reloads the whole section. Give the models a type that is Identifiable, and Equatable too if its content changes.
        """
      ]
    )
  }

  @Test func oneUndiffableSectionDoesNotReloadTheOthers() {
    var rows = [Opaque(text: "a")]
    var people = [Person(id: 1, name: "n", age: 0)]
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: { people })
    screen.binder.onSection(.enemies).bind(cellType: NameCell.self, models: { rows })
    screen.show(.friends, .enemies)
    _ = batches(screen)
    rows.append(Opaque(text: "b"))
    people.append(Person(id: 2, name: "m", age: 0))
    screen.binder.refresh()
    #expect(batches(screen) == ["batch 1 section reload · 1 insert valid, 2 → 4 rows"])
  }

  @Test func aRowMovesToAnotherSection() {
    var people: [Section: [Person]] = [
      .friends: [Person(id: 1, name: "a", age: 0), Person(id: 2, name: "b", age: 0)],
      .enemies: [],
    ]
    let screen = Screen()
    screen.binder.onSections(.friends, .enemies)
      .bind(cellType: NameCell.self, models: { people })
    screen.show(.friends, .enemies)
    let cell = screen.cell(NameCell.self, row: 0, section: 0)
    _ = batches(screen)
    people = [
      .friends: [Person(id: 2, name: "b", age: 0)], .enemies: [Person(id: 1, name: "a", age: 0)],
    ]
    screen.binder.refresh()
    #expect(batches(screen).count == 1)
    #expect(screen.cell(NameCell.self, row: 0, section: 1) === cell)
  }

  @Test func aCallbackUpdatesJustItsBinding() {
    let screen = Screen()
    var update: ([String]) -> Void = { _ in }
    var updateMany: ([Section: [String]]) -> Void = { _ in }
    var updateTitle: (String?) -> Void = { _ in }
    var reads = 0
    screen.binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: ["a"], updatedBy: &update)
      .bind(headerTitle: "one", updatedBy: &updateTitle)
    screen.binder.onSections(.enemies)
      .bind(cellType: NameCell.self, models: [.enemies: ["x"]], updatedBy: &updateMany)
    screen.binder.onSection(.form)
      .bind(
        cellType: NameCell.self,
        models: {
          reads += 1
          return ["r\(reads)"]
        }
      )
    screen.show(.friends, .enemies, .form)
    _ = batches(screen)
    update(["a", "b"])
    updateMany([.enemies: []])
    updateMany([.enemies: ["y"]])
    #expect(batches(screen) == ["batch 2 inserts · 1 delete valid, 3 → 4 rows"])
    updateTitle("two")
    #expect(
      screen.rows.hasPrefix(
        "§ friends · 2 rows\n  gap 22\n  header   28  Title             \"two\""
      )
    )
    #expect(reads == 1)
    screen.binder.refresh()
    screen.table.layoutIfNeeded()
    #expect(reads == 2)
  }

  @Test func everyFormTakesACallback() {
    let screen = Screen()
    var counts: (Int) -> Void = { _ in }
    var viewModels: ([BannerCell.ViewModel]) -> Void = { _ in }
    var mapped: ([String]) -> Void = { _ in }
    var provided: ([String]) -> Void = { _ in }
    var header: (String?) -> Void = { _ in }
    screen.table.register(NameCell.self)
    screen.binder.onSection(.friends)
      .bind(
        cellProvider: { tableView, row in tableView.dequeue(NameCell.self) },
        numberOfCells: 1,
        updatedBy: &counts
      )
      .bind(headerType: BannerHeader.self, viewModel: "h", updatedBy: &header)
    screen.binder.onSection(.banner)
      .bind(cellType: BannerCell.self, viewModels: [], updatedBy: &viewModels)
    screen.binder.onSection(.enemies)
      .bind(
        cellType: BannerCell.self,
        models: [String](),
        mapToViewModels: { .init(text: $0) },
        updatedBy: &mapped
      )
    screen.binder.onSection(.form)
      .bind(
        cellProvider: { tableView, row, name in tableView.dequeue(NameCell.self) },
        models: [String](),
        updatedBy: &provided
      )
    screen.show(.friends, .banner, .enemies, .form)
    counts(2)
    viewModels([.init(text: "v")])
    mapped(["m"])
    provided(["p"])
    header("i")
    #expect(
      screen.rows == """
        § friends · 2 rows
          gap 22
          header   28  BannerHeader      "i"
          row      44  NameCell
          row      44  NameCell
        § banner · 1 row
          row      44  BannerCell        "v"
        § enemies · 1 row
          row      44  BannerCell        "m"
        § form · 1 row
          row      44  NameCell          #p
        """
    )
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test func everyFormOfSeveralSectionsTakesACallback() {
    let screen = Screen()
    var counts: ([Section: Int]) -> Void = { _ in }
    var viewModels: ([Section: [BannerCell.ViewModel]]) -> Void = { _ in }
    var mapped: ([Section: [String]]) -> Void = { _ in }
    var provided: ([Section: [String]]) -> Void = { _ in }
    var titles: ([Section: String?]) -> Void = { _ in }
    var footers: ([Section: String?]) -> Void = { _ in }
    screen.table.register(NameCell.self)
    screen.binder.onSections(.friends)
      .bind(
        cellProvider: { tableView, section, row in tableView.dequeue(NameCell.self) },
        numberOfCells: [.friends: 1],
        updatedBy: &counts
      )
      .bind(headerTitles: [:], updatedBy: &titles)
      .bind(footerType: BannerHeader.self, viewModels: [:], updatedBy: &footers)
    screen.binder.onSections(.banner)
      .bind(cellType: BannerCell.self, viewModels: [:], updatedBy: &viewModels)
    screen.binder.onSections(.enemies)
      .bind(
        cellType: BannerCell.self,
        models: [Section: [String]](),
        mapToViewModels: { .init(text: $0) },
        updatedBy: &mapped
      )
    screen.binder.onAllOtherSections()
      .bind(
        cellProvider: { tableView, section, row, name in tableView.dequeue(NameCell.self) },
        models: [Section: [String]](),
        updatedBy: &provided
      )
    screen.show(.friends, .banner, .enemies, .form)
    counts([.friends: 2])
    titles([.friends: "h"])
    footers([.friends: "f"])
    viewModels([.banner: [.init(text: "v")]])
    mapped([.enemies: ["m"]])
    provided([.form: ["p"]])
    #expect(
      screen.rows == """
        § friends · 2 rows
          gap 22
          header   28  Title             "h"
          row      44  NameCell
          row      44  NameCell
          footer   28  BannerHeader      "f"
        § banner · 1 row
          row      44  BannerCell        "v"
        § enemies · 1 row
          row      44  BannerCell        "m"
        § form · 1 row
          row      44  NameCell          #p
        """
    )
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test func headersAndFootersChangeWithoutTheirRows() {
    var title: String? = "one"
    let screen = Screen()
    screen.binder.onSection(.friends).bind(cellType: NameCell.self, models: ["a"])
      .bind(headerTitle: { title })
    screen.show(.friends)
    let cell = screen.cell(NameCell.self, row: 0, section: 0)
    for (next, height) in [("two", 28.0), (nil, 0), ("three", 28)] as [(String?, Double)] {
      title = next
      screen.table.calls.clear()
      screen.binder.refresh()
      #expect(screen.table.rectForHeader(inSection: 0).height == height)
      #expect(screen.table.calls.count(of: .dequeue) == 0)
      #expect(screen.cell(NameCell.self, row: 0, section: 0) === cell)
    }
    #expect(screen.rows.contains("\"three\""))
  }

  @Test func withoutAnimationEveryUpdateIsAReload() {
    var people = [Person(id: 1, name: "a", age: 0)]
    let screen = screen { people }
    screen.binder.animateChanges = false
    people.append(Person(id: 2, name: "b", age: 0))
    screen.binder.refresh()
    #expect(batches(screen) == ["reload 1 section · 2 rows"])
  }

  @Test func changesInsideOfADequeueAreUpdatesOfTheirOwn() {
    var names = ["a"]
    let screen = Screen()
    screen.binder.onSection(.friends)
      .bind(cellType: NameCell.self, models: { names })
      .onDequeue { row, cell, name in
        if names.count < 3 {
          names.append("\(names.count)")
          screen.binder.refresh()
        }
      }
    screen.show(.friends)
    #expect(
      batches(screen) == [
        "batch 1 insert valid, 1 → 2 rows",
        "batch 1 insert valid, 2 → 3 rows",
      ]
    )
    #expect(screen.table.inconsistencies.isEmpty)
  }

  @Test func theAnimationsAreTheBindersOwn() {
    let host = AnimationHost()
    let binder = TableViewBinder(tableView: host)
    var names = ["a", "b"]
    var people = [Person(id: 1, name: "x", age: 0)]
    binder.rowInsertionAnimation = .left
    binder.rowDeletionAnimation = .right
    binder.onTable().bind(cellType: NameCell.self, models: { names })
    binder.finish()
    names = ["b", "c"]
    binder.refresh()
    #expect(host.calls == ["delete [0] right", "insert [1] left"])
    let second = AnimationHost()
    let sectioned = SectionedTableViewBinder(tableView: second, sectionedBy: Section.self)
    sectioned.rowUpdateAnimation = .fade
    sectioned.sectionInsertionAnimation = .top
    sectioned.sectionDeletionAnimation = .bottom
    sectioned.undiffableSectionUpdateAnimation = .middle
    sectioned.sectionHeaderFooterUpdateAnimation = .left
    sectioned.onSection(.friends).bind(cellType: NameCell.self, models: { people })
      .bind(headerTitle: { "\(people[0].age)" })
    sectioned.onSection(.enemies).bind(cellType: NameCell.self, models: { [Opaque(text: "x")] })
    sectioned.onSection(.form).bind(cellType: NameCell.self, models: ["x"])
    sectioned.finish(displaying: .friends, .enemies)
    people[0].age = 1
    sectioned.refresh()
    sectioned.displayedSections = [.enemies, .form]
    #expect(
      second.calls == [
        "reloadSections [1] middle", "reload [0] fade", "headers [0] left",
        "deleteSections [0] bottom",
        "insertSections [1] top",
      ]
    )
  }
}

/// A table that only notes which animations it is asked for; its frame is at once.
private final class AnimationHost: BareHost {
  weak var dataSource: (any TableDataSource)?
  weak var delegate: (any TableDelegate)?
  weak var prefetchDataSource: (any TableDataSourcePrefetching)?
  var calls: [String] = []

  func scheduleUpdate(_ update: @escaping @MainActor () -> Void) { update() }
  func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    updates()
    completion?(true)
  }
  func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("insert \(indexPaths.map(\.row)) \(animation)")
  }
  func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("delete \(indexPaths.map(\.row)) \(animation)")
  }
  func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("reload \(indexPaths.map(\.row)) \(animation)")
  }
  func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    calls.append("insertSections \(Array(sections)) \(animation)")
  }
  func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    calls.append("deleteSections \(Array(sections)) \(animation)")
  }
  func reloadSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    calls.append("reloadSections \(Array(sections)) \(animation)")
  }
  func reconfigureHeadersAndFooters(
    inSections sections: some Sequence<Int>,
    with animation: RowAnimation
  ) {
    calls.append("headers \(Array(sections)) \(animation)")
  }
}
