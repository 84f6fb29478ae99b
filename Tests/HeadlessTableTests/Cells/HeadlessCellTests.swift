import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A cell without a screen", .bounded)
struct HeadlessCellTests {
  @Test("tags are in one order, whatever was set first")
  func tags() {
    let cell = ExampleCells.TaggedCell()
    #expect(cell.tags == ["required"])
    cell.accessoryType = .checkmark
    cell.isUserInteractionEnabled = false
    cell.isEditing = true
    cell.isHighlighted = true
    cell.isSelected = true
    #expect(
      cell.tags == ["selected", "highlighted", "editing", "disabled", "checkmark", "required"]
    )
  }

  @Test(
    "each accessory has its word",
    arguments: [
      (.none, []), (.disclosureIndicator, ["disclosure"]), (.checkmark, ["checkmark"]),
      (.detailDisclosureButton, ["detailDisclosure"]), (.detailButton, ["detail"]),
    ] as [(HeadlessCell.AccessoryType, [String])]
  )
  func accessories(type: HeadlessCell.AccessoryType, tags: [String]) {
    let cell = HeadlessCell()
    cell.accessoryType = type
    #expect(cell.tags == tags)
  }

  @Test("setting the property is calling the method that a subclass overrides")
  func setters() {
    final class Listening: HeadlessCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlighted \(highlighted)")
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("editing \(editing)")
      }
    }
    let cell = Listening()
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isEditing = true
    #expect(cell.calls == ["selected true", "highlighted true", "editing true"])
    #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
    cell.prepareForReuse()
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
  }

  @Test("a cell takes part in a table through TableCell alone")
  func conformance() throws {
    func make<Cell: TableCell>(_ type: Cell.Type) -> Cell? { makeView(type) }
    let cell = try #require(make(ExampleCells.PersonCell.self))
    (cell as any TableCell).setSelected(true, animated: false)
    #expect(cell.isSelected)
    #expect(cell.preferredHeight(forWidth: 100) == nil)
    #expect(cell.reuseIdentifier == nil && cell.frame == .zero)
    #expect(
      (ExampleCells.TitleHeader() as any TableHeaderFooterView).preferredHeight(forWidth: 100)
        == nil
    )
    let toggle = HeadlessView.Toggle()
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
  }

  @Test("a hidden cell says so, and a screen reader passes over it")
  func hidden() {
    let source = RecordingSource(2)
    let table = source.table()
    (table.cellForRow(at: [0, 1]) as? HeadlessCell)?.isHidden = true
    #expect(table.render().contains("[hidden]"))
    #expect(table.render(.accessibility).contains("! nobody can reach it: its elements are hidden"))
  }

  @Test("a view that refers to its cell does not list the cell")
  func backReference() {
    final class Badge: HeadlessView {
      let count = Label()
      weak var cell: HeadlessCell?
    }
    final class BadgedCell: HeadlessCell { let badge = Badge() }
    let cell = BadgedCell()
    (cell.badge.count.text, cell.badge.cell) = ("3", cell)
    #expect(ViewFields(of: cell).fields.map(\.name) == ["badge.count"])
    #expect(
      cell.reasonNotShown("badge.cell")
        == "'badge.cell' is not shown: it is an object, which has no text of its own."
    )
  }
}
