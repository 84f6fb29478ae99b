import Binder
import Foundation
import Observation
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
    let screen = try PackageRoot.text(of: "Samples/Starter/Sources/People/PeopleScreen.swift")
    #expect(
      page.blocks("swift")[1].contains(screen.components(separatedBy: "import Observation\n")[1])
    )
    let known = try String(contentsOfFile: #filePath, encoding: .utf8)
      .replacing(/(@[A-Za-z ]+|\n)private (final|func)/) { "\($0.1)\($0.2)" }
    let prices = page.blocks("swift")[8].components(separatedBy: "\n\n@MainActor\n@Test")[0]
    #expect(known.contains(prices))
    let store = PeopleStore()
    let before = peopleScreen(store)
    #expect(page.texts[0] == (try failure(of: before)))
    try package.write(try table(of: before).render(), to: path)
    store.others.removeLast()
    let changed = try failure(of: changedScreen(store))
    #expect(page.texts[2] == changed, "\(changed)")
    let shown = PricesScreen(table: HeadlessTable(id: "prices", width: 375, height: 480))
    let added = SnapshotStrategy.transition { shown.add(7) }
    #expect(try page.texts[4] == added.text(of: shown.table).withoutLastLineFeed)
  }

  private func table(of screen: TableScreen<PeopleSection>) throws -> HeadlessTable {
    let table = HeadlessTable(id: "people", width: 375, height: 480)
    screen.bind(to: table)
    return table
  }

  /// The screen of the page with the change that it describes.
  private func changedScreen(_ store: PeopleStore) -> TableScreen<PeopleSection> {
    TableScreen(sectionedBy: PeopleSection.self) {
      OnSection(.friends) {
        Header("Friends")
        Rows(store.friends) { person in ListContent(person.name) }.cellHeight(64)
      }
      OnSection(.others) {
        Header("Others")
        Rows(store.others) { person in ListContent(person.name) }
          .onTapped { person in store.befriend(person) }
      }
    }
  }

  private func failure(of screen: TableScreen<PeopleSection>) throws -> String {
    let test = SnapshotTest(
      module: "AppTests",
      suites: ["PeopleTests"],
      function: "overview()",
      file: package.file("Tests/AppTests/PeopleTests.swift"),
      line: 42
    )
    let assertion = SnapshotAssertion(
      of: Snapshot(of: try table(of: screen), as: .text),
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

@MainActor @Observable private final class Prices { var list = [3, 5] }

@MainActor private func pricesScreen(_ prices: Prices) -> TableScreen<WholeTable> {
  TableScreen {
    OnTable { Rows(prices.list) { price in ListContent("\(price)") } }
  }
}

@MainActor
private final class PricesScreen {
  let table: HeadlessTable
  private let prices = Prices()
  private let screen: TableScreen<WholeTable>

  init(table: HeadlessTable) {
    self.table = table
    screen = pricesScreen(prices)
    screen.bind(to: table)
  }

  func add(_ price: Int) {
    prices.list.append(price)
    screen.refresh()
  }
}
