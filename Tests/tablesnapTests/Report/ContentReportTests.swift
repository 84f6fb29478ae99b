import Binder
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// The report and the review of rows that are declared by what they show.
@MainActor
@Suite("Reports of contents", .bounded)
struct ContentReportTests {
  enum View: CaseIterable { case table, collection }

  struct Person: Identifiable, Equatable {
    let id: String
    var town: String
    var isClose = false
  }

  let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  /// The text of a screen of contents, in either view.
  private func text(_ view: View, _ people: [Person]) -> String {
    let screen = TableScreen {
      OnTable {
        Rows(people) { ListContent($0.id, secondaryText: $0.town) }
          .accessory { $0.isClose ? .checkmark : .none }
      }
    }
    return withExtendedLifetime(screen) {
      switch view {
      case .table:
        let table = HeadlessTable(id: "people", width: 320, height: 200)
        screen.bind(to: table)
        return table.render(.text)
      case .collection:
        let collection = HeadlessCollectionView(id: "people", width: 320, height: 200)
        screen.bind(to: collection)
        return collection.render(.text)
      }
    }
  }

  private func change(_ view: View) throws {
    let people = [Person(id: "asif", town: "Lahore"), Person(id: "joanne", town: "Oslo")]
    let changed = [
      Person(id: "joanne", town: "Bergen", isClose: true), Person(id: "asif", town: "Lahore"),
    ]
    try package.change("people", from: text(view, people), to: text(view, changed))
  }

  @Test("say in words what has changed", arguments: View.allCases)
  func report(_ view: View) throws {
    try change(view)
    let page = HTMLOutline(ReportPage(package.package.pendingSnapshots, package: "p").html)
    #expect(page.complaints == [])
    #expect(page.text.contains("secondaryText \"Oslo\" → \"Bergen\""))
    #expect(page.text.contains("now checkmark"))
    #expect(page.count(of: "svg") == 2)
  }

  @Test("a review shows the lines of the fields, and accepts them", arguments: View.allCases)
  func review(_ view: View) throws {
    try change(view)
    var session = ReviewSession(of: package.package.pendingSnapshots)
    var (text, keys) = (session.opening, "a"[...])
    session.run(reading: { keys.popFirst() }, writing: { text += $0 })
    #expect(text.contains("secondaryText       \"Bergen\""))
    #expect(text.contains("1 accepted · 0 rejected · 0 left"))
    #expect(package.reference("people")?.contains("\"Bergen\"") == true)
  }
}
