import Binder
import HeadlessTable
import TestSupport
import Testing

@MainActor
@Suite("A picture of the table", .bounded)
struct SceneTests {
  @Test(
    "a header that sticks is drawn where it sticks, over the rows, and in the whole where it rests"
  )
  func pinnedHeader() {
    let source = RecordingSource(20)
    source.headerTitle = { _ in "Top" }
    source.headerHeight = { _ in 30 }
    source.rowDimensions = .height
    source.height = { _ in 40 }
    let table = source.table(rows: 200)
    table.scroll(to: 100)
    let visible = table.render(.svg)
    #expect(visible.contains("<rect x=\"0\" y=\"0\" width=\"320\" height=\"30\" class=\"bar\"/>"))
    #expect(
      visible.contains("<rect x=\"0\" y=\"-30\" width=\"320\" height=\"40\" class=\"paper\"/>")
    )
    let rows = visible.ranges(of: "class=\"paper\"").last?.lowerBound
    let header = visible.ranges(of: "class=\"bar\"").first?.lowerBound
    #expect(rows.map { row in header.map { $0 > row } ?? false } == true)
    let all = table.render(.svg(extent: .all))
    #expect(all.contains("<rect x=\"0\" y=\"70\" width=\"320\" height=\"40\" class=\"paper\"/>"))
    #expect(all.contains(">viewport 200 high</text>"))
  }

  @Test("the names of a section's rows are asked for once a picture, where they can be had at once")
  func namesOfManyRows() {
    /// A table of rows that are named one by one, or at once.
    func pictures(of source: RowsNamedEach) -> [String] {
      let table = HeadlessTable(id: "names", width: 320, height: 200)
      table.calls.isRecording = false
      table.register(NumberCell.self)
      table.dataSource = source
      table.layoutIfNeeded()
      source.questions = []
      let picture = table.render(.text)
      return [picture, withRedactions([.kind(.identifier)]) { table.render(.text) }]
    }
    let (each, atOnce) = (RowsNamedEach(), RowsNamedAtOnce())
    #expect(pictures(of: each) == pictures(of: atOnce))
    #expect(each.questions.count == 2_000)
    #expect(atOnce.questions == ["section 0", "section 0"])
  }

  @Test("a header with a height and no view is space")
  func blankHeader() {
    let source = RecordingSource(1)
    source.headerHeight = { _ in 25 }
    source.rowDimensions = .height
    source.height = { _ in 40 }
    let table = source.table(rows: 200)
    #expect(
      table.render(.text(detail: .standard)) == """
        table test · plain · 320×200 · select single
        content 320×65 · 1 section · 1 row · offset 0
        ┌── viewport
        § 0 · 1 row
          gap 25
          row      40  RecordingCell
        └── end of viewport · 135 blank

        """
    )
    #expect(table.render(.svg).contains("y=\"25\" width=\"320\" height=\"40\" class=\"paper\""))
  }

  @Test("in the middle of a question shows what is displayed, and asks for no view")
  func inQuestion() {
    let source = RecordingSource(3)
    source.headerTitle = { _ in "Top" }
    source.rowDimensions = .height
    source.height = { _ in 40 }
    let table = source.table(rows: 200)
    table.layoutIfNeeded()
    table.selectRow(at: [0, 2])
    var pictures: [String] = []
    source.onCell = { _ in
      pictures.append(table.render(.text(extent: .all, rows: .compact)))
      pictures.append(table.render(.text(rows: .compact)))
    }
    _ = source.take()
    table.reloadRows(at: [[0, 1]])
    #expect(source.count(of: "cell") == 1)
    #expect(pictures.count == 2)
    for picture in pictures {
      #expect(picture.split(separator: "\n").filter { $0.contains("  row  ") }.count == 2)
    }
    #expect(table.render().split(separator: "\n").filter { $0.contains("  row  ") }.count == 3)
  }

  @Test("groups that are set in are drawn set in")
  func insetGroups() {
    let source = RecordingSource(2)
    source.rowDimensions = .height
    source.height = { _ in 40 }
    let table = source.table(rows: 200, style: .insetGrouped)
    let drawing = table.render(.svg)
    let first = "M16 45a10 10 0 0 1 10 -10h268a10 10 0 0 1 10 10v30h-288z"
    #expect(drawing.contains("<path d=\"\(first)\" class=\"paper\"/>"))
    let last = "M16 75h288v30a10 10 0 0 1 -10 10h-268a10 10 0 0 1 -10 -10z"
    #expect(drawing.contains("<path d=\"\(last)\" class=\"paper\"/>"))
    _ = source
  }

  @Test("lists the ends of each section that is in sight, and calls nobody for the others")
  func endsOfSections() {
    let source = RecordingSource(2, 3, 2)
    source.headerTitle = { "top \($0)" }
    source.footerTitle = { "bottom \($0)" }
    source.headerHeight = { _ in 20 }
    source.footerHeight = { _ in 30 }
    source.rowDimensions = .height
    source.height = { _ in 44 }
    let table = source.table(rows: 170, style: .grouped)
    let calls = table.calls.count
    #expect(
      table.render(.text(rows: .compact)) == """
        table test · grouped · 320×170 · select single
        content 320×458 · 3 sections · 7 rows · offset 0
        ┌── viewport
        § 0 · 2 rows
          header   20  Title             "top 0"
          row      44  RecordingCell
          row      44  RecordingCell
          footer   30  Title             "bottom 0"
        § 1 · 3 rows
          header   20  Title             "top 1"
          row      44  RecordingCell
        └── end of viewport · last 32 of previous line cut
          ⋮ 2 rows · height 88 · #4b95f515
          footer   30  Title             "bottom 1"
        § 2 · 2 rows · height 88 · #4b95f515

        """
    )
    #expect(table.calls.count == calls)
  }
}

/// Rows that are named one by one, and the questions for their names.
@MainActor
private class RowsNamedEach: TableDataSource {
  var questions: [String] = []

  func tableView(_ tableView: any TableHost, numberOfRowsInSection section: Int) -> Int { 1_000 }

  func tableView(_ tableView: any TableHost, cellForRowAt path: IndexPath) -> any TableCell {
    tableView.dequeue(NumberCell.self)
  }

  func tableView(_ tableView: any TableHost, identityOfRowAt path: IndexPath) -> String? {
    questions.append("row \(path.row)")
    return "r\(path.row)"
  }
}

/// The same rows, named at once.
private final class RowsNamedAtOnce: RowsNamedEach, RowNaming {
  func rowNames(inSection section: Int) -> (_ row: Int) -> String? {
    questions.append("section \(section)")
    return { "r\($0)" }
  }
}
