import Binder
import HeadlessTable
import TestSupport
import Testing

/// Each stage's result prints, so that a fault is found by reading them from left to right.
@MainActor
@Suite("The text of each stage", .bounded)
struct NounTextTests {
  private static let declaration = """
    1 onSection(.friends)
      cells NameCell
      header title
    2 onSections(.form, .enemies)
      cells of the closure's choice
      footer title
    3 onAnySection()
    handlers of friends: onDequeue, prefetch, cellHeight
    handlers of any section: onTapped
    """

  private static let content = """
    friends · 2 rows · header "FRIENDS"
      7 · Person(id: 7, name: "Asif", age: 0)
      9 · Person(id: 9, name: "Sue", age: 0)
    form · 1 row · footer "END"
      NoModel()
    enemies · 0 rows
    """

  private let people = [Person(id: 7, name: "Asif", age: 0), Person(id: 9, name: "Sue", age: 0)]

  @Test func aChainsDeclarationAndContent() {
    let table = HeadlessTable(id: "test", width: 320, height: 480)
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
    binder.onSection(.friends)
      .bind(headerTitle: "FRIENDS")
      .bind(cellType: NameCell.self, models: people)
      .onDequeue { _, cell, person in cell.label.text = person.name }
      .prefetch { _ in }
      .cellHeight(44)
    binder.onSections(.form, .enemies)
      .bind(
        cellProvider: { table, _, _ in table.dequeue(NameCell.self) },
        numberOfCells: [.form: 1]
      )
      .bind(footerTitles: [.form: "END"])
    binder.onAnySection().onTapped { _, _, _ in }
    table.register(NameCell.self)
    binder.finish(displaying: .friends, .form, .enemies)
    #expect(binder.declarationText == Self.declaration)
    #expect(binder.contentText == Self.content)
  }

  @Test func aScreensDeclarationAndContent() {
    let table = HeadlessTable(id: "test", width: 320, height: 480)
    table.register(NameCell.self)
    let screen = TableScreen(sectionedBy: Section.self) {
      OnSection(.friends) {
        Cells(NameCell.self, models: people) { _, cell, person in cell.label.text = person.name }
          .prefetch { _ in }
          .cellHeight(44)
        Header("FRIENDS")
      }
      OnSections(.form, .enemies) {
        CellsBySection(
          count: [.form: 1],
          cellProvider: { table, _, _ in table.dequeue(NameCell.self) }
        )
        FootersBySection([.form: "END"])
      }
      OnAnySection { HandlersBySection().onTapped { _, _, _ in } }
    }
    let binding = screen.bind(to: table)
    #expect(binding.declarationText == Self.declaration)
    #expect(binding.contentText == Self.content)
  }

  /// The content is the one that is shown when all that is pending is done.
  @Test func theContentAfterARefresh() {
    var people = people
    let table = HeadlessTable(id: "test", width: 320, height: 480)
    let binder = TableViewBinder(tableView: table)
    binder.onTable().bind(cellType: NameCell.self, models: { people })
    binder.finish()
    people.removeFirst()
    binder.refresh()
    #expect(
      binder.contentText == """
        table · 1 row
          9 · Person(id: 9, name: "Sue", age: 0)
        """
    )
    #expect(binder.declarationText == "1 onTable()\n  cells NameCell")
  }
}
