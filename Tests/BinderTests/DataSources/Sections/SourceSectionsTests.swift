import Binder
import BinderObservables
import HeadlessTable
import TestSupport
import Testing

/// The sections of a source in a chain by `onSections(of:)`, and in a screen by `Sections(of:)`.
@MainActor
@Suite("sections of a source", .bounded)
struct SourceSectionsTests {
  final class Person {
    var name: String
    init(_ name: String) { self.name = name }
  }

  final class Cell: HeadlessCell { let label = Label() }

  final class Described: HeadlessCell, ViewModelBindable {
    let label = Label()
    var viewModel: String? { didSet { label.text = viewModel } }
  }

  final class Banner: HeadlessHeaderFooterView, ViewModelBindable {
    let label = Label()
    var viewModel: String? { didSet { label.text = viewModel } }
  }

  typealias People = Array2D<String, Person>
  let array: MutableObservable2DArray<String, Person>
  let people: ObservableDataSource<Person>

  init() {
    array = MutableObservable2DArray(
      People(sectionsWithItems: [
        ("A", [Person("Asif")]), ("J", [Person("Joanne"), Person("Jo")]),
      ])
    )
    people = ObservableDataSource(array, named: { $0 })
  }

  private func table() -> HeadlessTable {
    let table = HeadlessTable(id: "people", width: 320, height: 480)
    table.onInconsistency = .collect
    return table
  }

  /// What is shown, a line for each section: its header, its cells and its footer.
  private func text(_ table: HeadlessTable) -> [String] {
    table.layoutIfNeeded()
    #expect(table.inconsistencies.isEmpty)
    #expect(table.diagnostics.isEmpty)
    let picture = table.render(.text(rows: .compact))
    return picture.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      .filter { line in ["header", "row", "footer", "§"].contains { line.hasPrefix($0) } }
      .map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
  }

  /// The same screen in both spellings.
  private func both() -> (chain: HeadlessTable, builder: HeadlessTable, kept: [Any], taps: Taps) {
    let (chain, builder, taps) = (table(), table(), Taps())
    let binder = TableViewBinder(tableView: chain)
    binder.onSections(of: people)
      .bind(cellType: Cell.self)
      .onDequeue { section, row, cell, person in cell.label.text = person.name }
      .onTapped { section, row, cell, person in taps.all.append("\(section) \(row) \(person.name)")
      }
    binder.finish()
    let screen = TableScreen { [people] in
      Sections(of: people) {
        SourceCells(Cell.self, items: Person.self) { section, row, cell, person in
          cell.label.text = person.name
        }
        .onTapped { section, row, cell, person in
          taps.all.append("\(section) \(row) \(person.name)")
        }
      }
    }
    screen.bind(to: builder)
    return (chain, builder, [binder, screen], taps)
  }

  final class Taps { var all: [String] = [] }

