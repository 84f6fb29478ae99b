import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@MainActor
@Suite("Text of another size", .bounded)
struct ContentSizeCategoryTests {
  /// A cell of two lines of text.
  private final class NoteCell: HeadlessCell {
    let note = Label()
    var isLarge = false

    override func prepareForReuse() {
      super.prepareForReuse()
      isLarge = contentSizeCategory.isAccessibilityCategory
    }

    override func preferredHeight(forWidth width: Double) -> Double? {
      contentSizeCategory.bodyPointSize * 2 + 10
    }
  }

  private final class TitleView: HeadlessHeaderFooterView {
    override func preferredHeight(forWidth width: Double) -> Double? {
      contentSizeCategory.bodyPointSize + 10
    }
  }

  /// Makes its cells and views itself, or lets the table do it.
  @MainActor
  private final class Notes: TableDataSource, TableDelegate {
    let table: HeadlessTable
    private let makesViews: Bool

    init(_ table: HeadlessTable, makesViews: Bool = false) {
      self.table = table
      self.makesViews = makesViews
      table.register(NoteCell.self)
      table.register(TitleView.self)
      table.dataSource = self
      table.delegate = self
    }

    func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: any TableHost,
      cellForRowAt indexPath: IndexPath
    ) -> any TableCell {
      let cell = makesViews ? NoteCell() : tableView.dequeue(NoteCell.self)
      cell.note.text = "note \(indexPath.row)"
      return cell
    }

    func tableView(
      _ tableView: any TableHost,
      viewForHeaderInSection section: Int
    ) -> (any TableHeaderFooterView)? {
      makesViews ? TitleView() : tableView.dequeue(TitleView.self)
    }
  }

  @Test("makes rows and headers as high as they say", arguments: [false, true])
  func heights(makesViews: Bool) {
    let notes = Notes(TableVariant.text(.extraLarge).makeTable(id: "notes"), makesViews: makesViews)
    let lines = notes.table.render(.text).split(separator: "\n")
    #expect(lines.first == "table notes · plain · 375×640 · text extraLarge · select single")
    #expect(
      lines.filter { $0.contains("View") || $0.contains("Cell") } == [
        "  header   29  TitleView", "  row    48.33  NoteCell", "  row    48.33  NoteCell",
      ]
    )
  }

  @Test("is shown after a reload, by cells that wait, too")
  func reload() throws {
    let notes = Notes(HeadlessTable(id: "notes", width: 375, height: 200))
    let (separators, padding) = (2 * Double.pixel, 22.0)
    #expect(notes.table.contentSize.height == padding + 27 + 88 + separators)
    let reloads = notes.table.calls.count(of: .reload)
    notes.table.contentSizeCategory = .accessibilityLarge
    #expect(notes.table.contentSize.height == padding + 43 + 152 + separators)
    #expect(notes.table.calls.count(of: .reload) == reloads + 1)
    let cells = notes.table.visibleCells.compactMap { $0 as? NoteCell }
    #expect(cells.map(\.isLarge) == [true, true])
    notes.table.contentSizeCategory = .accessibilityLarge
    #expect(notes.table.calls.count(of: .reload) == reloads + 1)
  }

  @Test("is a variant of a snapshot")
  func variant() {
    let variants = [
      TableVariant(height: 132), TableVariant(height: 132, contentSizeCategory: .small),
    ]
    let snapshot = Snapshot(of: \.table, in: variants, as: .text) {
      Notes($0.makeTable(id: "notes"))
    }
    #expect(
      snapshot.text == """
        table notes · plain · 375×132 · select single
        content 375×137.67 · 1 section · 2 rows · offset 0
        ┌── viewport
        § 0 · 2 rows
          gap 22
          header   27  TitleView
          row    44.33  NoteCell
                         note        "note 0"
                         isLarge     false
          row    44.33  NoteCell
                         note        "note 1"
                         isLarge     false
        └── end of viewport · last 5.67 of previous line cut
        == text small
        -table notes · plain · 375×132 · select single
        -content 375×137.67 · 1 section · 2 rows · offset 0
        +table notes · plain · 375×132 · text small · select single
        +content 375×127.67 · 1 section · 2 rows · offset 0
        -  header   27  TitleView
        -  row    44.33  NoteCell
        +  header   25  TitleView
        +  row    40.33  NoteCell
        -  row    44.33  NoteCell
        +  row    40.33  NoteCell
        -└── end of viewport · last 5.67 of previous line cut
        +└── end of viewport · 4.33 blank

        """
    )
  }

  @Test("is said in JSON where it is not the usual one")
  func json() {
    let usual = Notes(TableVariant().makeTable(id: "notes"))
    #expect(!usual.table.render(.json).contains("contentSizeCategory"))
    let small = Notes(TableVariant.text(.small).makeTable(id: "notes"))
    let text = small.table.render(.json)
    #expect(text.contains(#""height":640,"contentSizeCategory":"small","select""#))
    withExtendedLifetime((usual, small)) {}
  }

  @Test("grows from one category to the next, and five are for accessibility")
  func order() {
    let all = HeadlessView.ContentSizeCategory.allCases
    #expect(all.shuffled().sorted() == all)
    #expect(Set(all.map(\.bodyPointSize)).count == 12)
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
  }
}
