import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@MainActor
@Suite("What cells keep of the row before", .bounded)
struct ResidueCheckTests {
  private func check<Cell: PlantedCell>(
    _ type: Cell.Type,
    _ rows: [PlantedRow] = PlantedRow.two
  ) -> String? {
    let table = HeadlessTable(id: "accounts", width: 375, height: 480)
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: type, models: rows)
      .onDequeue { _, cell, row in cell.show(row) }
    binder.finish()
    return withExtendedLifetime(binder) { failure(in: table) }
  }

  private func failure(in table: HeadlessTable) -> String? {
    do throws(SnapshotMismatch) {
      try verifySnapshot(of: table, as: .residue)
      return nil
    } catch {
      return error.description
    }
  }

  /// Each mistake with what is kept, a residue a line.
  private nonisolated static let planted: [(type: PlantedCell.Type, residues: String)] = [
    (KeepsLabel.self, #"keeps trend="up""#),
    (KeepsDefaultText.self, #"keeps trend="up" instead of "flat""#),
    (KeepsAccessory.self, "keeps [disclosure]"),
    (KeepsImage.self, #"keeps icon="star""#),
    (KeepsToggle.self, "keeps push=on instead of off"),
    (KeepsTag.self, "keeps words[0]=\"urgent\"\nkeeps [urgent]"),
    (
      KeepsHeight.self,
      "keeps lines[0]=\"\"\nkeeps lines[1]=\"\"\nkeeps height 88 instead of 44"
    ),
    (KeepsClosureState.self, "keeps value=42 instead of 0"),
    (KeepsDisabled.self, "keeps [disabled]"),
    (KeepsDisabledControl.self, "keeps open [disabled]"),
    (KeepsTextLabel.self, #"keeps textLabel="up""#),
    (KeepsHidden.self, #"lacks trend="flat""#),
    (KeepsDate.self, "keeps due=‹date 1› instead of ‹date 2›"),
  ]

  @Test("each of the planted mistakes is found", arguments: planted.indices)
  func planted(_ index: Int) {
    let (type, residues) = Self.planted[index]
    let lines = residues.split(separator: "\n").map { "  residue \(type): acc-3 after acc-1 \($0)" }
    let head = "accounts: \(lines.count) \(lines.count == 1 ? "residue" : "residues") of reuse"
    #expect(check(type) == ([head] + lines).joined(separator: "\n"))
  }

  @Test("cells that a data source makes itself are looked at, too")
  func madeByHand() {
    final class Source: TableDataSource {
      func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "c")
          ?? HeadlessCell(style: .default, reuseIdentifier: "c")
        if path.row == 0 { cell.textLabel?.text = "NEW" }
        return cell
      }
    }
    let (table, source) = (HeadlessTable(id: "made", width: 375, height: 480), Source())
    table.dataSource = source
    #expect(
      failure(in: table)
        == "made: 1 residue of reuse\n  residue HeadlessCell: 0/1 after 0/0 keeps textLabel=\"NEW\""
    )
  }

  @Test("a cell that takes back what it shows is found to be clean")
  func clean() {
    #expect(check(Clean.self) == nil)
  }

  @Test("one special row among thousands is found wherever it is looked at")
  func large() {
    var rows = (0..<400).map { PlantedRow(collectionId: "row-\($0)", trend: "flat") }
    rows[137].isOn = true
    #expect(
      check(KeepsAccessory.self, rows)?.hasPrefix("accounts: 399 residues of reuse\n") == true
    )
    rows[137] = PlantedRow(collectionId: "row-137")
    #expect(
      check(KeepsLabel.self, rows) == """
        accounts: 1 residue of reuse
          residue KeepsLabel: row-137 after row-136 keeps trend="flat"
        """
    )
  }

  @Test("headers and footers are looked at as well")
  func header() {
    let table = HeadlessTable(id: "accounts", width: 375, height: 480)
    let source = PlantedSections()
    table.register(PlantedHeader.self, forHeaderFooterViewReuseIdentifier: "PlantedHeader")
    table.dataSource = source
    table.delegate = source
    #expect(
      failure(in: table) == """
        accounts: 1 residue of reuse
          residue PlantedHeader: 1/header after 0/header keeps note="new"
        """
    )
  }

  @Test("the table stays as it is: cells, selection, calls, pools and numbers")
  func leavesNoTrace() throws {
    let table = HeadlessTable(id: "accounts", width: 375, height: 88)
    let others = (5...9).map { PlantedRow(collectionId: "acc-\($0)", trend: "flat") }
    let binder = TableViewBinder(tableView: table)
    binder.onTable()
      .bind(cellType: KeepsLabel.self, models: PlantedRow.two + others)
      .onDequeue { _, cell, row in cell.show(row) }
    binder.finish()
    table.tapRow(at: IndexPath(row: 0, section: 0))
    let before = (table.render(.text(extent: .visible, detail: .full)), table.calls.description)
    let cells = table.visibleCells.map { ObjectIdentifier($0) }
    #expect(failure(in: table) != nil)
    #expect(table.render(.text(extent: .visible, detail: .full)) == before.0)
    #expect(table.calls.description == before.1)
    #expect(table.visibleCells.map { ObjectIdentifier($0) } == cells)
    table.scroll(by: 22)
    #expect(table.calls.dequeues.last?.view.number == 3)
    withExtendedLifetime(binder) {}
  }
}

/// Two sections; the header of the first shows a note, and the view keeps it.
@MainActor
private final class PlantedSections: TableDataSource, TableDelegate {
  func numberOfSections(in tableView: any TableHost) -> Int { 2 }
  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: any TableHost, cellForRowAt indexPath: IndexPath) -> any TableCell {
    HeadlessCell()
  }
  func tableView(
    _ tableView: any TableHost,
    viewForHeaderInSection section: Int
  ) -> (any TableHeaderFooterView)? {
    let view = tableView.dequeueReusableHeaderFooterView(
      PlantedHeader.self,
      withIdentifier: "PlantedHeader"
    )
    if section == 0 { view.note.text = "new" }
    return view
  }
}
