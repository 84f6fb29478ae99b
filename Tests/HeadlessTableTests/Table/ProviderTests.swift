import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("Providers that are given a headless table", .bounded)
struct ProviderTests {
  enum Part: TableViewSection { case names, rest }

  final class NameCell: HeadlessCell { let label = Label() }

  private static func cell(_ text: String, of table: HeadlessTable) -> NameCell {
    let cell = table.dequeueReusableCell(NameCell.self, withIdentifier: "name")
    cell.label.text = text
    return cell
  }

  private let table = HeadlessTable(id: "names", width: 320, height: 480)

  private var texts: [String?] {
    table.visibleCells.map { ($0 as? NameCell)?.label.text }
  }

  @Test("the chain takes them, of one section and of several, with models and with numbers")
  func chain() {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Part.self)
    binder.onSection(.names).bind(
      tableType: HeadlessTable.self,
      cellProvider: { tableView, row, name in
        Self.cell("\(row) \(name)", of: tableView)
      },
      models: ["Ann"]
    )
    binder.onSections(.rest).bind(
      tableType: HeadlessTable.self,
      cellProvider: { tableView, section, row in
        Self.cell("\(section) \(row)", of: tableView)
      },
      numberOfCells: { [.rest: 2] }
    )
    binder.displayedSections = [.names, .rest]
    binder.finish()
    #expect(texts == ["0 Ann", "rest 0", "rest 1"])
  }

  @Test("the builder takes them, of one section and of several, with models and with numbers")
  func builder() {
    let screen = TableScreen(sectionedBy: Part.self) {
      OnSection(.names) {
        Cells(tableType: HeadlessTable.self, count: 1) { tableView, row in
          Self.cell("\(row)", of: tableView)
        }
      }
      OnSections(.rest) {
        CellsBySection(tableType: HeadlessTable.self, models: [.rest: ["Bob"]]) {
          tableView,
          section,
          row,
          name in
          Self.cell("\(section) \(row) \(name)", of: tableView)
        }
      }
    }
    screen.bind(to: table)
    #expect(texts == ["0", "rest 0 Bob"])
  }
}
