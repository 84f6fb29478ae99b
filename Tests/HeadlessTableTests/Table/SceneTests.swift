import Binder
import HeadlessTable
import Testing

@MainActor
@Suite("A picture of the table")
struct SceneTests {
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
          header   20  Title        "top 0"
          row      44  RecordingCell
          row      44  RecordingCell
          footer   30  Title        "bottom 0"
        § 1 · 3 rows
          header   20  Title        "top 1"
          row      44  RecordingCell
        └── end of viewport · last 32 of previous line cut
          ⋮ 2 rows · h 88 · #4b95f515
          footer   30  Title        "bottom 1"
        § 2 · 2 rows
          ⋮ 2 rows · h 88 · #4b95f515

        """
    )
    #expect(table.calls.count == calls)
  }
}
