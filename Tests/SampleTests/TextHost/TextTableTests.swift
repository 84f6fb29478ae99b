import Binder
import HeadlessTable
import HeadlessTableConformance
import TestSupport
import Testing

@testable import samples

@MainActor
@Suite("A host for text", .bounded)
struct TextTableTests {
  final class NameCell: TextCell, DefaultInitializable {
    var line = ""
  }

  enum Part: TableViewSection { case friends, others }

  @Test("shows a declaration, and follows its data")
  func declaration() {
    var friends = ["Asif", "Joanne"]
    var tapped: [String] = []
    let table = TextTable()
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    binder.onSection(.friends)
      .bind(headerTitle: "FRIENDS")
      .bind(cellType: NameCell.self, models: { friends })
      .onDequeue { _, cell, name in cell.line = name }
      .onTapped { _, _, name in tapped.append(name) }
    binder.onSection(.others)
      .bind(cellType: NameCell.self, models: ["Sue"])
      .onDequeue { _, cell, name in cell.line = name }
      .bind(footerTitle: "That is all.")
    binder.displayedSections = [.friends, .others]
    binder.finish()
    table.tap(IndexPath(row: 1, section: 0))
    #expect(tapped == ["Joanne"])
    #expect(
      table.text == """
        == FRIENDS
          Asif
        * Joanne
          Sue
           That is all.

        """
    )
    friends = ["Ben", "Joanne"]
    binder.refresh()
    #expect(table.text.hasPrefix("== FRIENDS\n  Ben\n* Joanne\n  Sue\n"))
    #expect(table.diagnostics.isEmpty)
  }

  struct PlaceContent: CellContent, Equatable { let street: String, number: Int }

  @Test("shows contents: a list content by its texts, another one by its properties")
  func contents() {
    let table = TextTable()
    let screen = TableScreen(sectionedBy: Part.self) {
      OnSection(.friends) {
        Rows(["Asif", "Joanne"]) { name in ListContent(name, secondaryText: "online") }
        Row(PlaceContent(street: "High Street", number: 7))
      }
    }
    screen.bind(to: table)
    #expect(table.text == "  Asif  online\n  Joanne  online\n  High Street  7\n")
  }

  private func failures(of makeHost: @escaping @MainActor () -> TextTable) -> [String] {
    TableHostConformance(
      makeHost: makeHost,
      settle: { $0.layoutIfNeeded() },
      tap: { $0.tap($1) }
    ).failures().map(\.description)
  }

  @Test("conforms")
  func conforms() {
    #expect(failures { TextTable() } == [])
  }

  @Test("what is wrong with a host is found, and named by the rule", arguments: broken.indices)
  func broken(index: Int) {
    let (makeHost, rule) = Self.broken[index]
    let failures = failures(of: makeHost)
    #expect(failures.contains { $0.hasPrefix(rule) }, "\(failures)")
  }
}
