import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

/// The page about tests shows the failures of its own screens.
@MainActor
@Suite("Testing a screen", .bounded)
struct TestingAScreenTests {
  private let package: TemporaryPackage
  private let path = "Tests/AppTests/__Snapshots__/PeopleTests/PeopleTests/overview/people.txt"

  init() throws { package = try TemporaryPackage() }

  @Test func thePageShowsWhatItsTestsSay() throws {
    let page = try Guide(
      "Sources/HeadlessTableTesting/HeadlessTableTesting.docc/TestingAScreen.md"
    )
    try page.expectCode([0], before: "@Suite")
    try page.expectCode([5], before: "@Test func prices() {")
    let before = PeopleScreen([Person(id: "asif", name: "Asif", isClose: true)])
    #expect(page.texts[1] == failure(of: before))
    try package.write(before.table.render(), to: path)
    let after = PeopleScreen([
      Person(id: "asif", name: "Asif", isClose: false),
      Person(id: "sue", name: "Sue", isClose: false),
    ])
    #expect(page.texts[4] == failure(of: after))
    let prices = PricesScreen(table: HeadlessTable(id: "prices", width: 375, height: 480))
    let added = SnapshotStrategy.transition { prices.add(7) }
    #expect(try page.texts[7] == added.text(of: prices.table).withoutLastLineFeed)
  }

  private func failure(of screen: PeopleScreen) -> String {
    let test = SnapshotTest(
      module: "AppTests",
      suites: ["PeopleTests"],
      function: "overview()",
      file: package.file("Tests/AppTests/PeopleTests.swift"),
      line: 42
    )
    let assertion = SnapshotAssertion(
      of: Snapshot(of: screen.table, as: .text),
      with: .file(named: nil),
      record: nil,
      in: test,
      environment: [:]
    )
    do throws(SnapshotMismatch) {
      try assertion.check()
      return "passes"
    } catch {
      return error.description
    }
  }
}

extension TestingAScreenTests {
  struct Person: Identifiable, Equatable { let id: String, name: String, isClose: Bool }

  final class PersonCell: HeadlessCell {
    let name = Label()
    let status = Label()
  }

  enum PeopleSection: TableViewSection { case friends }

  @MainActor
  final class PeopleScreen {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    private let binder: SectionedTableViewBinder<PeopleSection>

    init(_ friends: [Person]) {
      binder = SectionedTableViewBinder(tableView: table, sectionedBy: PeopleSection.self)
      binder.onSection(.friends)
        .bind(cellType: PersonCell.self, models: friends)
        .onDequeue { row, cell, person in
          cell.name.text = person.name
          cell.status.text = person.isClose ? "close" : "far away"
        }
        .cellHeight { row, person in person.isClose ? 64 : 44 }
      binder.displayedSections = [.friends]
      binder.finish()
    }
  }

  final class PriceCell: HeadlessCell { let price = Label() }

  @MainActor
  final class PricesScreen {
    let table: HeadlessTable
    var prices = [3, 5]
    private let binder: TableViewBinder

    init(table: HeadlessTable) {
      self.table = table
      binder = TableViewBinder(tableView: table)
      binder.onTable()
        .bind(cellType: PriceCell.self, models: { [unowned self] in prices })
        .onDequeue { row, cell, price in cell.price.text = "\(price)" }
      binder.finish()
    }

    func add(_ price: Int) {
      prices.append(price)
      binder.refresh()
    }
  }
}
