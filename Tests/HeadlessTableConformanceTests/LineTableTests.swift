import Binder
import Foundation
import HeadlessTable
import HeadlessTableConformance
import TestSupport
import Testing

/// The page about hosts shows a small one, and says which rules that does not keep.
@MainActor
@Suite("The host that the page writes", .bounded)
struct LineTableTests {
  /// The lines of the page's first three examples that this file does not have.
  @Test("is the one that is tested here")
  func page() throws {
    let path = "Sources/HeadlessTableConformance/HeadlessTableConformance.docc/WritingAHost.md"
    let blocks = try PackageRoot.text(of: path).components(separatedBy: "```swift\n").dropFirst()
    let shown = blocks.prefix(3).flatMap { $0.components(separatedBy: "\n```")[0].trimmedLines }
    let test = "Tests/HeadlessTableConformanceTests/LineTableTests.swift"
    let known = Set(try PackageRoot.text(of: test).trimmedLines)
    #expect(shown.filter { !known.contains($0) } == [])
  }

  @Test("shows a declaration, and follows its data")
  func declaration() {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    let table = LineTable()
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: NameCell.self, models: ["Asif", "Joanne"])
      .onDequeue { row, cell, name in cell.line = name }
    binder.finish()
    print(table.text)
    #expect(printed == ["Asif\nJoanne"])
  }

  @Test("breaks the rules in which batches, the selection or cells that are used again count")
  func conformance() {
    var printed: [String] = []
    func print(_ failure: TableHostFailure) { printed.append(failure.rule) }
    let conformance = TableHostConformance(
      makeHost: { LineTable() },
      settle: { host in host.layoutIfNeeded() },
      tap: { host, indexPath in host.delegate?.tableView(host, didSelectRowAt: indexPath) }
    )
    for failure in conformance.failures() { print(failure) }
    #expect(
      printed.filter { !$0.hasPrefix("A batch") }.joined(separator: "\n") == """
        The cell of a row that has gone is made ready and used again, and a shown one is not
        A tap is reported as UIKit reports it, and may be refused
        A cell is called when it is selected, and when it is deselected
        A row that may not be deselected stays selected, and so is the row that is tapped
        A declaration is shown, its handlers are called for the right rows, and it follows its data
        A change while a cell is filled waits for the end of the question, and is shown then
        A row's deselection is reported, with its cell
        """
    )
    // How many batches go wrong depends on when the tasks run that the host leaves updates to.
    #expect(printed.contains { $0.hasPrefix("A batch") })
  }
}

extension String {
  fileprivate var trimmedLines: [String] {
    components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

@MainActor
protocol LineCell: TableCell {
  var line: String { get }
}

@MainActor
final class LineTable: TableHost {
  weak var dataSource: (any TableDataSource)?
  weak var delegate: (any TableDelegate)?
  weak var prefetchDataSource: (any TableDataSourcePrefetching)?
  private var types: [String: @MainActor () -> (any TableCell)?] = [:]
  private var viewTypes: [String: @MainActor () -> (any TableHeaderFooterView)?] = [:]
  private var rows: [IndexPath: any TableCell] = [:]
  private var updates: [@MainActor () -> Void] = []

  func scheduleUpdate(_ update: @escaping @MainActor () -> Void) { updates.append(update) }

  func layoutIfNeeded() {
    while !updates.isEmpty { updates.removeFirst()() }
  }

  func reloadData() {
    for (path, cell) in rows { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    rows = [:]
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        rows[path] = cell
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      }
    }
  }

  func register<Cell: TableCell>(_ type: Cell.Type, forCellReuseIdentifier identifier: String) {
    types[identifier] = { makeView(type) }
  }

  func register<View: TableHeaderFooterView>(
    _ type: View.Type,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    viewTypes[identifier] = { makeView(type) }
  }

  func dequeueReusableCell<Cell: TableCell>(
    _ type: Cell.Type,
    withIdentifier identifier: String
  ) -> Cell {
    if types[identifier] == nil { register(type, forCellReuseIdentifier: identifier) }
    guard let cell = types[identifier]?() as? Cell else {
      preconditionFailure("A '\(identifier)' is not a '\(type)'.")
    }
    return cell
  }

  func dequeueReusableHeaderFooterView<View: TableHeaderFooterView>(
    _ type: View.Type,
    withIdentifier identifier: String
  ) -> View {
    if viewTypes[identifier] == nil {
      register(type, forHeaderFooterViewReuseIdentifier: identifier)
    }
    guard let view = viewTypes[identifier]?() as? View else {
      preconditionFailure("A '\(identifier)' is not a '\(type)'.")
    }
    return view
  }

  func cellForRow(at indexPath: IndexPath) -> (any TableCell)? { rows[indexPath] }

  func indexPath(for cell: any TableCell) -> IndexPath? {
    rows.first { $0.value === cell }?.key
  }

  var text: String {
    layoutIfNeeded()
    return rows.sorted { $0.key < $1.key }
      .map { ($0.value as? any LineCell)?.line ?? "" }
      .joined(separator: "\n")
  }
}

final class NameCell: LineCell, DefaultInitializable {
  var line = ""
}
