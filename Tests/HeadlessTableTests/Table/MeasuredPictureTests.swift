import Binder
import TestSupport
import Testing

@testable import HeadlessTable

@MainActor
@Suite("Heights in a picture of all rows", .bounded)
struct MeasuredPictureTests {
  private static let pictures: [TablePicture] = [
    .text(extent: .all), .json(extent: .all), .svg(extent: .all), .ansi(columns: 60, extent: .all),
  ]

  /// A source whose heights follow from a seed alone, so that two of them value the same.
  private func source(seed: UInt64) -> RecordingSource {
    var random = SplitMix64(seed: seed)
    let source = RecordingSource(
      Int.random(in: 0...6, using: &random),
      Int.random(in: 0...20, using: &random),
      Int.random(in: 1...20, using: &random)
    )
    let heights = (0..<63).map { _ in Double(Int.random(in: 1...9, using: &random)) * 10 }
    func height(_ path: IndexPath) -> Double { heights[path[0] * 21 + path[1]] }
    if Bool.random(using: &random) { source.rowDimensions.insert(.height) }
    if Bool.random(using: &random) { source.rowDimensions.insert(.estimatedHeight) }
    source.height = { height($0) > 50 ? automaticDimension : height($0) }
    source.estimate = { _ in 30 }
    source.cellHeight = { height($0) > 80 ? nil : height($0) + 1 }
    let (titled, viewed, sized) = (
      Int.random(in: 0...3, using: &random), Int.random(in: 0...3, using: &random),
      Int.random(in: 0...3, using: &random)
    )
    source.headerTitle = { $0 == titled ? "Title" : nil }
    source.headerView = { $0 == viewed }
    source.headerHeight = { $0 == sized ? 17 : nil }
    source.estimatedHeaderHeight = { $0 == sized ? 5 : nil }
    source.footerTitle = { $0 == viewed ? "Footer" : nil }
    return source
  }

  @Test("are those that the rows have when they have been displayed", arguments: Cases.seeds(30))
  func asDisplayed(seed: UInt64) {
    let style: TableSectionStyle = seed.isMultiple(of: 2) ? .plain : .grouped
    let (fresh, seen) = (source(seed: seed), source(seed: seed))
    let (freshTable, seenTable) = (fresh.table(style: style), seen.table(style: style))
    var last = -1.0
    while seenTable.contentOffset.y > last {
      last = seenTable.contentOffset.y
      seenTable.scroll(by: 60)
    }
    seenTable.scroll(to: 0)
    freshTable.layoutIfNeeded()
    let (calls, size) = (freshTable.calls.description, freshTable.contentSize)
    for picture in Self.pictures {
      #expect(freshTable.render(picture) == seenTable.render(picture))
    }
    #expect(freshTable.calls.description == calls)
    #expect(freshTable.contentSize == size)
  }

  @Test("keep the viewport at the rows that it shows", arguments: Cases.seeds(20))
  func viewport(seed: UInt64) {
    let source = source(seed: seed)
    let table = source.table()
    table.scroll(to: 500)
    let visible = table.core.pictures.scene(of: .text)
    let all = table.core.pictures.scene(of: .text(extent: .all))
    let cut = all.items.compactMap { if case .viewportStart(let cut, _) = $0 { cut } else { nil } }
    let shown = visible.items
      .compactMap { if case .viewportStart(let cut, _) = $0 { cut } else { nil } }
    if let first = table.core.displayed.rows.first,
      table.core.layout.rect(of: first).minY <= table.core.layout.offset
    {
      #expect(cut == shown)
    }
    #expect(all.items.contains { if case .viewportEnd = $0 { true } else { false } })
  }

  @Test("a row that is listed and has never been displayed has a mark before its height")
  func mark() {
    let source = RecordingSource(20)
    source.cellHeight = { _ in 60 }
    let table = source.table()
    table.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 15, section: 0))
    #expect(table.render().contains("  row     ~44  RecordingCell     [selected]  60\n"))
    #expect(table.render(.json).contains(#""height":44,"heightIsEstimate":true"#))
    #expect(!table.render(.text(extent: .all)).contains("~"))
    #expect(table.render(.text(extent: .all)).contains("content 320×1200"))
  }
}
