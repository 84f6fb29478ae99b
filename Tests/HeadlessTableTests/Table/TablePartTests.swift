import Binder
import TestSupport
import Testing

@testable import HeadlessTable
@testable import HeadlessTableSnapshots

@MainActor
@Suite("A table with a header and a footer of its own", .bounded)
struct TablePartTests {
  final class NoteView: HeadlessHeaderFooterView {
    let label = Label()
    var height: Double? = 50

    convenience init(_ text: String, height: Double?) {
      self.init()
      label.text = text
      self.height = height
    }

    override func preferredHeight(forWidth width: Double) -> Double? { height }
  }

  /// A number source with two tables; one of them has a header and a footer.
  @MainActor
  private struct Pair {
    let source: NumberSource
    let plain: HeadlessTable
    let framed: HeadlessTable
    let header: Double
    let footer: Double

    init(_ heights: NumberSource.Heights, _ random: inout SplitMix64) {
      source = NumberSource(heights)
      source.sections = (1...4).map { section in
        .init(id: section, rows: (0..<random.below(8)).map { 10 * section + $0 })
      }
      (header, footer) = (Double(1 + random.below(150)), Double(random.below(150)))
      (plain, framed) = (source.table(), source.table())
      framed.setView(NoteView("above", height: header), of: .header)
      framed.setView(NoteView("below", height: footer), of: .footer)
      plain.layoutIfNeeded()
      framed.layoutIfNeeded()
    }

    /// Puts a section in by a batch of both tables.
    func insertSection(_ random: inout SplitMix64) {
      let place = random.below(source.sections.count + 1)
      let id = 5 + random.below(1_000)
      let rows = (0..<random.below(6)).map { 10 * id + $0 }
      source.sections.insert(.init(id: id, rows: rows), at: place)
      for table in [plain, framed] {
        table.performBatchUpdates { table.insertSections([place]) }
      }
    }

    func scroll(to y: Double) {
      plain.contentOffset = TablePoint(x: 0, y: y)
      framed.contentOffset = TablePoint(x: 0, y: y + header)
    }

    /// Points from the one table to the other, of every section and row.
    var shifts: Set<Double> {
      var shifts: Set<Double> = []
      for (section, content) in source.sections.enumerated() {
        shifts.insert(
          framed.rect(forSection: section).minY - plain.rect(forSection: section).minY
        )
        for row in content.rows.indices {
          let path = IndexPath(row: row, section: section)
          let (rect, other) = (framed.rectForRow(at: path), plain.rectForRow(at: path))
          shifts.insert(rect.minY - other.minY)
          if rect.height > 0 {
            let point = TablePoint(x: 0, y: rect.minY)
            if framed.indexPathForRow(at: point) != path { shifts.insert(.infinity) }
          }
        }
      }
      return shifts
    }
  }

  @Test(
    "shows the same rows lower by its header",
    arguments: NumberSource.Heights.allCases,
    Cases.seeds(6)
  )
  func shift(heights: NumberSource.Heights, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pair = Pair(heights, &random)
    for _ in 0..<8 {
      pair.insertSection(&random)
      let height = pair.plain.contentSize.height
      #expect(pair.framed.contentSize.height == height + pair.header + pair.footer)
      #expect(pair.shifts == [pair.header])
      pair.scroll(to: Double(random.below(Int(max(1, height - 200)))))
      #expect(pair.framed.indexPathsForVisibleRows == pair.plain.indexPathsForVisibleRows)
    }
    #expect(throws: Never.self) { try verifySnapshot(of: pair.framed, as: .sweep) }
    #expect(pair.framed.indexPathForRow(at: TablePoint(x: 0, y: pair.header - 0.5)) == nil)
    pair.framed.reloadData()
    #expect(pair.shifts == [pair.header])
    pair.framed.setView(nil, of: .header)
    #expect(pair.shifts == [0])
  }

  @Test("stays within its limits when its footer goes")
  func offset() {
    let source = NumberSource(.exact)
    source.sections = [.init(id: 2, rows: [2, 6, 10, 14, 18])]
    let table = source.table()
    table.setView(NoteView("below", height: 150), of: .footer)
    table.scroll(to: .infinity)
    #expect(table.contentOffset.y == table.contentSize.height - 200)
    table.setView(nil, of: .footer)
    #expect(table.contentOffset.y == table.contentSize.height - 200)
  }

  @Test("measures them again at a reload, and refuses heights that cannot be")
  func measuring() throws {
    let table = HeadlessTable(id: "notes", width: 320, height: 200)
    table.onInconsistency = .collect
    let view = NoteView("above", height: nil)
    table.setView(view, of: .header)
    #expect(table.contentSize.height == 44)
    view.height = 70
    #expect(table.contentSize.height == 44)
    table.reloadData()
    #expect(table.contentSize.height == 70)
    view.height = -3
    table.setView(view, of: .header)
    #expect(table.contentSize.height == 44)
    #expect(
      table.inconsistencies.map(\.uikitText) == [
        "Invalid height (-3) for the view of the header of the table."
      ]
    )
  }

  private func emptyTable(_ text: String, header: String? = nil) -> HeadlessTable {
    let table = HeadlessTable(id: "notes", width: 200, height: 100)
    table.setView(NoteView(text, height: nil), of: .placeholder)
    if let header { table.setView(NoteView(header, height: 40), of: .header) }
    return table
  }

  @Test("is drawn with them, and with what stands in the place of rows")
  func drawings() {
    let table = emptyTable("Nobody yet", header: "Sale")
    let drawing = table.render(.svg)
    #expect(drawing.contains(">Nobody yet</text>") && drawing.contains(">Sale</text>"))
    #expect(!drawing.contains("No sections"))
    #expect(
      table.render(.ansi(columns: 20, colors: false)) == """
        notes · 0 rows · co…
         Sale
         height 40

             Nobody yet


        """
    )
    #expect(table.render(.json).contains(#"{"empty":"NoteView","height":100"#))
  }

  @Test("is read back from its text, which says what has changed of them")
  func text() throws {
    let texts = [
      emptyTable("Nobody yet", header: "Sale"), emptyTable("Nobody left", header: "Sale"),
      emptyTable("Nobody left"),
    ]
    .map { $0.render(.text) }
    for text in texts {
      let scene = try #require(TableScene(reading: text))
      #expect(scene.text() == text)
    }
    #expect(
      TableTextChanges(from: texts[0], to: texts[1]).lines == [
        "~ table/empty   label \"Nobody yet\" → \"Nobody left\""
      ]
    )
    #expect(TableTextChanges(from: texts[1], to: texts[2]).lines == ["- table/top"])
  }
}
