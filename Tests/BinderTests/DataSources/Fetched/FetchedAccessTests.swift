import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// What an app does with a source of fetched results, by its public interface.
@MainActor
@Suite("an app with fetched results", .bounded)
struct FetchedAccessTests {
  final class Company {
    var name: String
    init(_ name: String) { self.name = name }
  }

  final class Person {
    var name: String
    var employer: Company?
    init(_ name: String, _ employer: Company? = nil) {
      (self.name, self.employer) = (name, employer)
    }
  }

  final class Cell: HeadlessCell { let label = Label() }
  struct NoStore: Error {}

  let asif = Person("Asif")
  let joanne = Person("Joanne")
  let sue = Person("Sue")
  let controller: InMemoryResultsController<Person>
  let people: FetchedResultsDataSource<Person>

  init() {
    controller = InMemoryResultsController(sections: [
      DataSourceSection("A", items: [asif]), DataSourceSection("J", items: [joanne]),
    ])
    people = FetchedResultsDataSource(controller)
  }

  /// What a table of the people shows, by a chain that counts the cells that it fills.
  private func table(_ fills: @escaping () -> Void = {}) -> (HeadlessTable, TableViewBinder) {
    let table = HeadlessTable(id: "people", width: 320, height: 480)
    let binder = TableViewBinder(tableView: table)
    binder.onSections(of: people)
      .bind(cellType: Cell.self)
      .onDequeue { section, row, cell, person in
        fills()
        cell.label.text = [person.name, person.employer?.name].compactMap(\.self).joined(
          separator: " "
        )
      }
    binder.finish()
    return (table, binder)
  }

  @Test func whatTheControllerHas() throws {
    #expect(people.fetchedObjects == nil && people.sections == nil && people.isEmpty)
    try people.performFetch()
    let path = IndexPath(row: 0, section: 1)
    #expect(people.fetchedObjects?.map(\.name) == ["Asif", "Joanne"])
    #expect(people.sections?.map(\.name) == ["A", "J"])
    #expect(!people.isEmpty)
    #expect(people.object(at: path) === joanne)
    #expect(people.indexPath(for: joanne) == path)
    #expect(people.indexPath(for: sue) == nil)
    #expect(people.sectionIndexTitle(forSectionName: "anna") == "A")
    controller.error = NoStore()
    #expect(throws: NoStore.self) { try people.performFetch() }
    #expect(people.fetchedObjects?.count == 2)
  }

  @Test("what the app has fetched by the controller is shown")
  func fetchedByTheController() async throws {
    let (table, binder) = table()
    try controller.performFetch()
    try await until("the people are shown") { !people.isEmpty }
    #expect(texts(table) == ["Asif", "Joanne"])
    withExtendedLifetime(binder) {}
  }

  @Test(
    "a later fetch by the controller is shown at the next change, with a sentence that says what to call"
  )
  func fetchedLater() async throws {
    var warnings: [String] = []
    people.onWarning = { warnings.append($0) }
    // The turn in which the source was made is over.
    for _ in 0..<3 { await Task.yield() }
    let (table, binder) = table()
    try controller.performFetch()
    #expect(texts(table) == [])
    controller.save([DataSourceSection("S", items: [sue])])
    #expect(texts(table) == ["Sue"])
    #expect(
      warnings == [
        "The results of a fetched results controller were fetched by its own performFetch(), which does not report them. "
          + "Call performFetch() of the FetchedResultsDataSource instead."
      ]
    )
    withExtendedLifetime(binder) {}
  }

  @Test(
    "a later fetch by the controller is shown when the source is read or bound",
    arguments: 0..<4
  )
  func readLater(way: Int) async throws {
    for _ in 0..<3 { await Task.yield() }
    people.onWarning = { Issue.record("\($0)") }
    let (table, binder) = table()
    #expect(texts(table) == [])
    try controller.performFetch()
    switch way {
    case 0: #expect(!people.isEmpty)
    case 1: #expect(people.fetchedObjects?.count == 2)
    case 2: people.changes.observeNext { _ in }.dispose()
    // The second table is bound.
    default: break
    }
    let (other, second) = self.table()
    #expect(texts(other) == ["Asif", "Joanne"])
    #expect(texts(table) == ["Asif", "Joanne"])
    controller.save([DataSourceSection("S", items: [sue])])
    #expect(texts(other) == ["Sue"])
    withExtendedLifetime((binder, second)) {}
  }

  @Test func anotherController() throws {
    let (table, binder) = table()
    try people.performFetch()
    let other = InMemoryResultsController([sue])
    people.follow(other)
    #expect(texts(table) == [])
    try people.performFetch()
    #expect(texts(table) == ["Sue"])
    controller.save([DataSourceSection("A", items: [asif, joanne])])
    #expect(texts(table) == ["Sue"])
    other.save([DataSourceSection(items: [asif, sue])])
    #expect(texts(table) == ["Asif", "Sue"])
    let fetched = InMemoryResultsController([joanne])
    try fetched.performFetch()
    people.follow(fetched)
    #expect(texts(table) == ["Joanne"])
    withExtendedLifetime(binder) {}
  }

  @Test("a value behind a relationship is shown again, in the rows that it is about")
  func behindARelationship() throws {
    let (acme, other) = (Company("Acme"), Company("Other"))
    (asif.employer, joanne.employer) = (acme, other)
    people.refreshing(\.employer)
    try people.performFetch()
    var fills = 0
    let (table, binder) = table { fills += 1 }
    #expect(texts(table) == ["Asif Acme", "Joanne Other"])
    fills = 0
    acme.name = "Acme & Sons"
    controller.save(related: [acme])
    #expect(texts(table) == ["Asif Acme & Sons", "Joanne Other"])
    #expect(fills == 1)
    controller.save(related: [Company("Third"), sue])
    #expect(texts(table) == ["Asif Acme & Sons", "Joanne Other"])
    #expect(fills == 1)
    withExtendedLifetime(binder) {}
  }

  @Test("an object that is there twice is filled again at both places")
  func twice() throws {
    let twice = [
      DataSourceSection("A", items: [asif, joanne, asif]), DataSourceSection("J", items: [asif]),
    ]
    controller.store = twice
    try people.performFetch()
    let (table, binder) = table()
    #expect(texts(table) == ["Asif", "Joanne", "Asif", "Asif"])
    asif.name = "x"
    controller.save(twice, updated: [asif])
    #expect(texts(table) == ["x", "Joanne", "x", "x"])
    asif.name = "y"
    people.update([asif])
    #expect(texts(table) == ["y", "Joanne", "y", "y"])
    withExtendedLifetime(binder) {}
  }

  private func texts(_ table: HeadlessTable) -> [String] {
    table.layoutIfNeeded()
    return (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        (table.cellForRow(at: IndexPath(row: row, section: section)) as? Cell)?.label.text ?? "none"
      }
    }
  }
}
