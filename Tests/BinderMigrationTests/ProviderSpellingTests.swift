import Binder
import BinderMigration
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("Providers whose closures name their table", .bounded)
struct ProviderSpellingTests {
  enum Part: TableViewSection { case names, rest }

  final class NameCell: HeadlessCell { let label = Label() }

  private static func cell(_ text: String, of table: HeadlessTable) -> NameCell {
    let cell = table.dequeueReusableCell(NameCell.self, withIdentifier: "name")
    cell.label.text = text
    return cell
  }

  private let table = HeadlessTable(id: "names", width: 320, height: 480)

  private typealias Bind = @MainActor (SectionedTableViewBinder<Part>) -> Void

  @Test("are taken in each form, of one section and of several")
  func forms() {
    let named = { @MainActor (table: HeadlessTable, row: Int, name: String) in
      Self.cell("\(row) \(name)", of: table)
    }
    let numbered = { @MainActor (table: HeadlessTable, row: Int) in Self.cell("\(row)", of: table) }
    let namedBy = { @MainActor (table: HeadlessTable, section: Part, row: Int, name: String) in
      Self.cell("\(section) \(row) \(name)", of: table)
    }
    let numberedBy = { @MainActor (table: HeadlessTable, section: Part, row: Int) in
      Self.cell("\(section) \(row)", of: table)
    }
    var names: ([String]) -> Void = { _ in }
    var count: (Int) -> Void = { _ in }
    var namesBy: ([Part: [String]]) -> Void = { _ in }
    var countBy: ([Part: Int]) -> Void = { _ in }
    let forms: [(Bind, String)] = [
      ({ $0.onSection(.names).bind(cellProvider: named, models: ["a"]) }, "0 a"),
      ({ $0.onSection(.names).bind(cellProvider: named, models: { ["a"] }) }, "0 a"),
      (
        { $0.onSection(.names).bind(cellProvider: named, models: ["a"], updatedBy: &names) },
        "0 a"
      ),
      ({ $0.onSection(.names).bind(cellProvider: numbered, numberOfCells: 1) }, "0"),
      ({ $0.onSection(.names).bind(cellProvider: numbered, numberOfCells: { 1 }) }, "0"),
      (
        { $0.onSection(.names).bind(cellProvider: numbered, numberOfCells: 1, updatedBy: &count) },
        "0"
      ),
      ({ $0.onSections(.rest).bind(cellProvider: namedBy, models: [.rest: ["a"]]) }, "rest 0 a"),
      (
        { $0.onSections(.rest).bind(cellProvider: namedBy, models: { [.rest: ["a"]] }) },
        "rest 0 a"
      ),
      (
        {
          $0.onSections(.rest)
            .bind(cellProvider: namedBy, models: [.rest: ["a"]], updatedBy: &namesBy)
        },
        "rest 0 a"
      ),
      (
        { $0.onSections(.rest).bind(cellProvider: numberedBy, numberOfCells: [.rest: 1]) }, "rest 0"
      ),
      (
        { $0.onSections(.rest).bind(cellProvider: numberedBy, numberOfCells: { [.rest: 1] }) },
        "rest 0"
      ),
      (
        {
          $0.onSections(.rest)
            .bind(cellProvider: numberedBy, numberOfCells: [.rest: 1], updatedBy: &countBy)
        },
        "rest 0"
      ),
    ]
    for (bind, expected) in forms {
      let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
      bind(binder)
      binder.displayedSections = expected.hasPrefix("rest") ? [.rest] : [.names]
      binder.finish()
      table.layoutIfNeeded()
      #expect(table.visibleCells.map { ($0 as? NameCell)?.label.text } == [expected])
    }
  }
}