  @Test func namesAreHeadersAndHandlersReceiveTheSection() {
    let (chain, builder, kept, taps) = both()
    for table in [chain, builder] {
      #expect(
        text(table) == [
          "§ A · 1 row", #"header 28 Title "A""#, #"row 44 Cell "Asif""#, "§ J · 2 rows",
          #"header 28 Title "J""#, #"row 44 Cell "Joanne""#, #"row 44 Cell "Jo""#,
        ]
      )
      table.tapRow(at: IndexPath(row: 1, section: 1))
    }
    #expect(taps.all == ["J 1 Jo", "J 1 Jo"])
    withExtendedLifetime(kept) {}
  }

  @Test(
    "a change is the source's own: rows move between sections with their cells, and objects without == are filled again"
  )
  func changes() {
    let (chain, builder, kept, _) = both()
    let cells = [chain, builder].map { $0.cellForRow(at: IndexPath(row: 1, section: 1)) }
    array.batchUpdate { array in
      array.moveItem(from: IndexPath(row: 1, section: 1), to: IndexPath(row: 0, section: 0))
      array.insert(section: .init(metadata: "B", items: [Person("Bea")]), at: 1)
    }
    let asif = array[IndexPath(row: 1, section: 0)]
    asif.name = "Asif K."
    array[IndexPath(row: 1, section: 0)] = asif
    for (table, cell) in zip([chain, builder], cells) {
      #expect(
        text(table).filter { !$0.hasPrefix("header") } == [
          "§ A · 2 rows", #"row 44 Cell "Jo""#, #"row 44 Cell "Asif K.""#, "§ B · 1 row",
          #"row 44 Cell "Bea""#, "§ J · 1 row", #"row 44 Cell "Joanne""#,
        ]
      )
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    }
    withExtendedLifetime(kept) {}
  }

  @Test("a section with another name is the same section")
  func renamed() {
    let (chain, builder, kept, taps) = both()
    array[0].metadata = "Z"
    for table in [chain, builder] {
      #expect(text(table).first == "§ Z · 1 row")
      #expect(text(table)[1] == #"header 28 Title "Z""#)
      table.tapRow(at: IndexPath(row: 0, section: 0))
    }
    #expect(taps.all == ["Z 0 Asif", "Z 0 Asif"])
    withExtendedLifetime(kept) {}
  }

  @Test("a screen that is declared again goes on with what it shows")
  func refreshed() {
    let (chain, builder, kept, _) = both()
    _ = text(chain) + text(builder)
    builder.selectRow(at: IndexPath(row: 1, section: 1))
    (kept[1] as? TableScreen<WholeTable>)?.refresh()
    array.moveSection(from: 1, to: 0)
    _ = text(builder)
    #expect(builder.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    withExtendedLifetime(kept) {}
  }

  @Test func headersAndFootersOfOnesOwn() {
    let chain = table()
    let binder = TableViewBinder(tableView: chain)
    var mark = "!"
    binder.onSections(of: people)
      .bind(cellType: Described.self, mapToViewModels: { $0.name })
      .bind(headerType: Banner.self) { section in section.name.map { $0 + mark } }
      .bind(footerTitle: { section in section.name == "J" ? "end" : nil })
      .headerHeight(30)
    binder.finish()
    let builder = table()
    let screen = TableScreen { [people] in
      Sections(of: people) {
        MappedSourceCells(
          Described.self,
          items: Person.self,
          mapToViewModels: { person in person.name }
        )
        SourceHeaders(Banner.self) { section in section.name.map { $0 + mark } }
        SourceFooters { section in section.name == "J" ? "end" : nil }
        HeaderHeight(30)
      }
    }
    screen.bind(to: builder)
    for table in [chain, builder] {
      #expect(
        text(table) == [
          "§ A · 1 row", #"header 30 Banner "A!""#, #"row 44 Described "Asif""#, "§ J · 2 rows",
          #"header 30 Banner "J!""#, #"row 44 Described "Joanne""#, #"row 44 Described "Jo""#,
          #"footer 28 Title "end""#,
        ]
      )
    }
    mark = "?"
    binder.refresh()
    screen.refresh()
    array.appendSection(.init(metadata: "N", items: []))
    for table in [chain, builder] {
      #expect(
        text(table).filter { $0.hasPrefix("header") } == [
          #"header 30 Banner "A?""#, #"header 30 Banner "J?""#, #"header 30 Banner "N?""#,
        ]
      )
    }
  }

  @Test(
    "an observed array is a section without a name; sources and a section of its own stand below each other"
  )
  func several() {
    let names = MutableObservableArray(["x", "y"])
    let chain = table()
    let binder = TableViewBinder(tableView: chain)
    binder.onSections(of: names)
      .bind(cellProvider: { table, section, row, name in
        let cell = table.dequeue(Cell.self)
        cell.label.text = "\(section) \(row) \(name)"
        return cell
      })
    binder.onTable().bind(cellType: Described.self, viewModels: ["between"])
    binder.onSections(of: people)
      .bind(cellType: Cell.self)
      .onDequeue { section, row, cell, person in cell.label.text = person.name }
      .bind(headerTitle: { _ in nil })
    binder.finish()
    names.insert("w", at: 0)
    array.removeSection(at: 0)
    #expect(
      text(chain).map { $0.replacing(" 44", with: "") } == [
        #"§ "without a name" · 3 rows"#, #"row Cell #w "without a name 0 w""#,
        #"row Cell #x "without a name 1 x""#, #"row Cell #y "without a name 2 y""#, "§ 1 · 1 row",
        #"row Described "between""#, "§ J · 2 rows", #"row Cell "Joanne""#, #"row Cell "Jo""#,
      ]
    )
  }

  @Test("a row is dragged from one section to another")
  func dragged() {
    let chain = table()
    let binder = TableViewBinder(tableView: chain)
    var moves: [String] = []
    binder.onSections(of: people)
      .bind(cellType: Cell.self)
      .onDequeue { section, row, cell, person in cell.label.text = person.name }
      .onMoved { [array] old, new, person in
        moves.append("\(person.name) \(old.section) \(old.row) \(new.section) \(new.row)")
        array.moveItem(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
        person.name = "moved"
      }
    binder.finish()
    chain.setEditing(true)
    chain.layoutIfNeeded()
    chain.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    #expect(moves == ["Asif A 0 J 1"])
    #expect(
      text(chain).filter { !$0.hasPrefix("header") }.map { $0.prefix { $0 != "·" } }.count == 5
    )
    #expect(chain.numberOfRows(inSection: 0) == 0 && chain.numberOfRows(inSection: 1) == 3)
  }

  @Test func aChainWithoutCells() {
    let chain = table()
    let binder = TableViewBinder(tableView: chain)
    _ = binder.onSections(of: people)
    binder.finish()
    #expect(
      chain.diagnostics.map(\.message) == [
        """
        The declaration of this table has a problem:
        - A chain is started for section 'of a source', but nothing is bound to it. Bind cells to it or remove the chain.
        """
      ]
    )
  }
}
